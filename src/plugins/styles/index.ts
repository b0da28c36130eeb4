import type {LoadContext, Plugin} from '@docusaurus/types';
import contentAltText from '@csstools/postcss-content-alt-text';
import {cssChunks} from '../../config/cssChunks';
import {fillBrandHue} from './brandHue';
import {purgeCss} from './purgeCss';

/**
 * All but the prefixes and fallbacks that Docusaurus begins with: the minimizer sets them from the same `browserslist`.
 * It adds no `content` for browsers without alternative texts there: that has a plugin of its own below.
 */
const isNeeded = (plugin: unknown): boolean => !/[\\/]postcss-preset-env[\\/]/.test(String(plugin));

/**
 * Processes the style sheets: fills in the brand's hue, removes rules that nobody uses, and makes each part of
 * src/config/cssChunks.ts a file. Docusaurus puts all styles into one file, so that their order is the same
 * everywhere: here the parts follow it in any order, and no two of them set the same property of an element.
 */
export default function styles(context: LoadContext): Plugin {
  // One for the style sheets of all kinds: Docusaurus asks for the plugins of each kind anew.
  const purge = purgeCss(context);
  return {
    name: 'styles',
    configurePostCss: ({plugins}) => ({
      // Without a search for further options beside every style sheet.
      config: false,
      plugins: [purge, fillBrandHue, contentAltText(), ...plugins.filter(isNeeded)],
    }),
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: Object.fromEntries(
            cssChunks.map(({name, source}) => [
              name,
              {
                name: `styles-${name}`,
                test: source,
                type: 'css/mini-extract',
                chunks: 'all',
                enforce: true,
                priority: 60, // above that of Docusaurus' own group
              },
            ]),
          ),
        },
      },
    }),
  };
}
