/** What the server puts up with, from the host that it reads as from the client that asks. */
export const limits = {
  /** Of a file of the site, of a message, and of a request over HTTP. */
  bytes: 5_000_000,
  /** How long a file, and an answer, may take, in milliseconds. */
  patience: 20_000,
  /** How long what a host sent counts as new, in milliseconds. Then the host is asked whether it is. */
  age: 300_000,
  /** How long it counts as new in any case, so that no wrong question is one more to the host, in milliseconds. */
  rest: 5_000,
} as const;
