import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {expect, it, vi} from 'vitest';
import {ssrTemplate} from './pageTemplate';

/** The theme's script as the page template leaves it. */
function scriptOfPage(): string {
  const [, from = '', to = ''] = /\.replace\('(getQuery[^']+)', '([^']+)'\)/.exec(ssrTemplate) ?? [];
  const script = (getThemeInlineScript as (options: object) => string)({
    colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true},
    siteStorage: {type: 'localStorage', namespace: ''},
  });
  expect(script.split(from)).toHaveLength(2);
  return script.replace(from, to);
}

/** The color mode of a page with this query and this in its storage. */
function modeOf(query: string, stored: string | null): string | undefined {
  history.replaceState(null, '', `/${query}`);
  vi.stubGlobal('localStorage', {getItem: () => stored});
  vi.stubGlobal('matchMedia', () => ({matches: true}));

  new Function(scriptOfPage())();
  const {theme, themeChoice} = document.documentElement.dataset;
  return `${theme} ${themeChoice}`;
}

it.each([
  ['', null, 'dark system'],
  ['', 'light', 'light light'],
  ['?docusaurus-theme=light', 'dark', 'light light'],
  ['?docusaurus-theme=zzz', 'light', 'light light'],
  ['?docusaurus-theme=', 'null', 'dark system'],
  ['', '{"theme":"light"}', 'dark system'],
])('the color mode before the first paint with "%s" and %s in storage is %s', (query, stored, mode) => {
  expect(modeOf(query, stored)).toBe(mode);
});
