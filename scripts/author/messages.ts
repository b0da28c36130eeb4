/** The texts of the interface: ours, Docusaurus' own, and what the Portuguese site says instead. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

// Run by npm, as every script and test is, the current folder is the project's own.

type Messages = Record<string, string | {message: string}>;

/** Texts of a translation file by id, without the descriptions that stand among them. */
export function readMessages(file: string): Readonly<Record<string, string>> {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([id]) => !id.endsWith('___DESCRIPTION'))
      .map(([id, text]) => [id, typeof text === 'object' ? text.message : text]),
  );
}

const bundled = 'node_modules/@docusaurus/theme-translations/locales';

/** Texts of the theme, as Docusaurus ships them. */
export const themeMessages = {
  en: readMessages(`${bundled}/base/theme-common.json`),
  'pt-BR': readMessages(`${bundled}/pt-BR/theme-common.json`),
};

/** The Portuguese translations of this site's messages. */
export const translated = readMessages('i18n/pt-BR/code.json');

/** Our own texts in English, by id: from the calls of `translate` and the children of `Translate`. */
export function ownMessages(): Readonly<Record<string, string>> {
  const sources = readdirSync('src', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
    .join('\n');
  return Object.fromEntries(
    [
      ...sources.matchAll(/\bid: '([\w.]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/g),
      ...sources.matchAll(/<Translate\s+id="([\w.]+)"[^>]*>\s*(?:\{'([^']*)'\}|([^<]+?))\s*<\/Translate>/g),
    ].map(([, id = '', text, other]) => [id, (text ?? other ?? '').replace(/\s+/g, ' ')]),
  );
}
