/** The frame of a picture, and the rings that tie it to the text. */
import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Node} from 'unist';
import {text} from '../../config/props';
import {defineElement} from '../elements/defineElement';
import {hasNode} from '../hasNode';
import {box, inline, span} from '../nodes';
import {icon, iconName} from './icons';
import {ringNumber} from './parts';

/** Characters of code in one line that a window rendered on a phone of 360 px has room for. */
const LINE = 26;

const isWide = (node: Node): boolean =>
  node.type === 'code' && (node as Code).value.split('\n').some((line) => line.length > LINE);

/**
 * A picture with its caption. One with code in it that does not fit a phone stands in
 * `<Enlarge label="the caption">` (src/components/Enlarge): the window that is rendered takes
 * part of the width, and code does not wrap. Pages with no such picture do not carry it.
 */
export const Figure = defineElement({caption: text('a sentence')}, ({caption}, _say, content) =>
  box('figure', {className: ['pic-figure']}, [
    ...(content.some((node) => hasNode(node, isWide))
      ? [
          {
            type: 'mdxJsxFlowElement' as const,
            name: 'Enlarge',
            attributes: [{type: 'mdxJsxAttribute' as const, name: 'label', value: caption}],
            children: content as MdxJsxFlowElement['children'],
          },
        ]
      : content),
    box('figcaption', {}, [{type: 'text', value: caption}]),
  ]),
);

/** In the text, the ring of a place in a picture. */
export const Mark = defineElement({n: ringNumber}, ({n}) => span('pic-mark', String(n)));

/** In the text, an icon of the interface: the words beside it name it for those who do not see it. */
export const Icon = defineElement({name: iconName}, ({name}) => inline(icon(name)));
