import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** Fields of the configuration that the build alone reads; the largest is the template of a page. */
const OF_THE_BUILD: ReadonlySet<string> = new Set([
  'ssrTemplate',
  'headTags',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'scripts',
  'stylesheets',
  'markdown',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'webpack',
] satisfies (keyof DocusaurusConfig)[]);

/** What of the configuration a page may need in the browser: title, address, theme, and the product's own fields. */
export const readersConfig = (config: DocusaurusConfig): Partial<DocusaurusConfig> =>
  Object.fromEntries(Object.entries(config).filter(([field]) => !OF_THE_BUILD.has(field)));

/**
 * Docusaurus puts the whole configuration into the script of every page. In the
 * browser's bundle, what only the build reads is left out.
 */
export default function leanConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-config',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      // Not sooner: the theme puts the words of the language into the configuration when all content is there.
      const file = path.join(generatedFilesDir, 'lean-config.json');
      writeFileSync(file, JSON.stringify(readersConfig(siteConfig)));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {plugins: [new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, file)]};
    },
  };
}
