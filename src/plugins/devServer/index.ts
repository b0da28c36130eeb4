import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus writes this file anew at each reload of the site, and every page depends on it: after one saved
 * sentence below i18n/, which Docusaurus reloads the site for, all pages would be compiled again. It changes with
 * the configuration alone, which `npm start` reads when it begins.
 */
const REWRITTEN = String.raw`__mdx-loader-dependency\.json$`;

/** The part of Rspack that Docusaurus' types, which are those of webpack, lack. */
interface Rspack {
  readonly lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

/** For `npm start`: a page is compiled when it is opened, and again when it or what it imports has changed. */
export default function devServer(): Plugin {
  return {
    name: 'dev-server',
    configureWebpack(_config, _isServer, {currentBundler}) {
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      return {
        lazyCompilation: {entries: false, test: /\.mdx$/},
        // The registry of routes names each page a second time, in a call that has it compiled at once.
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  target: 'esnext',
                  transform: {optimizer: {globals: {vars: {'require.resolveWeak': 'String'}}}},
                },
              },
            },
          ],
        },
        // The first is Docusaurus' own.
        watchOptions: {ignored: new RegExp(`node_modules/(?!@docusaurus)|${REWRITTEN}`)},
        devServer: {
          setupMiddlewares: (middlewares: unknown[], {compiler}: {compiler: unknown}) => [
            lazyCompilationMiddleware(compiler),
            ...middlewares,
          ],
        },
      } as object;
    },
  };
}
