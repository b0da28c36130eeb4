import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Locale} from '@site/src/config/locales';
import {routeOf} from '@site/src/config/routes';

/** The text of the page's language. */
export function useLabel(): (text: Record<Locale, string>) => string {
  const {i18n} = useDocusaurusContext();
  return (text) => text[i18n.currentLocale as Locale];
}

/**
 * Address and title of a document, by id.
 *
 * @throws Error when there is no document of that id
 */
export function useDocLink(): (id: string) => {to: string; title: string} {
  const {docs} = useDocsVersion();
  const base = useBaseUrl('/');
  return (id) => {
    const doc = docs[id];
    if (!doc) {
      throw new Error(`No document "${id}"; the ids are those of src/config/sections.ts.`);
    }
    return {to: base + routeOf(id), title: doc.title};
  };
}
