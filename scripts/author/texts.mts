/**
 * The short texts that stand in both languages outside of pages: those of the interface and of calculators, and the two
 * columns of src/data, of src/config/texts and of the product.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {parse} from 'yaml';
import {compareTexts} from '../compareTexts.mts';
import {textsIn, type Localized} from '../../src/data/localized.ts';
import {root} from '../prepare.mjs';
import {ownMessages, readMessages, themeMessages, translated} from './messages.ts';

export interface SharedText extends Localized {
  /** The file in which a translator finds it. */
  file: string;
}

/** Texts of the interface that this site says in Portuguese, and what stands in navbar and footer. */
function interfaceTexts(): SharedText[] {
  const english = {...themeMessages.en, ...ownMessages()};
  const own = Object.entries(translated).map(([id, portuguese]) => ({
    file: 'i18n/pt-BR/code.json',
    en: english[id] ?? id,
    'pt-BR': portuguese,
  }));
  const parts = ['navbar', 'footer'].flatMap((part) => {
    const file = `i18n/pt-BR/docusaurus-theme-classic/${part}.json`;
    // Docusaurus names these after the English text: `item.label.Documentation`.
    return Object.entries(readMessages(file)).map(([id, portuguese]) => ({
      file,
      en: id,
      'pt-BR': portuguese,
    }));
  });
  return [...own, ...parts];
}

/** Reads a list. JSON by its own parser: that of YAML takes .3 s for the labels. */
function readList(file: string): unknown {
  const text = readFileSync(path.join(root, file), 'utf8');
  return file.endsWith('.json') ? JSON.parse(text) : parse(text);
}

/** The words of the calculators, which have a list in each language. */
function calculatorTexts(): SharedText[] {
  const folder = 'src/components/calculators';
  const read = (file: string) => readList(file) as Readonly<Record<string, string>>;
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('words.pt-BR.json'))
    .map((name) => `${folder}/${name}`.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const english = read(file.replace('.pt-BR.', '.en.'));
      return Object.entries(read(file)).map(([id, portuguese]) => ({
        file,
        en: english[id] ?? id,
        'pt-BR': portuguese,
      }));
    });
}

/** Files with the texts of both languages side by side. Lists come before the modules that pass them on. */
const dataFiles = (): string[] => [
  ...['src/config/texts', 'src/data']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        `${folder}/${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /(?<!\.test)\.(ts|json|yaml)$/.test(file))
    .sort((a, b) => Number(a.endsWith('.ts')) - Number(b.endsWith('.ts')) || compareTexts(a, b)),
  'src/config/product.ts',
];

/** What a list says, or a module exports. */
const dataOf = (file: string): unknown =>
  file.endsWith('.ts') ? import(pathToFileURL(path.join(root, file)).href) : readList(file);

async function dataTexts(): Promise<SharedText[]> {
  const texts = dataFiles().map(async (file) =>
    textsIn(await dataOf(file)).map(({en, 'pt-BR': portuguese}) => ({file, en, 'pt-BR': portuguese})),
  );
  return (await Promise.all(texts)).flat();
}

/** All of them whose two languages differ; a pair that several modules pass on counts for the first of them. */
export async function sharedTexts(): Promise<SharedText[]> {
  const texts = [...interfaceTexts(), ...calculatorTexts(), ...(await dataTexts())];
  const pairs = new Map(texts.map((text) => [`${text.en}\n${text['pt-BR']}`, text] as const).toReversed());
  return [...pairs.values()]
    .toReversed()
    .filter(({en, 'pt-BR': portuguese}) => typeof en === 'string' && en !== portuguese);
}
