/** The remark and rehype plugins of the build, in their order; Docusaurus' own are between the first two lists. */
import type {Pluggable} from 'unified';
import codeLines from './codeLines';
import renderElements from './renderElements';
import checkPage from './elementProps';
import renderCode from './highlightCode';
import addImports from './imports';
import interfaceLabels from './interfaceLabels';
import renderLists from './lists';
import staticHtml from './staticHtml';
import systemParts from './systemParts';
import renderTables from './tableBoxes';
import explainTerms from './terms';
import translationAge from './translationAge';

const lists: readonly Pluggable[] = [systemParts, renderLists];

/** All plugins that can refuse what an author wrote in an element. */
export const refusing: readonly Pluggable[] = [checkPage, renderElements, codeLines, ...lists];

/** The lists, as Docusaurus' plugins for documents and pages take them. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [checkPage, renderElements, codeLines, explainTerms, translationAge],
  remarkPlugins: [...lists],
  rehypePlugins: [renderTables, renderCode, interfaceLabels, addImports, staticHtml] as Pluggable[],
};
