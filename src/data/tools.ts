import * as z from 'zod';
import {loadData, localized} from './load';
import type {Mode} from './modes';
import categories from './texts/approvalCategories.json';
import {toolGroupId} from './toolGroups';

/** The categories of auto-approve that a tool can belong to, by the label of their button. */
export const approvalCategories = categories;

type Category = keyof typeof approvalCategories;

const tool = z.strictObject({
  id: z.string(),
  group: toolGroupId,
  /** Condition, beside the mode, under which the assistant is told about the tool. */
  condition: localized.optional(),
  /** Who lets a call run: the category that can approve it without a click, and what the category does not say. */
  approval: z.strictObject({
    category: z.enum([...(Object.keys(approvalCategories) as Category[]), 'always-asks']),
    note: localized.optional(),
  }),
});

export type Tool = z.infer<typeof tool>;

/** The tools that have a page, in the order in which tables show them. */
export const tools: readonly Tool[] = loadData('tools', z.array(tool));

/** The access of a mode to a tool: none, full, or to some files only. */
type ToolAccess = 'none' | 'full' | NonNullable<Mode['groups'][number]['files']>;

/** Whether a mode has a tool by default: its groups decide. */
export function accessOf(one: Tool, mode: Mode): ToolAccess {
  if (one.group === 'always') {
    return 'full';
  }
  const group = mode.groups.find(({id}) => id === one.group);
  return group === undefined ? 'none' : (group.files ?? 'full');
}
