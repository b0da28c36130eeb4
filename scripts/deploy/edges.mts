/** Requests that no reader makes, and what a host answers all the same: methods, parts of files, names that none has. */
// cspell:ignore PROPFIND
import {CACHING, METHODS, MISSING} from '../../deploy/table';
import {headerOf, textOf, type Answer} from './ask.mts';
import {all, cacheIs, headerIs, statusIs, type Expectation} from './judges.mts';

const METHODS_REFUSED = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];

const FOREIGN_HOST = 'evil.example';

const isRefused = all(statusIs(405), headerIs('Allow', METHODS));

const isWhole = all(statusIs(200), ({headers}) => 'content-range' in headers && 'names a part of the file');

/** One line, whatever was asked for. */
const isMissing = all(
  statusIs(404),
  (answer) => textOf(answer) !== `${MISSING}\n` && `${answer.body.length} bytes in place of a line`,
  cacheIs(CACHING.error),
  (answer) => !headerOf(answer, 'Content-Type').startsWith('text/plain') && 'is no plain text',
);

const namesNoHost = ({headers}: Answer) => [
  JSON.stringify(headers).includes(FOREIGN_HOST) && 'a header has the host that the request named',
];

/** The same requests for each language. @param languages by their base URLs, `/pt-BR/` */
export function edgeExpectations(languages: readonly {readonly base: string}[]): Expectation[] {
  return languages.flatMap(({base}): Expectation[] => [
    ...METHODS_REFUSED.flatMap((method) =>
      ['faq', 'faq.md', 'faq/', 'FAQ', 'nothing-here', 'gone.js'].map((name) => ({
        group: 'other methods',
        path: base + name,
        method,
        judge: isRefused,
      })),
    ),
    ...['bytes=99999999-', 'bytes=0-10', 'bytes=-1', 'lines=1'].map((range) => ({
      group: 'parts of files',
      path: `${base}faq`,
      headers: {range},
      judge: isWhole,
    })),
    ...[
      'nothing-here.md',
      'assets/js/gone.0123abcd.js',
      'img/gone.png',
      'favicon.ico',
      `${'a'.repeat(300)}.md`,
      'nothing/here.json?a=b',
    ].map((name) => ({group: 'missing files', path: base + name, judge: isMissing})),
    ...['faq', 'faq/', 'FAQ', 'nothing-here'].map((name) => ({
      group: 'a foreign Host',
      path: base + name,
      headers: {host: FOREIGN_HOST},
      judge: namesNoHost,
    })),
  ]);
}
