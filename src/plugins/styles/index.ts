import type {LoadContext, Plugin} from '@docusaurus/types';
import {cssChunks} from '../../config/cssChunks';
import {fillBrandHue} from './brandHue';
import {purgeCss} from './purgeCss';

/**
 * What happens to the style sheets: the brand's hue is filled in, what nobody names is left out, and each part of
 * src/config/cssChunks.ts becomes a file. Docusaurus puts all styles into one file, so that their order is the same
 * everywhere: here that of the parts is their list's, and no two of them say the same of one element.
 */
export default function styles(context: LoadContext): Plugin {
  return {
    name: 'styles',
    configurePostCss: (options) => ({
      ...options,
      plugins: [fillBrandHue, ...options.plugins, purgeCss(context)],
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
