/** Reads the entries of a built page: rows of tables that are answers by themselves, and calculators. */
import type {CheerioAPI} from 'cheerio';
import {CODED, lineOf} from '../messages/explainedMessages';
import {rowSelector} from '../messages/match';
import type {Localized} from '../../data/localized';
import texts from '../../data/texts/elements.json';
import type {Entry, EntryKind} from '../engine/entries';

/** A row, without the address and the title of its page. */
export type Row = Omit<Entry, 'url' | 'title'>;

/** Most characters of the meaning of a message. */
const LONGEST_DETAIL = 90;

/** Most characters of a label: some messages are whole sentences. */
const LONGEST_LABEL = 120;

/** Headers of the columns with the default of a setting, and with the name of a command. */
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

/** A text, cut after a word and with an ellipsis when it is longer than `most` characters. */
const short = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most))}…`;

/** The parts of a key after each of its dots (`a.b.c`: `b.c`, `c`): readers leave the beginning out. */
const shorter = (key: string): readonly string[] =>
  [...key.matchAll(/\./g)].map(({index}) => key.slice(index + 1));

/** The text of an element that readers of the page see, as one line. */
function seen(element: Cells): string {
  const copy = element.clone();
  copy.find('[hidden], .hash-link').remove();
  // Keys stand side by side, and those of macOS behind them.
  copy.find('br').replaceWith(' ');
  return lineOf(copy);
}

/** The cells of a row, by their number, or by the header of their column. */
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

/** The calculators of a page. The heading over each is its address; heading and page title are further names. */
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
