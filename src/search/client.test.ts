import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, type Connection, type Engine, type IndexName} from './client';
import type {Answer, Request} from './engine/engine';

const site: IndexName = {base: '/', file: 'search-index.json?_=1'};
const older: IndexName = {base: '/1.0/', file: 'search-index.json?_=1'};
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
function fakeWorker(engine: Partial<Engine> = {}) {
  const whole: Engine = {
    load: vi.fn(() => Promise.resolve()),
    search: vi.fn((_base: string, _file: string, {query}: Request) => Promise.resolve(answer(query))),
    loadTexts: vi.fn(() => Promise.resolve()),
    ...engine,
  };
  let breakDown: (error: Error) => void = () => undefined;
  const connection: Connection = {
    engine: whole,
    failed: new Promise<never>((_resolve, reject) => {
      breakDown = reject;
    }),
    close: vi.fn(),
  };
  return {connection, engine: whole, breakDown};
}

function clientOf(...workers: ReturnType<typeof fakeWorker>[]) {
  const connect = vi.fn(() => {
    const next = workers.shift();
    return next ? Promise.resolve(next.connection) : Promise.reject(new Error('no worker left'));
  });
  return {connect, client: createSearchClient({connect, isAvailable: true, loadLimit: 50, searchLimit: 50})};
}

describe('the search client', () => {
  it('starts nothing until it is asked', () => {
    const {client, connect} = clientOf(fakeWorker());
    expect(client.stateOf(site)).toBe('idle');
    expect(connect).not.toHaveBeenCalled();
  });

  it('loads an index once and says how far it is', async () => {
    const worker = fakeWorker();
    const {client} = clientOf(worker);
    const states: string[] = [];
    client.subscribe(() => states.push(client.stateOf(site)));
    await Promise.all([client.load(site), client.load(site)]);
    await client.search(site, request('mode'), signal);
    expect(states).toEqual(['loading', 'ready']);
    expect(worker.engine.load).toHaveBeenCalledTimes(1);
    expect(worker.engine.search).toHaveBeenCalledWith('/', site.file, request('mode'));
  });

  it('keeps the indexes of versions apart', async () => {
    const {client} = clientOf(fakeWorker());
    await client.load(older);
    expect(client.stateOf(older)).toBe('ready');
    expect(client.stateOf(site)).toBe('idle');
  });

  it('reports a failed load, ends the worker, and loads with a new one after retry', async () => {
    const broken = fakeWorker({load: () => Promise.reject(new Error('gone'))});
    const {client, connect} = clientOf(broken, fakeWorker());
    await expect(client.load(site)).rejects.toThrow('gone');
    expect(client.stateOf(site)).toBe('failed');
    expect(client.failure()?.message).toBe('gone');
    expect(broken.connection.close).toHaveBeenCalled();
    await expect(client.load(site)).rejects.toThrow('gone');
    expect(connect).toHaveBeenCalledTimes(1);

    client.retry();
    await client.load(site);
    expect(client.stateOf(site)).toBe('ready');
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('counts a load without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({load: () => new Promise(() => undefined)}));
    await expect(client.load(site)).rejects.toThrow('0.05 s');
    expect(client.stateOf(site)).toBe('failed');
  });

  it('counts a search without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({search: () => new Promise(() => undefined)}));
    await expect(client.search(site, request('x'), signal)).rejects.toThrow('0.05 s');
    expect(client.stateOf(site)).toBe('failed');
  });

  it('notices a worker that cannot start', async () => {
    const {client} = clientOf();
    await expect(client.load(site)).rejects.toThrow('no worker left');
    expect(client.stateOf(site)).toBe('failed');
  });

  it('ends every call of a worker that breaks down', async () => {
    const worker = fakeWorker({load: () => new Promise(() => undefined)});
    const {client} = clientOf(worker);
    const loads = [client.load(site), client.load(older)];
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
      client.search(site, request('a'), signal),
      client.search(site, request('ab'), second.signal),
      client.search(site, request('abc'), signal),
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
    await client.load(site);
    await expect(client.loadTexts(site, [1])).rejects.toThrow('offline');
    expect(client.stateOf(site)).toBe('ready');
    const slow = fakeWorker({loadTexts: () => new Promise(() => undefined)});
    const other = clientOf(slow).client;
    await other.load(site);
    void other.loadTexts(site, [1]);
    await expect(other.search(site, request('a'), signal)).resolves.toEqual(answer('a'));
  });

  it('says that there is no index in development', async () => {
    const client = createSearchClient({connect: vi.fn(), isAvailable: false});
    expect(client.stateOf(site)).toBe('unavailable');
    await expect(client.load(site)).rejects.toThrow('development');
  });
});
