import type {MouseEvent} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {keepPlace, placeInPage} from './placeInPage';

/** Attributes of a link to the current page in a language. */
interface LocaleLink {
  readonly href: string;
  readonly onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes links to the current page in each language, with its query and, at a click, the section being read. */
export function useLocaleLink(): (locale: string) => LocaleLink {
  const {createUrl} = useAlternatePageUtils();
  const query = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  return (locale) => ({
    href: `${createUrl({locale, fullyQualified: false})}${query}${hash}`,
    onClick: ({currentTarget}) => {
      currentTarget.hash = placeInPage();
      keepPlace(currentTarget);
    },
  });
}
