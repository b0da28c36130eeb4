/** Calls from the page to the search worker: each has a number, and the reply to it has the same. */

/** The functions of a worker. Their arguments and results are sent by structured clone. */
type Methods<T> = {readonly [K in keyof T]: (...args: never[]) => Promise<unknown>};

interface Call {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  /** The message of the error that the call ended with. */
  readonly error?: string;
}

/** A worker, or the global scope inside one, as far as messages go. */
interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Calls one method of a worker by its name. */
type Caller<T extends Methods<T>> = <K extends keyof T & string>(
  method: K,
  ...args: Parameters<T[K]>
) => ReturnType<T[K]>;

/** Makes a caller for a worker that runs `answerCalls`. A call rejects with the message of the worker's error. */
export function callerOf<T extends Methods<T>>(port: Port): Caller<T> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  port.addEventListener('message', ({data}: MessageEvent<Reply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  return (method, ...args) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({value, error}) => {
        if (error === undefined) {
          resolve(value);
        } else {
          reject(new Error(error));
        }
      });
      port.postMessage({id: last, method, args} satisfies Call);
    }) as ReturnType<T[typeof method]>;
}

/** Answers the calls to a worker, inside that worker. */
export function answerCalls<T extends Methods<T>>(methods: T, port: Port): void {
  port.addEventListener('message', ({data: {id, method, args}}: MessageEvent<Call>) => {
    const reply = (rest: Omit<Reply, 'id'>) => port.postMessage({id, ...rest} satisfies Reply);
    Promise.resolve()
      .then(() => methods[method as keyof T](...(args as never[])))
      .then((value) => reply({value}))
      .catch((error: unknown) => reply({error: error instanceof Error ? error.message : String(error)}));
  });
}
