import type {Config} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import {cardFile, cardSize} from './src/config/cards';
import {footer} from './src/config/footer';
import {filledIn, paginationOf} from './src/config/frontMatter';
import {hasHistory} from './src/config/history';
import {defaultLocale, localeConfigs, localeOfFile, locales, perLocale} from './src/config/locales';
import {navbar} from './src/config/navbar';
import {product} from './src/config/product';
import {announcement, customFields, siteTexts} from './src/config/site';
import {readingMinutes} from './src/config/readingTime';
import {baseOf, siteAddress} from './src/config/siteAddress';
import {fillTokens, fillTokensDeep, tokensFor} from './src/config/tokens';
import {changeOfFile} from './src/remark/changed';
import {placeOf} from './src/remark/places';
import {steps} from './src/remark/steps';
import calculatorTexts from './src/components/calculators/texts';
import brand, {brandFolder} from './src/plugins/brand';
import devServer from './src/plugins/devServer';
import docs from './src/plugins/docs';
import docusaurusInternals from './src/plugins/docusaurusInternals';
import {ssrTemplate} from './src/plugins/docusaurusInternals/pageTemplate';
import postBuild from './src/plugins/postBuild';
import styles from './src/plugins/styles';
import whatsNew from './src/plugins/whatsNew';
import searchPlugin from './src/search/indexing/plugin';

/** Whether this is `npm start`, which makes no files of pages. */
const isWriting = process.env.NODE_ENV === 'development';

const config: Config = {
  ...siteTexts,
  favicon: 'img/logo.svg',
  url: siteAddress.origin,
  baseUrl: siteAddress.base,
  trailingSlash: false,
  // A failed load of the home page's scripts would print an English banner for maintainers.
  baseUrlIssueBanner: false,
  organizationName: product.publisher,
  projectName: 'docs',
  customFields,
  ssrTemplate,
  staticDirectories: ['static', brandFolder],

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
      const changed = changeOfFile(params.filePath);
      const filled = fillTokensDeep(frontMatter, tokens, params.filePath);
      return {
        ...result,
        frontMatter: {
          ...filled,
          ...paginationOf(placeOf(params.filePath).page.replace(/\.mdx$/, ''), filled),
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
            'facts',
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

  themes: [searchPlugin],
  plugins: [
    [
      docs,
      {
        routeBasePath: '/',
        sidebarPath: './sidebars.ts',
        ...steps,
        editUrl: product.editUrl,
        editLocalizedFiles: true,
        // A copy without its Git history has no dates to show, and a shallow one would show the same for all.
        showLastUpdateTime: hasHistory(),
      } satisfies Partial<DocsOptions>,
    ],
    calculatorTexts,
    whatsNew,
    brand,
    styles,
    docusaurusInternals,
    postBuild,
    ...(isWriting ? [devServer] : []),
  ],
  // Relative: Docusaurus ships these paths to the browser as they stand here.
  clientModules: [
    './src/client/safeAddress.ts',
    './src/client/keyboardNavigation.ts',
    './src/client/progressBar.ts',
    './src/client/sayTitle.ts',
    './src/components/RouteFailureNotice/servedPage.tsx',
  ],

  themeConfig: {
    // Of the home page; the documents get their own (src/plugins/postBuild).
    image: cardFile(''),
    ...(announcement && {announcementBar: announcement}),
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
