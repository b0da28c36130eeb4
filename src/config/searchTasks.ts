import type {Locale} from './locales';
import texts from './texts/searchTasks.json';

/** A link that the field offers before anything is typed, or when nothing was found. */
export interface SearchTask {
  /** Document id; none whose address has the product's name in it. */
  readonly page: string;
  /** `#id` of a section. */
  readonly hash?: string;
  readonly label: Record<Locale, string>;
}

/** The address of a task. @param base base URL of the site or the language */
export const addressOfTask = ({page, hash = ''}: SearchTask, base: string): string =>
  base + (page === 'index' ? '' : page) + hash;

/** Tasks that most readers come for. */
export const commonTasks: readonly SearchTask[] = texts.commonTasks;

/** Pages that are offered when the search finds nothing. */
export const otherPlaces: readonly SearchTask[] = texts.otherPlaces;
