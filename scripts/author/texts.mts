/**
 * The short texts that stand in both languages outside of pages: those of the interface and of calculators, and the two
 * columns of src/data, of src/config/texts and of the product.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {compareTexts} from '../compareTexts.mts';
import {textsIn, type Localized} from '../../src/data/localized.ts';
import {root} from '../prepare.mjs';
import {ownMessages, readMessages, themeMessages, translated} from './messages.ts';

export interface SharedText extends Localized {
  /** Where a translator finds it: a file. */
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

/** The words of the calculators, which have a list in each language. */
function calculatorTexts(): SharedText[] {
  const folder = 'src/components/calculators';
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Readonly<Record<string, string>>;
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

/** Where texts of both languages stand beside each other. Lists come before the modules that pass them on. */
const dataFiles = (): string[] => [
  ...['src/config/texts', 'src/data']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
        `${folder}/${file}`.replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /(?<!\.test)\.(ts|json)$/.test(file))
    .sort((a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')) || compareTexts(a, b)),
  'src/config/product.ts',
];

/** The modules and lists of the data, with their files. */
const dataModules = (): Promise<{file: string; data: object}[]> =>
  Promise.all(
    dataFiles().map(async (file) => {
      const module: unknown = await import(
        pathToFileURL(path.join(root, file)).href,
        file.endsWith('.json') ? {with: {type: 'json'}} : undefined
      );
      return {file, data: {...(module as object)}};
    }),
  );

/** Where the texts of a module are written: most are read from a list beside it. */
const writtenIn = (module: string): string => {
  const list = module.replace(/\.ts$/, '.yaml');
  return existsSync(path.join(root, list)) ? list : module;
};

async function dataTexts(): Promise<SharedText[]> {
  return (await dataModules()).flatMap(({file, data}) =>
    textsIn(data).map(({en, 'pt-BR': portuguese}) => ({file: writtenIn(file), en, 'pt-BR': portuguese})),
  );
}

/** All of them whose two languages differ; a pair that several modules pass on counts for the first of them. */
export async function sharedTexts(): Promise<SharedText[]> {
  const texts = [...interfaceTexts(), ...calculatorTexts(), ...(await dataTexts())];
  const pairs = new Map(texts.map((text) => [`${text.en}\n${text['pt-BR']}`, text] as const).toReversed());
  return [...pairs.values()]
    .toReversed()
    .filter(({en, 'pt-BR': portuguese}) => typeof en === 'string' && en !== portuguese);
}
