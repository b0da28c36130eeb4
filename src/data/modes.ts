import * as z from 'zod';
import {modeGroups} from './fileRules';
import {loadData, localized} from './load';

const mode = z.strictObject({
  slug: z.string(),
  name: z.string(),
  groups: z.array(
    z.strictObject({
      id: z.enum(modeGroups),
      /** Only files whose path matches may be edited. */
      files: z.strictObject({pattern: z.string(), label: localized}).optional(),
    }),
  ),
});

export type Mode = z.infer<typeof mode>;

/** The built-in modes, in the order in which tables show them. */
export const modes: readonly Mode[] = loadData('modes', z.array(mode));
