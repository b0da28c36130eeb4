/** Starts the search worker. A module of its own, so that nothing of it is loaded before it is needed. */
import {wrap} from 'comlink';
import type {Connection, Engine} from './client';

export function connect(): Connection {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const failed = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({message}) => {
      reject(new Error(message || 'The search worker did not start.'));
    });
  });
  return {engine: wrap<Engine>(worker), failed, close: () => worker.terminate()};
}
