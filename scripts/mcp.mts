/**
 * `npm run mcp [-- --dir <folder> | --site <address>]`: a server that an assistant can ask about the
 * documentation, by the Model Context Protocol over standard input and output. It reads the build, or with
 * `--site` a site that is online, its public files alone. Nothing but the protocol goes to standard output.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {projectRoot} from './content/read.mts';
import {createDocumentation} from './mcp/documentation.mts';
import {createServer} from './mcp/server.mts';
import {builtSite, liveSite} from './mcp/site.mts';

try {
  const {values} = parseArgs({
    options: {dir: {type: 'string', default: path.join(projectRoot, 'build')}, site: {type: 'string'}},
  });
  const files = values.site === undefined ? builtSite(path.resolve(values.dir)) : liveSite(values.site);
  const {version} = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  await createServer(createDocumentation(files), version).connect(new StdioServerTransport());
  console.error(`Documentation from ${files.where}: search, read and list wait for an assistant.`);
} catch (error) {
  console.error(
    `${(error as Error).message}\nUsage: npm run --silent mcp [-- --dir <folder> | --site <address>]`,
  );
  process.exitCode = 1;
}
