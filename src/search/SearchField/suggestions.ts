/** Makes the options of the list under the field. Pure functions. */
import {translate} from '@docusaurus/Translate';
import {suggestionLimit, type SearchKind} from '../../config/search';
import {commonTasks, otherPlaces, type SearchTask} from '../../config/searchTasks';
import type {Part} from '../engine/excerpt';
import {resultsUrl} from '../query';
import type {Places, SearchScope} from '../scope';
import {detailText, insteadText, literalText, outsideText} from '../wording';
import type {Result} from '../useSearch';

/** One line of the list. */
export interface Option {
  readonly key: string;
  readonly href: string;
  readonly title: readonly Part[];
  /** Heading of the section that a hit leads to. */
  readonly heading?: readonly Part[];
  /** The part of the site that a hit lies in. */
  readonly place?: string | undefined;
  readonly summary?: readonly Part[];
  /** Kind of a hit or an entry, shown as a tag. */
  readonly type?: SearchKind;
  /** The query that a recent, respelled or literal search puts into the field. */
  readonly query?: string;
  readonly kind: 'hit' | 'section' | 'entry' | 'footer' | 'recent' | 'forget' | 'respelled' | 'link';
}

/** Options that belong together. Groups of hits have no label. */
export interface Group {
  readonly key: string;
  readonly label?: string;
  readonly options: readonly Option[];
}

/** The properties of the page that options are made with. */
export interface Surroundings extends SearchScope, Places {
  /** Name of the context; empty outside of all. */
  readonly contextName: string;
}

const plain = (text: string): Part[] => [{text, isMatch: false}];

const links = (tasks: readonly SearchTask[], {labelOf, urlOf}: Surroundings): Option[] =>
  tasks.map((task) => ({
    key: task.page + (task.hash ?? ''),
    kind: 'link',
    href: urlOf(task),
    title: plain(labelOf(task)),
  }));

/** Links to useful pages, for when there is no result. */
export const placesGroup = (around: Surroundings): Group => ({
  key: 'places',
  label: translate({
    id: 'search.places',
    message: 'Where else to look',
    description: 'Heading in the list under the field when nothing was found; links follow',
  }),
  options: links(otherPlaces, around),
});

/** Links to the results page that belong under an answer. */
function footers({query, answer}: Result, around: Surroundings): Option[] {
  const {baseUrl, context, contextName} = around;
  const link = (key: string, text: string, where?: string): Option => ({
    key,
    kind: 'footer',
    href: resultsUrl(baseUrl, {query, ...(where && {context: where})}),
    title: plain(text),
  });
  const all = link(
    'all',
    translate({
      id: 'theme.SearchBar.seeAll',
      message: 'See all results',
      description: 'Link to the results page',
    }),
  );
  if (!context) {
    return [all];
  }
  const outside = link('outside', outsideText(contextName));
  if (answer.inside === 0) {
    return [all, outside];
  }
  const within = translate(
    {
      id: 'theme.SearchBar.searchInContext',
      message: 'See all results within {context}',
      description: "Link to the results within the reader's section",
    },
    {context: contextName},
  );
  return [all, link('within', within, context), outside];
}

/** An option that puts a query into the field: the corrected one, or the one that was typed. */
const queryOption = (query: string, text: string, {baseUrl}: Surroundings): Option => ({
  key: query,
  kind: 'respelled',
  href: resultsUrl(baseUrl, {query}),
  query,
  title: plain(text),
});

/** The settings, commands and messages of an answer. */
const entryOptions = ({answer}: Result): Option[] =>
  answer.entries.map(({kind, url, label, detail, title}): Option => ({
    key: url,
    kind: 'entry',
    type: kind,
    href: url,
    title: label,
    place: title,
    summary: detail ? plain(detailText(kind, detail)) : [],
  }));

/** The pages of an answer, each with its sections below it. @param room options at most, sections included */
function hitOptions({answer}: Result, room: number, {contextNameOf, kindOf}: Surroundings): Option[] {
  const sections = answer.hits.reduce((sum, hit) => sum + hit.sections.length, 0);
  return answer.hits.slice(0, room - sections).flatMap(({url, title, heading, summary, sections: others}) => [
    {key: url, kind: 'hit', type: kindOf(url), href: url, title, heading, summary, place: contextNameOf(url)},
    ...others.map((other): Option => ({
      key: other.url,
      kind: 'section',
      href: other.url,
      title: other.heading,
    })),
  ]);
}

/** The options for an answer: hits, entries and links to all results; without any, another query and useful pages. */
export function groupsOf(result: Result, around: Surroundings): Group[] {
  const {query, answer} = result;
  const entries = entryOptions(result);
  if (answer.hits.length + entries.length > 0) {
    const way =
      answer.corrected &&
      queryOption(answer.corrected.literal, literalText(answer.corrected.literal), around);
    const hits = hitOptions(result, suggestionLimit - entries.length, around);
    const isParted = answer.isPageFirst && entries.length > 0;
    const first = isParted ? 1 + (answer.hits[0]?.sections.length ?? 0) : 0;
    return [
      {key: `first ${query}`, options: hits.slice(0, first)},
      {key: `entries ${query}`, options: entries},
      {key: `hits ${query}`, options: hits.slice(first)},
      {key: 'footers', options: [...(way ? [way] : []), ...footers(result, around)]},
    ].filter(({options}) => options.length > 0);
  }
  const {respelled} = answer;
  const nearest = respelled ? [queryOption(respelled, insteadText(respelled), around)] : [];
  return [{key: 'respelled', options: nearest}, placesGroup(around)].filter(
    ({options}) => options.length > 0,
  );
}

/** The options before anything is typed: recent searches, and common tasks. */
export function startingGroups(recents: readonly string[], around: Surroundings): Group[] {
  const recent: Option[] = recents.map((query) => ({
    key: `recent ${query}`,
    kind: 'recent',
    href: resultsUrl(around.baseUrl, {query}),
    query,
    title: plain(query),
  }));
  const forget: Option = {
    key: 'forget',
    kind: 'forget',
    href: '#',
    title: plain(
      translate({
        id: 'search.recents.clear',
        message: 'Clear recent searches',
        description: 'Last line of the recent searches in the list under the field',
      }),
    ),
  };
  return [
    {
      key: 'recents',
      label: translate({
        id: 'search.recents',
        message: 'Recent searches',
        description: 'Heading in the list under the empty field',
      }),
      options: recent.length > 0 ? [...recent, forget] : [],
    },
    {
      key: 'tasks',
      label: translate({
        id: 'search.tasks',
        message: 'Common tasks',
        description: 'Heading in the list under the empty field; links follow',
      }),
      options: links(commonTasks, around),
    },
  ].filter(({options}) => options.length > 0);
}

/** Index of the option that an arrow key makes active, from the last to the first and back; -1 when there is none. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  if (count === 0) {
    return -1;
  }
  return active < 0 ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;
}
