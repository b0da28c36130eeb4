/**
 * A server that an assistant can ask about the documentation, by the Model Context Protocol, over standard input and
 * output. It reads the public files of the site that is online, or of another, or of a build. The build makes one
 * file of it (src/plugins/postBuild/mcpServer.ts). Nothing but the protocol goes to standard output.
 */
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {product} from '../config/product';
import {createDocumentation, type Documentation} from './documentation';
import {limits} from './limits';
import {createServer} from './server';
import {builtSite, liveSite, type SiteFiles} from './site';

const USAGE = 'Usage: node server.mjs [--site <address> | --dir <folder>]';

/** Ends with a reason, in one line. */
function end(reason: string): never {
  console.error(reason.replace(/\s*\n\s*/g, ' '));
  process.exit(1);
}

/**
 * The files that the command line names. Of several places, the last counts: `npm run mcp` names the build, and takes others.
 *
 * @throws Error that says what is allowed
 */
function filesOf(args: readonly string[]): SiteFiles {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: {
      dir: {type: 'string'},
      site: {type: 'string', default: product.docsUrl},
      help: {type: 'boolean'},
    },
    tokens: true,
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const places = tokens.flatMap((token) =>
    token.kind === 'option' && ['dir', 'site'].includes(token.name) ? token.name : [],
  );
  return places.at(-1) === 'dir' && values.dir ? builtSite(values.dir) : liveSite(values.site);
}

/** Speaks over standard input and output until the client closes its end. */
async function speak(documentation: Documentation): Promise<void> {
  const server = createServer(documentation);
  let reason = 'The connection was closed.';
  server.server.onerror = (error) => {
    reason = error.message;
  };
  // The transport closes by itself on a message that is too long, and on nothing else.
  server.server.onclose = () => end(`The documentation server ends: ${reason}`);
  process.stdout.on('error', () => end('The documentation server ends: nobody reads its answers.'));
  await server.connect(
    new StdioServerTransport(process.stdin, process.stdout, {maxBufferSize: limits.bytes}),
  );
}

try {
  const files = filesOf(process.argv.slice(2));
  await speak(createDocumentation(files));
  console.error(`Documentation from ${files.where}: search, read and list wait for an assistant.`);
} catch (error) {
  end(`${(error as Error).message} ${USAGE}`);
}
