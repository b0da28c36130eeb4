import type {Locale} from '../../config/locales';
import {sayIn} from '../nodes';
import {addressOf} from '../pages';
import {anchorOf, platformErrors} from '../platform/errors';

/** A coded message of the platform, as the error finder shows it. */
export interface PlatformMessage {
  code: string;
  message: string;
  cause: string;
  fix: string;
  /** Its row, below a locale's root. */
  address: string;
}

/** The text without its marks. */
const plain = (text: string): string => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');

/** Every coded message in one language. */
export function platformMessages(locale: Locale): PlatformMessage[] {
  const {text} = sayIn(locale);
  return platformErrors.map(({code, page, message, cause, fix}) => ({
    code,
    message: text(message),
    cause: plain(text(cause)),
    fix: plain(text(fix)),
    address: `${addressOf(page)}#${anchorOf(code)}`,
  }));
}
