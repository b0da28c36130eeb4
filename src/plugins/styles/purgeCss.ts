import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PurgeCSS} from 'purgecss';
import type {Declaration, Parser, Plugin as PostCssPlugin, Root, Rule} from 'postcss';
import type {LoadContext} from '@docusaurus/types';
import {replacedParts} from '../docusaurusInternals/replacedParts';

/** Folders in which a class or variable of Infima can be used: our code, the theme's, and the style sheets of both. */
const folders = [
  'src',
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
];

/** Parts of the theme that this site does not have, as a blog; parts of what src/theme replaces; and callouts (src/css). */
const absent =
  /[\\/](?:Blog\w*|Doc(?:Tag|Card|Category|Version)\w*|MDXPage|Tag\w*|Details|Admonition|CollapseButton|ExpandButton|Footer[\\/]Logo|Simple|DocSidebarItem[\\/]Html)[\\/]/;

/** Parts of Infima that nothing here is made of: src/css has its own, or their names are words for something else. */
const unused =
  /^(?:(?:alert|avatar|badge|button|card|hero|pagination|tabs)(?:__|--|$)|(?:navbar|footer)--(?:dark|primary)$|menu__caret)/;

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

/** The variables that a text reads, but for Infima's colors of callouts, behind a line break: those seen are ours. */
const variablesIn = (text: string): string[] => text.match(/(?<=var\(|['"`])--[\w-]+/g) ?? [];

/** Whether what a style sheet sets is set on the root element alone. */
const isOfRoot = ({parent}: Declaration): boolean =>
  parent?.type === 'rule' &&
  (parent as Rule).selectors.every((one) => /^(?::root|html|(?:html)?\[data-theme=[^\]]+\])$/.test(one));

interface Variables {
  /** Names of those that something reads. */
  readonly read: ReadonlySet<string>;
  /** Values that are the same on all of the site: set once, for the root element, of what nothing below sets anew. */
  readonly constants: ReadonlyMap<string, string>;
}

function variablesOf(sheets: readonly Root[], scripts: string): Variables {
  const values = new Map<string, Declaration[]>();
  const changing = new Set(variablesIn(scripts));
  const read = new Set<string>();
  const addRead = (text: string): void =>
    variablesIn(text)
      .filter((name) => !read.has(name))
      .forEach((name) => {
        read.add(name);
        values.get(name)?.forEach(({value}) => addRead(value));
      });
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (value) => {
      values.set(value.prop, [...(values.get(value.prop) ?? []), value]);
      if (!isOfRoot(value)) {
        changing.add(value.prop);
      }
    });
  }
  addRead(scripts);
  sheets.forEach((sheet) =>
    sheet.walkDecls(({prop, value}) => void (prop.startsWith('--') || addRead(value))),
  );
  const constants = [...values].flatMap(([name, [only, ...more]]) =>
    only?.parent?.parent?.type === 'root' &&
    more.length === 0 &&
    !String(only.parent).includes('[data-theme') &&
    ![name, ...variablesIn(only.value)].some((one) => changing.has(one)) &&
    !/^(?:inherit|initial|unset)$/.test(only.value) // of the variable, not of what reads it
      ? [[name, only.value] as const]
      : [],
  );
  return {read, constants: new Map(constants)};
}

/** Puts the values of constants where they are read, and removes variables that nobody reads. */
function fill(root: Root, {read, constants}: Variables): void {
  const filled = (text: string): string =>
    text.replace(/var\(\s*(--[\w-]+)\s*\)/g, (whole, name: string) => {
      const value = constants.get(name);
      return value === undefined ? whole : filled(value);
    });
  root.walkDecls((declaration) => {
    declaration.value = filled(declaration.value);
    if (constants.has(declaration.prop) || (declaration.variable && !read.has(declaration.prop))) {
      declaration.remove();
    }
  });
}

/**
 * Takes out of Infima, and of the theme's styles, what no page, no script and no other style sheet names. In a build, it
 * also puts values that are the same on the whole site where they are read. It happens to the source, not to the
 * finished pages, so that the name of the file tells what is in it.
 */
export function purgeCss({siteDir, siteConfig}: LoadContext): PostCssPlugin {
  const hasAnnouncement = siteConfig.themeConfig['announcementBar'] !== undefined;
  const replaced = new Set(replacedParts(siteDir));
  /** What is left of Infima, and the variables of all style sheets. */
  const purge = async (parse: Parser<Root>) => {
    const sheet = (file: string) => parse(readFileSync(path.join(siteDir, file), 'utf8'));
    const infima = sheet('node_modules/infima/dist/css/default/default.css');
    // Values that src/css/custom.css replaces on every page: it sits in no layer, so it wins.
    const ours = /\n:root \{[^}]*\}/.exec(String(sheet('src/css/custom.css')))?.[0] ?? '';
    infima.walkDecls((value) => {
      if (isOfRoot(value) && ours.includes(` ${value.prop}:`)) {
        value.remove();
      }
    });
    const scripts = read(siteDir, /(?<!\.test|\.d)\.(?:tsx?|js)$/, replaced);
    const [found] = await new PurgeCSS().purge({
      content: [{raw: scripts, extension: 'tsx'}],
      css: [{raw: infima.toString()}],
      keyframes: true,
      blocklist: hasAnnouncement ? [unused] : [unused, /^close$/],
    });
    const left = parse(found?.css ?? '');
    // Browsers that know `scrollbar-width`, which stands beside it, read nothing of it.
    left.walkRules(/::-webkit-scrollbar/, (rule) => void rule.remove());
    return {left, variables: variablesOf([left, parse(read(siteDir, /\.css$/, replaced))], scripts)};
  };
  let purged: ReturnType<typeof purge> | undefined;
  return {
    postcssPlugin: 'purge-css',
    async Once(root, {result, postcss: {parse}}) {
      const from = result.opts.from ?? '';
      if (
        /[\\/]@docusaurus[\\/]/.test(from) &&
        (absent.test(from) ||
          replaced.has(partOf(from)) ||
          (!hasAnnouncement && /[\\/]AnnouncementBar[\\/]/.test(from)))
      ) {
        root.removeAll();
        return;
      }
      const {left, variables} = await (purged ??= purge(parse));
      if (/[\\/]infima[\\/]/.test(from)) {
        root.removeAll();
        root.append(left.clone().nodes);
      }
      if (process.env.NODE_ENV === 'production') {
        fill(root, variables);
      }
    },
  };
}
