/**
 * Takes the place of src/client/shelves.ts in a reader's browser: the shelves that this visit has
 * brought. With a shelf come the routes of its pages and its part of the sidebar.
 */
import {useMemo, useSyncExternalStore} from 'react';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import generatedRegistry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {document, loose, sections} from '@generated/shelves/default/reader/index';
import {keyOf, type Shelf} from '../config/shelf';

/** The functions of the bundler that name the file of a chunk. */
declare const __webpack_require__: {p: string; u: (chunk: string) => string};

const {baseUrl} = siteConfig;

type Route = (typeof routes)[number];
type Load = (typeof sections)[string];

const registry: Record<string, (typeof generatedRegistry)[string]> = generatedRegistry;

const shelves = new Map<string, Shelf>(Object.entries(loose));
const items = new Map<string, readonly PropSidebarItem[]>();
/** Name of the chunk of each page, by its address. */
const chunks = new Map<string, string>();
const underWay = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();

/** The list of routes in which the documents stand: that of the home page. */
function documentRoutes(among: Route[] = []): Route[] | undefined {
  return among.some(({path, exact}) => exact && path === baseUrl)
    ? among
    : among.map((route) => documentRoutes(route.routes as Route[] | undefined)).find(Boolean);
}

/** The folders of the sections, those inside others first. */
const keys = Object.keys(sections).sort((a, b) => b.length - a.length);

async function bring(key: string, load: Load): Promise<void> {
  const {shelf, sidebar, pages} = await load();
  for (const [path, chunk, loadPage, sidebarName] of pages) {
    chunks.set(path, chunk);
    registry[chunk] = [loadPage, '', ''];
    routesChunkNames[`${path}-page`] = {__comp: document, content: chunk};
    documentRoutes(routes)?.push({
      path,
      component: ComponentCreator(path, 'page'),
      exact: true,
      sidebar: sidebarName,
    });
  }
  shelves.set(key, shelf);
  items.set(key, sidebar);
  listeners.forEach((listener) => listener());
}

/** Brings the shelf of an address once; what failed is tried again at the next call. */
export async function bringShelf(pathname: string): Promise<void> {
  const key = keys.find((folder) => pathname.startsWith(`${baseUrl}${folder}/`)) ?? '';
  const load = sections[key];
  if (!load) {
    return;
  }
  const coming = underWay.get(key) ?? bring(key, load);
  underWay.set(key, coming);
  await coming.catch((error: unknown) => {
    underWay.delete(key);
    throw error;
  });
}

export function scriptOf(pathname: string): string | undefined {
  const chunk = chunks.get(pathname);
  return chunk && __webpack_require__.p + __webpack_require__.u(chunk);
}

export function shelfOf(id: string): Shelf {
  const shelf = shelves.get(keyOf(id));
  if (!shelf) {
    throw new Error(`The shelf of "${id}" was not brought before its page.`);
  }
  return shelf;
}

/** A group without a shelf has its pages from the beginning. */
export const isGroupHere = ({key = ''}: PropSidebarItemCategory): boolean => !sections[key] || items.has(key);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const known = () => items.size;

/** The version, whose groups of the sidebar hold their first page alone, with all pages of those that are here. */
export function useSidebarInReach(version: PropVersionMetadata): PropVersionMetadata {
  const count = useSyncExternalStore(subscribe, known, known);
  return useMemo(() => {
    const filled = (item: PropSidebarItem): PropSidebarItem =>
      item.type === 'category' ? {...item, items: [...(items.get(item.key ?? '') ?? item.items)]} : item;
    return {
      ...version,
      docsSidebars: Object.fromEntries(
        Object.entries(version.docsSidebars).map(([name, sidebar]) => [name, sidebar.map(filled)]),
      ),
    };
    // What `items` holds changes with their number.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [version, count]);
}
