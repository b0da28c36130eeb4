import type {Nodes, RootContent} from 'mdast';
import type {InlineMath, Math} from 'mdast-util-math';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
// cspell:ignore temml
import temml from 'temml';
import type {Locale} from '../config/locales';
import {optional, readProp, refuseUnknown, text, word} from '../config/props';
import {metrics} from '../data/metrics/catalog';
import {box} from './nodes';
import {literalProps} from './literals';
import {SourceError} from './pageError';

const metricIds = metrics.map(({id}) => id);

const words = text('a text');

/** Props of a formula. */
const formulaProps = ['metric', 'name', 'spoken'] as const;

/** The name above a formula: that of its metric, or one of its own. */
function nameOf(props: Readonly<Record<string, unknown>>, locale: Locale): string {
  const metric = readProp('Formula', 'metric', props.metric, optional(word(metricIds)));
  const name = readProp('Formula', 'name', props.name, optional(words));
  const found = metric === undefined ? name : metrics.find(({id}) => id === metric)?.name[locale];
  if (found === undefined || (metric !== undefined && name !== undefined)) {
    throw new Error('<Formula>: it has one name; allowed: metric="an id of the catalog" or name="a text".');
  }
  return found;
}

/**
 * Makes a formula MathML, which browsers draw and screen readers read without help.
 *
 * @param spoken the formula in words, for screen readers; a letter alone needs none
 * @throws Error that says what Temml does not understand
 */
function toMathMl(node: Math | InlineMath, spoken?: string): void {
  const display = node.type === 'math';
  let drawn: string;
  try {
    drawn = temml.renderToString(node.value, {displayMode: display, throwOnError: true});
  } catch (error) {
    // The message ends with the place, underlined with combining characters.
    const [message = ''] = (error as Error).message.trim().split(/ at (?:position|end)/);
    throw new Error(`TeX that cannot be drawn: ${message}; allowed: the functions of temml.org.`, {
      cause: error,
    });
  }
  node.data = {
    hName: 'math',
    // `display="block"` would center it.
    hProperties: {...(display && {displaystyle: 'true'}), ...(spoken !== undefined && {ariaLabel: spoken})},
    hChildren: [{type: 'raw', value: drawn.replace(/^<math[^>]*>|<\/math>$/g, '')}],
  };
}

const isFormula = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Formula';

/** Draws a node; what is wrong is wrong there. */
function at<T>(node: Nodes, draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    throw new SourceError(node, (error as Error).message);
  }
}

/** `<Formula spoken="…">` with its TeX, as a term and its description. */
function definition(formula: MdxJsxFlowElement, locale: Locale): RootContent {
  const props = literalProps(formula);
  refuseUnknown('Formula', props, formulaProps);
  const [math, more] = formula.children;
  const spoken = readProp('Formula', 'spoken', props.spoken, words);
  if (math?.type !== 'math' || more !== undefined) {
    throw new Error('<Formula>: in it stands one formula; allowed: $$, TeX, $$, on lines of their own.');
  }
  toMathMl(math, spoken);
  return box('div', {}, [
    box('dt', {}, [{type: 'text', value: nameOf(props, locale)}]),
    box('dd', {}, [math]),
  ]);
}

/**
 * Draws formulas with their letters,
 *
 *     <Formulas>
 *
 *     <Formula metric="adoption_rate" spoken="active users divided by eligible members">
 *     $$
 *     = \frac{A}{E}
 *     $$
 *     </Formula>
 *
 *     | Letter | Meaning | Unit |
 *     …
 *     </Formulas>
 *
 * @throws SourceError
 */
export function drawFormulas(node: MdxJsxFlowElement, locale: Locale): RootContent {
  const formulas = node.children.filter(isFormula);
  const [letters, more] = node.children.filter((child) => !isFormula(child));
  if (formulas.length === 0 || letters?.type !== 'table' || more !== undefined) {
    throw new SourceError(
      node,
      '<Formulas>: allowed in it: one <Formula> or more, then the table of their letters.',
    );
  }
  const list = formulas.map((formula) => at(formula, () => definition(formula, locale)));
  return box('div', {className: ['formulas']}, [box('dl', {}, list), letters]);
}

/**
 * Draws TeX in a sentence or a cell: `$$x$$`.
 *
 * @throws SourceError at TeX that cannot be drawn, and at a formula outside of `<Formulas>`
 */
export function drawTex(node: Nodes): void {
  if (node.type === 'inlineMath') {
    at(node, () => toMathMl(node));
  } else if ((node.type === 'math' && node.data?.hName !== 'math') || isFormula(node)) {
    throw new SourceError(
      node,
      'A formula on lines of its own is named and spoken; allowed: <Formula> in <Formulas>.',
    );
  }
}
