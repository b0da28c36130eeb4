/** The page for authors, as MDX. */
import path from 'node:path';
import {docsFolder, locales, type Locale} from '../../config/locales';
import {product} from '../../config/product';
import {fillTokens, tokensFor} from '../../config/tokens';
import {authorComponents} from '../../markdown/authorComponents';
import {descriptionsOf} from './descriptions';
import {examplesOf, type Example} from './examples';
import {refusalsOf, unknownProp, type Refusal} from './refusals';

/** Text as code, whatever it holds, also in a table. */
function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const gap = longest > 0 ? ' ' : '';
  return `${fence}${gap}${text.replaceAll('|', '\\|')}${gap}${fence}`;
}

/** A fence that is longer than those in the text. */
function fenced(text: string, title: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}mdx title="${title}"\n${text}\n${fence}`;
}

/** A comment of the source, in which only code and emphasis are Markdown. */
const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/[<{]/g, '\\$&') : part))
    .join('');

/** The example as this page shows it: its links lead from where it stands, and its headings have no ids of the page’s. */
function shown({file, source}: Example, locale: Locale): string {
  const folder = path.posix.dirname(file.slice(docsFolder[locale].length));
  return fillTokens(source, tokensFor(locale), file)
    .replaceAll(/\]\((\.[^)]+\.mdx)/g, (_, target: string) => `](${path.posix.join(folder, target)}`)
    .replaceAll(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1');
}

const row = ({prop, optional, wrong, message}: Refusal): string => {
  const name = prop === undefined ? 'between the tags' : prop === unknownProp ? 'any other' : code(prop);
  return `| ${name}${optional ? '' : ', needed'} | ${code(wrong)} | ${code(message)} |`;
};

/** `mock-task` of `MockTask`. */
const idOf = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * The page that shows every component that authors can write: what it is for, its shortest use in the pages of the
 * language as it looks and as it is written, its props, and what the build says when one is wrong.
 *
 * @param siteDir folder with the pages and the sources
 * @throws Error for a component that no page uses or no comment describes, that takes anything, or whose use does not build
 */
export function componentsPage(siteDir: string, locale: Locale): string {
  const examples = examplesOf(siteDir, locale);
  const descriptions = descriptionsOf(siteDir);

  const section = ([name, props]: [string, readonly string[]]): string => {
    const example = examples.get(name);
    const description = descriptions.get(name);
    if (!example) {
      throw new Error(
        `No page in ${docsFolder[locale]} uses <${name}>; allowed are components that readers meet.`,
      );
    }
    if (!description) {
      throw new Error(`<${name}> has no comment /** … */ above it that says what it is for.`);
    }
    const filled = fillTokens(example.source, tokensFor(locale), example.file);
    const refusals = refusalsOf(name, filled, props, path.join(siteDir, example.file));
    return [
      `### ${code(`<${name}>`)} {#${idOf(name)}}`,
      prose(description),
      shown(example, locale),
      fenced(example.source, `${example.file}:${example.line}`),
      ['| Prop | Wrong | The build says |', '| --- | --- | --- |', ...refusals.map(row)].join('\n'),
    ].join('\n\n');
  };

  const groups = Object.entries(authorComponents).map(([name, components]) =>
    [`## ${name} {#${idOf(name.replaceAll(/\W+/g, '-'))}}`, ...Object.entries(components).map(section)].join(
      '\n\n',
    ),
  );
  const others = locales
    .filter((other) => other !== locale)
    .map((other) => `\`npm start -- --locale ${other}\``);
  return [
    [
      '---',
      'title: Components for authors',
      'description: Every component, as it looks and as it is written.',
      '---',
    ].join('\n'),
    '# Components for authors',
    `Every component that a page of ${product.name} can have, made when \`npm start\` begins: its shortest use in the pages, its props, and what the build says of each that is wrong, with file, line and column in front. The button in the bar above changes between light and dark, and [both stand beside each other](/authors/modes). The other language: ${others.join(', ')}. When to use which stands in \`CONTRIBUTING.md\`.`,
    // The classes of a document's text, by which the style sheets know it.
    '<div className="theme-doc-markdown markdown">',
    ...groups,
    '</div>',
  ].join('\n\n');
}

/** The same page twice, in light and in dark. */
export const modesPage = [
  '---\ntitle: Components in light and dark\nhide_table_of_contents: true\n\n---',
  '<div style={{display: "flex", gap: "1rem"}}>',
  ...['light', 'dark'].map(
    (mode) =>
      `<iframe src="components?docusaurus-theme=${mode}" title="${mode}" style={{flex: 1, minWidth: 0, height: "80vh"}} />`,
  ),
  '</div>',
].join('\n\n');
