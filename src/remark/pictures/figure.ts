/** The frame of a picture, and the rings that tie it to the text. */
import {text} from '../../config/props';
import {defineElement} from '../elements/defineElement';
import {box, span} from '../nodes';
import {ringNumber} from './parts';

/** A picture with its caption. */
export const Figure = defineElement({caption: text('a sentence')}, ({caption}, _say, content) =>
  box('figure', {className: ['pic-figure']}, [
    ...content,
    box('figcaption', {}, [{type: 'text', value: caption}]),
  ]),
);

/** In the text, the ring of a place in a picture. */
export const Mark = defineElement({n: ringNumber}, ({n}) => span('pic-mark', String(n)));
