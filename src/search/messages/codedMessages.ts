import type {CheerioAPI} from 'cheerio';

/** A coded message of the platform, as the error finder shows it. */
export interface CodedMessage {
  readonly code: string;
  readonly message: string;
  /** What its row says of it: the head of a column, and its cell. */
  readonly facts: readonly (readonly [head: string, text: string])[];
  /** Its row, below the root of the language: `platform/login#auth-101`. */
  readonly address: string;
}

/** File of the coded messages, below the root of the language. */
export const CODED_MESSAGES = 'error-messages.json';

const CODED = /^([A-Z]{3,4}-\d{3}) (.+)$/;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * The coded messages in the tables of a finished page.
 *
 * @param route of the page, below the root of the language
 */
export function codedMessagesIn($: CheerioAPI, route: string): CodedMessage[] {
  return $('.theme-doc-markdown tbody tr[id]')
    .toArray()
    .flatMap((element): CodedMessage[] => {
      const row = $(element).clone();
      row.find('[hidden], .hash-link').remove();
      const [first = '', ...texts] = row
        .children('th, td')
        .toArray()
        .map((cell) => plain($(cell).text()));
      const [, code, message] = CODED.exec(first) ?? [];
      const heads = $(element)
        .closest('table')
        .find('thead th')
        .toArray()
        .map((head) => plain($(head).text()));
      return code && message
        ? [
            {
              code,
              message,
              facts: texts.map((text, index) => [heads[index + 1] ?? '', text]),
              address: `${route}#${element.attribs.id ?? ''}`,
            },
          ]
        : [];
    });
}
