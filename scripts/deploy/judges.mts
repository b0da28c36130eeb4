/** Judges: functions that check one property of a host's answer. */
import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import type {Header} from '../../deploy/table';
import {headerOf, textOf, type Answer} from './ask.mts';

/** One question, and what is wrong with its answer. */
export interface Expectation {
  /** Group of the report that it is counted in. */
  readonly group: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `GET` where it is not said. */
  readonly method?: string;
  /** @returns what is wrong; nothing, when the answer is right */
  readonly judge: (answer: Answer) => (string | false | undefined)[];
}

export const statusIs =
  (...allowed: number[]) =>
  ({status}: Answer) =>
    !allowed.includes(status) && `status ${status}, not ${allowed.join(' or ')}`;

/** The header has this value and no other; a header that is missing has an empty one. */
export const headerIs = (name: string, value: string) => (answer: Answer) =>
  headerOf(answer, name) !== value && `${name} is "${headerOf(answer, name)}", not "${value}"`;

/** Expects a value of `Cache-Control`. */
export const cacheIs = (value: string) => headerIs('Cache-Control', value);

/** Redirected to an address of the site, with or without the host in front. */
export const leadsTo = (origin: string, target: string) => (answer: Answer) => {
  const {location} = answer.headers;
  const to = location !== undefined && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  return (
    (to?.origin !== origin || to.pathname + to.search !== target) &&
    `leads to ${location ?? 'nowhere'}, not ${target}`
  );
};

export const all =
  (...judges: ((answer: Answer) => string | false | undefined)[]) =>
  (answer: Answer) =>
    judges.map((judge) => judge(answer));

/** The inline scripts of a page that the policy beside it does not let run. */
export function refusedScripts(html: string, policy: string): number {
  const $ = load(html);
  return $('script:not([src]):not([type="application/ld+json"])')
    .toArray()
    .map((element) => createHash('sha256').update($(element).text()).digest('base64'))
    .filter((hash) => !policy.includes(`'sha256-${hash}'`)).length;
}

/** The page with this address as its canonical one, in full, whose scripts the policy beside it lets run. */
export const showsPage = (canonical: string) => (answer: Answer) => {
  const html = textOf(answer);
  const found = load(html)('link[rel=canonical]').attr('href');
  if (found !== canonical) {
    return `shows ${found ?? 'no page of the site'}, not ${canonical}`;
  }
  const refused = refusedScripts(html, headerOf(answer, 'Content-Security-Policy'));
  return refused > 0 && `the policy refuses ${refused} of the page's own scripts`;
};

/** The not-found page of a language. @param htmlLang its `lang`, `en-US` */
export const showsNotFound = (htmlLang: string) => (answer: Answer) => {
  const $ = load(textOf(answer));
  const isIt =
    $('link[rel=canonical]').attr('href')?.endsWith('/404.html') && $('html').attr('lang') === htmlLang;
  return !isIt && `not the not-found page in ${htmlLang}`;
};

/** Every answer keeps readers safe, errors and redirects too. */
export const isSafe = (headers: readonly Header[]) => (answer: Answer) => {
  const missing = headers.filter(({name, value}) => headerOf(answer, name) !== value).map(({name}) => name);
  return missing.length > 0 && `without, or with another ${missing.join(', ')}`;
};

/** Read as browsers read a Location. */
export const staysHere =
  (origin: string) =>
  ({headers: {location}}: Answer) =>
    location !== undefined &&
    new URL(location, origin).origin !== origin &&
    `leads to ${JSON.stringify(location)}, another host`;
