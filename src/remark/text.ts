import type {Nodes} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The text of a node; that of a component is the values of its props: `<Keys combo="Ctrl+K" />`. */
export function textOf(node: Nodes | MdxJsxTextElement): string {
  if ('value' in node) {
    return node.type === 'text' ? node.value : '';
  }
  const props = 'attributes' in node ? node.attributes.map(({value}) => value).filter(isText) : [];
  return [...props, ...('children' in node ? node.children.map((child) => textOf(child as Nodes)) : [])].join(
    '',
  );
}
