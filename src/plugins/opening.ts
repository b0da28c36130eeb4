// cspell:ignore itemscope itemtype
/**
 * How a page opens: its text and style first, then its scripts, each with the
 * hash of what it must be.
 */
import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openEarly} from '../client/early';
import {keyOf} from '../config/shelf';
import {REGISTERED, shelfChunk} from './shelves';

/**
 * Docusaurus' page, with its scripts in a form that no browser of today fetches,
 * `nomodule`: one that stands in the page inserts them after the first paint
 * (src/client/early.ts). Its text is the same on every page, so that a content
 * security policy has one hash for it. Such a policy allows no `style` attribute
 * either: the theme's icons are hidden by the attribute that SVG has for it.
 *
 * Its style sheets stand in it, too, so that its first paint waits for one
 * answer of the host and not for two. Each names the file that it is a copy of:
 * by this attribute the bundler's loader knows that a page has it already, and
 * a page that is reached by a link asks for the file.
 *
 * The page is an item of schema.org: the theme gives the date of its last change
 * as a property of one. A file comes with what the page needs of it (`withContents`).
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html itemscope itemtype="https://schema.org/WebPage" <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <style data-href="<%= it.baseUrl %><%= stylesheet.split(' ', 1)[0] %>"><%~ stylesheet.slice(stylesheet.indexOf(' ') + 1) %></style>
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script nomodule src="<%= it.baseUrl %><%= script.split(' ')[0] %>" integrity="<%= script.split(' ')[1] %>"></script>
    <% }); %>
    <script>(${openEarly})()</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'display="none"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** What the bundler tells the pages: the chunks of each chunk's name and of each module, and the files of each chunk. */
interface Manifest {
  readonly origins: Record<string, readonly (string | number)[]>;
  readonly assets: Record<string, Record<string, readonly {readonly file: string}[]>>;
}

/** The id of a document in the path of its file, in either language. */
const DOCUMENT = /^@site\/(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx$/;

/** Adds the modules of a registry to a manifest that knows chunks by their names alone: a document comes with its shelf. */
function withModules<T extends Manifest>(manifest: T, registry: string): T {
  const origins = {...manifest.origins};
  for (const [, name = '', , quoted = ''] of registry.matchAll(REGISTERED)) {
    const files = origins[name];
    const module = JSON.parse(quoted) as string;
    const [, id = ''] = DOCUMENT.exec(module) ?? [];
    if (files) {
      origins[module] = [...(origins[shelfChunk(keyOf(id))] ?? []), ...files];
    }
  }
  return {...manifest, origins};
}

/**
 * Adds to the name of each file what a page needs of it: of a script its hash,
 * as `integrity` has it, of a style sheet its rules. The template of a page is
 * given nothing but these names.
 *
 * @param outDir folder with the files, as the bundler has left them
 * @throws Error when a sheet would end its own element
 */
async function withContents<T extends Manifest>(manifest: T, outDir: string): Promise<T> {
  const named = async ({file, ...rest}: {readonly file: string}) => {
    const content = await readFile(path.join(outDir, file));
    if (file.endsWith('.css')) {
      const rules = content.toString();
      if (/<\/style/i.test(rules)) {
        throw new Error(`${file} holds </style, which would end it in the middle of a page`);
      }
      return {...rest, file: `${file} ${rules}`};
    }
    return {...rest, file: `${file} sha256-${createHash('sha256').update(content).digest('base64')}`};
  };
  const assets = Object.entries(manifest.assets).map(async ([chunk, kinds]) => {
    const files = Object.entries(kinds).map(
      async ([kind, list]) => [kind, await Promise.all(list.map(named))] as const,
    );
    return [chunk, Object.fromEntries(await Promise.all(files))] as const;
  });
  return {...manifest, assets: Object.fromEntries(await Promise.all(assets))};
}

/** The part of the bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: {tap: (name: string, run: (compilation: unknown) => void) => void};
    readonly done: {tapPromise: (name: string, run: () => Promise<void>) => void};
  };
}

/** Rspack's hook into the code that inserts a script; Docusaurus' types are those of webpack. */
interface Rspack {
  readonly RuntimePlugin: {
    readonly getCompilationHooks: (compilation: unknown) => {
      readonly createScript: {tap: (name: string, run: (code: string) => string) => void};
    };
  };
}

/** Milliseconds until a script that does not come counts as failed; as long as the search waits. */
const PATIENCE = 45_000;

/** A script that failed when the page began is asked for again by the bundle: it must be the same one then. */
const KEEP_HASH = 'script.integrity = (window.integrities || {})[url] || "";';

/**
 * Lets each page name the scripts of its own text, so that they come beside the
 * main one and not after it, and the hash of each. Docusaurus asks for them by
 * module; Rspack's manifest knows them by chunk.
 */
export default function opening({
  generatedFilesDir,
  outDir,
}: Pick<LoadContext, 'generatedFilesDir' | 'outDir'>): Plugin {
  return {
    name: 'opening',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {RuntimePlugin} = currentBundler.instance as unknown as Rspack;
      return {
        output: {chunkLoadTimeout: PATIENCE},
        plugins: [
          {
            apply({hooks}: Compiler) {
              hooks.compilation.tap('opening', (compilation) =>
                RuntimePlugin.getCompilationHooks(compilation).createScript.tap(
                  'opening',
                  (code) => `${code}\n${KEEP_HASH}`,
                ),
              );
              hooks.done.tapPromise('opening', async () => {
                const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
                const registry = await readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
                const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
                const whole = await withContents(withModules(manifest, registry), outDir);
                await writeFile(manifestFile, JSON.stringify(whole));
              });
            },
          },
        ],
      };
    },
  };
}
