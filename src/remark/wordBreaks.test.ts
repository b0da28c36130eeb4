import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {expect, it} from 'vitest';
import {withWordBreaks} from './wordBreaks';

const html = (text: string) => toHtml(h('i', withWordBreaks(text)));

it('breaks paths, identifiers and addresses between their parts', () => {
  expect(html('src/mail/reminder.ts')).toBe('<i>src/<wbr>mail/<wbr>reminder.ts</i>');
  expect(html('num_kv_heads')).toBe('<i>num_<wbr>kv_<wbr>heads</i>');
  expect(html('ana@mail.example')).toBe('<i>ana<wbr>@mail.example</i>');
  expect(html('https://a.example/saml/acs')).toBe('<i>https://a<wbr>.example/<wbr>saml/<wbr>acs</i>');
});

it('leaves what begins with a mark, and words', () => {
  expect(html('@/docs/a.md')).toBe('<i>@/docs/<wbr>a.md</i>');
  expect(html('/review-checklist')).toBe('<i>/review-checklist</i>');
  expect(html('2 of 3')).toBe('<i>2 of 3</i>');
});
