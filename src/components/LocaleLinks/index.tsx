import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {placeInPage} from '@site/src/client/currentSection';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface Props {
  /** Of every link. */
  readonly className: string;
  /** Of the current language's, beside it. */
  readonly activeClassName: string;
}

/** The current page in every language: items of a list. The query goes along, and at a press the section being read. */
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
        aria-current={locale === currentLocale ? 'true' : undefined}
        onClick={({currentTarget}) => {
          currentTarget.hash = placeInPage();
        }}>
        {localeConfigs[locale]?.label}
      </a>
    </li>
  ));
}
