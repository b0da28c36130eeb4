/** The texts of the calculators in the language that is being built, with the names of the product filled in. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {currentLocale, type Locale} from '../../config/locales';
import {fillTokensDeep, tokensFor} from '../../config/tokens';
import {modeData} from './ModeBuilder/data';
import {chooserData} from './ProviderChooser/data';
import {scoreData} from './ScoreExplorer/data';

const folder = path.join(process.cwd(), 'src/components/calculators');

/** What a calculator shows that is no text of its own: names that other pages show, too. */
const dataOf = {
  CommandTester: undefined,
  CostEstimator: undefined,
  ErrorFinder: undefined,
  McpBuilder: undefined,
  MemoryCalculator: undefined,
  MessageBox: undefined,
  ModeBuilder: modeData,
  PromptAnatomy: undefined,
  ProviderChooser: chooserData,
  ScoreExplorer: scoreData,
} as const satisfies Record<string, ((locale: Locale) => object) | undefined>;

export type CalculatorName = keyof typeof dataOf;

export const calculatorNames = Object.keys(dataOf) as CalculatorName[];

/** Words of a folder, with the product's tokens filled. */
function wordsIn(name: string, locale: Locale): object {
  const file = path.join(folder, name, `words.${locale}.json`);
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  return fillTokensDeep(words, tokensFor(locale), path.relative(process.cwd(), file));
}

/** All that a calculator says in a language, as its `texts`. */
export const textsOf = (name: CalculatorName, locale: Locale): object => ({
  ...wordsIn('parts', locale),
  ...wordsIn(name, locale),
  ...dataOf[name]?.(locale),
});

/** Writes the texts of each calculator into a module of its own, which comes with its script (lazy.ts). */
export default function calculatorTexts(): Plugin {
  return {
    name: 'calculators',
    getPathsToWatch: () => [path.join(folder, '*/words.*.json')],
    async contentLoaded({actions}) {
      const locale = currentLocale();
      await Promise.all(
        calculatorNames.map((name) =>
          actions.createData(`${name}.json`, JSON.stringify(textsOf(name, locale))),
        ),
      );
    },
  };
}
