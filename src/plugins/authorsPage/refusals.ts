/** What the build says of wrong props, found by getting each wrong. */
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {attribute, paragraph} from '../../facts/nodes';
import {isJsxElement, type JsxElement} from '../../markdown/literals';
import {parseSource} from '../../markdown/parse';
import {refusing} from '../../markdown/steps';

/** A prop, or what stands between the tags, and what the build says when it is wrong. */
export interface Refusal {
  /** Nothing for what stands between the tags. */
  readonly prop?: string;
  /** Whether it may be left out. */
  readonly optional: boolean;
  /** The wrong thing, as an author would write it. */
  readonly wrong: string;
  readonly message: string;
}

/** Values that hardly any prop takes: a text, a number, and what none takes. */
const wrongValues = ['?', 0, [false]] as const;

/** A prop that no component has. */
export const unknownProp = 'color';

const build = unified().use({plugins: [...refusing]});

/** What the build says of the page, if it stops. */
function refusalOf(root: Root, path: string): string | undefined {
  try {
    build.runSync(root, {path});
    return undefined;
  } catch (error) {
    return error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  }
}

/** A copy of the example with its first element of the name changed. */
function changed(example: Root, name: string, change: (element: JsxElement) => void): Root {
  const root = structuredClone(example);
  visit(root, (node) => {
    if (!isJsxElement(node) || node.name !== name) {
      return undefined;
    }
    change(node);
    return EXIT;
  });
  return root;
}

const without = ({attributes}: JsxElement, prop: string) =>
  attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== prop);

/** A value in a prop as it would be written; what is no text stands as the expression that it is. */
const written = (prop: string, value: unknown): MdxJsxAttribute =>
  typeof value === 'string' ? {type: 'mdxJsxAttribute', name: prop, value} : attribute(prop, value);

const asSource = (prop: string, value: unknown): string =>
  typeof value === 'string' ? `${prop}="${value}"` : `${prop}={${JSON.stringify(value)}}`;

/**
 * What the build says of each prop of a component, of one that it does not have, and of what does not belong between
 * its tags: the messages are those of the build's own steps, run on an example that is changed in one place.
 *
 * @param source a right example, its tokens filled
 * @param props names of the component's props
 * @param path file that decides about the language
 * @throws Error when the example is refused as it is, or nothing wrong in a prop is
 */
export function refusalsOf(name: string, source: string, props: readonly string[], path: string): Refusal[] {
  const {root} = parseSource(source);
  const says = (change: (element: JsxElement) => void) => refusalOf(changed(root, name, change), path);
  const stops = says(() => undefined);
  if (stops !== undefined) {
    throw new Error(`The example of <${name}> does not build: ${stops}\n${source}`);
  }

  const ofProp = (prop: string): Refusal => {
    const missing = says((element) => {
      element.attributes = without(element, prop);
    });
    for (const value of wrongValues) {
      const message = says((element) => {
        element.attributes = [...without(element, prop), written(prop, value)];
      });
      if (message !== undefined) {
        return {prop, optional: missing === undefined, wrong: asSource(prop, value), message};
      }
    }
    throw new Error(`<${name}> takes anything in ${prop}: ${wrongValues.map(String).join(', ')}`);
  };

  const ofProps = props.map(ofProp);
  const unknown = says((element) => {
    element.attributes = [...element.attributes, written(unknownProp, 'red')];
  });
  if (unknown === undefined) {
    throw new Error(`<${name}> takes a prop that it does not know: ${unknownProp}`);
  }

  let hasContent = false;
  const content = says((element) => {
    hasContent = element.children.length > 0;
    element.children = [paragraph('?')] as JsxElement['children'];
  });
  return [
    ...ofProps,
    ...(hasContent && content !== undefined ? [{optional: false, wrong: '?', message: content}] : []),
    {prop: unknownProp, optional: true, wrong: asSource(unknownProp, 'red'), message: unknown},
  ];
}
