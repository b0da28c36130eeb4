/**
 * Keeps what a page loads from growing with the number of pages. Docusaurus gives every page the
 * routes, chunks, titles and descriptions of all; here the browser gets, beside its page, the shelf
 * of the section: links to the neighbors, the group of the sidebar, and the routes of its pages.
 *
 * On the server, and in development, everything is there as Docusaurus has it
 * (src/client/shelves.ts). For a reader's browser, the generated modules are replaced by their
 * parts that stand still, and each section becomes a chunk (src/client/shelvesInReach.ts).
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent, PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {sectionNames} from '../config/sectionNames';
import {allPages} from '../config/sections';
import {keyOf, type PageLink, type Shelf, type ShelfSummary} from '../config/shelf';

/** The name under which a section's chunk stands in the bundler's manifest. */
export const shelfChunk = (key: string): string => `shelf-${key.replaceAll('/', '-')}`;

/**
 * The shelves of a site, by their keys.
 *
 * @param pages in reading order
 */
export function shelvesOf(pages: readonly PageLink[]): Record<string, Shelf> {
  const keys = new Set(pages.map(({id}) => keyOf(id)));
  return Object.fromEntries(
    [...keys].map((key) => {
      const own = pages.filter(({id}) => keyOf(id) === key);
      const first = pages.indexOf(own[0] as PageLink);
      return [key, {pages: own, before: pages[first - 1], after: pages[first + own.length]}];
    }),
  );
}

/** A site with more pages than this does not list them all on its home page. */
const LISTED = 300;

/** What the home page lists, by the folders of the sections: as many pages as one page can show. */
export function summariesOf(shelves: Readonly<Record<string, Shelf>>): Record<string, ShelfSummary> {
  const total = Object.values(shelves).reduce((count, {pages}) => count + pages.length, 0);
  return Object.fromEntries(
    sectionNames.map(({path: key}) => {
      const pages = shelves[key]?.pages ?? [];
      return [key, {count: pages.length, pages: total > LISTED ? pages.slice(0, 1) : pages}];
    }),
  );
}

/** Where each section begins, by their folders: at its overview, or its first page. */
export function beginningsOf(shelves: Readonly<Record<string, Shelf>>): Record<string, string | undefined> {
  const addresses = new Map(
    Object.values(shelves).flatMap(({pages}) => pages.map(({id, to}) => [id, to] as const)),
  );
  return Object.fromEntries(
    sectionNames.map(({path: key, overview}) => [
      key,
      (overview && addresses.get(overview)) ?? shelves[key]?.pages[0]?.to,
    ]),
  );
}

/** One entry of the generated registry: a line, the name of the chunk and its module. */
export const REGISTERED =
  /^ {2}"([^"]+)": \[\(\) => (import\(.*?\)), ("[^"]+"), require\.resolveWeak\("[^"]+"\)\],?\n?/gm;

/** A route of a document in the generated routes. */
const LEAF =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('[^']+', '(\w+)'\),\s*exact: true(?:,\s*sidebar: "([^"]+)")?\s*\},?\s*/g;

/** What Docusaurus generates for the browser. */
export interface Generated {
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly globalData: object;
  /** The properties of the version, from the module of that name. */
  readonly version: {readonly module: string; readonly value: {readonly version: PropVersionMetadata}};
}

/**
 * Divides what Docusaurus generates into what every page loads and the sections.
 *
 * @param folder of the files, as a request of the bundler
 * @returns text of each file, by its name
 * @throws Error when the routes or the registry have another form than this knows
 */
