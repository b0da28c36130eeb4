/** The check of the pages against the HTML standard. */
import {expect, it} from 'vitest';
import {inspectHtml} from '../../scripts/checkHtml.mts';

const page = (body: string): string =>
  `<!doctype html><html lang=en><head><meta charset=utf-8><title>A page</title></head><body><main>${body}</main></body></html>`;

it.each([
  ['an element where none may stand', '<span><div>x</div></span>', /^a\.html:1:\d+: <div> .*<span>/],
  ['an id twice', '<p id=x>a</p><p id=x>b</p>', /"x"/],
  ['a value that an attribute does not know', '<textarea wrap=off></textarea>', /"wrap" has invalid value/],
  ['an element that is not closed', '<p><b>x</p>', /<b>/],
])('names %s', async (_name, body, message) => {
  expect((await inspectHtml('a.html', page(body))).join('\n')).toMatch(message);
});
