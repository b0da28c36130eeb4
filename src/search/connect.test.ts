import {beforeEach, expect, it, vi} from 'vitest';

/** Workers that were started, and what they listen to. */
const workers: EventTarget[] = [];

beforeEach(() => {
  workers.length = 0;
  vi.resetModules();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }
      terminate = () => undefined;
    },
  );
  vi.stubGlobal('self', {location: {origin: 'https://docs.example'}});
});

const fetched = (...answers: (object | Error)[]) => {
  const fetch = vi.fn();
  answers.forEach((answer) =>
    answer instanceof Error
      ? fetch.mockRejectedValueOnce(answer)
      : fetch.mockResolvedValueOnce({ok: true, json: () => Promise.resolve(answer)}),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

it('uses what is on its way already, once', async () => {
  const fetch = fetched({folder: 'a'}, {folder: 'b'});
  const {begin, connect, locate} = await import('./connect');
  begin();
  begin();
  expect([workers.length, fetch.mock.calls.length]).toEqual([1, 1]);
  expect(await locate()).toEqual({folder: 'a'});
  await connect();
  expect(workers).toHaveLength(1);
  // Nobody would take it.
  begin();
  expect([workers.length, fetch.mock.calls.length]).toEqual([1, 1]);
  expect(await locate()).toEqual({folder: 'b'});
  await connect();
  expect(workers).toHaveLength(2);
});

it('asks anew where the early attempt has failed', async () => {
  fetched(new Error('offline'), {folder: 'b'});
  const {begin, connect, locate} = await import('./connect');
  begin();
  workers[0]?.dispatchEvent(Object.assign(new Event('error'), {message: 'gone'}));
  await new Promise((resolve) => setTimeout(resolve));
  expect(await locate()).toEqual({folder: 'b'});
  await connect();
  expect(workers).toHaveLength(2);
});

it('says what is wrong with an index that names no place', async () => {
  fetched({folder: 1});
  const {locate} = await import('./connect');
  await expect(locate()).rejects.toThrow('search-index.json does not say where the search index is.');
});
