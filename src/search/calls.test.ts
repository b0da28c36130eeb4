import {describe, expect, it} from 'vitest';
import {answerCalls, callerOf} from './calls';

interface Sums {
  add(a: number, b: number): Promise<number>;
  fail(reason: string): Promise<never>;
}

const sums: Sums = {
  add: async (a, b) => a + b,
  fail: (reason) => Promise.reject(new RangeError(reason)),
};

/** Both ends of a channel; what goes through it is cloned, as on its way to a worker. */
function connected() {
  const {port1, port2} = new MessageChannel();
  answerCalls(sums, port2);
  port1.start();
  port2.start();
  return {call: callerOf<Sums>(port1), close: () => port1.close()};
}

describe('calls', () => {
  it('are answered each by its own reply', async () => {
    const {call, close} = connected();
    await expect(Promise.all([call('add', 1, 2), call('add', 30, 4)])).resolves.toEqual([3, 34]);
    close();
  });

  it('reject with what the method rejects with, and with what cannot be cloned', async () => {
    const {call, close} = connected();
    await expect(call('fail', 'no index')).rejects.toThrow('no index');
    expect(() => structuredClone(() => undefined)).toThrow();
    await expect(call('add', (() => 1) as never, 2)).rejects.toThrow(/clone/);
    close();
  });

  it('reject for a method that the worker does not have', async () => {
    const {call, close} = connected();
    await expect(call('subtract' as 'add', 1, 2)).rejects.toThrow();
    close();
  });
});
