/** The keys of a server in `mcp.json`: the table of features/mcp/using-mcp-in-product-code#keys, and static/schemas/mcp.json. */

export const transports = ['stdio', 'streamable-http', 'sse'] as const;
export type Transport = (typeof transports)[number];

/** Each key, and the servers it is for. */
export const serverKeys = {
  type: 'all',
  command: 'stdio',
  args: 'stdio',
  cwd: 'stdio',
  env: 'stdio',
  url: 'http',
  headers: 'http',
  disabled: 'all',
  timeout: 'all',
  alwaysAllow: 'all',
  disabledTools: 'all',
  watchPaths: 'stdio',
} as const satisfies Record<string, 'all' | 'stdio' | 'http'>;

/** Seconds that a call may take. */
export const timeoutRange = {least: 1, most: 3600} as const;
export const defaultTimeout = 60;
