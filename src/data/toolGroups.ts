import * as z from 'zod';
import {loadData, localized} from './load';

const ids = ['read', 'edit', 'browser', 'command', 'mcp', 'always'] as const;

/** The groups of tools that a mode file can name: all but the one that every mode has. */
export const modeGroups = z.enum(ids).exclude(['always']);

export const toolGroupId = z.enum(ids);

const toolGroup = z.strictObject({
  id: toolGroupId,
  /** The group's checkbox in the Modes view; our own words for the tools that need no group. */
  label: localized,
});

export type ToolGroup = z.infer<typeof toolGroup>;

/** The groups of tools, in the order in which tables show them. */
export const toolGroups: readonly ToolGroup[] = loadData('toolGroups', z.array(toolGroup));
