import type {ReactNode} from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocaleLink} from '@site/src/client/useLocaleLink';

interface Props {
  /** Class of every link. */
  readonly className: string;
  /** Further class of the link to the current language. */
  readonly activeClassName: string;
}

/** The current page in every language: items of a list. */
export default function LocaleLinks({className, activeClassName}: Props): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const linkTo = useLocaleLink();
  return locales.map((locale) => (
    <li key={locale}>
      {/* A plain link: the other language is another build, outside this router. */}
      <a
        className={clsx(className, locale === currentLocale && activeClassName)}
        lang={localeConfigs[locale]?.htmlLang}
        aria-current={locale === currentLocale ? 'true' : undefined}
        {...linkTo(locale)}>
        {localeConfigs[locale]?.label}
      </a>
    </li>
  ));
}
