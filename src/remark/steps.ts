/** What the build does to the Markdown of a page, in its order; Docusaurus' own steps stand between the first two lists. */
import remarkMath from 'remark-math';
import type {Pluggable} from 'unified';
import codeLines from './codeLines';
import importComponents from './components';
import drawDiagrams from './diagrams';
import checkProps from './elementProps';
import drawElements from './drawElements';
import drawFormulas from './formulas';
import highlightCode from './highlightCode';
import interfaceLabels from './interfaceLabels';
import drawLists from './lists';
import longCode from './longCode';
import parseErrors from './pageError';
import pageStyles from './pageStyles';
import staticHtml from './staticHtml';
import systemParts from './systemParts';
import tableBoxes from './tableBoxes';
import tableRows from './tableRows';
import explainTerms from './terms';
import translationAge from './translationAge';
import wideFigures from './wideFigures';

/** Draws what authors write as elements, and stops at what is wrong with file and line. */
const drawing: Pluggable[] = [checkProps, drawFormulas, drawDiagrams, wideFigures, drawElements, codeLines];

const lists: Pluggable[] = [systemParts, drawLists];

/** All steps that can refuse what an author wrote in an element. */
export const refusing: readonly Pluggable[] = [...drawing, ...lists];

/** The steps, as Docusaurus' plugins for documents and pages take them. */
export const steps = {
  // `$20` is money: TeX stands between `$$`, in a sentence too.
  beforeDefaultRemarkPlugins: [
    parseErrors,
    [remarkMath, {singleDollarTextMath: false}] as Pluggable,
    ...drawing,
    explainTerms,
    translationAge,
  ],
  remarkPlugins: lists,
  rehypePlugins: [
    tableRows,
    longCode,
    tableBoxes,
    interfaceLabels,
    highlightCode,
    pageStyles,
    importComponents,
    staticHtml,
  ] as Pluggable[],
};
