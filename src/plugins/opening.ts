/**
 * How a page opens: its text and style first, then its scripts.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {openEarly} from '../client/early';

/**
 * Docusaurus' page, with the scripts in an attribute of the one that inserts
 * them after the first paint (src/client/early.ts). Its text is the same on
 * every page, so that a content security policy has one hash for it. Such a
 * policy allows no `style` attribute either: the theme's icons are hidden by
 * the attribute that SVG has for it.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">(${openEarly})()</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace('style="display: none;"', 'display="none"') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** What the bundler tells the pages: the files of each chunk's name, and of each module. */
interface Manifest {
  readonly origins: Record<string, readonly (string | number)[]>;
}

/** `"005b3e37": [() => import(…), "@site/docs/faq.mdx", …]` in the generated registry of chunks. */
const REGISTERED = /^ {2}"([^"]+)": \[\(\) => import\(.*?\), ("[^"]+"),/gm;

/** Adds the modules of a registry to a manifest that knows chunks by their names alone. */
function withModules<T extends Manifest>(manifest: T, registry: string): T {
  const origins = {...manifest.origins};
  for (const [, name = '', module = ''] of registry.matchAll(REGISTERED)) {
    const files = origins[name];
    if (files) {
      origins[JSON.parse(module) as string] = files;
    }
  }
  return {...manifest, origins};
}

/**
 * Lets each page name the scripts of its own text, so that they come beside the
 * main one and not after it. Docusaurus asks for them by module; Rspack's
 * manifest knows them by chunk.
 */
export default function opening({generatedFilesDir}: {readonly generatedFilesDir: string}): Plugin {
  return {
    name: 'opening',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        plugins: [
          {
            apply: (compiler: {
              hooks: {done: {tapPromise: (name: string, run: () => Promise<void>) => void}};
            }) =>
              compiler.hooks.done.tapPromise('opening', async () => {
                const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
                const registry = await readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
                const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
                await writeFile(manifestFile, JSON.stringify(withModules(manifest, registry)));
              }),
          },
        ],
      };
    },
  };
}
