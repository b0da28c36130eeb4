/** Renders calculators for tests, with the texts that the build gives them. */
import {cleanup, fireEvent, render} from '@testing-library/react';
import type {ComponentType} from 'react';
import type {Locale} from '../../src/config/locales';
import type {CalculatorProps} from '../../src/components/calculators/parts/useValues';
import {textsOf, type CalculatorName} from '../../src/components/calculators/texts';
import {setLocale} from '../stubs/useDocusaurusContext';

interface Rendered {
  readonly form: HTMLFormElement;
  /** The result in a sentence. */
  readonly verdict: () => string;
  /** All that the form shows. */
  readonly text: () => string;
  /** The texts of the entries of its lists. */
  readonly rows: () => string[];
  readonly control: (name: string) => HTMLInputElement;
  readonly type: (name: string, text: string) => void;
  readonly check: (name: string) => void;
}

/**
 * Renders a calculator as a page has it.
 *
 * @param query what the address asks for
 */
export function renderCalculator<Texts, Own extends object>(
  name: CalculatorName,
  Calculator: ComponentType<CalculatorProps<Texts> & Own>,
  {locale = 'en', query = '', own = {} as Own}: {locale?: Locale; query?: string; own?: Own} = {},
): Rendered {
  cleanup();
  setLocale(locale);
  window.history.replaceState(null, '', `/${query}`);
  const {container} = render(<Calculator {...own} id="it" texts={textsOf(name, locale) as Texts} />);
  const form = container.querySelector('form');
  if (!form) {
    throw new Error(`${name} has no form.`);
  }
  const control = (field: string) => form.elements.namedItem(field) as HTMLInputElement;
  return {
    form,
    verdict: () => form.querySelector('output')?.textContent ?? '',
    text: () => form.textContent,
    rows: () => [...form.querySelectorAll('li')].map((row) => row.textContent),
    control,
    type: (field, text) => fireEvent.change(control(field), {target: {value: text}}),
    check: (field) => fireEvent.click(control(field)),
  };
}
