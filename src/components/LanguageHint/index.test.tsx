import {beforeEach, expect, it, vi} from 'vitest';
import {isDue, LANGUAGE_HINT} from './Bar';
import {preferredOf} from './preferred';

/** What the browser keeps; undefined where it keeps nothing. */
let kept: Map<string, string> | undefined;

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => kept?.get(key) ?? null,
    set: (value: string) => kept?.set(key, value),
  }),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({}));

const referrer = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);

beforeEach(() => {
  kept = new Map();
});

it.each([
  [['en-US'], 'en'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['de', 'pt'], 'pt-BR'],
  [['de', 'fr-FR'], undefined],
  [[], undefined],
])('the language of a reader of %j is %s', (wanted, locale) =>
  expect(preferredOf(wanted, ['en', 'pt-BR'])).toBe(locale),
);

it.each([
  ['is new', () => undefined, true],
  ['is for a reader who came from elsewhere', () => referrer('https://search.example/'), true],
  ['was there before', () => kept?.set(LANGUAGE_HINT, 'seen'), false],
  ['could not be remembered', () => (kept = undefined), false],
  ['follows another page of the site', () => referrer(`${window.location.origin}/faq`), false],
])('the hint is made or left out when it %s', (_, prepare, wanted) => {
  prepare();
  expect([isDue(), isDue()]).toEqual([wanted, false]);
});
