/** What the extension accepts in files that readers write: for the forms that make such files, and for their schemas. */

/** How a server of `mcp.json` is reached. */
export const transports = ['stdio', 'streamable-http', 'sse'] as const;
export type Transport = (typeof transports)[number];

/** Seconds that a call may take. */
export const timeoutRange = {least: 1, most: 3600} as const;
export const defaultTimeout = 60;

/** The groups of tools that a mode chooses from; src/data/tools.yaml says which tools each has. */
export const modeGroups = ['read', 'edit', 'browser', 'command', 'mcp'] as const;
export type ModeGroup = (typeof modeGroups)[number];

export const slugPattern = /^[a-zA-Z0-9-]+$/;
