import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {docsFolder, type Locale} from '../../config/locales';
import {fillTokens, tokensFor} from '../../config/tokens';
import {addressOf, type Page} from '../pages';

/** A coded message of the platform, as the error finder shows it. */
export interface PlatformMessage {
  code: string;
  message: string;
  /** Empty where the table has no column for it. */
  cause: string;
  fix: string;
  /** Its row, below a locale's root. */
  address: string;
}

/** A row of a Markdown table whose message has a code: `| <Row id="req-101" /> …`. */
const codedRow = /^\| <Row id="((?!http-)[a-z]{3,4}-\d{3})" \/>(.*)\|$/;

/** The words of a cell: without marks of code, labels, links and emphasis. */
const plain = (cell: string): string =>
  cell
    .replace(/<\/?[A-Z]\w*[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[{|_])/g, '')
    .trim();

/** The coded messages of one page, from its source with tokens filled. */
export function codedMessages(source: string, page: Page): PlatformMessage[] {
  return source.split('\n').flatMap((line) => {
    const [, id, rest] = codedRow.exec(line) ?? [];
    if (id === undefined || rest === undefined) {
      return [];
    }
    const code = id.toUpperCase();
    const [message = '', ...cells] = rest.split(/(?<!\\)\|/).map(plain);
    return [
      {
        code,
        message: message.replace(new RegExp(`^${code}\\s*`), ''),
        cause: cells.length > 1 ? (cells[0] ?? '') : '',
        fix: cells.at(-1) ?? '',
        address: `${addressOf(page)}#${id}`,
      },
    ];
  });
}

/** Every coded message in one language, from the tables of its pages. */
export function platformMessages(locale: Locale): PlatformMessage[] {
  const folder = path.join(process.cwd(), docsFolder[locale]);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .flatMap((file) => {
      const page = file.replaceAll('\\', '/') as Page;
      return codedMessages(fillTokens(readFileSync(path.join(folder, file), 'utf8'), tokensFor(locale), page), page);
    });
}
