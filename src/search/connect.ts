/** Starts the search worker. A module of its own, so that nothing of it is loaded before it is needed. */
import {wrap} from 'comlink';
import type {Connection, Engine} from './client';

export function connect(): Connection {
  const worker = new Worker(
    new URL('@easyops-cn/docusaurus-search-local/dist/client/client/theme/worker.js', import.meta.url),
  );
  const Remote = wrap<new () => Engine>(worker);
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The search worker did not start.'));
    });
  });
  return {engine: new Remote(), failed, close: () => worker.terminate()};
}
