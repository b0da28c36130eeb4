import {act} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import ModeBuilder from './index';

/** Stands in for the thread that tries patterns: answers when the test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly sent: unknown[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage(data: unknown) {
    this.sent.push(data);
  }

  terminate() {
    this.isTerminated = true;
  }

  say(data: unknown) {
    act(() => void this.dispatchEvent(new MessageEvent('message', {data})));
  }
}

const last = () => FakeWorker.all.at(-1) as FakeWorker;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});

describe('the builder of modes', () => {
  const open = () => renderCalculator('ModeBuilder', ModeBuilder);

  it('writes the file, and says what the extension would not accept', () => {
    const {form, type, verdict} = open();
    expect(form.querySelector('pre')?.textContent).toMatch(
      /^# yaml-language-server: \$schema=https:.*\ncustomModes:\n/,
    );
    expect(verdict()).toBe('The file is ready.');
    type('slug', 'a b');
    expect(verdict()).toContain('wouldn’t accept');
    type('format', 'json');
    expect(form.querySelector('pre')?.textContent).toMatch(/^\{\n {2}"\$schema"/);
  });

  it('tries its own example without a thread', () => {
    const {rows} = open();
    expect(rows()).toEqual([
      'src/locales/pt-BR.json allowed',
      'src/locales/en.json allowed',
      'src/cart.ts refused',
    ]);
    expect(FakeWorker.all).toEqual([]);
  });

  it('says nothing of a path until this very pattern has been tried on it', () => {
    const {type, rows} = open();
    type('fileRegex', '^src/cart');
    const old = last();
    expect(rows()).toEqual(['src/locales/pt-BR.json ', 'src/locales/en.json ', 'src/cart.ts ']);
    type('fileRegex', '!$');
    expect(old.isTerminated).toBe(true);
    old.say([true, true, true]);
    expect(rows().at(-1)).toBe('src/cart.ts ');
    last().say('ready');
    expect(last().sent).toEqual([
      {pattern: '!$', paths: ['src/locales/pt-BR.json', 'src/locales/en.json', 'src/cart.ts']},
    ]);
    last().say([false, false, false]);
    expect(rows().at(-1)).toBe('src/cart.ts refused');
    expect(last().isTerminated).toBe(true);
  });

  it('says of a pattern that the browser gives up that it is too large', () => {
    const {type, text} = open();
    type('fileRegex', 'x');
    last().say('ready');
    act(() => void last().dispatchEvent(new Event('error')));
    expect(text()).toContain('pattern as large as this');
    expect(text()).not.toContain('didn’t load');
  });

  it.each([
    ['fileRegex', '', 'Without a pattern, the mode may edit every file.'],
    ['fileRegex', '(a', 'The pattern doesn’t compile.'],
    ['paths', ' ', 'Write paths to try the pattern on.'],
  ])('says so where there is nothing to try: %s is "%s"', (name, value, said) => {
    const {type, text} = open();
    type(name, value);
    expect(text()).toContain(said);
    expect(FakeWorker.all).toEqual([]);
  });

  it('says so without the group edit, and where the thread cannot be loaded', () => {
    const {check, type, text} = open();
    type('fileRegex', 'x');
    act(() => void last().dispatchEvent(new Event('error')));
    expect(text()).toContain('their script didn’t load');
    check('edit');
    expect(text()).toContain('the mode may edit no file');
  });
});
