import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import type {Plugin as PostCssPlugin} from 'postcss';

/** Where a class or a variable of Infima can be named: our code, that of the theme, and the style sheets of both. */
const folders = [
  'src',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/**
 * Parts of Infima that nothing here is made of: their names are words that the sources use for something else, or
 * belong to parts of the theme that this site does not have, such as a blog.
 */
const unused = [/^(?:avatar|badge|card|hero|pagination)(?:__|--|$)/, /^(?:navbar|footer)--(?:dark|primary)$/];

/** What those files say, by the ending of their name. */
function read(siteDir: string, ending: RegExp): string {
  return folders
    .map((folder) => path.join(siteDir, folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => ending.test(file))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    )
    .join('\n');
}

/**
 * Docusaurus comes with all of Infima: this takes out the rules and variables that
 * no page, no script and no other style sheet names. It happens to the source, not
 * to the finished pages, so that the name of the file tells what is in it.
 */
export function purgeInfima(siteDir: string): PostCssPlugin {
  return {
    postcssPlugin: 'purge-infima',
    async Once(root, {result, postcss}) {
      if (!/[\\/]infima[\\/]/.test(result.opts.from ?? '')) {
        return;
      }
      const [found] = await new PurgeCSS().purge({
        content: [{raw: read(siteDir, /(?<!\.test|\.d)\.(?:tsx?|js)$/), extension: 'tsx'}],
        css: [{raw: root.toString()}],
        variables: true,
        keyframes: true,
        blocklist: unused,
        // Names that are put together, `alert--${type}`, and variables that another style sheet reads.
        safelist: {
          standard: [/^alert--/],
          variables: Array.from(
            read(siteDir, /\.(?:css|tsx?|js)$/).matchAll(/var\((--ifm-[\w-]+)/g),
            ([, name = '']) => name,
          ),
        },
      });
      root.removeAll();
      root.append(postcss.parse(found?.css ?? '').nodes);
    },
  };
}
