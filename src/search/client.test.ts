import {describe, expect, it, vi} from 'vitest';
import {answerOf} from '../../tests/support/answers';
import {requestOf} from '../../tests/support/search';
import {SearchClient} from './client';
import type {Connection} from './connect';
import type {Answer, Outcome, Request} from './engine/engine';
import type {IndexPointer} from './files';
import type {SearchWorker} from './worker';

const signal = new AbortController().signal;

const answer = (text: string): Answer =>
  answerOf([{url: '/x', title: [{text, isMatch: true}], heading: [], summary: [], sections: []}]);

/** What the worker says when nothing is missing. */
const found = (text: string): Outcome => ({missing: [], isRanked: true, answer: answer(text)});

const lacking = (missing: readonly string[], isRanked = false): Outcome => ({
  missing,
  isRanked,
  answer: undefined,
});

/** Asks a client, and gives the last answer that it showed. */
async function ask(client: SearchClient, query: string, of = signal): Promise<Answer | undefined> {
  let shown: Answer | undefined;
  await client.search(requestOf(query), of, (next) => {
    shown = next;
  });
  return shown;
}

const never = () => new Promise<never>(() => undefined);

/** A worker whose methods a test can replace; by default all goes well. */
function fakeWorker(methods: Partial<SearchWorker> = {}) {
  const worker: SearchWorker = {
    open: vi.fn(() => Promise.resolve()),
    search: vi.fn(({query}: Request) => Promise.resolve(found(query))),
    load: vi.fn(() => Promise.resolve({names: [], reason: ''})),
    loadRest: vi.fn(() => Promise.resolve()),
    ...methods,
  };
  let breakDown: (error: Error) => void = () => undefined;
  const connection: Connection = {
    worker,
    failed: new Promise<never>((_resolve, reject) => (breakDown = reject)),
    close: vi.fn(),
  };
  return {connection, worker, breakDown};
}

const POINTER = {folder: 'assets/search/1', router: {some: 'router'}};

function clientOf(...workers: ReturnType<typeof fakeWorker>[]) {
  const isFrugal = vi.fn(() => false);
  const locate = vi.fn(() => Promise.resolve<IndexPointer>(POINTER));
  const connect = vi.fn(() => {
    const next = workers.shift();
    return next ? Promise.resolve(next.connection) : Promise.reject(new Error('no worker left'));
  });
  return {
    connect,
    locate,
    isFrugal,
    client: new SearchClient({
      base: '/docs/',
      ...{locate, connect, isFrugal},
      ...{loadLimit: 50, searchLimit: 50, restDelay: 0},
    }),
  };
}

