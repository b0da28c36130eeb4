/** Requests that no reader makes, and what a host answers all the same: methods, parts of files, names that none has. */
// cspell:ignore PROPFIND
import {CACHING, METHODS, MISSING} from '../../deploy/table';
import {headerOf, textOf, type Answer} from './ask.mts';
import type {Expectation} from './judges.mts';

const METHODS_REFUSED = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'];

const FOREIGN_HOST = 'evil.example';

const isRefused = (answer: Answer) => [
  answer.status !== 405 && `status ${answer.status}, not 405`,
  headerOf(answer, 'Allow') !== METHODS && `Allow is "${headerOf(answer, 'Allow')}"`,
];

const isWhole = (answer: Answer) => [
  answer.status !== 200 && `status ${answer.status}: a part of a file`,
  'content-range' in answer.headers && 'names a part',
];

/** One line, whatever was asked for. */
const isMissing = (answer: Answer) => [
  answer.status !== 404 && `status ${answer.status}, not 404`,
  textOf(answer) !== `${MISSING}\n` && `${answer.body.length} bytes in place of a line`,
  headerOf(answer, 'Cache-Control') !== CACHING.error && 'would be kept',
  !headerOf(answer, 'Content-Type').startsWith('text/plain') && 'is no plain text',
];

const namesNoHost = ({headers}: Answer) => [
  JSON.stringify(headers).includes(FOREIGN_HOST) && 'a header has the host that the request named',
];

export function edgeExpectations(languages: readonly {readonly base: string}[]): Expectation[] {
  return languages.flatMap(({base}): Expectation[] => [
    ...METHODS_REFUSED.flatMap((method) =>
      ['faq', 'faq.md'].map((name) => ({
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
