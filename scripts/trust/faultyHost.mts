/**
 * A host that breaks down as it is told: `npm run check:faults` serves the build
 * by it. One for each fault, so that nothing of one is left in a browser for the next.
 */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {startServer, type ServerOptions} from '../server.mts';

/** Milliseconds that a slow answer takes. */
const SLOW = 4_000;

/** What comes in place of a file. */
const answers = {
  /** As after a deployment that has taken the file away. */
  'is missing': send(404, 'text/html; charset=utf-8', '<!doctype html><title>404</title><h1>404</h1>'),
  'is answered with an error': send(500, 'text/html; charset=utf-8', '<h1>Internal Server Error</h1>'),
  /** As from hosts that answer everything with the home page. */
  'is answered with a page': send(200, 'text/html; charset=utf-8', '<!doctype html><title>Home</title>'),
  'is another script': send(200, 'text/javascript; charset=utf-8', 'window.executed = true;'),
  'is another JSON': send(200, 'application/json; charset=utf-8', '{"format":1}'),
  'is of wrong bytes': send(200, 'application/octet-stream', '\u0000\uFFFD{"folder":\u0001)('.repeat(40)),
  'is cut short': change((body) => body.subarray(0, body.length / 2)),
  'is empty': change((body) => body.subarray(0, 0)),
  'breaks off': (_request, response) => {
    response.writeHead(200, {'Content-Length': 5_000});
    response.write('{"folder":"as', () => response.destroy());
  },
  'is refused': (request) => request.socket.destroy(),
  'is slow': (_request, _response, answer) => setTimeout(answer, SLOW),
  'never comes': () => undefined,
  /** As it was before it broke down. */
  'is there again': (_request, _response, answer) => answer(),
} satisfies Record<string, (request: IncomingMessage, response: ServerResponse, answer: () => void) => void>;

export type Answer = keyof typeof answers;

function send(status: number, type: string, body: string) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, {'Content-Type': type});
    response.end(body);
  };
}

/** Has the true answer, and sends what is made of its body, where it has one. */
function change(make: (body: Buffer) => Buffer) {
  return (request: IncomingMessage, response: ServerResponse, answer: () => void): void => {
    if (request.method === 'HEAD') {
      answer();
      return;
    }
    const parts: Buffer[] = [];
    const {end, write, writeHead} = response;
    response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
      response.statusCode = status;
      Object.entries(headers)
        // By its headers the answer is whole, and to be kept for good.
        .filter(([name]) => !/^(?:content-length|cache-control)$/i.test(name))
        .forEach(([name, value]) => response.setHeader(name, value));
      return response;
    }) as typeof response.writeHead;
    response.write = (part: unknown) => Boolean(parts.push(Buffer.from(part as Uint8Array)));
    response.end = ((part?: unknown) => {
      if (part !== undefined) {
        parts.push(Buffer.from(part as Uint8Array));
      }
      // Its own again: Node.js writes headers and body by them.
      Object.assign(response, {end, writeHead, write});
      return response.end(make(Buffer.concat(parts)));
    }) as typeof response.end;
    answer();
  };
}

export interface FaultyHost {
  /** `http://localhost:<port>` */
  readonly url: string;
  /** From now on files whose address fits are answered so, as often as is said. */
  breakDown(what: RegExp, how: Answer, times?: number): void;
  /** From now on what fits is answered with this. */
  replace(what: RegExp, type: string, body: string): void;
  /** From now on pages are changed before they are sent. */
  rewrite(what: RegExp, change: (body: string) => string): void;
  /** Everything is well again. */
  mend(): void;
  /** How often an address that fits was asked for, `HEAD` left out. */
  asked(what: RegExp): number;
  close(): Promise<void>;
}

/** @param dir folder of the build */
export async function startFaultyHost(dir: string, headers: ServerOptions['headers']): Promise<FaultyHost> {
  type Before = NonNullable<ServerOptions['before']>;
  let rules: {what: RegExp; left: number; how: (...args: Parameters<Before>) => void}[] = [];
  const log: string[] = [];
  /** Answers that a rule has begun, or holds back. */
  const begun = new Set<ServerResponse>();
  const add = (what: RegExp, how: (typeof rules)[number]['how'], left = Infinity) => {
    rules.unshift({what, left, how});
  };
  const server = await startServer(dir, 0, {
    headers,
    before(request, response, answer) {
      const url = request.url ?? '';
      if (request.method !== 'HEAD') {
        log.push(url);
      }
      const rule = rules.find(({what, left}) => left > 0 && what.test(url));
      if (!rule) {
        return false;
      }
      rule.left -= 1;
      // A file that never changes is not kept either when it was the wrong one.
      response.setHeader('Cache-Control', 'no-store');
      begun.add(response);
      response.once('close', () => begun.delete(response));
      rule.how(request, response, answer);
      return true;
    },
  });
  return {
    url: server.url,
    breakDown: (what, how, times) => add(what, answers[how], times),
    replace: (what, type, body) => add(what, send(200, type, body)),
    rewrite: (what, make) =>
      add(
        what,
        change((body) => Buffer.from(make(body.toString()))),
      ),
    mend() {
      rules = [];
      // A browser has few lines to a host, and what never comes would keep them.
      begun.forEach((response) => response.destroy());
    },
    asked: (what) => log.filter((url) => what.test(url)).length,
    close: server.close,
  };
}
