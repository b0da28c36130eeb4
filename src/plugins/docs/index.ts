/**
 * Docusaurus' plugin for documents, with less for the browser to load: every page would have the titles, descriptions
 * and addresses of all documents, for lists that this site renders when it is built. It also writes what those lists are
 * made of: pages.json, all documents in reading order, and beginnings.json, where each section begins; and
 * sidebar.json, for the results page.
 *
 * It extends the plugin in the way that Docusaurus documents, by its functions. When it gives its data another form,
 * the schemas below stop the build, by name.
 */
import docsPlugin, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import * as z from 'zod';
import type {PageLink} from '../../config/pages';
import {sectionNames, sectionOf} from '../../config/sectionNames';
import {allPages, pagesWithoutSidebar} from '../../config/sections';
import {checked} from '../docusaurusInternals/manifest';

const documents = z.looseObject({id: z.string(), title: z.string()});
const sidebarItem = z.looseObject({
  docId: z.string().optional(),
  unlisted: z.boolean().optional(),
  get items() {
    return z.array(sidebarItem).optional();
  },
});
type SidebarItem = z.infer<typeof sidebarItem>;
const versionSchema = z.looseObject({
  docs: z.record(z.string(), documents),
  docsSidebars: z.record(z.string(), z.array(sidebarItem)),
});
const globalSchema = z.looseObject({
  versions: z.array(z.looseObject({docs: z.array(z.looseObject({id: z.string(), path: z.string()}))})),
});

/** An entry of the sidebar as every page loads it: without what only the cards of documents read, not used here. */
const leanItem = (item: SidebarItem): object => ({
  ...Object.fromEntries(Object.entries(item).filter(([key]) => !['docId', 'unlisted'].includes(key))),
  ...(item.items && {items: item.items.map(leanItem)}),
});

type Sidebars = Readonly<Record<string, readonly object[]>>;

/** The version as every page loads it: its sidebars, and no documents. */
function leanVersion(version: unknown) {
  const {docsSidebars, ...rest} = checked(
    'version of the documents',
    versionSchema,
    version,
    'docs/index.ts',
  );
  const sidebars = Object.entries(docsSidebars).map(([name, items]) => [name, items.map(leanItem)] as const);
  return {...rest, docsSidebars: Object.fromEntries(sidebars), docs: {}};
}

/** The plugin's global data as every page loads it: without the documents, which only navbar links to them need. */
function leanGlobalData(data: unknown): object {
  const {versions, ...rest} = checked('global data of the documents', globalSchema, data, 'docs/index.ts');
  return {...rest, versions: versions.map((version) => ({...version, docs: []}))};
}

/** All documents in reading order. */
function pageLinks({loadedVersions}: LoadedContent): PageLink[] {
  const docs = new Map(loadedVersions.flatMap((version) => version.docs).map((doc) => [doc.id, doc]));
  return allPages.flatMap((id) => {
    const doc = docs.get(id);
    return doc ? [{id, to: doc.permalink, title: doc.title}] : [];
  });
}

/** Address of the overview or first page of each section, by the folder of the section. */
function beginningsOf(pages: readonly PageLink[]): Record<string, string | undefined> {
  return Object.fromEntries(
    sectionNames.map(({path, overview}) => [
      path,
      (pages.find(({id}) => id === overview) ?? pages.find(({id}) => sectionOf(id)?.path === path))?.to,
    ]),
  );
}

/** The label of a page in a sidebar. */
const labelOf = (docs: LoadedContent['loadedVersions'][number]['docs'], {id, title}: PageLink): string =>
  docs.find((doc) => doc.id === id)?.frontMatter.sidebar_label ?? title;

/**
 * Gives each document the day of its last change as readers see it, and one without a sidebar the list of its section,
 * which it shows in place of one.
 */
const completed = (
  content: LoadedContent,
  pages: readonly PageLink[],
  day: Intl.DateTimeFormat,
): LoadedContent => ({
  ...content,
  loadedVersions: content.loadedVersions.map((version) => ({
    ...version,
    docs: version.docs.map((doc) => {
      const section = pagesWithoutSidebar.includes(doc.id) ? sectionOf(doc.id) : undefined;
      const sectionPages = pages
        .filter(({id}) => section && sectionOf(id)?.path === section.path)
        .map((page) => ({...page, title: labelOf(version.docs, page)}));
      const updated = doc.lastUpdatedAt ? day.format(doc.lastUpdatedAt) : undefined;
      return {...doc, updated, ...(section && {sectionPages})};
    }),
  })),
});

/**
 * A route, and those in it, with the lean properties of the version.
 *
 * @param found is told the sidebars of the version
 */
function leanRoute({props, routes, ...rest}: RouteConfig, found: (sidebars: Sidebars) => void): RouteConfig {
  const version = props && 'version' in props ? leanVersion(props.version) : undefined;
  if (version) {
    found(version.docsSidebars);
  }
  return {
    ...rest,
    ...(props && {props: version ? {...props, version} : props}),
    ...(routes && {routes: routes.map((route) => leanRoute(route, found))}),
  };
}

async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({content, actions}) {
      const pages = pageLinks(content);
      let sidebars: Sidebars = {};
      const day = new Intl.DateTimeFormat(context.i18n.currentLocale, {dateStyle: 'medium', timeZone: 'UTC'});
      await plugin.contentLoaded?.({
        content: completed(content, pages, day),
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(leanRoute(route, (found) => (sidebars = found))),
          setGlobalData: (data) => actions.setGlobalData(leanGlobalData(data)),
        },
      });
      await actions.createData('pages.json', JSON.stringify(pages));
      // The site has one.
      const [[name, items] = []] = Object.entries(sidebars);
      await actions.createData('sidebar.json', JSON.stringify({name, items}));
      await actions.createData('beginnings.json', JSON.stringify(beginningsOf(pages)));
    },
  };
}

/** Given to the configuration as a function, with how its options are checked: as a path, it would be shipped to readers. */
export default Object.assign(docs, {validateOptions}) as PluginModule;
