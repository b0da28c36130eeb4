/** The remark and rehype plugins of the build, in their order; Docusaurus' own are between the first two lists. */
import type {Pluggable} from 'unified';
import codeLines from './codeLines';
import drawElements from './drawElements';
import checkPage from './elementProps';
import drawCode from './highlightCode';
import addImports from './imports';
import interfaceLabels from './interfaceLabels';
import drawLists from './lists';
import staticHtml from './staticHtml';
import systemParts from './systemParts';
import drawTables from './tableBoxes';
import explainTerms from './terms';
import translationAge from './translationAge';

const lists: readonly Pluggable[] = [systemParts, drawLists];

/** All plugins that can refuse what an author wrote in an element. */
export const refusing: readonly Pluggable[] = [checkPage, drawElements, codeLines, ...lists];

/** The lists, as Docusaurus' plugins for documents and pages take them. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [checkPage, drawElements, codeLines, explainTerms, translationAge],
  remarkPlugins: [...lists],
  rehypePlugins: [drawTables, drawCode, interfaceLabels, addImports, staticHtml] as Pluggable[],
};
