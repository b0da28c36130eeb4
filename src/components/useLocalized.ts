import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {locales} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import type {Localized} from '../facts/localized';

/**
 * The reader of localized texts for the language of the page, tokens filled.
 *
 * @throws Error when the site is built for a language that the data does not have.
 */
export function useLocalized(): (text: Localized) => string {
  const {currentLocale} = useDocusaurusContext().i18n;
  return useMemo(() => {
    const locale = locales.find((known) => known === currentLocale);
    if (locale === undefined) {
      throw new Error(
        `The facts have no texts in "${currentLocale}"; they have them in: ${locales.join(', ')} (src/config/locales.ts)`,
      );
    }
    const tokens = tokensFor(locale);
    return (text) => fillTokens(text[locale], tokens, `src/facts (${text.en})`);
  }, [currentLocale]);
}
