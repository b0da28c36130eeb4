/**
 * A server that an assistant can ask about the documentation, by the Model Context Protocol: over standard input and
 * output, or with `--http` over Streamable HTTP. It reads the public files of the site that is online, or of another,
 * or of a build. The build makes one file of it (src/plugins/postBuild/mcpServer.ts). Nothing but the protocol goes to standard
 * output.
 */
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {product} from '../src/config/product.ts';
import {createDocumentation, type Documentation} from './mcp/documentation.mts';
import {createHttpServer, PATH} from './mcp/http.mts';
import {limits} from './mcp/limits.mts';
import {createServer} from './mcp/server.mts';
import {builtSite, liveSite, type SiteFiles} from './mcp/site.mts';

const USAGE =
  'Usage: node server.mjs [--site <address> | --dir <folder>] [--http <port> [--host <interface>]]';

/** Ends with a reason, in one line. */
function end(reason: string): never {
  console.error(reason.replace(/\s*\n\s*/g, ' '));
  process.exit(1);
}

interface Options {
  readonly files: SiteFiles;
  readonly port?: number;
  readonly host: string;
}

/**
 * What the command line says. Of several places, the last counts: `npm run mcp` names the build, and takes others.
 *
 * @throws Error that says what is allowed
 */
function optionsOf(args: readonly string[]): Options {
  const {values, tokens} = parseArgs({
    args: [...args],
    options: {
      dir: {type: 'string'},
      site: {type: 'string', default: product.docsUrl},
      http: {type: 'string'},
      host: {type: 'string', default: '127.0.0.1'},
      help: {type: 'boolean'},
    },
    tokens: true,
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  if (values.http !== undefined && !(/^\d{1,5}$/.test(values.http) && Number(values.http) < 65_536)) {
    throw new Error(`"${values.http}" is no port; allowed: 0 to 65535.`);
  }
  const places = tokens.flatMap((token) =>
    token.kind === 'option' && ['dir', 'site'].includes(token.name) ? token.name : [],
  );
  return {
    files: places.at(-1) === 'dir' && values.dir ? builtSite(values.dir) : liveSite(values.site),
    host: values.host,
    ...(values.http !== undefined && {port: Number(values.http)}),
  };
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
  const {files, port, host} = optionsOf(process.argv.slice(2));
  const documentation = createDocumentation(files);
  if (port === undefined) {
    await speak(documentation);
    console.error(`Documentation from ${files.where}: search, read and list wait for an assistant.`);
  } else {
    const server = createHttpServer(documentation, host);
    server.on('error', (error) => end(`The documentation server ends: ${error.message}`));
    server.listen(port, host, () => {
      const address = server.address();
      const at = typeof address === 'object' && address ? address.port : port;
      console.error(`Documentation from ${files.where}: http://${host}:${at}${PATH} waits for assistants.`);
    });
  }
} catch (error) {
  end(`${(error as Error).message} ${USAGE}`);
}
