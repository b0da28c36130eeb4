import path from 'node:path';
import type {Config, Plugin} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import site from '../../docusaurus.config';

/**
 * The second site of the tests: the same sources with the options that the shipped site leaves off, and pages that
 * fail on purpose. scripts/build.mts copies the project, gives the copy another product, and builds it with this.
 */
const themeConfig = site.themeConfig as ThemeConfig;

/** The part of the theme that fails on purpose. */
function fragileTheme(): Plugin {
  return {name: 'fragile-theme', getThemePath: () => path.join(__dirname, 'theme')};
}

const config: Config = {
  ...site,
  themeConfig: {
    ...themeConfig,
    announcementBar: {
      id: process.env.ANNOUNCEMENT_ID ?? 'first',
      content: 'A new version is out.',
      isCloseable: true,
    },
    colorMode: {...themeConfig.colorMode, respectPrefersColorScheme: true},
  } satisfies ThemeConfig,
  themes: [...(site.themes ?? []), fragileTheme],
  presets: site.presets?.map((preset) => {
    const [name, options] = preset as [string, Options];
    return [
      name,
      {
        ...options,
        pages: {path: 'tests/variant/pages'},
        // The specification's documents alone, so that the check of built sites can hold the second site against it too.
        sitemap: {
          ...(options.sitemap || {}),
          ignorePatterns: [...((options.sitemap || {}).ignorePatterns ?? []), '**/crash*'],
        },
      } satisfies Options,
    ] as [string, object];
  }),
};

export default config;
