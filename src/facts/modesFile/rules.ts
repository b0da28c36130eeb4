/** The properties of a mode in a file: the table of features/custom-modes#properties. */

export const modeKeys = {
  slug: {isRequired: true},
  name: {isRequired: true},
  roleDefinition: {isRequired: true},
  groups: {isRequired: true},
  description: {isRequired: false},
  whenToUse: {isRequired: false},
  customInstructions: {isRequired: false},
} as const;

/** What an exported file has beyond them. */
export const exportKeys = ['rulesFiles'] as const;

/** The groups of tools that a mode chooses from; `src/facts/tools/groups.ts` says what each allows. */
export const modeGroups = ['read', 'edit', 'browser', 'command', 'mcp'] as const;

export const slugPattern = /^[a-zA-Z0-9-]+$/;
