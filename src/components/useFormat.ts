import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '../config/locales';
import {formatIn, type Format} from '../facts/metrics/format';

/** The writer of numbers and dates in the language of the page. */
export function useFormat(): Format {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => formatIn(currentLocale as Locale), [currentLocale]);
}
