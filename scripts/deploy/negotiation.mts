/** Content negotiation by `Accept`: assistants that name Markdown get the text of a page, browsers never do. */
import type {Page} from '../../deploy/table';
import {headerOf, textOf, type Answer} from './ask.mts';
import {all, headerIs, statusIs, type Expectation} from './judges.mts';

/** Values of `Accept` that get Markdown, as assistants send them. */
const WANTED = [
  'text/markdown',
  'text/markdown, text/html;q=0.9, */*;q=0.1',
  'text/html, text/markdown; q=1.0',
];

/** Values of `Accept` that get HTML, as browsers, crawlers and others send them. */
const UNWANTED = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  '*/*',
  'text/html, text/markdown;q=0.5',
  'text/markdown;q=0',
  'text/markdown-like',
];

const isText = all(
  statusIs(200),
  headerIs('Content-Type', 'text/markdown; charset=utf-8'),
  (answer) => !textOf(answer).startsWith('---\n') && 'is no text of a page',
);

const isNegotiated = (text: string) => (answer: Answer) => [
  !/(?:^|,) ?accept(?:,|$)/i.test(headerOf(answer, 'Vary')) &&
    `Vary is "${headerOf(answer, 'Vary')}", without Accept`,
  !headerOf(answer, 'Link').includes(`<${text}>; rel="alternate"`) && `Link does not name ${text}`,
  !headerOf(answer, 'Link').includes('llms.txt>; rel="describedby"') && 'Link names no llms.txt',
];

/** @param page what is asked of a page that comes as HTML */
export function negotiationExpectations(
  pages: readonly Page[],
  page: (address: string) => Expectation['judge'],
): Expectation[] {
  const ask = (address: string, accept: string, judge: Expectation['judge']): Expectation => ({
    group: 'pages by Accept',
    path: address,
    headers: {accept, 'accept-encoding': 'br, gzip'},
    judge,
  });
  return pages.flatMap(({address, text}) => {
    if (text === undefined) {
      return [ask(address, 'text/markdown', page(address))];
    }
    const both = isNegotiated(text);
    return [
      ...WANTED.map((accept) => ask(address, accept, (answer) => [...isText(answer), ...both(answer)])),
      ...UNWANTED.map((accept) =>
        ask(address, accept, (answer) => [...page(address)(answer), ...both(answer)]),
      ),
    ];
  });
}
