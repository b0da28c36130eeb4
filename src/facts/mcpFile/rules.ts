/** The keys of a server in `mcp.json`: the table of features/mcp/using-mcp-in-product-code#keys. */

export const transports = ['stdio', 'streamable-http', 'sse'] as const;
export type Transport = (typeof transports)[number];

type KeyKind = 'text' | 'texts' | 'variables' | 'switch' | 'seconds';

/** Each key: what it holds, and the servers it is for. */
export const serverKeys = {
  type: {kind: 'text', for: 'all'},
  command: {kind: 'text', for: 'stdio'},
  args: {kind: 'texts', for: 'stdio'},
  cwd: {kind: 'text', for: 'stdio'},
  env: {kind: 'variables', for: 'stdio'},
  url: {kind: 'text', for: 'http'},
  headers: {kind: 'variables', for: 'http'},
  disabled: {kind: 'switch', for: 'all'},
  timeout: {kind: 'seconds', for: 'all'},
  alwaysAllow: {kind: 'texts', for: 'all'},
  disabledTools: {kind: 'texts', for: 'all'},
  watchPaths: {kind: 'texts', for: 'stdio'},
} as const satisfies Record<string, {kind: KeyKind; for: 'all' | 'stdio' | 'http'}>;

export type ServerKey = keyof typeof serverKeys;

/** Seconds that a call may take. */
export const timeoutRange = {least: 1, most: 3600} as const;
export const defaultTimeout = 60;

/** What other clients write, and the key that the extension reads. */
export const otherClients: Readonly<Record<string, ServerKey>> = {
  autoApprove: 'alwaysAllow',
  authorization_token: 'headers',
};