describe('the search client', () => {
  it('loads an index once and says how far it is', async () => {
    const worker = fakeWorker();
    const {client} = clientOf(worker);
    const states: string[] = [];
    client.subscribe(() => states.push(client.state()));
    await Promise.all([client.load(), client.load()]);
    expect(await ask(client, 'mode')).toEqual(answer('mode'));
    expect(states).toEqual(['loading', 'ready']);
    expect(worker.worker.open).toHaveBeenCalledTimes(1);
    expect(worker.worker.open).toHaveBeenCalledWith({base: '/docs/', ...POINTER, isAnew: false});
    expect(worker.worker.search).toHaveBeenCalledWith(requestOf('mode'), []);
  });

  it('reports a failed load, ends the worker, and loads with a new one after retry', async () => {
    const broken = fakeWorker({open: () => Promise.reject(new Error('gone'))});
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

  it.each([
    ['a load without an end', [fakeWorker({open: never})], '0.05 s'],
    ['a search without an end', [fakeWorker({search: never})], '0.05 s'],
    ['a worker that cannot start', [], 'no worker left'],
  ])('counts %s as failed', async (_, workers, reason) => {
    const {client} = clientOf(...workers);
    await expect(ask(client, 'x')).rejects.toThrow(reason);
    expect(client.state()).toBe('failed');
  });

  it('ends every call of a worker that breaks down', async () => {
    const worker = fakeWorker({open: never});
    const {client} = clientOf(worker);
    const loads = [client.load(), client.load()];
    worker.breakDown(new Error('crash'));
    for (const load of loads) {
      await expect(load).rejects.toThrow('crash');
    }
  });

  it('searches one after the other and skips what was given up in the meantime', async () => {
    const answers: ((outcome: Outcome) => void)[] = [];
    const search = vi.fn(() => new Promise<Outcome>((resolve) => answers.push(resolve)));
    const {client} = clientOf(fakeWorker({search}));
    const second = new AbortController();
    const calls = [ask(client, 'a'), ask(client, 'ab', second.signal), ask(client, 'abc')];
    const givenUp = expect(calls[1]).rejects.toThrow('aborted');
    second.abort();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(found('a'));
    await givenUp;
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(found('abc'));
    await expect(calls[0]).resolves.toEqual(answer('a'));
    await expect(calls[2]).resolves.toEqual(answer('abc'));
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('fetches what a search misses, step by step, and texts only when the reader pauses', async () => {
    const search = vi
      .fn<SearchWorker['search']>()
      .mockResolvedValueOnce(lacking(['0.json']))
      .mockResolvedValueOnce({missing: ['1-0.json'], isRanked: true, answer: answer('no text yet')})
      .mockResolvedValueOnce(found('all'));
    const worker = fakeWorker({search});
    const {client} = clientOf(worker);
    const shown: (string | undefined)[] = [];
    const settled = vi.fn(() => Promise.resolve());
    await client.search(requestOf('x'), signal, ({hits}) => shown.push(hits[0]?.title[0]?.text), settled);
    expect(worker.worker.load).toHaveBeenNthCalledWith(1, ['0.json']);
    expect(worker.worker.load).toHaveBeenNthCalledWith(2, ['1-0.json']);
    expect(settled).toHaveBeenCalledTimes(1);
    expect(shown).toEqual(['no text yet', 'all']);
  });

  it('holds up no search while the files of another are on their way', async () => {
    const search = vi.fn(({query}: Request) =>
      Promise.resolve(query === 'slow' ? lacking(['0.json']) : found(query)),
    );
    const {client} = clientOf(fakeWorker({search, load: never}));
    void ask(client, 'slow').catch(() => undefined);
    await expect(ask(client, 'fast')).resolves.toEqual(answer('fast'));
  });

  describe('when a file of the index does not come', () => {
    const broken = () =>
      fakeWorker({
        search: vi.fn(() => Promise.resolve(lacking(['3.json']))),
        load: vi.fn(() => Promise.resolve({names: ['3.json'], reason: '3.json: 404'})),
      });

    it('begins afresh once, with the index that is the site’s by then', async () => {
      const first = broken();
      const second = fakeWorker();
      const {client, locate} = clientOf(first, second);
      locate.mockResolvedValueOnce({...POINTER, folder: 'assets/search/old'});
      await expect(ask(client, 'x')).resolves.toEqual(answer('x'));
      expect(first.connection.close).toHaveBeenCalled();
      expect(second.worker.open).toHaveBeenCalledWith({base: '/docs/', ...POINTER, isAnew: true});
      expect(client.state()).toBe('ready');
    });

    it('fails when that does not help, asks no more, and helps itself again after an answer', async () => {
      const workers = [broken(), broken(), fakeWorker(), broken()];
      const {client, connect} = clientOf(...workers);
      await expect(ask(client, 'x')).rejects.toThrow('3.json: 404');
      expect(client.state()).toBe('failed');
      expect(connect).toHaveBeenCalledTimes(2);
      await expect(ask(client, 'xy')).rejects.toThrow('3.json: 404');
      expect(connect).toHaveBeenCalledTimes(2);
      client.retry();
      await expect(ask(client, 'x')).resolves.toEqual(answer('x'));
      expect(connect).toHaveBeenCalledTimes(3);
    });

    it('takes along another search that was waiting', async () => {
      const stuck = broken();
      let release: () => void = () => undefined;
      // The files of the last search fail, those of the first never come.
      const load = vi.fn(() => {
        const failed = {names: ['3.json'], reason: 'gone'};
        return new Promise<typeof failed>((resolve) => (release = () => resolve(failed)));
      });
      const {client} = clientOf(fakeWorker({...stuck.worker, load}), fakeWorker());
      const calls = [ask(client, 'a'), ask(client, 'b')];
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
      release();
      expect(await Promise.all(calls)).toEqual([answer('a'), answer('b')]);
    });

    /** A worker that finds this without the texts of some rows, which do not come. */
    const withoutTexts = (others: Outcome) =>
      fakeWorker({
        search: (_request, without) =>
          Promise.resolve(without.includes('1-0.json') ? others : lacking(['1-0.json'], true)),
        load: () => Promise.resolve({names: ['1-0.json'], reason: '404'}),
      });

    it('leaves out rows whose texts do not come, as long as there are others', async () => {
      const {client, connect} = clientOf(withoutTexts(found('the others')));
      await expect(ask(client, 'x')).resolves.toEqual(answer('the others'));
      expect(connect).toHaveBeenCalledTimes(1);
    });

    it('fails when no row has its text', async () => {
      const none: Outcome = {missing: [], isRanked: true, answer: {...answer(''), hits: []}};
      const {client} = clientOf(withoutTexts(none), withoutTexts(none));
      await expect(ask(client, 'x')).rejects.toThrow('No text of a result');
      expect(client.state()).toBe('failed');
    });

    it('goes round in no circles', async () => {
      const search = vi.fn(() => Promise.resolve(lacking(['0.json'])));
      const {client} = clientOf(fakeWorker({search}));
      await expect(ask(client, 'x')).rejects.toThrow('found no end');
      expect(client.state()).toBe('failed');
      expect(search.mock.calls.length).toBeLessThan(20);
    });
  });

  it('fetches after an answer nothing that was not asked for where that costs the reader', async () => {
    const worker = fakeWorker();
    const {client, isFrugal} = clientOf(worker);
    isFrugal.mockReturnValue(true);
    await ask(client, 'x');
    await vi.waitFor(() => expect(isFrugal).toHaveBeenCalled());
    expect(worker.worker.loadRest).not.toHaveBeenCalled();
  });

  it('asks for the place of the index while the worker starts', () => {
    const {client, connect, locate} = clientOf(fakeWorker());
    void client.load();
    expect(connect).toHaveBeenCalledTimes(1);
    expect(locate).toHaveBeenCalledTimes(1);
  });

  it('says that the site has no index, keeps no worker, and asks no more', async () => {
    const worker = fakeWorker();
    const {client, connect, locate} = clientOf(worker);
    locate.mockResolvedValue({folder: null});
    await expect(client.load()).rejects.toThrow('no search index');
    expect(client.state()).toBe('unavailable');
    expect(client.failure()).toBeUndefined();
    expect(worker.worker.open).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(worker.connection.close).toHaveBeenCalled());
    await expect(ask(client, 'x')).rejects.toThrow('no search index');
    client.retry();
    expect(client.state()).toBe('unavailable');
    expect(connect).toHaveBeenCalledTimes(1);
  });
});
