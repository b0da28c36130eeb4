/** The documentation server over Streamable HTTP. Each request has a server of its own, and none is remembered. */
import http from 'node:http';
import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import {product} from '../../src/config/product.ts';
import type {Documentation} from './documentation.mts';
import {limits} from './limits.mts';
import {createServer} from './server.mts';

/** Where the protocol is spoken. */
export const PATH = '/mcp';

/** Names of this machine for itself. */
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** What is refused is refused as the protocol says: an error of JSON-RPC without the id of a request. */
function refuse(
  response: http.ServerResponse,
  status: number,
  message: string,
  headers: http.OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {'content-type': 'application/json', connection: 'close', ...headers})
    .end(JSON.stringify({jsonrpc: '2.0', error: {code: -32000, message}, id: null}));
}

const hostnameOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : 'an address that is none';

/**
 * Whether a request is meant for this server. A page on the web that leads its own name to this machine (DNS
 * rebinding) sends that name, and its origin.
 */
function isMeant({headers}: http.IncomingMessage, names: readonly string[]): boolean {
  const {host, origin} = headers;
  return (
    names.includes(hostnameOf(`http://${host}`)) &&
    (origin === undefined || names.includes(hostnameOf(origin)))
  );
}

async function answer(
  documentation: Documentation,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const server = createServer(documentation);
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    maxRequestBodySize: limits.bytes,
  });
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/**
 * A server that is not listening yet.
 *
 * @param name interface or name at which it will listen, if it is not of this machine alone
 */
export function createHttpServer(documentation: Documentation, name: string): http.Server {
  const names = [...LOOPBACK, new URL(product.docsUrl).hostname, hostnameOf(`http://${name}`)];
  const server = http.createServer((request, response) => {
    const {method, url = ''} = request;
    if (!isMeant(request, names)) {
      refuse(response, 403, 'This server answers under its own names only.');
    } else if (url.replace(/\?.*$/, '') !== PATH) {
      refuse(response, 404, `Not found: the server is at ${PATH}.`);
    } else if (method !== 'POST') {
      refuse(response, 405, 'Method not allowed.', {allow: 'POST'});
    } else {
      answer(documentation, request, response).catch((error: Error) => {
        console.error(error.message);
        if (!response.headersSent) {
          refuse(response, 500, 'Internal server error');
        }
      });
    }
  });
  // A request has to come whole in this time; the answer has the same time again, and a little more to be read.
  server.requestTimeout = limits.patience;
  server.headersTimeout = limits.patience / 2;
  server.timeout = 3 * limits.patience;
  server.maxConnections = 500;
  return server;
}
