/**
 * What a task costs when every request sends the whole conversation again. Tokens and prices alone;
 * no words, no currency. Source: advanced-usage/rate-limits-costs#worked-example.
 */

/** Properties of a task that decide on its tokens. */
export interface Task {
  /** Requests in the task. */
  requests: number;
  /** Tokens that the first request sends. */
  first: number;
  /** Tokens that each later request adds: the last answer and the result of a tool. */
  added: number;
  /** Tokens of each answer. */
  answer: number;
}

/** Prices of a million tokens, in one currency. */
export interface Prices {
  input: number;
  output: number;
  /** Prices of storing in the cache, and of reading from it. */
  write: number;
  read: number;
}

/** Tokens that a task sends and receives. */
interface TaskTokens {
  /** All input: what is new and what is sent again. */
  input: number;
  /** Input that no earlier request has sent. */
  fresh: number;
  /** Input that an earlier request has sent, which a cache can hold. */
  again: number;
  output: number;
}

/** n × f + g × n × (n − 1) ÷ 2 of input, of which f + g × (n − 1) is new; n × a of output. Unit: tokens. */
export function taskTokens({requests, first, added, answer}: Task): TaskTokens {
  const input = requests * first + (added * requests * (requests - 1)) / 2;
  const fresh = requests === 0 ? 0 : first + added * (requests - 1);
  return {input, fresh, again: input - fresh, output: requests * answer};
}

/** Tokens × price of each kind ÷ 1,000,000. Unit: the currency of the prices. */
export function taskCost(task: Task, prices: Prices, isCached: boolean): number {
  const {input, fresh, again, output} = taskTokens(task);
  const read = isCached ? fresh * prices.write + again * prices.read : input * prices.input;
  return (read + output * prices.output) / 1e6;
}

/** Cost of the same requests in several tasks, as equal as whole requests allow; at most a task for each request. */
export function splitCost(task: Task, parts: number, prices: Prices, isCached: boolean): number {
  const least = Math.floor(task.requests / parts);
  const longer = task.requests % parts;
  const cost = (requests: number) => taskCost({...task, requests}, prices, isCached);
  return longer * cost(least + 1) + (parts - longer) * cost(least);
}

/** Changes of a task that may make it cheaper. */
const levers = ['split4', 'split2', 'first', 'added', 'answer', 'cache'] as const;

export type Lever = (typeof levers)[number];

/** Least number of requests of a task for each change: one for each part that it is split into. */
const leastRequests: Readonly<Record<Lever, number>> = {
  split4: 4,
  split2: 2,
  first: 1,
  added: 1,
  answer: 1,
  cache: 1,
};

/** The cost of the task with one thing changed, the cheapest first. What has no request for each part is not parted. */
export function changes(
  task: Task,
  prices: Prices,
  isCached: boolean,
): {lever: Lever; cost: number; /** Part of the present cost, 1 for no change. */ share: number}[] {
  const cost = (change: Partial<Task>) => taskCost({...task, ...change}, prices, isCached);
  const costs: Record<Lever, number> = {
    split4: splitCost(task, leastRequests.split4, prices, isCached),
    split2: splitCost(task, leastRequests.split2, prices, isCached),
    first: cost({first: task.first / 2}),
    added: cost({added: task.added / 2}),
    // A shorter answer is also less to send with the next request.
    answer: cost({answer: task.answer / 2, added: Math.max(0, task.added - task.answer / 2)}),
    cache: taskCost(task, prices, !isCached),
  };
  const present = cost({});
  return levers
    .filter((lever) => task.requests >= leastRequests[lever])
    .map((lever) => ({lever, cost: costs[lever], share: present === 0 ? 1 : costs[lever] / present}))
    .sort((a, b) => a.cost - b.cost);
}
