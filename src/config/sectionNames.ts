import type {Locale} from './locales';
import names from './texts/sectionNames.json';

/** The name of a section, which browsers load; its pages are in sections.ts, which no browser loads. */
export interface SectionName {
  /** Folder under `docs/`, and the search context. */
  readonly path: string;
  readonly label: Record<Locale, string>;
  /** The page that says what the section is about; without one, its list on the home page does. */
  readonly overview?: string;
}

/** In the order of the sidebar. `features/mcp` is a section of its own inside the folder `features`; so is `features/tools`. */
export const sectionNames: readonly SectionName[] = names;

/** The section a document belongs to: the longest folder that contains it. */
export function sectionOf(id: string): SectionName | undefined {
  return sectionNames
    .filter(({path}) => id.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/** A section's card on the home page. */
export const anchorOf = ({path}: SectionName): string => path.replace('/', '-');
