import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLabel} from '../client/siteContext';
import {searchContexts, type SearchKind} from '../config/search';
import {addressOfTask, type SearchTask} from '../config/searchTasks';
import {contextOf, kindOf} from './query';

/** The base URL and the context of a page. */
export interface SearchScope {
  readonly baseUrl: string;
  /** Path of the context that the page lies in; empty outside of all. */
  readonly context: string;
}

/** The base URL of the site in the page's language. */
const useBase = (): string => useDocusaurusContext().siteConfig.baseUrl;

/** The scope of the page that the reader is on. */
export function useSearchScope(): SearchScope {
  const baseUrl = useBase();
  const {pathname} = useLocation();
  return {baseUrl, context: contextOf(pathname, baseUrl)};
}

/** The name of a context in the page's language. */
export function useContextName(): (path: string) => string | undefined {
  const label = useLabel();
  return (path) => {
    const context = searchContexts.find((candidate) => candidate.path === path);
    return context && label(context.label);
  };
}

/** What can be said of the addresses and tasks of the site, in the page's language. */
export interface Places {
  /** Name of the part of the site that an address lies in. */
  readonly contextNameOf: (url: string) => string | undefined;
  readonly kindOf: (url: string) => SearchKind;
  readonly labelOf: (task: SearchTask) => string;
  readonly urlOf: (task: SearchTask) => string;
}

/** Functions that give the place and the kind of an address, and the label and address of a task. */
export function usePlaces(): Places {
  const baseUrl = useBase();
  const label = useLabel();
  const contextName = useContextName();
  return {
    contextNameOf: (url) => contextName(contextOf(url.replace(/#.*/, ''), baseUrl)),
    kindOf: (url) => kindOf(url, baseUrl),
    labelOf: (task) => label(task.label),
    urlOf: (task) => addressOfTask(task, baseUrl),
  };
}
