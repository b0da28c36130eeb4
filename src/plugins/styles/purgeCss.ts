import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import type {Declaration, Plugin as PostCssPlugin, Root, Rule} from 'postcss';
import type {LoadContext} from '@docusaurus/types';
import {replacedParts} from '../docusaurusInternals/replacedParts';

/** Folders in which a class or variable of Infima can be used: our code, the theme's, and the style sheets of both. */
const folders = [
  'src',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Parts of the theme that this site does not have: a blog, pages of tags and cards, and parts of what src/theme replaces. */
const absent =
  /[\\/](?:Blog\w*|Doc(?:Tag|Card|Category)\w*|MDXPage|Tag\w*|Details|CollapseButton|ExpandButton)[\\/]/;

/** Has styles only where src/config/site.ts has an announcement. */
const announcementBar = /[\\/]AnnouncementBar[\\/]/;

/** Parts of Infima that nothing here is made of: their names are words that the sources use for something else. */
const unused = [/^(?:avatar|badge|card|hero|pagination)(?:__|--|$)/, /^(?:navbar|footer)--(?:dark|primary)$/];

/** The part of the theme that a file belongs to, as `DocItem/Footer`; empty for a file of another package. */
const partOf = (file: string): string =>
  /\/theme-classic\/lib\/theme\/(.+)\/[^/]+$/.exec(file.replaceAll('\\', '/'))?.[1] ?? '';

/** The text of all files in these folders whose names have an ending, without replaced parts of the theme. */
function read(siteDir: string, ending: RegExp, replaced: ReadonlySet<string>): string {
  return folders
    .map((folder) => path.join(siteDir, folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => ending.test(file) && !absent.test(path.sep + file))
        .map((file) => path.join(folder, file))
        .filter((file) => !replaced.has(partOf(file)))
        .map((file) => readFileSync(file, 'utf8')),
    )
    .join('\n');
}

/** The variables of Infima that a text reads. */
const variablesIn = (text: string): string[] => text.match(/(?<=var\(|['"`])--ifm-[\w-]+/g) ?? [];

/** Removes the values of Infima that src/css/custom.css replaces on every page: it sits in no layer, so it wins. */
function removeReplaced(root: Root, ours: Root): void {
  const names = new Set<string>();
  ours.each((node) => {
    if (node.type === 'rule' && node.selector === ':root') {
      node.walkDecls(({prop}) => {
        names.add(prop);
      });
    }
  });
  root.walkDecls(/^--ifm-/, (value) => {
    const {parent} = value;
    if (names.has(value.prop) && parent?.type === 'rule' && /^(?::root|html\[)/.test(String(parent))) {
      value.remove();
    }
  });
}

/** Whether what a style sheet sets is set on the root element alone. */
const isOfRoot = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' &&
  (parent as Rule).selectors.every((one) => /^(?::root|html|(?:html)?\[data-theme=[^\]]+\])$/.test(one));

/**
 * Puts the value of a variable of Infima where its rules read it, if it is the same on the whole site: set once, on
 * `:root`, and made of nothing that is set anew below.
 *
 * @param others all other style sheets
 * @param inScripts variables that scripts name
 */
function fillConstants(root: Root, others: Root, inScripts: readonly string[]): void {
  const values = new Map<string, Declaration[]>();
  const changing = new Set(inScripts);
  for (const sheet of [root, others]) {
    sheet.walkDecls(/^--/, (value) => {
      values.set(value.prop, [...(values.get(value.prop) ?? []), value]);
      if (!isOfRoot(value)) {
        changing.add(value.prop);
      }
    });
  }
  const constantOf = (name: string): string | undefined => {
    const [only, ...more] = values.get(name) ?? [];
    const isConstant =
      only?.root() === root &&
      more.length === 0 &&
      ![name, ...variablesIn(only.value)].some((one) => changing.has(one)) &&
      !/^(?:inherit|initial|unset)$/.test(only.value); // of the variable, not of what reads it
    return isConstant ? only.value : undefined;
  };
  const filled = (text: string): string =>
    text.replace(/var\((--ifm-[\w-]+)\)/g, (whole, name: string) => {
      const value = constantOf(name);
      return value === undefined ? whole : filled(value);
    });
  root.walkDecls((value) => {
    value.value = filled(value.value);
  });
}

/** Removes variables that are read neither here nor by another style sheet or script; until none is left, as they read each other. */
function removeUnread(root: Root, readElsewhere: ReadonlySet<string>): void {
  let isDone = false;
  while (!isDone) {
    const read = new Set(variablesIn(root.toString()));
    isDone = true;
    root.walkDecls(/^--ifm-/, (value) => {
      if (!read.has(value.prop) && !readElsewhere.has(value.prop)) {
        value.remove();
        isDone = false;
      }
    });
  }
}

/**
 * Docusaurus comes with all of Infima and with styles of parts that a site may not have: this takes out the rules and
 * variables that no page, no script and no other style sheet names. It happens to the source, not to the finished
 * pages, so that the name of the file tells what is in it.
 */
export function purgeCss({siteDir, siteConfig}: LoadContext): PostCssPlugin {
  const hasAnnouncement = siteConfig.themeConfig['announcementBar'] !== undefined;
  const replaced = new Set(replacedParts(siteDir));
  return {
    postcssPlugin: 'purge-css',
    async Once(root, {result, postcss}) {
      const from = result.opts.from ?? '';
      if (/[\\/]@docusaurus[\\/]/.test(from)) {
        if (
          absent.test(from) ||
          replaced.has(partOf(from)) ||
          (!hasAnnouncement && announcementBar.test(from))
        ) {
          root.removeAll();
        }
        return;
      }
      if (!/[\\/]infima[\\/]/.test(from)) {
        return;
      }
      removeReplaced(root, postcss.parse(readFileSync(path.join(siteDir, 'src/css/custom.css'))));
      const scripts = read(siteDir, /(?<!\.test|\.d)\.(?:tsx?|js)$/, replaced);
      const sheets = read(siteDir, /\.css$/, replaced);
      const [found] = await new PurgeCSS().purge({
        content: [{raw: scripts, extension: 'tsx'}],
        css: [{raw: root.toString()}],
        keyframes: true,
        blocklist: hasAnnouncement ? unused : [...unused, /^close$/],
        // Names that are put together: `alert--${type}`.
        safelist: [/^alert--(?!primary)/],
      });
      root.removeAll();
      root.append(postcss.parse(found?.css ?? '').nodes);
      fillConstants(root, postcss.parse(sheets), variablesIn(scripts));
      removeUnread(root, new Set(variablesIn(scripts + sheets)));
    },
  };
}
