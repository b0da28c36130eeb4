/** Reads what is an answer by itself in a built page: rows of tables, and calculators. */
import type {CheerioAPI} from 'cheerio';
import {CODED, lineOf} from '../messages/explainedMessages';
import {rowSelector} from '../messages/match';
import type {Localized} from '../../data/localized';
import texts from '../../data/texts/elements.json';
import type {Entry, EntryKind} from '../engine/entries';

/** A row, without the address and the title of its page. */
export type Row = Omit<Entry, 'url' | 'title'>;

/** Characters of what a message means, at most. */
const LONGEST_DETAIL = 90;

/** Characters of a label: some lists have a whole sentence for a message. */
const LONGEST_LABEL = 120;

/** Heads of the columns with what holds until someone changes it, and with a command's name. */
const {default: defaultHead, command: commandHead} = texts.columns;

type RowKind = Exclude<EntryKind, 'calculator'>;

const selectors: Readonly<Record<RowKind, string>> = {
  setting: 'tr[id^="setting-"]',
  command: 'tr[id^="command-"]',
  message: 'tr[id]',
};

/** Address of the row of a coded message of the platform: `req-101`. */
const codeId = /^(?!http-)[a-z]{3,4}-\d{3}$/;

type Cells = ReturnType<CheerioAPI>;

/** The text up to the end of a word. */
const short = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))}…`;

/** Of a key with dots, what stands behind each: readers leave the beginning out. */
const shorter = (key: string): readonly string[] =>
  [...key.matchAll(/\./g)].map(({index}) => key.slice(index + 1));

/** What readers of the page see of an element. */
function seen(element: Cells): string {
  const copy = element.clone();
  copy.find('[hidden], .hash-link').remove();
  // Keys stand side by side, and those of macOS behind them.
  copy.find('br').replaceWith(' ');
  return lineOf(copy);
}

/** The cells of a row, by their number, or by what stands over them. */
interface RowCells {
  readonly at: (column: number) => Cells;
  readonly under: (head: Localized) => Cells;
}

const readRow: Readonly<Record<RowKind, (cells: RowCells) => Pick<Row, 'label' | 'detail' | 'names'>>> = {
  setting: ({at, under}) => {
    const own = at(0).find('.ui-label').first();
    const key = lineOf(at(0).find('code').first());
    const label = seen(own) || key;
    return {
      label,
      detail: seen(under(defaultHead)),
      names: [key, ...shorter(key), lineOf(own.find('[hidden]'))]
        .filter((name) => name && name !== label)
        .join('\n'),
    };
  },
  command: ({at, under}) => {
    const command = under(commandHead).find('.ui-label').first();
    const called = seen(command);
    return {
      label: seen(at(0)),
      detail: [called, seen(at(1))].filter(Boolean).join(' · '),
      names: [called, lineOf(command.find('[hidden]')), lineOf(under(commandHead).find('code'))]
        .filter(Boolean)
        .join('\n'),
    };
  },
  message: ({at}) => {
    const meaning = seen(at(1));
    const label = short(seen(at(0)), LONGEST_LABEL);
    const [, code, rest] = CODED.exec(label) ?? [];
    return {
      label,
      detail: short(/^.*?[.!?](?=\s|$)/.exec(meaning)?.[0] ?? meaning, LONGEST_DETAIL),
      names: code && rest ? `${code}\n${rest}` : '',
    };
  },
};

/** The calculators of a page: the heading over each is its address, and names it as the page's title does. */
const readCalculators = ($: CheerioAPI, page: Cells): readonly Row[] =>
  page
    .find('[data-calculator]')
    .toArray()
    .map((form): Row => {
      const heading = $(form).parentsUntil('.theme-doc-markdown').last().prevAll('h2, h3').first();
      const label = form.attribs['aria-label'] ?? '';
      return {
        kind: 'calculator',
        hash: `#${heading.attr('id') ?? ''}`,
        label,
        detail: '',
        names: [seen(heading), seen(page.find('h1'))].filter((name) => name && name !== label).join('\n'),
      };
    });

/**
 * The settings, commands, messages and calculators of a page, each with its address.
 *
 * @param $ a whole document, as the build writes it
 */
export function readEntries($: CheerioAPI): readonly Row[] {
  const page = $('.theme-doc-markdown').first();
  const rows = (Object.keys(selectors) as RowKind[]).flatMap((kind) =>
    page
      .find(selectors[kind])
      .toArray()
      .filter((row) => kind !== 'message' || $(row).is(rowSelector) || codeId.test(row.attribs.id ?? ''))
      .map((element): Row => {
        const row = $(element);
        const cells = row.children('td, th');
        const heads = row.closest('table').find('thead th').toArray();
        const under = (wanted: Localized) =>
          cells.filter((column) => Object.values(wanted).includes(lineOf($(heads[column]))));
        const read = readRow[kind]({at: (column) => cells.eq(column), under});
        return {kind, hash: `#${row.attr('id') ?? ''}`, ...read};
      }),
  );
  return [...rows, ...readCalculators($, page)];
}
