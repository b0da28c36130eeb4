/**
 * Hostile values for everything that the site reads from an address, the same
 * ones each time.
 */
import {pick, seeded} from '../search/hostile.mts';

/** Where in an address a value stands. */
const places = [
  'q',
  'ctx',
  'version',
  'from',
  'hash',
  'path',
  'docusaurus-theme',
  'docusaurus-data-theme',
] as const;
type Place = (typeof places)[number];

/** What has been used against other sites. `executed` is what the check looks for. */
const attacks = [
  '<script>executed=1</script>',
  '<img src=x onerror=executed=1>',
  '"><svg onload=executed=1>',
  "'-executed=1-'",
  '</title><script>executed=1</script>',
  'javascript:executed=1',
  'JaVaScRiPt:executed=1//',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'https://evil.example/',
  '/.//evil.example',
  '__proto__',
  'constructor.prototype',
  '__proto__[executed]=1',
  '%',
  '%E0%A4%A',
  '%00',
  '%0D%0ASet-Cookie:a=1',
  '../../../etc/passwd',
  '..%2f..%2f',
  '{{7*7}}',
  '${executed=1}',
  '\u202Egnp.exe',
  '\uD800',
  '\u0000',
  '\uFEFF',
  'a\u0301'.repeat(200),
  '('.repeat(500),
  'a'.repeat(3000),
  '-----',
  '"""',
  '"a b -c OR d',
  ' ',
  '\n',
  '&amp;lt;b&amp;gt;',
  'data:text/html,<script>executed=1</script>',
] as const;

const letters = [...'<>"\'`&;:/\\%#?=()[]{}$@!|^~*+-_., \t\n\rabcXYZ019áçõ漢字🙂\u0000\u200B\u2028'];

/** An endless row of values, as many in a row of each attack as there are places, made from a seed. */
function* hostileValues(seed: number): Generator<string, never> {
  const random = seeded(seed);
  const noise = () => Array.from({length: Math.floor(random() * 40)}, () => pick(random, letters)).join('');
  for (let index = 0; ; index += 1) {
    const attack = attacks[Math.floor(index / places.length) % attacks.length] as string;
    // Each attack as it is first, then among other things.
    const isFirstRound = index < attacks.length * places.length;
    yield isFirstRound ? attack : noise() + (random() < 0.7 ? pick(random, attacks) : '') + noise();
  }
}

/** Half of a pair of UTF-16 has no place in an address. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** An address that brings values to their places. */
export interface Visit {
  /** With the base of a language. */
  readonly url: string;
  /** True where the values are read only when the page comes from the server. */
  readonly isLoaded: boolean;
  /** How many values it brings. */
  readonly values: number;
}

/**
 * The addresses that bring one value to each place. Those that are read at the
 * same time, by different code, share one. Two in a row are never of one page,
 * so that whoever follows them sees when the next one is there.
 *
 * @param base of a language
 */
function visitsOf(round: Readonly<Record<Place, string>>, base: string): Visit[] {
  const query = (names: readonly Place[]) =>
    names.map((name) => `${name}=${encodeURIComponent(wellFormed(round[name]))}`).join('&');
  return [
    {
      url: `${base}404?${query(['from', 'docusaurus-theme', 'docusaurus-data-theme'])}`,
      isLoaded: true,
      values: 3,
    },
    {url: `${base}search?${query(['q'])}`, isLoaded: false, values: 1},
    {url: base + encodeURIComponent(wellFormed(round.path)), isLoaded: false, values: 1},
    {url: `${base}search?q=mode&${query(['ctx', 'version'])}`, isLoaded: false, values: 2},
    // As it is: a hash may hold nearly everything.
    {url: `${base}faq#${wellFormed(round.hash)}`, isLoaded: false, values: 1},
  ];
}

/**
 * The addresses for a number of values, the languages in turn. Of those that
 * can be followed, every tenth is loaded.
 *
 * @param count of values, rounded up to whole rounds of one for each place
 */
export function hostileVisits(seed: number, count: number, bases: readonly string[]): Visit[] {
  const values = hostileValues(seed);
  const take = () =>
    Object.fromEntries(places.map((place) => [place, values.next().value])) as Record<Place, string>;
  return Array.from({length: Math.ceil(count / places.length)}, (_, index) => {
    const visits = visitsOf(take(), bases[index % bases.length] ?? '/');
    return Math.floor(index / bases.length) % 10 === 0
      ? visits.map((visit) => ({...visit, isLoaded: true}))
      : visits;
  }).flat();
}
