import {describe, expect, it, onTestFinished} from 'vitest';
import {answerCalls, callerOf} from './calls';

interface Sums {
  add(a: number, b: number): Promise<number>;
  fail(reason: string): Promise<never>;
}

const sums: Sums = {add: async (a, b) => a + b, fail: (reason) => Promise.reject(new RangeError(reason))};

/** Both ends of a channel; what goes through it is cloned, as on its way to a worker. */
function connected() {
  const {port1, port2} = new MessageChannel();
  answerCalls(sums, port2);
  port1.start();
  port2.start();
  onTestFinished(() => port1.close());
  return callerOf<Sums>(port1);
}

describe('calls', () => {
  it('are answered each by its own reply', async () => {
    const call = connected();
    await expect(Promise.all([call('add', 1, 2), call('add', 30, 4)])).resolves.toEqual([3, 34]);
  });

  it('reject with what the method rejects with, and with what cannot be cloned', async () => {
    const call = connected();
    await expect(call('fail', 'no index')).rejects.toThrow('no index');
    await expect(call('add', (() => 1) as never, 2)).rejects.toThrow(/clone/);
  });

  it('reject for a method that the worker does not have', async () => {
    await expect(connected()('subtract' as 'add', 1, 2)).rejects.toThrow();
  });
});
