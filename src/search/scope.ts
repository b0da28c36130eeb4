import {useActivePlugin, useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLabel} from '../components/docs';
import {routeOf} from '../config/routes';
import {searchContexts, type SearchTask} from '../config/search';
import {contextOf, versionBase, versionName, type DocsVersion} from './query';

/** Where a page stands, as far as the search is concerned. */
export interface SearchScope {
  readonly baseUrl: string;
  /** Name of the page's version of the documents; empty for the main one. */
  readonly version: string;
  /** Where that version begins. */
  readonly base: string;
  /** The context that the page lies in; empty outside of all. */
  readonly context: string;
}

export function useSearchScope(): SearchScope {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const active = useActiveVersion(useActivePlugin()?.pluginId);
  const version = active ? versionName(active, baseUrl) : '';
  const base = versionBase(baseUrl, version);
  return {baseUrl, version, base, context: contextOf(pathname, base)};
}

/** The versions of the documents that exist. */
export const useDocsVersions = (): readonly DocsVersion[] => useVersions(undefined);

/** The name of a context in the page's language. */
export function useContextName(): (path: string) => string | undefined {
  const label = useLabel();
  return (path) => {
    const context = searchContexts.find((candidate) => candidate.path === path);
    return context && label(context.label);
  };
}

/** What lines and results say of an address, and where tasks lead, in the version that begins at `base`. */
export function usePlaces(base: string): {
  /** Name of the part of the site that an address lies in. */
  readonly placeOf: (url: string) => string | undefined;
  readonly labelOf: (task: SearchTask) => string;
  readonly urlOf: (task: SearchTask) => string;
} {
  const label = useLabel();
  const contextName = useContextName();
  return {
    placeOf: (url) => contextName(contextOf(url.replace(/#.*/, ''), base)),
    labelOf: (task) => label(task.label),
    urlOf: ({page, hash = ''}) => base + routeOf(page) + hash,
  };
}
