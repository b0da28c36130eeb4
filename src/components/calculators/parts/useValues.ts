import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../../../config/locales';
import {
  exampleOf,
  fromAddress,
  LONGEST_QUERY,
  readValues,
  toQuery,
  type Fault,
  type Fields,
  type Values,
  type Written,
} from './values';

/** Milliseconds without a key after which the address follows. */
const PAUSE = 300;

/** What a calculator gets from the place where it stands (LazyCalculator.tsx). */
export interface CalculatorProps<Texts> {
  readonly id: string;
  readonly texts: Texts;
  /** Values that were typed into the fields before the script was there. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
}

/** The fields of a calculator as they are. */
export interface Form<F extends Fields = Fields> {
  /** The address of the calculator in its page. */
  readonly id: string;
  readonly fields: F;
  readonly locale: Locale;
  readonly written: Written<F>;
  /** Values of the fields; undefined while one of them cannot be read. */
  readonly values: Values<F> | undefined;
  /** What is wrong, and what the address asked for in vain. */
  readonly faults: Partial<Record<keyof F, Fault>>;
  change(name: keyof F & string, text: string): void;
  reset(): void;
  /** The query of a link to what the fields hold. */
  readonly query: string;
}

/** The present query of the window; none while pages are built. */
const currentQuery = (): string => (typeof window === 'undefined' ? '' : window.location.search);

/**
 * Holds the fields of a calculator: begins with what the address asks for, or else with the example, and
 * keeps the address while the reader types.
 */
export function useValues<F extends Fields>(fields: F, {id, typed}: CalculatorProps<unknown>): Form<F> {
  const history = useHistory();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  const [{written, refused, isChanged}, setState] = useState(() => {
    const begin = fromAddress(fields, currentQuery(), locale);
    return {...begin, written: {...begin.written, ...typed}, isChanged: typed !== undefined};
  });
  const {values, faults} = readValues(fields, written, locale);
  const query = toQuery(fields, written, currentQuery(), locale);

  // A text that is too long for a link is in none: the address of an older one would open that.
  const shown =
    query.length > LONGEST_QUERY ? toQuery(fields, exampleOf(fields, locale), currentQuery(), locale) : query;

  useEffect(() => {
    if (!isChanged) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      if (new URLSearchParams(location.search).toString() !== shown) {
        history.replace({...location, search: shown});
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [history, isChanged, shown]);

  return {
    id,
    fields,
    locale,
    written,
    values,
    faults: {...refused, ...faults},
    change: (name, text) =>
      setState((before) => ({
        written: {...before.written, [name]: text},
        refused: {...before.refused, [name]: undefined},
        isChanged: true,
      })),
    reset: () => setState({written: exampleOf(fields, locale), refused: {}, isChanged: true}),
    query,
  };
}
