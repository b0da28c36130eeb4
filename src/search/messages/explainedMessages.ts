import type {CheerioAPI} from 'cheerio';
import {isMessageColumn} from '../../config/search';
import {fixedPart, isSeveralWords} from './match';

/** A message that a page explains in a row of a table, as the error finder shows it. */
export interface ExplainedMessage {
  /** Its code, or else its page and place. Where two have the same, the first counts. */
  readonly id: string;
  /** The wordings that it is recognized by. */
  readonly messages: readonly string[];
  /** The first cell of its row. */
  readonly title: string;
  /** The other cells of its row, each with the header of its column. */
  readonly facts: readonly (readonly [head: string, text: string])[];
  /** Address of its row or its section, below the root of the language: `platform/login#auth-101`. */
  readonly address: string;
}

/** File of the messages that all pages explain, below the root of the language. */
export const EXPLAINED_MESSAGES = 'error-messages.json';

/** A code, and the message after it. */
export const CODED = /^([A-Z]{3,4}-\d{3}) (.+)$/;

/** The text of elements as one line. */
export const lineOf = (elements: {text(): string}): string => elements.text().replace(/\s+/g, ' ').trim();

/** True for a text with more than one word beside its placeholders. */
const isQuote = (text: string): boolean => isSeveralWords(fixedPart(text));

/** Quotes in a row's first cell: code, and interface labels in both languages (src/remark/interfaceLabels.ts). */
const quotesIn = ($: CheerioAPI, row: Parameters<typeof $>[0]): string[] =>
  $(row)
    .children('th, td')
    .first()
    .find('code, .ui-label:not(:has(> span)), .ui-label > span')
    .toArray()
    .map((one) => $(one).text())
    .filter(isQuote);

/**
 * The messages in the tables of a finished page: rows that begin with a code and have an address, and those that quote
 * more than a word in a column of messages, as code or as a label.
 *
 * @param route of the page, below the root of the language
 */
export function explainedMessagesIn($: CheerioAPI, route: string): ExplainedMessage[] {
  let section = '';
  return $('.theme-doc-markdown :is(h2, h3, tbody tr)')
    .toArray()
    .flatMap((element, index): ExplainedMessage[] => {
      const {name, attribs} = element;
      if (name !== 'tr') {
        section = attribs.id ?? section;
        return [];
      }
      // Most rows are of neither kind: they are skipped before anything is cloned.
      const quoted = quotesIn($, element);
      if (attribs.id === undefined && quoted.length === 0) {
        return [];
      }
      const row = $(element).clone();
      row.find('[hidden], .hash-link').remove();
      const cells = row.children('th, td');
      const [title = '', ...texts] = cells.toArray().map((cell) => lineOf($(cell)));
      const heads = $(element)
        .closest('table')
        .find('thead th')
        .toArray()
        .map((head) => lineOf($(head)));
      const [, code, message] = (attribs.id && CODED.exec(title)) || [];
      const isExplained = code ?? (quoted.length > 0 && isMessageColumn(heads[0] ?? ''));
      const place = attribs.id ?? section;
      return isExplained
        ? [
            {
              id: code ?? `${route}#${place}-${index}`,
              messages: code && message ? [code, message] : quoted,
              title,
              facts: texts.map((text, column) => [heads[column + 1] ?? '', text]),
              address: place ? `${route}#${place}` : route,
            },
          ]
        : [];
    });
}
