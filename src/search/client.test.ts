import {describe, expect, it, vi} from 'vitest';
import {createSearchClient, type Connection, type Engine} from './client';
import type {Hit} from './hits';

const everywhere = {base: '/', context: ''};
const signal = new AbortController().signal;

const hit = (text: string): Hit => ({
  document: {i: 1, t: text, u: '/x'},
  type: 0,
  metadata: {},
  tokens: [text],
});

/** A worker whose methods a test can replace; by default all goes well. */
function fakeWorker(engine: Partial<Engine> = {}) {
  const whole: Engine = {
    fetchIndexes: vi.fn(() => Promise.resolve()),
    search: vi.fn((_base: string, _context: string, query: string) => Promise.resolve([hit(query)])),
    ...engine,
  };
  let breakDown: (error: Error) => void = () => undefined;
  const connection: Connection = {
    engine: Promise.resolve(whole),
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
    expect(client.stateOf(everywhere)).toBe('idle');
    expect(connect).not.toHaveBeenCalled();
  });

  it('loads an index once and says how far it is', async () => {
    const worker = fakeWorker();
    const {client} = clientOf(worker);
    const states: string[] = [];
    client.subscribe(() => states.push(client.stateOf(everywhere)));
    await Promise.all([client.load(everywhere), client.load(everywhere)]);
    await client.search(everywhere, 'mode', 8, signal);
    expect(states).toEqual(['loading', 'ready']);
    expect(worker.engine.fetchIndexes).toHaveBeenCalledTimes(1);
    expect(worker.engine.search).toHaveBeenCalledWith('/', '', 'mode', 8);
  });

  it('keeps the indexes of contexts apart', async () => {
    const {client} = clientOf(fakeWorker());
    await client.load({base: '/', context: 'features'});
    expect(client.stateOf({base: '/', context: 'features'})).toBe('ready');
    expect(client.stateOf(everywhere)).toBe('idle');
  });

  it('reports a failed load, ends the worker, and loads with a new one after retry', async () => {
    const broken = fakeWorker({fetchIndexes: () => Promise.reject(new Error('gone'))});
    const {client, connect} = clientOf(broken, fakeWorker());
    await expect(client.load(everywhere)).rejects.toThrow('gone');
    expect(client.stateOf(everywhere)).toBe('failed');
    expect(client.failure()?.message).toBe('gone');
    expect(broken.connection.close).toHaveBeenCalled();
    await expect(client.load(everywhere)).rejects.toThrow('gone');
    expect(connect).toHaveBeenCalledTimes(1);

    client.retry();
    await client.load(everywhere);
    expect(client.stateOf(everywhere)).toBe('ready');
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('counts a load without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({fetchIndexes: () => new Promise(() => undefined)}));
    await expect(client.load(everywhere)).rejects.toThrow('0.05 s');
    expect(client.stateOf(everywhere)).toBe('failed');
  });

  it('counts a search without an end as failed', async () => {
    const {client} = clientOf(fakeWorker({search: () => new Promise(() => undefined)}));
    await expect(client.search(everywhere, 'x', 8, signal)).rejects.toThrow('0.05 s');
    expect(client.stateOf(everywhere)).toBe('failed');
  });

  it('notices a worker that cannot start', async () => {
    const {client} = clientOf();
    await expect(client.load(everywhere)).rejects.toThrow('no worker left');
    expect(client.stateOf(everywhere)).toBe('failed');
  });

  it('ends every call of a worker that breaks down', async () => {
    const worker = fakeWorker({fetchIndexes: () => new Promise(() => undefined)});
    const {client} = clientOf(worker);
    const loads = [client.load(everywhere), client.load({base: '/', context: 'features'})];
    worker.breakDown(new Error('crash'));
    for (const load of loads) {
      await expect(load).rejects.toThrow('crash');
    }
  });

  it('searches one after the other and skips what was given up in the meantime', async () => {
    const answers: ((hits: Hit[]) => void)[] = [];
    const search = vi.fn(() => new Promise<Hit[]>((resolve) => answers.push(resolve)));
    const {client} = clientOf(fakeWorker({search}));
    const second = new AbortController();
    const calls = [
      client.search(everywhere, 'a', 8, signal),
      client.search(everywhere, 'ab', 8, second.signal),
      client.search(everywhere, 'abc', 8, signal),
    ];
    second.abort();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.([hit('a')]);
    await expect(calls[1]).rejects.toThrow();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.([hit('abc')]);
    await expect(calls[0]).resolves.toEqual([hit('a')]);
    await expect(calls[2]).resolves.toEqual([hit('abc')]);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('says that there is no index in development', async () => {
    const client = createSearchClient({connect: vi.fn(), isAvailable: false});
    expect(client.stateOf(everywhere)).toBe('unavailable');
    await expect(client.load(everywhere)).rejects.toThrow('development');
  });
});
