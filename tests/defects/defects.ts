/**
 * Defects that the suite has to catch (`npm run check:tests`). Each is a change
 * to the sources, and the check that turns red: what it is called with, and what
 * it says. They are told by patterns rather than by whole texts, so that they
 * outlive what editors do to the pages; tests/unit/defects.test.ts says when one
 * no longer finds its place.
 */
import {afterBuild, append, create, remove, replace, type Edit} from './edits';

/** Checks that read the sources. */
export const sourceChecks = ['types', 'lint', 'format', 'spelling', 'content', 'unit'] as const;

/** Checks that make a build, and are red when they cannot. */
export const buildChecks = ['build', 'variant'] as const;

/** Checks that read a build. */
export const siteChecks = ['site', 'search', 'browser', 'sweep'] as const;

export interface Defect {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** The check that has to turn red. */
  readonly check: (typeof sourceChecks)[number] | (typeof buildChecks)[number] | (typeof siteChecks)[number];
  /** With which arguments: of `unit` the test file, of `browser` and `sweep` the file and the title of the test. */
  readonly args?: readonly string[];
  /** What it says then; a test that fails says its title. */
  readonly says: RegExp;
}

const pt = (page: string) => `i18n/pt-BR/docusaurus-plugin-content-docs/current/${page}`;

