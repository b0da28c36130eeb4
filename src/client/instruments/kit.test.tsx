import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {CommonTexts} from '../../facts/instrument';
import {alive, explain, write, type Place, type Values} from './kit';

const texts: CommonTexts = {
  number: 'no number: {value}, {least} to {most}',
  range: 'out of range: {value}, {least} to {most}',
  whole: 'not whole: {value}',
  missing: 'empty, {least} to {most}',
  choice: 'no choice: {value}; {allowed}',
  failed: 'failed',
};

const field = (control: string) =>
  `<div class="field"><label>x${control}</label><p class="field-error" hidden></p></div>`;

function page(search = '', locale: Place<null>['locale'] = 'en') {
  window.history.replaceState(null, '', `/${search}`);
  document.body.innerHTML = `<form>
    ${field('<input name="a" value="2.5" data-least="0" data-most="1000">')}
    ${field('<input name="b" value="" data-least="0" data-most="9" data-optional data-whole>')}
    ${field('<select name="c"><option value="one" selected>One</option><option value="two">Two</option></select>')}
    ${field('<input type="checkbox" name="d" value="on" checked>')}
    ${field('<textarea name="e">text</textarea>')}
    <output data-out="sum"></output><ul data-out="rows"></ul><meter data-out="bar" min="0" max="1"></meter>
    <button type="reset"></button></form>`;
  const form = document.forms[0] as HTMLFormElement;
  const remember = vi.fn((query: string) =>
    window.history.replaceState(null, '', query ? `/?${query}` : '/'),
  );
  const seen: unknown[] = [];
  const read = ({number, optional, text, checked}: Values) => {
    seen.push([number('a'), optional('b'), text('c'), checked('d'), text('e')]);
  };
  const stop = alive({form, data: null, texts, locale, remember}, read);
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const type = (name: string, value: string) => {
    control(name).value = value;
    control(name).dispatchEvent(new Event('input', {bubbles: true}));
    vi.advanceTimersByTime(300);
  };
  const errorOf = (name: string) => control(name).closest('.field')?.querySelector('p')?.textContent;
  return {form, remember, seen, stop, control, type, errorOf};
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('alive', () => {
  it('reads the example, and leaves the address alone until something changes', () => {
    const {seen, remember, type} = page('?other=1');
    expect(seen).toEqual([[2.5, null, 'one', true, 'text']]);
    vi.advanceTimersByTime(1000);
    expect(remember).not.toHaveBeenCalled();
    type('a', '1,000');
    expect(seen.at(-1)).toEqual([1000, null, 'one', true, 'text']);
    expect(remember).toHaveBeenLastCalledWith('other=1&a=1000');
    type('a', '2.5');
    expect(remember).toHaveBeenLastCalledWith('other=1');
  });

  it('takes what the address says, numbers in the spelling of the page', () => {
    const {seen, control} = page('?a=1.5&b=3&c=two&d=off&e=%3Cb%3E', 'pt-BR');
    expect(seen).toEqual([[1.5, 3, 'two', false, '<b>']]);
    expect(control('a').value).toBe('1,5');
  });

  it.each([
    ['a', 'abc', 'no number: abc, 0 to 1,000'],
    ['a', '', 'empty, 0 to 1,000'],
    ['a', '−1', 'out of range: −1, 0 to 1,000'],
    ['a', '1,001', 'out of range: 1,001, 0 to 1,000'],
    ['b', '1.5', 'not whole: 1.5'],
    ['a', 'x'.repeat(50), `no number: ${'x'.repeat(40)}…, 0 to 1,000`],
  ])('explains %s=%s, keeps it, and waits for a better one', (name, value, error) => {
    const {seen, form, control, type, errorOf} = page(`?${name}=${encodeURIComponent(value)}`);
    expect(seen).toEqual([]);
    expect(form.hasAttribute('data-stale')).toBe(true);
    expect(errorOf(name)).toBe(error);
    expect(control(name).value).toBe(value);
    expect(control(name).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(control(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      error,
    );
    type(name, '7');
    expect(errorOf(name)).toBe('');
    expect(control(name).hasAttribute('aria-describedby')).toBe(false);
    expect(form.hasAttribute('data-stale')).toBe(false);
    expect(seen).toHaveLength(1);
  });

  it('keeps the example where the address asks for a choice that is none, and says so', () => {
    const {seen, errorOf} = page('?c=three&d=maybe');
    expect(seen).toEqual([[2.5, null, 'one', true, 'text']]);
    expect(errorOf('c')).toBe('no choice: three; One, Two');
  });

  it('goes back to the example, the address too', () => {
    const {form, type, seen, remember, errorOf} = page('?a=oops');
    type('e', 'more');
    form.reset();
    vi.advanceTimersByTime(400);
    expect(seen.at(-1)).toEqual([2.5, null, 'one', true, 'text']);
    expect(errorOf('a')).toBe('');
    expect(remember).toHaveBeenLastCalledWith('');
  });

  it('leaves the address as it was when it would be too long, and stops when told', () => {
    const {type, remember, stop, seen} = page();
    type('e', 'x'.repeat(5000));
    expect(remember).not.toHaveBeenCalled();
    stop();
    type('a', '3');
    expect(seen).toHaveLength(2);
  });

  it('says which controls there are when a script asks for another', () => {
    const {form} = page();
    expect(() =>
      alive({form, data: null, texts, locale: 'en', remember: () => undefined}, ({text}) => void text('z')),
    ).toThrow(/No control "z"; there are a, b, c, d, e/);
  });
});

describe('write', () => {
  it('fills texts, bars and rows, as text', () => {
    const {form} = page();
    write(form, {
      sum: '<b>3</b>',
      bar: '0.5',
      rows: [
        ['kind', 'one', '<i>'],
        ['other', 'two'],
      ],
      nothing: 'x',
    });
    expect(form.querySelector('output')?.innerHTML).toBe('&lt;b&gt;3&lt;/b&gt;');
    expect(form.querySelector('meter')?.getAttribute('value')).toBe('0.5');
    expect(form.querySelector('ul')?.innerHTML).toBe(
      '<li data-kind="kind"><span>one</span><span>&lt;i&gt;</span></li><li data-kind="other"><span>two</span></li>',
    );
  });

  it('explains nothing where there is no place for it', () => {
    expect(() => explain(null, 'x')).not.toThrow();
  });
});
