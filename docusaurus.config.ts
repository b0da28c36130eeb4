import {createRequire} from 'node:module';
import path from 'node:path';
import {register} from 'tsx/cjs/api';
import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import {cardFile, cardSize} from './src/config/cards';
import {footer} from './src/config/footer';
import {filledIn, paginationOf} from './src/config/frontMatter';
import {hasHistory} from './src/config/git';
import {
  currentLocale,
  defaultLocale,
  localeConfigs,
  localeOfFile,
  locales,
  perLocale,
} from './src/config/locales';
import {navbar} from './src/config/navbar';
import {product} from './src/config/product';
import {announcementBar, customFields, siteTexts} from './src/config/site';
import {readingMinutes} from './src/config/readingTime';
import {baseOf, siteAddress} from './src/config/siteAddress';
import {fillTokens, fillTokensDeep, tokensFor} from './src/config/tokens';

/** Whether this is `npm start`, which makes no files of pages. */
const isWriting = process.env.NODE_ENV === 'development';

/**
 * What builds the pages. Docusaurus compiles this file, and what it imports, with Babel, which would take 12 s in a fresh
 * clone for these 400 files and those of their packages; tsx takes one. `npm start` reads them anew with this file, when
 * one of them has changed; a build reads them once for all languages, so none of them keeps the language of the first.
 */
function loadPlugins(): typeof import('./src/plugins') {
  const load = createRequire(__filename);
  if (isWriting) {
    const sources = path.join(__dirname, 'src') + path.sep;
    for (const file of Object.keys(load.cache).filter((name) => name.startsWith(sources))) {
      Reflect.deleteProperty(load.cache, file);
    }
  }
  const unregister = register();
  try {
    (load('./src/data/json') as typeof import('./src/data/json')).refuseBrokenJson();
    return load('./src/plugins');
  } finally {
    unregister();
  }
}

const build = loadPlugins();

const config: Config = {
  ...siteTexts(currentLocale()),
  favicon: 'img/logo.svg',
  url: siteAddress.origin,
  baseUrl: siteAddress.base,
  trailingSlash: false,
  // A failed load of the home page's scripts would print an English banner for maintainers.
  baseUrlIssueBanner: false,
  organizationName: product.publisher,
  projectName: 'docs',
  customFields,
  ssrTemplate: build.ssrTemplate,
  staticDirectories: ['static', build.brandFolder],

  // Stricter than the specification's section 5, by which broken Markdown links, pictures (`hooks`
  // below) and anchors only warn: a warning is read by nobody, and the reader meets the broken link.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',

  i18n: {
    defaultLocale,
    locales: [...locales],
    // With its base: by itself Docusaurus takes that of the site for a language that is built alone.
    localeConfigs: perLocale((locale) => ({...localeConfigs[locale], baseUrl: baseOf(locale)})),
  },

  future: {
    // One by one: `v4: true` would namespace the browser storage, and the color
    // mode would be lost under its specified key `theme`, and between the locales.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
    },
    faster: {
      // `swcJsLoader` would warn that babel.config.js is of no use; the same loader is named below.
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // What it depends on: src/plugins/docusaurusInternals/bundlerCache.ts. `npm start` compiles a page when it is opened.
      rspackPersistentCache: !isWriting,
      ssgWorkerThreads: false,
      gitEagerVcs: true,
    },
  },

  webpack: {
    jsLoader: (isServer) => ({
      loader: 'builtin:swc-loader',
      options: getSwcLoaderOptions({isServer, bundlerName: 'rspack'}),
    }),
  },

  markdown: {
    format: 'detect',
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    preprocessor: ({filePath, fileContent}) =>
      fillTokens(fileContent, tokensFor(localeOfFile(filePath)), filePath),
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      const tokens = tokensFor(localeOfFile(params.filePath));
      // The search and the translators read these from the files: with the page, every reader would load them.
      const frontMatter = Object.fromEntries(
        Object.entries(isWriting ? filledIn(result.frontMatter) : result.frontMatter).filter(
          ([key]) => !['reviewed', 'source'].includes(key),
        ),
      );
      const changed = build.changeOfFile(params.filePath);
      const filled = fillTokensDeep(frontMatter, tokens, params.filePath);
      return {
        ...result,
        frontMatter: {
          ...filled,
          ...paginationOf(build.documentPath(params.filePath).page.replace(/\.mdx$/, ''), filled),
          minutes: readingMinutes(result.content),
          ...(changed && {changed: fillTokensDeep(changed, tokens, params.filePath)}),
        },
      };
    },
  },

  headTags: [
    {tagName: 'meta', attributes: {name: 'color-scheme', content: 'light dark'}},
    ...Object.entries(cardSize).map(([side, pixels]) => ({
      tagName: 'meta',
      attributes: {property: `og:image:${side}`, content: String(pixels)},
    })),
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${siteAddress.base}img/touch-icon.png`}},
    {
      // Without JavaScript: all panels of tabs, and no controls that would do nothing.
      tagName: 'noscript',
      attributes: {},
      innerHTML: `<link rel="stylesheet" href="${siteAddress.base}noscript.css">`,
    },
  ],

  presets: [
    [
      'classic',
      {
        blog: false,
        pages: false,
        docs: false, // below, as a plugin of its own
        theme: {
          customCss: [
            'custom',
            'controls',
            'navigation',
            'preferences',
            'code',
            'figures',
            'lists',
            'tables',
            'words',
            'print',
          ].map((name) => `./src/css/${name}.css`),
        },
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: locales.map((locale) => `${baseOf(locale)}search`),
        },
      } satisfies Options,
    ],
  ],

  themes: [build.searchPlugin],
  plugins: [
    [
      build.docs,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        ...build.markdownPlugins,
        editUrl: product.editUrl,
        editLocalizedFiles: true,
        // A copy without its Git history has no dates to show, and a shallow one would show the same for all.
        showLastUpdateTime: hasHistory(),
      } satisfies Partial<DocsOptions>,
    ],
    build.calculatorTexts,
    build.whatsNew,
    build.brand,
    build.styles,
    build.docusaurusInternals,
    build.postBuild,
    ...(isWriting ? [build.devServer] : []),
  ],
  // Relative: Docusaurus ships these paths to the browser as they stand here.
  clientModules: [
    './src/client/safeAddress.ts',
    './src/client/keyboardNavigation.ts',
    './src/client/progressBar.ts',
    './src/client/announceTitle.ts',
    './src/components/RouteFailureNotice/servedPage.tsx',
  ],

  themeConfig: {
    // Of the home page; the documents get their own (src/plugins/postBuild).
    image: cardFile(''),
    announcementBar: announcementBar(currentLocale()),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {autoCollapseCategories: true}},
    navbar,
    footer,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    // Samples are colored when the page is built (src/remark/highlightCode.ts).
    prism: {theme: {plain: {}, styles: []}, magicComments: []},
  } satisfies ThemeConfig,
};

export default config;
