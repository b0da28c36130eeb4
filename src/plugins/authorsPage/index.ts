import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Link, Root} from 'mdast';
import type {Options} from '@docusaurus/preset-classic';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {currentLocale, docsFolder} from '../../config/locales';
import {routeOf} from '../../config/routes';
import {steps} from '../../markdown/steps';
import {componentsPage, modesPage} from './page';

/** Where the pages for authors are written. Below it they stand as documents do, which tells their language. */
const folder = '.docusaurus/authors';

/** Whether a file is a page for authors: its tokens are filled where they are to be, and stay in samples. */
export const isForAuthors = (file: string): boolean => file.replaceAll('\\', '/').includes(`/${folder}/`);

/** Links to files of documents, which another plugin has, as addresses. */
const documentLinks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'link', (link: Link) => {
    link.url = link.url.replace(/^\/(.+)\.mdx(?=#|$)/, (_, id: string) => `/${routeOf(id)}`);
  });
};

/**
 * Writes the pages for authors, and says how they are shown. For `npm start` alone: a build has no pages but documents.
 *
 * @param siteDir folder of the site
 * @returns options of the plugin for pages
 * @throws Error when a component cannot be shown (page.ts)
 */
export function authorsPages(siteDir: string): NonNullable<Options['pages']> {
  const locale = currentLocale();
  const place = path.join(folder, docsFolder[locale]);
  const write = (name: string, text: string) => writeFileSync(path.join(siteDir, place, name), text);
  mkdirSync(path.join(siteDir, place), {recursive: true});
  write('components.mdx', componentsPage(siteDir, locale));
  write('modes.mdx', modesPage);
  return {
    path: place,
    routeBasePath: 'authors',
    ...steps,
    beforeDefaultRemarkPlugins: [...steps.beforeDefaultRemarkPlugins, documentLinks],
  };
}
