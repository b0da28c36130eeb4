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
export type Place = (typeof places)[number];

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

/** An endless row of values for places in turn, made from a seed. */
export function* hostileValues(seed: number): Generator<{place: Place; value: string}> {
  const random = seeded(seed);
  const noise = () => Array.from({length: Math.floor(random() * 40)}, () => pick(random, letters)).join('');
  for (let index = 0; ; index += 1) {
    const place = places[index % places.length] as Place;
    const attack = attacks[Math.floor(index / places.length) % attacks.length] as string;
    // Each attack as it is first, then among other things.
    const isFirstRound = index < attacks.length * places.length;
    yield {
      place,
      value: isFirstRound ? attack : noise() + (random() < 0.7 ? pick(random, attacks) : '') + noise(),
    };
  }
}

/** Half of a pair of UTF-16 has no place in an address. */
const wellFormed = (value: string): string => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** The address that brings a value to its place, below the base of a language. */
export function hostileAddress(place: Place, value: string, base: string): string {
  const encoded = encodeURIComponent(wellFormed(value));
  switch (place) {
    case 'hash':
      // As it is: a hash may hold nearly everything.
      return `${base}faq#${wellFormed(value)}`;
    case 'path':
      return `${base}${encoded}`;
    case 'from':
      return `${base}404?from=${encoded}`;
    case 'docusaurus-theme':
    case 'docusaurus-data-theme':
      return `${base}faq?${place}=${encoded}`;
    default:
      return `${base}search?${place === 'q' ? '' : 'q=mode&'}${place}=${encoded}`;
  }
}
