import * as z from 'zod';
import {modeGroups} from './fileRules';
import {loadData, localized} from './load';

/** The groups that a mode file can name, and the one that every mode has. */
export const toolGroupId = z.enum([...modeGroups, 'always']);

const toolGroup = z.strictObject({
  id: toolGroupId,
  /** The group's checkbox in the Modes view; our own words for the tools that need no group. */
  label: localized,
});

export type ToolGroup = z.infer<typeof toolGroup>;

/** The groups of tools, in the order in which tables show them. */
export const toolGroups: readonly ToolGroup[] = loadData('toolGroups', z.array(toolGroup));
