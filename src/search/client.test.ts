import {describe, expect, it, vi} from 'vitest';
import {createSearchClient} from './client';
import type {Connection} from './connect';
import type {Answer, Request} from './engine/engine';
import type {SearchWorker} from './worker';

const signal = new AbortController().signal;

const request = (query: string): Request => ({
  query,
  context: '',
  isLimited: false,
  limit: 8,
  summaryLength: 50,
});

const answer = (text: string): Answer => ({
  hits: [{url: '/x', title: [{text, isMatch: true}], heading: [], summary: [], isInside: false}],
  total: 1,
  inside: 0,
  missing: [],
});

/** A worker whose methods a test can replace; by default all goes well. */
function fakeWorker(methods: Partial<SearchWorker> = {}) {
  const worker: SearchWorker = {
    load: vi.fn(() => Promise.resolve()),
    search: vi.fn(({query}: Request) => Promise.resolve(answer(query))),
    loadTexts: vi.fn(() => Promise.resolve()),
    ...methods,
  };
  let breakDown: (error: Error) => void = () => undefined;
  const connection: Connection = {
    worker,
    failed: new Promise<never>((_resolve, reject) => {
      breakDown = reject;
    }),
    close: vi.fn(),
  };
  return {connection, worker, breakDown};
}

const FOLDER = 'assets/search/1';

function clientOf(...workers: ReturnType<typeof fakeWorker>[]) {
  const locate = vi.fn(() => Promise.resolve<string | undefined>(FOLDER));
  const connect = vi.fn(() => {
    const next = workers.shift();
    return next ? Promise.resolve(next.connection) : Promise.reject(new Error('no worker left'));
  });
  return {
    connect,
    locate,
    client: createSearchClient({base: '/docs/', locate, connect, loadLimit: 50, searchLimit: 50}),
  };
}

describe('the search client', () => {
  it('starts nothing until it is asked', () => {
    const {client, connect} = clientOf(fakeWorker());
    expect(client.state()).toBe('idle');
    expect(connect).not.toHaveBeenCalled();
  });

  it('loads an index once and says how far it is', async () => {
    const worker = fakeWorker();
    const {client} = clientOf(worker);
    const states: string[] = [];
    client.subscribe(() => states.push(client.state()));
    await Promise.all([client.load(), client.load()]);
    await client.search(request('mode'), signal);
    expect(states).toEqual(['loading', 'ready']);
    expect(worker.worker.load).toHaveBeenCalledTimes(1);
    expect(worker.worker.load).toHaveBeenCalledWith('/docs/', FOLDER);
    expect(worker.worker.search).toHaveBeenCalledWith(request('mode'));
  });

  it('reports a failed load, ends the worker, and loads with a new one after retry', async () => {
    const broken = fakeWorker({load: () => Promise.reject(new Error('gone'))});
    const {client, connect} = clientOf(broken, fakeWorker());
    await expect(client.load()).rejects.toThrow('gone');
    expect(client.state()).toBe('failed');
    expect(client.failure()?.message).toBe('gone');
    expect(broken.connection.close).toHaveBeenCalled();
    await expect(client.load()).rejects.toThrow('gone');
    expect(connect).toHaveBeenCalledTimes(1);

    client.retry();
    await client.load();
    expect(client.state()).toBe('ready');
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('counts a load without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({load: () => new Promise(() => undefined)}));
    await expect(client.load()).rejects.toThrow('0.05 s');
    expect(client.state()).toBe('failed');
  });

  it('counts a search without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({search: () => new Promise(() => undefined)}));
    await expect(client.search(request('x'), signal)).rejects.toThrow('0.05 s');
    expect(client.state()).toBe('failed');
  });

  it('notices a worker that cannot start', async () => {
    const {client} = clientOf();
    await expect(client.load()).rejects.toThrow('no worker left');
    expect(client.state()).toBe('failed');
  });

  it('ends every call of a worker that breaks down', async () => {
    const worker = fakeWorker({load: () => new Promise(() => undefined)});
    const {client} = clientOf(worker);
    const loads = [client.load(), client.load()];
    worker.breakDown(new Error('crash'));
    for (const load of loads) {
      await expect(load).rejects.toThrow('crash');
    }
  });

  it('searches one after the other and skips what was given up in the meantime', async () => {
    const answers: ((found: Answer) => void)[] = [];
    const search = vi.fn(() => new Promise<Answer>((resolve) => answers.push(resolve)));
    const {client} = clientOf(fakeWorker({search}));
    const second = new AbortController();
    const calls = [
      client.search(request('a'), signal),
      client.search(request('ab'), second.signal),
      client.search(request('abc'), signal),
    ];
    second.abort();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(answer('a'));
    await expect(calls[1]).rejects.toThrow();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(answer('abc'));
    await expect(calls[0]).resolves.toEqual(answer('a'));
    await expect(calls[2]).resolves.toEqual(answer('abc'));
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('fetches texts without holding up a search, and survives when they fail', async () => {
    const worker = fakeWorker({loadTexts: () => Promise.reject(new Error('offline'))});
    const {client} = clientOf(worker);
    await client.load();
    await expect(client.loadTexts([1])).rejects.toThrow('offline');
    expect(client.state()).toBe('ready');
    const slow = fakeWorker({loadTexts: () => new Promise(() => undefined)});
    const other = clientOf(slow).client;
    await other.load();
    void other.loadTexts([1]);
    await expect(other.search(request('a'), signal)).resolves.toEqual(answer('a'));
  });

  it('asks for the place of the index while the worker starts', () => {
    const {client, connect, locate} = clientOf(fakeWorker());
    void client.load();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it('fails when the place of the index cannot be found out, and asks again after retry', async () => {
    const {client, locate} = clientOf(fakeWorker(), fakeWorker());
    locate.mockRejectedValueOnce(new Error('offline'));
    await expect(client.load()).rejects.toThrow('offline');
    expect(client.state()).toBe('failed');
    client.retry();
    expect(client.state()).toBe('idle');
    await client.load();
    expect(client.state()).toBe('ready');
  });

  it('says that the site has no index, keeps no worker, and asks no more', async () => {
    const worker = fakeWorker();
    const {client, connect, locate} = clientOf(worker);
    locate.mockResolvedValue(undefined);
    await expect(client.load()).rejects.toThrow('no search index');
    expect(client.state()).toBe('unavailable');
    expect(client.failure()).toBeUndefined();
    expect(worker.worker.load).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(worker.connection.close).toHaveBeenCalled());
    await expect(client.search(request('x'), signal)).rejects.toThrow('no search index');
    client.retry();
    expect(client.state()).toBe('unavailable');
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
