/** Adds the places where a path, an address or an identifier may break that is longer than its line. */
import type {Element} from 'hast';
import {h} from 'hastscript';

/** After a folder and an underscore, before the host of an e-mail address; of a web address also before a dot. */
const places = /(?<=\w\/)|(?<=\w_)|(?=@\w)/;
const webPlaces = /(?<=\w\/)|(?=\.\w)/;

/**
 * The text with the places at which it can break. Nobody reads them aloud or copies them, and the search passes over
 * them.
 */
export const withWordBreaks = (text: string): (string | Element)[] =>
  text
    .split(text.includes('://') ? webPlaces : places)
    .flatMap((piece, index) => (index === 0 ? [piece] : [h('wbr'), piece]));
