/** The keys of a server in `mcp.json`: the table of features/mcp/using-mcp-in-product-code#keys, and static/schemas/mcp.json. */

export const transports = ['stdio', 'streamable-http', 'sse'] as const;
export type Transport = (typeof transports)[number];

/** Seconds that a call may take. */
export const timeoutRange = {least: 1, most: 3600} as const;
export const defaultTimeout = 60;
