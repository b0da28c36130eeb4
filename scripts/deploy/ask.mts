/** Asks a server for addresses exactly as they are written: nothing is normalized on the way. */
import http from 'node:http';
import https from 'node:https';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** The bytes as they came. */
  readonly body: Buffer;
}

export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<Answer>;

export interface AskOptions {
  /** Most requests at the same time. */
  readonly atOnce?: number;
}

/** Milliseconds after which an answer is given up. */
const PATIENCE = 30_000;

/** @param origin `https://docs.example.com` */
export function asker(origin: string, {atOnce = 8}: AskOptions = {}): {ask: Ask; end: () => void} {
  const {protocol, hostname, port} = new URL(origin);
  const {request, Agent} = protocol === 'https:' ? https : http;
  const agent = new Agent({keepAlive: true, maxSockets: atOnce});
  const ask: Ask = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const question = request(
        // Lenient: a header with a control character in it is an answer to be judged.
        {agent, hostname, port, path, headers, method, insecureHTTPParser: true, timeout: PATIENCE},
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
          response.on('error', reject);
        },
      );
      question.on('timeout', () =>
        question.destroy(new Error(`${path}: no answer within ${PATIENCE / 1000} s`)),
      );
      question.on('error', reject);
      question.end();
    });
  return {ask, end: () => agent.destroy()};
}

/** A header of an answer; empty when it has none of that name. */
export const headerOf = ({headers}: Answer, name: string): string =>
  String(headers[name.toLowerCase()] ?? '');

/** The text of an answer, whatever it was compressed with. */
export function textOf({body, headers}: Answer): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') {
    return brotliDecompressSync(body).toString();
  }
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
