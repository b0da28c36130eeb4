import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss from 'postcss';
import {expect, it, vi} from 'vitest';
import {purgeCss} from './purgeCss';

const siteDir = path.join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);

/** What is left of a style sheet, on a site with or without an announcement. */
async function leftOf(module: string, announcementBar?: object): Promise<string> {
  const from = require.resolve(module);
  const context = {siteDir, siteConfig: {themeConfig: {...(announcementBar && {announcementBar})}}};
  const plugin = purgeCss(context as unknown as LoadContext);
  return (await postcss([plugin]).process(readFileSync(from, 'utf8'), {from})).css.trim();
}

it('keeps what Infima’s rules read, and nothing that src/css/custom.css sets', async () => {
  const infima = 'infima/dist/css/default/default.css';
  const ours = readFileSync(path.join(siteDir, 'src/css/custom.css'), 'utf8');
  const left = await leftOf(infima);
  const set = (text: string) => new Set(Array.from(text.matchAll(/(--ifm-[\w-]+):/g), ([, name]) => name));
  const read = new Set(Array.from(left.matchAll(/var\((--ifm-[\w-]+)/g), ([, name]) => name));
  const known = set(readFileSync(require.resolve(infima), 'utf8'));
  expect([...read].filter((name) => known.has(name) && !set(left + ours).has(name))).toEqual([]);
  expect(left).toContain('.pagination-nav__link');
  expect(left).not.toMatch(
    /\.(?:alert|avatar|badge|button|card|hero|tabs)\b|-webkit-scrollbar|--ifm-navbar-shadow:/,
  );
});

it('leaves out parts of the theme that the site does not have', async () => {
  const bar = '@docusaurus/theme-classic/lib/theme/AnnouncementBar/styles.module.css';
  expect(await leftOf(bar)).toBe('');
  expect(await leftOf(bar, {id: 'a', content: 'b'})).toContain('.announcementBar');
  expect(await leftOf('@docusaurus/theme-classic/lib/theme/Details/styles.module.css')).toBe('');
});

it('leaves out what src/theme has in its place, unless that renders it', async () => {
  expect(await leftOf('@docusaurus/theme-classic/lib/theme/Tabs/styles.module.css')).toBe('');
  const rendered = '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
  expect(await leftOf(rendered)).toContain('.hash-link');
});

it('puts a value where it is read if it is the same on the whole site, in a build', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const left = await leftOf('infima/dist/css/default/default.css');
  vi.unstubAllEnvs();
  expect(left).toMatch(/\.pagination-nav__link \{[^}]*border-radius: 10px/);
  expect(left).toMatch(/blockquote \{[^}]*border-left: 2px solid\s+var\(--ifm-color-emphasis-300\)/);
  expect(left).toMatch(/color: var\(--ifm-heading-color\)[^]*padding-left: var\(--ifm-list-left-padding\)/);
});
