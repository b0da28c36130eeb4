import {toString} from 'mdast-util-to-string';
import type {Locale} from '../../config/locales';
import type {Localized} from '../localized';
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

/** Every coded message in one language. */
export function platformMessages(locale: Locale): PlatformMessage[] {
  const {text, rich} = sayIn(locale);
  const withoutMarks = (marked: Localized): string => toString(rich(marked));
  return platformErrors.map(({code, page, message, cause, fix}) => ({
    code,
    message: text(message),
    cause: withoutMarks(cause),
    fix: withoutMarks(fix),
    address: `${addressOf(page)}#${anchorOf(code)}`,
  }));
}
