/** Limits of the server for the host that it reads from, and for the client that sends requests. */
export const limits = {
  /** Most bytes of a file of the site, of a message, and of a request over HTTP. */
  bytes: 5_000_000,
  /** Milliseconds that a file, and an answer, may take. */
  patience: 20_000,
  /** Milliseconds for which a file of the host counts as fresh. Then it is revalidated. */
  age: 300_000,
  /** Milliseconds for which it is fresh in any case, so that a wrong request does not cause another to the host. */
  rest: 5_000,
} as const;
