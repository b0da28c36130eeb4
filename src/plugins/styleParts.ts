import type {Plugin} from '@docusaurus/types';
import {styleParts as parts} from '../config/styleParts';

/**
 * Makes a file of each part of src/config/styleParts.ts. Docusaurus puts all
 * styles into one file, so that their order is the same everywhere: here that of
 * the parts is their list's, and no two of them say the same of one element.
 */
export default function styleParts(): Plugin {
  return {
    name: 'style-parts',
    configureWebpack: () => ({
      optimization: {
        splitChunks: {
          cacheGroups: Object.fromEntries(
            parts.map(({name, source}) => [
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
