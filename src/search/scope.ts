import {useActivePlugin, useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLabel} from '../components/docs';
import {searchContexts} from '../config/search';
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
