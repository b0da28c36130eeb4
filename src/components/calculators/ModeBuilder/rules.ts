/** The properties of a mode in a file: the table of features/custom-modes#properties, and static/schemas/modes.json. */

/** The groups of tools that a mode chooses from; src/data/tools.yaml says which tools each has. */
export const modeGroups = ['read', 'edit', 'browser', 'command', 'mcp'] as const;

export type ModeGroup = (typeof modeGroups)[number];

export const slugPattern = /^[a-zA-Z0-9-]+$/;