const inSources: readonly Defect[] = [
  {
    name: 'a wrong type',
    edits: [replace('src/config/search.ts', 'suggestionLimit = 8', 'suggestionLimit: string = 8')],
    check: 'types',
    says: /src\/config\/search\.ts.*TS2322/,
  },
  {
    name: 'a picture without a text',
    edits: [
      create(
        'src/components/Photo/index.tsx',
        'export default function Photo() {\n  return <img src="/photo.png" />;\n}\n',
      ),
    ],
    check: 'lint',
    says: /jsx-a11y\/alt-text/,
  },
  {
    name: 'a color with force',
    edits: [append('src/css/custom.css', '.footer {\n  color: red !important;\n}')],
    check: 'lint',
    says: /declaration-no-important/,
  },
  {
    name: 'an import from a floor above',
    edits: [
      replace(
        'src/search/engine/excerpt.ts',
        /^/,
        "import {suggestionLimit} from '../../config/search';\n\nexport const floor = suggestionLimit;\n",
      ),
    ],
    check: 'lint',
    says: /src\/search\/engine\/excerpt\.ts/,
  },
  {
    name: 'a file in another format',
    edits: [replace('src/config/search.ts', 'suggestionLimit = 8', 'suggestionLimit   =   8')],
    check: 'format',
    says: /src\/config\/search\.ts/,
  },
  {
    name: 'a misspelled word',
    edits: [append('docs/tips-and-tricks.mdx', 'You recieve it at once.')],
    check: 'spelling',
    says: /recieve/,
  },
  {
    name: 'a misspelled Portuguese word',
    edits: [append(pt('tips-and-tricks.mdx'), 'Você recebeu a resposa.')],
    check: 'spelling',
    says: /resposa/,
  },
  {
    name: 'a link to a heading that is not there',
    edits: [
      replace(
        'docs/features/checkpoints.mdx',
        /\]\((\.\.?\/[\w/.-]+\.mdx)#[\w-]+\)/,
        ']($1#no-such-heading)',
      ),
    ],
    check: 'content',
    says: /no-such-heading to a heading that .* does not have/,
  },
  {
    name: 'a heading id lost in one language',
    edits: [replace(pt('features/checkpoints.mdx'), /^(## .+?) \{#[\w-]+\}$/m, '$1')],
    check: 'content',
    says: /features\/checkpoints\.mdx:\d+: the heading ".*" without an id/,
  },
  {
    name: 'a heading id that is translated',
    edits: [replace(pt('features/checkpoints.mdx'), /^(## .+?) \{#[\w-]+\}$/m, '$1 {#traduzido}')],
    check: 'content',
    says: /features\/checkpoints\.mdx:\d+: heading ## \{#[\w-]+\} and ## \{#traduzido\}/,
  },
  {
    name: 'a label that is not in the list',
    edits: [replace('docs/features/auto-approving-actions.mdx', /<UI>[^<]+<\/UI>/, '<UI>Frobnicate</UI>')],
    check: 'content',
    says: /the label "Frobnicate"/,
  },
  {
    name: 'a page without a description',
    edits: [replace('docs/faq.mdx', /^description: .*\n/m, '')],
    check: 'content',
    says: /docs\/faq\.mdx:\d+: no description/,
  },
  {
    name: 'a page in one language only',
    edits: [remove(pt('tips-and-tricks.mdx'))],
    check: 'content',
    says: /docs\/tips-and-tricks\.mdx:\d+: no page .*tips-and-tricks\.mdx/,
  },
  {
    name: 'code that differs between the languages',
    edits: [replace(pt('features/mcp/using-mcp-in-product-code.mdx'), /^```json\n/m, '```json\n\n')],
    check: 'content',
    says: /using-mcp-in-product-code\.mdx:\d+: code blocks that differ/,
  },
  {
    name: 'a component that no page may use',
    edits: [append('docs/faq.mdx', '<Nonsense />')],
    check: 'content',
    says: /the component <Nonsense>/,
  },
  {
    name: 'a wrong default in the facts',
    edits: [replace('src/facts/settings/data.ts', /(id: 'open-tabs-limit',[^]*?default: )20/, '$125')],
    check: 'unit',
    args: ['tests/unit/defaults.test.ts'],
    says: /Open tabs context limit/,
  },
  {
    name: 'a limit of the facts that the pages do not know',
    edits: [replace('src/facts/platform/limits.ts', /(id: 'squads-per-person',[^}]*\}[^}]*?max: )5/, '$16')],
    check: 'unit',
    args: ['src/facts/platform'],
    says: /FAIL.*platform/,
  },
  {
    name: 'a formula that computes something else',
    edits: [replace('src/facts/metrics/formulas.ts', '(part / whole) * 100', '(part / whole) * 101')],
    check: 'unit',
    args: ['src/facts/metrics'],
    says: /FAIL.*metrics/,
  },
  {
    name: 'waits that grow faster than the page says',
    edits: [replace('src/facts/retry/data.ts', 'growth: 2', 'growth: 3')],
    check: 'unit',
    args: ['src/facts/retry'],
    says: /those of the page that tells them/,
  },
  {
    name: 'a redirect to another page',
    edits: [replace('src/config/redirects.ts', "'features/code-actions']", "'features/checkpoints']")],
    check: 'unit',
    args: ['tests/unit/sections.test.ts'],
    says: /the redirects.*are those of the specification/,
  },
  {
    name: 'a page that is gone',
    edits: [replace('src/config/sections.ts', /'faq',?/, '')],
    check: 'unit',
    args: ['tests/unit/sections.test.ts'],
    says: /the documents.*are those of the specification/,
  },
  {
    name: 'another language tag',
    edits: [replace('src/config/locales.ts', "htmlLang: 'pt-BR'", "htmlLang: 'pt'")],
    check: 'unit',
    args: ['tests/unit/config.test.ts'],
    says: /has the languages of the specification/,
  },
  {
    name: 'one suggestion more than specified',
    edits: [replace('src/config/search.ts', 'suggestionLimit = 8', 'suggestionLimit = 9')],
    check: 'unit',
    args: ['tests/unit/config.test.ts'],
    says: /has the limits/,
  },
  {
    name: 'a footer without the privacy policy',
    edits: [replace('src/config/footer.ts', /^.*privacy-policy.*\n/m, '')],
    check: 'unit',
    args: ['tests/unit/config.test.ts'],
    says: /leads from the navbar and the footer/,
  },
  {
    name: 'a translation that is English',
    edits: [
      replace('i18n/pt-BR/code.json', /("search\.tasks": \{\s*"message": )"[^"]*"/, '$1"Common tasks"'),
    ],
    check: 'unit',
    args: ['tests/unit/translations.test.ts'],
    says: /says search\.tasks in Portuguese/,
  },
  {
    name: 'a translation that is lost',
    edits: [replace('i18n/pt-BR/code.json', '"search.tasks"', '"search.tasks.old"')],
    check: 'unit',
    args: ['tests/unit/translations.test.ts'],
    says: /has a text for each of ours/,
  },
  {
    name: 'an address whose case is not cleaned',
    edits: [replace('src/client/address.ts', /\n\s*\.toLowerCase\(\)/, '')],
    check: 'unit',
    args: ['src/client/address.test.ts'],
    says: /becomes/,
  },
  {
    name: 'an unknown token that is let through',
    edits: [replace('src/config/tokens.ts', /throw new Error\(/, 'console.warn(')],
    check: 'unit',
    args: ['src/config/tokens.test.ts'],
    says: /FAIL.*tokens/,
  },
  {
    name: 'a search shortcut with another key',
    edits: [replace('src/search/shortcut.ts', /key: 'k'/g, "key: 'j'")],
    check: 'unit',
    args: ['src/search/shortcut.test.ts'],
    says: /is Cmd\+K on a Mac and Ctrl\+K elsewhere/,
  },
  {
    name: 'Portuguese words that lose their kin',
    edits: [replace('src/search/engine/analyzer.ts', "'pt-BR': portugueseStem}", "'pt-BR': (word) => word}")],
    check: 'unit',
    args: ['src/search/engine/analyzer.test.ts'],
    says: /FAIL.*analyzer/,
  },
  {
    name: 'a module of Docusaurus that has moved',
    edits: [replace('src/plugins/docusaurusInternals/moduleOverrides.ts', 'lib/client/preload.js', 'lib/client/routes/preload.js')],
    check: 'unit',
    args: ['tests/unit/seams.test.ts'],
    says: /is where its pattern looks for it/,
  },
  {
    name: 'a foreign server that is taken for ours',
    edits: [replace('tests/browser/servers.mts', '!== markOf(dir)', '=== null')],
    check: 'unit',
    args: ['tests/unit/server.test.ts'],
    says: /are refused when they serve another folder/,
  },
];

const thatStopTheBuild: readonly Defect[] = [
  {
    name: 'a footer link to a page that is not there',
    edits: [
      replace(
        'src/config/footer.ts',
        "'/terms-and-conditions/privacy-policy'",
        "'/terms-and-conditions/privacy'",
      ),
    ],
    check: 'build',
    says: /broken links[^]*\/terms-and-conditions\/privacy/i,
  },
  {
    name: 'a footer link to an anchor that is not there',
    edits: [
      replace(
        'src/config/footer.ts',
        "'/terms-and-conditions/privacy-policy'",
        "'/terms-and-conditions/privacy-policy#nowhere'",
      ),
    ],
    check: 'build',
    says: /broken anchors[^]*#nowhere/i,
  },
  {
    name: 'a table of a tool that is not there',
    edits: [
      replace(
        'docs/features/tools/apply-diff.mdx',
        '<ToolFacts tool="apply_diff" />',
        '<ToolFacts tool="aply_diff" />',
      ),
    ],
    check: 'build',
    says: /apply-diff\.mdx[^]*aply_diff/,
  },
  {
    name: 'a message of a diagram that goes to nobody',
    edits: [replace('docs/basic-usage/how-tools-work.mdx', '**Extension → You**', '**Extension**')],
    check: 'build',
    says: /how-tools-work\.mdx[^]*From → To/,
  },
];

const inTheSite: readonly Defect[] = [
  {
    name: 'no not-found page in Portuguese',
    edits: [
      afterBuild(
        'lost-404',
        "if (path.basename(outDir) === 'pt-BR') fs.rmSync(path.join(outDir, '404.html'));",
      ),
    ],
    check: 'site',
    says: /\/pt-BR\/404: missing from the build/,
  },
  {
    name: 'a page that does not name its other language',
    edits: [
      afterBuild(
        'lost-hreflang',
        `const faq = path.join(outDir, 'faq.html');
        fs.writeFileSync(faq, fs.readFileSync(faq, 'utf8').replace(/<link[^>]*hreflang="?pt-BR"?[^>]*>/, ''));`,
      ),
    ],
    check: 'site',
    says: /\/faq: hreflang pt-BR is undefined/,
  },
  {
    name: 'a social card that is no picture',
    edits: [
      afterBuild(
        'lost-card',
        "const card = path.join(outDir, 'img/cards/faq.png');\n        if (fs.existsSync(card)) fs.writeFileSync(card, '<h1>404</h1>');",
      ),
    ],
    check: 'site',
    says: /og:image is/,
  },
  {
    name: 'a redirect that needs JavaScript',
    edits: [replace('src/plugins/postBuild/redirects.ts', /^<noscript>.*<\/noscript>\n/m, '')],
    check: 'site',
    says: /\/advanced-usage\/checkpoints: without JavaScript leads to undefined/,
  },
  {
    name: 'a page that the sitemap forgets',
    edits: [
      replace(
        'docusaurus.config.ts',
        /ignorePatterns: (.*),/,
        "ignorePatterns: ['/tips-and-tricks', ...$1],",
      ),
    ],
    check: 'site',
    says: /sitemap\.xml: .*\/tips-and-tricks missing/,
  },
  {
    name: 'a script with a path of the machine',
    edits: [
      replace(
        'docusaurus.config.ts',
        "'./src/client/safeAddress.ts'",
        "require.resolve('./src/client/safeAddress.ts')",
      ),
    ],
    check: 'site',
    says: /is a path of the machine that built it/,
  },
  {
    name: "a page that brings another page's facts",
    edits: [
      replace(
        'src/components/Keys/index.tsx',
        /^(?=import )/m,
        "import {tools} from '@site/src/facts/tools/data';\n",
      ),
      replace(
        'src/components/Keys/index.tsx',
        /(\bexport default function Keys\([^)]*\)[^{]*\{\n)/,
        "$1  if (typeof window !== 'undefined') {\n    Object.assign(window, {tools});\n  }\n",
      ),
    ],
    check: 'site',
    says: /several pages load the fact|brings the fact/,
  },
  {
    name: 'a worse ranking',
    edits: [
      replace('src/search/engine/rank.ts', /title: [\d.]+,/, 'title: 0.1,'),
      replace('src/search/engine/rank.ts', /wholeTitle: [\d.]+,/, 'wholeTitle: 0,'),
    ],
    check: 'search',
    says: /success@1 is|MRR@8 is/,
  },
  {
    name: 'a shard of the index that has grown',
    edits: [replace('src/search/indexing/buildIndex.ts', /SHARD_LENGTH = [\d_]+/, 'SHARD_LENGTH = 60_000')],
    check: 'search',
    says: /assets\/search\/\w+\/\d+\.json is .* gzipped, must be/,
  },
  {
    name: 'a synonym that leads nowhere',
    edits: [replace('src/search/indexing/synonyms.ts', /admin: 'administrator'/, "admin: 'zzqxwvkj'")],
    check: 'search',
    says: /the synonyms of "admin" are on no page/,
  },
  {
    name: 'the color mode under another key',
    edits: [
      replace('docusaurus.config.ts', /^ {4}v4: \{\n/m, '    v4: {\n      siteStorageNamespacing: true,\n'),
    ],
    check: 'browser',
    args: ['tests/browser/colorMode.spec.ts', '-g', 'color mode, en'],
    says: /the button flips between light and dark/,
  },
  {
    name: 'a request to another host',
    edits: [
      afterBuild(
        'foreign-request',
        `const page = path.join(outDir, 'platform/login.html');
        fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</body>', '<img alt src="https://elsewhere.example/pixel.png"></body>'));`,
      ),
    ],
    check: 'sweep',
    args: ['tests/browser/pages.spec.ts', '-g', 'pages of /platform, en'],
    says: /foreign request: https:\/\/elsewhere\.example/,
  },
  {
    name: 'a button without a name',
    edits: [
      afterBuild(
        'nameless-button',
        `const page = path.join(outDir, 'platform/code.html');
        fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</body>', '<button></button></body>'));`,
      ),
    ],
    check: 'sweep',
    args: ['tests/browser/pages.spec.ts', '-g', 'pages of /platform, en'],
    says: /button-name/,
  },
  {
    name: 'a text that is too pale',
    edits: [
      append(
        'src/css/custom.css',
        '.theme-doc-markdown blockquote,\n.theme-doc-markdown dd,\n[data-theme] kbd {\n  color: #aaa;\n}',
      ),
    ],
    check: 'sweep',
    args: ['tests/browser/pages.spec.ts', '-g', 'pages of /getting-started, en'],
    says: /color-contrast/,
  },
  {
    name: 'a page that is wider than a phone',
    edits: [
      afterBuild(
        'wide-page',
        `const page = path.join(outDir, 'platform/plugin.html');
        fs.writeFileSync(page, fs.readFileSync(page, 'utf8').replace('</body>', '<p style="width:500px">wide</p></body>'));`,
      ),
    ],
    check: 'sweep',
    args: ['tests/browser/pages.spec.ts', '-g', 'pages of /platform, en'],
    says: /is wider than a window of/,
  },
  {
    name: 'English on a Portuguese page',
    edits: [
      append(pt('platform/profile.mdx'), 'This is how you can do it with the form that is on the page.'),
    ],
    check: 'sweep',
    args: ['tests/browser/pages.spec.ts', '-g', 'pages of /platform, pt-BR'],
    says: /English on a Portuguese page/,
  },
  {
    name: 'no keyboard marker',
    edits: [replace('src/client/keyboardNavigation.ts', "'navigation-with-keyboard'", "'by-keyboard'")],
    check: 'browser',
    args: ['tests/browser/layout.spec.ts', '-g', 'the keyboard marker'],
    says: /the keyboard marker turns on at Tab and off at mouse down/,
  },
  {
    name: 'a progress bar that creeps on too often',
    edits: [replace('src/client/progressBar.ts', 'trickleSpeed: 800', 'trickleSpeed: 400')],
    check: 'browser',
    args: ['tests/browser/progressBar.spec.ts', '-g', 'a slow page'],
    says: /a slow page: the bar starts after 200 ms/,
  },
  {
    name: 'a query that is taken for markup',
    edits: [
      replace(
        'src/search/SearchResults/index.tsx',
        '<h1 className={styles.heading}>{title}</h1>',
        '<h1 className={styles.heading} dangerouslySetInnerHTML={{__html: title}} />',
      ),
    ],
    check: 'browser',
    args: ['tests/browser/search.spec.ts', '-g', 'treats a hostile query as text'],
    says: /treats a hostile query as text/,
  },
  {
    name: 'a search field that does not close at Escape',
    edits: [replace('src/search/SearchField/index.tsx', "case 'Escape':", "case 'F9':")],
    check: 'browser',
    args: ['tests/browser/search.spec.ts', '-g', 'search field, en opens at Ctrl\\+K'],
    says: /opens at Ctrl\+K/,
  },
  {
    name: 'a page that is given up when the server is out of reach',
    edits: [replace('src/theme/Root.tsx', /^\s*<RouteFailureNotice \/>\n/m, '')],
    check: 'browser',
    args: ['tests/browser/loading.spec.ts', '-g', 'navigation, en offline'],
    says: /offline the page stays, with a notice/,
  },
  {
    name: 'an old address that forgets the hash',
    edits: [replace('src/plugins/postBuild/redirects.ts', '+location.hash', '')],
    check: 'browser',
    args: ['tests/browser/redirects.spec.ts', '-g', 'redirects, en an old address'],
    says: /an old address leads on, query and hash included/,
  },
  {
    name: 'a not-found page without the nearest pages',
    edits: [
      replace('src/components/NearestPages/Nearest.tsx', 'nearest.length > 0 &&', 'nearest.length > 99 &&'),
    ],
    check: 'browser',
    args: ['tests/browser/notFound.spec.ts', '-g', 'not found, en says so'],
    says: /says so, and offers the search and the nearest pages/,
  },
  {
    name: 'tabs that hide their text without JavaScript',
    edits: [
      replace(
        'static/noscript.css',
        /\[role='tabpanel'\]\[hidden\] \{\n {2}display: block;/,
        "[role='tabpanel'][hidden] {\n  display: none;",
      ),
    ],
    check: 'browser',
    args: ['tests/browser/resilience.spec.ts', '-g', 'without JavaScript, en all panels'],
    says: /all panels of tabs show, each with its label/,
  },
  {
    name: 'a printed page without the closed tabs',
    edits: [replace('src/css/print.css', /,\n {2}\[role='tabpanel'\]\[hidden\] \{/, ' {')],
    check: 'browser',
    args: ['tests/browser/resilience.spec.ts', '-g', 'in print the content'],
    says: /the content, all of it, and nothing else/,
  },
  {
    name: 'a language menu that loses the query',
    edits: [replace('src/components/LocaleLinks/index.tsx', '({location}) => location.search', "() => ''")],
    check: 'browser',
    args: ['tests/browser/locale.spec.ts', '-g', 'language menu, en keeps the page'],
    says: /keeps the page, the query and the hash/,
  },
];

const inTheVariant: readonly Defect[] = [
  {
    name: 'an announcement that stays closed when it is a new one',
    edits: [
      replace(
        'src/theme/AnnouncementBar/index.tsx',
        "'docusaurus.announcement.dismiss'",
        "'docusaurus.announcement.dismissed'",
      ),
    ],
    check: 'browser',
    args: ['tests/browser/variant/announcement.spec.ts', '-g', 'announcement bar, en is back'],
    says: /is back when its id has changed/,
  },
  {
    name: 'a crashed page in the wrong words',
    edits: [replace('i18n/pt-BR/code.json', /"Esta página deu erro\."/, '"Esta página falhou."')],
    check: 'browser',
    args: ['tests/browser/variant/crash.spec.ts', '-g', 'a page that crashes, pt-BR in the layout'],
    says: /in the layout: title, chain of messages/,
  },
  {
    name: 'the name of the product typed by hand',
    edits: [replace('src/config/site.ts', /tagline: '/, "tagline: 'Vereda: ")],
    check: 'variant',
    says: /The shipped product shows in the second site/,
  },
];

/** All defects, in the order in which they are tried. */
export const defects: readonly Defect[] = [...inSources, ...thatStopTheBuild, ...inTheSite, ...inTheVariant];

/** Whether a defect is one of the second site, built apart. */
export const isOfVariant = ({check, args = []}: Defect): boolean =>
  check === 'variant' || args.some((arg) => arg.includes('/variant/'));
