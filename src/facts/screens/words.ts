/** The words of the drawn screens: labels, states and roles come from the data that the pages' text is held to. */
import platformLabels from '../labels/platform.json';
import {locales, perLocale} from '../../config/locales';
import {inOrder, type Localized} from '../localized';
import {platformErrors} from '../platform/errors';
import {statefulItems, type StatefulItem} from '../platform/states';

/** A text in both languages. */
export const both = inOrder;

/** What is the same in both languages: an id, a name. */
export {both as same} from '../localized';

/** Texts that are labels. */
const labels = new WeakSet<Localized>();

/** Whether a text is a label of the platform, and no example or sentence that happens to say the same. */
export const isLabel = (text: Localized): boolean => labels.has(text);

/**
 * A label of the platform.
 *
 * @param panel the screen it belongs to, where two screens translate the same word differently
 * @throws Error when no list has it, or when it leaves a choice
 */
export function label(en: string, panel?: string): Localized {
  const found = platformLabels.filter((row) => row.en === en && (panel === undefined || row.panel === panel));
  const wordings = new Map(found.map((row) => [locales.map((locale) => row[locale]).join('; '), row]));
  const [only, second] = wordings.values();
  if (only === undefined || second !== undefined) {
    const choice = found.map((row) => `${row.panel}: ${row['pt-BR']}`).join('; ');
    throw new Error(`The label "${en}" of a screen: src/facts/labels/platform.json has ${choice || 'none'}.`);
  }
  const named = perLocale((locale) => only[locale]);
  labels.add(named);
  return named;
}

/**
 * The name of a state of an item.
 *
 * @throws Error when the item has no such state
 */
export function state(item: StatefulItem['id'], en: string): Localized {
  const known = statefulItems
    .filter(({id}) => id === item)
    .flatMap(({states, others = []}) => [...states, ...others]);
  const found = known.find((name) => name.en === en);
  if (found === undefined) {
    throw new Error(`The state "${en}" of a screen: ${item} has ${known.map((name) => name.en).join(', ')}.`);
  }
  return found;
}

/**
 * What the platform says with a code.
 *
 * @throws Error when the catalog has no such code
 */
export function message(code: string): Localized {
  const found = platformErrors.find((error) => error.code === code);
  if (found === undefined) {
    throw new Error(`No message "${code}" in src/facts/platform/errors.ts`);
  }
  return found.message;
}
