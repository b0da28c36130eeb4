/** Reads the props of a JSX element of a page, without running anything. */
import type {
  MdxJsxAttribute,
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';
import type {Node} from 'unist';

/** A value that an author can write in a prop. */
export type Literal = string | number | boolean | null | readonly Literal[];

type Program = NonNullable<NonNullable<MdxJsxAttributeValueExpression['data']>['estree']>;
type Statement = Program['body'][number];
export type Expression = Extract<Statement, {type: 'ExpressionStatement'}>['expression'];

/** Value of a literal expression; undefined for anything that would have to be run. */
export function evaluate(node: Expression): Literal | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'bigint' || node.value instanceof RegExp ? undefined : node.value;
    case 'UnaryExpression': {
      const value = evaluate(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    // cspell:ignore quasis
    case 'TemplateLiteral':
      return node.expressions.length === 0
        ? node.quasis.map(({value}) => value.cooked ?? '').join('')
        : undefined;
    case 'ArrayExpression':
      return node.elements.map((item) =>
        item === null || item.type === 'SpreadElement' ? null : (evaluate(item) ?? null),
      );
    default:
      return undefined;
  }
}

/** The one expression in a pair of braces. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}

/** The value of an attribute. An expression that is no literal is kept as its text. */
function literalOf({value}: MdxJsxAttribute): Literal {
  if (value === null || value === undefined) {
    return true;
  }
  if (typeof value === 'string') {
    return value;
  }
  const expression = expressionOf(value.data?.estree);
  return (expression && evaluate(expression)) ?? `{${value.value}}`;
}

/** A component in a page, on lines of its own or in a sentence. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The props of an element, by name. A spread (`{...props}`) is left out. */
export function literalProps(element: JsxElement): Record<string, Literal> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, literalOf(attribute)]] : [],
    ),
  );
}
