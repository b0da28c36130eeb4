/** What every calculator does in the same way. */
import {readFileSync} from 'node:fs';
import {act, fireEvent, screen} from '@testing-library/react';
import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import {renderCalculator} from '../../../tests/support/calculator';
import {useHistory} from '../../../tests/stubs/router';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {locales} from '../../config/locales';
import CommandTester from './CommandTester';
import CostEstimator from './CostEstimator';
import ErrorFinder from './ErrorFinder';
import McpBuilder from './McpBuilder';
import MemoryCalculator from './MemoryCalculator';
import ModeBuilder from './ModeBuilder';
import {LONGEST_TEXT} from './parts/values';
import PromptAnatomy from './PromptAnatomy';
import ProviderChooser from './ProviderChooser';
import ScoreExplorer from './ScoreExplorer';
import {calculatorNames, textsOf, type CalculatorName} from './texts';

type Any = ComponentType<{id: string; texts: never}>;

const calculators = {
  CommandTester,
  CostEstimator,
  ErrorFinder,
  McpBuilder,
  MemoryCalculator,
  ModeBuilder,
  ProviderChooser,
  ScoreExplorer,
  PromptAnatomy: (props: Parameters<typeof PromptAnatomy>[0]) => (
    <PromptAnatomy {...props} example="project" />
  ),
} as unknown as Readonly<Record<Exclude<CalculatorName, 'MessageBox'>, Any>>;

const all = Object.entries(calculators) as [CalculatorName, Any][];

/** Keys of nested words, each with the places that it fills. */
function shape(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null
      ? shape(text, `${path}${key}.`)
      : [`${path}${key}: ${[...String(text).matchAll(/(?<!\$)\{[\w.]+\}/g)].map(String).sort().join(' ')}`],
  );
}

it.each([...calculatorNames, 'parts'])('the words of %s fill the same places in both languages', (name) => {
  const [english = {}, ...others] = locales.map(
    (locale) =>
      JSON.parse(readFileSync(`src/components/calculators/${name}/words.${locale}.json`, 'utf8')) as object,
  );
  for (const other of others) {
    expect(shape(other)).toEqual(shape(english));
  }
});

describe.each(locales)('in %s', (locale) => {
  it.each(all)('%s has its example and its result before any script', (name, Calculator) => {
    setLocale(locale);
    const html = renderToString(<Calculator id="it" texts={textsOf(name, locale) as never} />);
    expect(html).not.toMatch(/\{[a-z]\w+\}|undefined|NaN/i);
    expect(html).toContain('<output');
    expect(html).not.toContain('aria-invalid');
    expect(/<output[^>]*><\/output>/.test(html)).toBe(name === 'ErrorFinder');
  });
});

it.each(all)('every calculator %s names its controls, and no two alike', (name, Calculator) => {
  const {form} = renderCalculator(name, Calculator);
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const names = controls.map((control) => control.name).filter(Boolean);
  expect(new Set(names).size).toBe(names.length);
  for (const control of controls) {
    expect(control.labels?.length || control.getAttribute('aria-label')).toBeTruthy();
  }
  expect(form.querySelectorAll('[aria-live], [role=status]:not([data-script] *)')).toHaveLength(1);
});

describe('what is typed', () => {
  it('that cannot be read is explained beside its field, and clears the result', () => {
    const {type, control, verdict, form} = renderCalculator('CostEstimator', CostEstimator);
    type('requests', '0');
    expect(control('requests').getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(control('requests').getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('0 is out of range. Allowed: 1 to 10,000.');
    expect(verdict()).toBe('Correct the marked field to see the result.');
    expect(form.querySelector('meter')).toBeNull();
    type('requests', '40');
    expect(control('requests').hasAttribute('aria-invalid')).toBe(false);
    expect(verdict()).toMatch(/^One task costs/);
  });

  it.each<[CalculatorName, string]>([
    ['ErrorFinder', 'm'],
    ['CommandTester', 'command'],
    ['McpBuilder', 'args'],
    ['ModeBuilder', 'fileRegex'],
  ])('into %s has one limit', (name, field) => {
    const {type, text, verdict} = renderCalculator(name, calculators[name as keyof typeof calculators]);
    type(field, 'x'.repeat(LONGEST_TEXT + 1));
    expect(text()).toContain('The text has 20,001 characters. Allowed: up to 20,000.');
    expect(verdict()).toBe('Correct the marked field to see the result.');
  });

  it.each<[CalculatorName, string, string, string]>([
    ['CommandTester', 'command', 'ls', 'ls '.repeat(2000)],
    ['McpBuilder', 'env', 'A=B', 'API_KEY=sk-123'],
    ['McpBuilder', 'args', '-y', '--api-key=abc'],
  ])(
    'into %s leaves the address when it is too long for a link or a secret: %s',
    (name, field, short, text) => {
      vi.useFakeTimers();
      const {type} = renderCalculator(name, calculators[name as keyof typeof calculators]);
      const history = useHistory();
      const addressAfter = (typed: string) => {
        type(field, typed);
        act(() => vi.advanceTimersByTime(300));
        return new URLSearchParams(history.location.search).get(field);
      };
      expect(addressAfter(short)).toBe(short);
      expect(addressAfter(text)).toBeNull();
    },
  );

  it('before the script was there is kept', () => {
    const own = {typed: {requests: '7', cache: 'off'}};
    const {control} = renderCalculator('CostEstimator', CostEstimator, {query: '?first=1000', own});
    expect([control('requests').value, control('first').value]).toEqual(['7', '1,000']);
    expect(control('cache').checked).toBe(false);
  });
});

it('what an address must not ask for is explained, and the example stays', () => {
  const asked = new URLSearchParams({pulse_index: '<img src=x>', nothing: '1'});
  const {form, control, verdict} = renderCalculator('ScoreExplorer', ScoreExplorer, {query: `?${asked}`});
  const said = document.getElementById(control('pulse_index').getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toMatch(/“<img src=x>”.*100/);
  expect(form.querySelector('img')).toBeNull();
  expect(verdict()).toContain('80.6');
});

it('an address is copied with what the fields hold', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', {...navigator, clipboard: {writeText}});
  const {type, text} = renderCalculator('CostEstimator', CostEstimator);
  type('requests', '40');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', {name: 'Copy link with these values'}));
  });
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/?requests=40#it`);
  expect(text()).toContain('Link copied');
});
