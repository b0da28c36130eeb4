import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Props {
  /** Of every link. */
  readonly className: string;
  /** Of the current language's, beside it. */
  readonly activeClassName: string;
}

/** The current page in every language: items of a list. Query and hash go along. */
export default function LocaleLinks({className, activeClassName}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const query = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  return locales.map((locale) => (
    <li key={locale}>
      {/* A plain link: the other language is another build, outside this router. */}
      <a
        className={clsx(className, locale === currentLocale && activeClassName)}
        href={`${createUrl({locale, fullyQualified: false})}${query}${hash}`}
        lang={localeConfigs[locale]?.htmlLang}
        aria-current={locale === currentLocale ? 'true' : undefined}>
        {localeConfigs[locale]?.label}
      </a>
    </li>
  ));
}