export function divide(
  {routes, registry, chunkNames, globalData, version}: Generated,
  shelves: Readonly<Record<string, Shelf>>,
  folder: string,
): Record<string, string> {
  const imports = new Map([...registry.matchAll(REGISTERED)].map(([, name, load]) => [name, load]));
  const keyByPath = new Map(
    sectionNames.flatMap(({path: key}) => (shelves[key]?.pages ?? []).map(({to}) => [to, key] as const)),
  );
  const lines: Record<string, string[]> = {};
  const moved = {names: new Set<string>(), chunks: new Set<unknown>(), paths: new Set<string>()};
  let component: unknown;
  const fixedRoutes = routes.replace(LEAF, (leaf, to: string, hash: string, sidebar?: string) => {
    const key = keyByPath.get(to);
    const name = `${to}-${hash}`;
    const {__comp, content, ...more} = chunkNames[name] ?? {};
    const load = imports.get(String(content));
    if (key === undefined || load === undefined || Object.keys(more).length > 0) {
      return leaf;
    }
    component ??= __comp;
    moved.names.add(name);
    moved.chunks.add(content);
    moved.paths.add(to);
    (lines[key] ??= []).push(
      `[${JSON.stringify(to)}, ${JSON.stringify(content)}, () => ${load}, ${JSON.stringify(sidebar)}],`,
    );
    return '';
  });
  const left = [...keyByPath.keys()].filter((to) => !moved.paths.has(to));
  if (left.length > 0) {
    throw new Error(
      `The generated routes or chunks have a form that src/plugins/shelves.ts does not know: ${left.slice(0, 3).join(', ')}`,
    );
  }

  const groups = new Map<string, readonly PropSidebarItem[]>();
  const {docsSidebars, ...versionRest} = version.value.version;
  const firstAlone = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category' || !shelves[item.key ?? '']) {
      return item;
    }
    groups.set(item.key ?? '', item.items);
    return {...item, items: item.items.slice(0, 1)};
  };
  const slim = {
    version: {
      ...versionRest,
      docs: {},
      docsSidebars: Object.fromEntries(
        Object.entries(docsSidebars).map(([name, items]) => [name, items.map(firstAlone)]),
      ),
    },
  };
  const fileOf = (key: string) => `${shelfChunk(key)}.js`;
  const sectioned = Object.keys(lines);
  const loose = Object.fromEntries(Object.entries(shelves).filter(([key]) => !lines[key]));
  return {
    'routes.js': fixedRoutes,
    'registry.js': registry.replace(REGISTERED, (line, name: string, _load, module: string) => {
      if (moved.chunks.has(name)) {
        return '';
      }
      return module === JSON.stringify(version.module)
        ? line.replaceAll(version.module, `${folder}/version.json`)
        : line;
    }),
    'routesChunkNames.js': `export default ${JSON.stringify(
      Object.fromEntries(Object.entries(chunkNames).filter(([name]) => !moved.names.has(name))),
    )};\n`,
    // The list of the documents is for links of the navbar to documents, which there are none of.
    'globalData.json': JSON.stringify(globalData, (key, value: unknown) => (key === 'docs' ? [] : value)),
    'version.json': JSON.stringify(slim),
    'index.js': `export const document = ${JSON.stringify(component)};
export const loose = ${JSON.stringify(loose)};
export const sections = {
${sectioned.map((key) => `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${shelfChunk(key)}" */ './${fileOf(key)}'),`).join('\n')}
};
`,
    ...Object.fromEntries(
      sectioned.map((key) => [
        fileOf(key),
        `export const pages = [
${lines[key]?.join('\n')}
];
export const shelf = ${JSON.stringify(shelves[key])};
export const sidebar = ${JSON.stringify(groups.get(key) ?? [])};
`,
      ]),
    ),
  };
}

/** Reads what Docusaurus has generated. @throws Error when the version's properties are not among it */
function readGenerated(dir: string): Generated {
  const text = (name: string) => readFileSync(path.join(dir, name), 'utf8');
  const registry = text('registry.js');
  const versionModule = [...registry.matchAll(REGISTERED)]
    .map(([, , , module = '""']) => JSON.parse(module) as string)
    .filter((module) => module.startsWith('@generated/docusaurus-plugin-content-docs/'))
    .map((module) => ({module, value: JSON.parse(text(module.replace('@generated/', ''))) as object}))
    .find(({value}) => 'version' in value);
  if (!versionModule) {
    throw new Error('The generated registry names no module with the properties of the documents’ version.');
  }
  return {
    routes: text('routes.js'),
    registry,
    chunkNames: JSON.parse(text('routesChunkNames.json')) as Generated['chunkNames'],
    globalData: JSON.parse(text('globalData.json')) as object,
    version: versionModule as Generated['version'],
  };
}

/** Generated modules of which the browser gets the part that stands still. */
const REPLACED = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.js',
  globalData: 'globalData.json',
};

export default function shelvesPlugin({generatedFilesDir}: LoadContext): Plugin {
  let shelves: Record<string, Shelf> = {};
  return {
    name: 'shelves',
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const docs = new Map(
        content.loadedVersions.flatMap((version) => version.docs).map((doc) => [doc.id, doc]),
      );
      shelves = shelvesOf(
        allPages.flatMap((id) => {
          const doc = docs.get(id);
          return doc ? [{id, to: doc.permalink, title: doc.title}] : [];
        }),
      );
      await actions.createData('all.json', JSON.stringify(shelves));
      await actions.createData('summaries.json', JSON.stringify(summariesOf(shelves)));
      await actions.createData('beginnings.json', JSON.stringify(beginningsOf(shelves)));
    },
    configureWebpack({plugins}, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const reader = path.join(generatedFilesDir, 'shelves/default/reader');
      mkdirSync(reader, {recursive: true});
      const files = divide(readGenerated(generatedFilesDir), shelves, '@generated/shelves/default/reader');
      Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(reader, name), text));

      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        // The runtime has a list of all chunks: without numbers for their names it is half as long.
        optimization: {chunkIds: 'named'},
        mergeStrategy: {plugins: 'replace'},
        plugins: [
          // It puts the name of each chunk into the runtime, for the prefetching that src/client/ahead.ts replaces.
          ...(plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          ...Object.entries(REPLACED).map(
            ([name, file]) =>
              new NormalModuleReplacementPlugin(
                new RegExp(`^@generated/${name}(\\.\\w+)?$`),
                path.join(reader, file),
              ),
          ),
          new NormalModuleReplacementPlugin(
            /[\\/]src[\\/]client[\\/]shelves\.ts$/,
            path.resolve(__dirname, '../client/shelvesInReach.ts'),
          ),
        ],
      };
    },
  };
}
