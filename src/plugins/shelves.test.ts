import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {sectionNames} from '../config/sectionNames';
import type {PageLink} from '../config/shelf';
import {beginningsOf, divide, shelvesOf, summariesOf, type Generated} from './shelves';

const link = (id: string): PageLink => ({id, to: `/${id}`, title: `About ${id}`});

/** A site with some pages in each section, as Docusaurus generates it. */
function site(perSection: number): {pages: PageLink[]; generated: Generated} {
  const ids = sectionNames.flatMap(({path}) =>
    Array.from({length: perSection}, (_, number) => `${path}/page-${number}`),
  );
  const chunkOf = (id: string) => Buffer.from(id).toString('hex').slice(-8) + String(ids.indexOf(id));
  const entry = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const leaf = (id: string) => `              {
                path: '/${id}',
                component: ComponentCreator('/${id}', 'abc'),
                exact: true,
                sidebar: "main"
              },
`;
  const version = '@generated/docusaurus-plugin-content-docs/default/p/index-1.json';
  const docs = ids.map((id) => ({id, title: `About ${id}`, description: `All that is known of ${id}`}));
  return {
    pages: [link('index'), ...ids.map(link), link('faq')],
    generated: {
      routes: `export default [\n${[...ids, 'faq'].map(leaf).join('')}];\n`,
      registry: `export default {\n${[entry('item', '@theme/DocItem'), entry('version', version), ...ids.map((id) => entry(chunkOf(id), `@site/docs/${id}.mdx`))].join('\n')}};\n`,
      chunkNames: Object.fromEntries(ids.map((id) => [`/${id}-abc`, {__comp: 'item', content: chunkOf(id)}])),
      globalData: {docs: {default: {versions: [{name: 'current', docs}]}}},
      version: {
        module: version,
        value: {
          version: {
            docs: Object.fromEntries(docs.map((doc) => [doc.id, doc])),
            docsSidebars: {
              main: sectionNames.map(({path}) => ({
                type: 'category',
                label: path,
                key: path,
                items: ids
                  .filter((id) => id.startsWith(`${path}/page-`))
                  .map((id) => ({type: 'link', href: `/${id}`, label: id, docId: id})),
              })),
            },
          },
        } as unknown as Generated['version']['value'],
      },
    },
  };
}

/** The files of a site for its readers. */
function filesFor(perSection: number): Record<string, string> {
  const {pages, generated} = site(perSection);
  return divide(generated, shelvesOf(pages), '@generated/x');
}

describe('the shelves', () => {
  it('hold the pages of a section, and know what comes before and after', () => {
    const shelves = shelvesOf(site(2).pages);
    expect(shelves['features']?.pages.map(({id}) => id)).toEqual(['features/page-0', 'features/page-1']);
    expect(shelves['features']?.before?.id).toBe('basic-usage/page-1');
    expect(shelves['features']?.after?.id).toBe('features/tools/page-0');
    expect(shelves['index']).toMatchObject({pages: [{id: 'index'}], after: {id: 'getting-started/page-0'}});
    expect(shelves['faq']?.after).toBeUndefined();
  });

  it('bring routes, loaders and the group of the sidebar of their pages', () => {
    const {'shelf-features-mcp.js': mcp = '', 'version.json': version = ''} = filesFor(3);
    expect(mcp).toContain('["/features/mcp/page-2", ');
    expect(mcp).toContain('"@site/docs/features/mcp/page-2.mdx")');
    expect(mcp).toContain('"label":"features/mcp/page-2"');
    expect(mcp).not.toContain('/features/page-2');
    // The first page of each group leads into it.
    expect(version).toContain('"href":"/features/mcp/page-0"');
    expect(version).not.toContain('page-1');
  });

  it('leave to every page only what does not grow with their number', () => {
    const shared = (files: Record<string, string>) =>
      Object.entries(files)
        .filter(([name]) => !name.startsWith('shelf-'))
        .map(([, text]) => text);
    const small = shared(filesFor(10)).join('\n');
    const large = shared(filesFor(450)).join('\n');
    expect(large).toContain("ComponentCreator('/faq'");
    expect(large).toContain('@generated/x/version.json');
    // A few more digits in the numbers, and nothing else.
    expect(gzipSync(large).length).toBeLessThan(gzipSync(small).length * 1.02);
  });

  it('stop the build where Docusaurus generates something else', () => {
    const {pages, generated} = site(1);
    const routes = generated.routes.replaceAll('ComponentCreator(', 'create(');
    expect(() => divide({...generated, routes}, shelvesOf(pages), '@generated/x')).toThrow(
      'a form that src/plugins/shelves.ts does not know: /getting-started/page-0',
    );
  });
});

describe('the beginnings', () => {
  it('are the overviews of the sections, or their first pages', () => {
    const shelves = shelvesOf([
      link('platform/first'),
      link('platform/introduction'),
      link('features/first'),
    ]);
    expect(beginningsOf(shelves)).toMatchObject({
      platform: '/platform/introduction',
      features: '/features/first',
    });
  });
});

describe('the list of the home page', () => {
  it('has all pages of a small site, and the way into each section of a large one', () => {
    expect(summariesOf(shelvesOf(site(3).pages))['metrics']).toMatchObject({count: 3, pages: {length: 3}});
    expect(summariesOf(shelvesOf(site(100).pages))['metrics']).toMatchObject({
      count: 100,
      pages: {length: 1},
    });
  });
});
