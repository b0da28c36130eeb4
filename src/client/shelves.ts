/**
 * What the pages of one section know of each other: a shelf. A reader's browser has the shelves of
 * the sections that were visited, so that a page's script does not grow with the number of pages.
 *
 * This one is for the server and for development, where all of them are there. The browser of a
 * reader gets src/client/shelvesInReach.ts in its place (src/plugins/shelves.ts).
 */
import type {PropSidebarItemCategory, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import all from '@generated/shelves/default/all.json';
import {keyOf, type Shelf} from '../config/shelf';

/** Brings the shelf of an address, and with it the routes of its pages. */
export const bringShelf: (pathname: string) => Promise<void> = () => Promise.resolve();

/** The address of the script of a page, when it is known already. */
export const scriptOf: (pathname: string) => string | undefined = () => undefined;

/**
 * The shelf on which a document stands.
 *
 * @param id of a document whose page is shown, or is on the same shelf as it
 * @throws Error when there is no such document
 */
export function shelfOf(id: string): Shelf {
  const shelf = all[keyOf(id)];
  if (!shelf) {
    throw new Error(`No document "${id}"; the ids are those of src/config/sections.ts.`);
  }
  return shelf;
}

/** Whether a group of the sidebar has all of its pages. */
export const isGroupHere: (group: PropSidebarItemCategory) => boolean = () => true;

/** The version with the items of the sidebar that are known. */
export const useSidebarInReach: (version: PropVersionMetadata) => PropVersionMetadata = (version) => version;
