import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Locale} from '@site/src/config/locales';
import {routeOf} from '@site/src/config/routes';

/** The text of the page's language. */
export function useLabel(): (text: Record<Locale, string>) => string {
  const {i18n} = useDocusaurusContext();
  return (text) => text[i18n.currentLocale as Locale];
}

/** Where a document is, by id. */
export function useDocAddress(): (id: string) => string {
  const base = useBaseUrl('/');
  return (id) => base + routeOf(id);
}
