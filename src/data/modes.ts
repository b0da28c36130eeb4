import * as z from 'zod';
import {loadData, localized, page} from './load';
import {modeGroups} from './toolGroups';

const mode = z.strictObject({
  slug: z.string(),
  name: z.string(),
  purpose: localized,
  groups: z.array(
    z.strictObject({
      id: modeGroups,
      /** Only files whose path matches may be edited. */
      files: z.strictObject({pattern: z.string(), label: localized}).optional(),
    }),
  ),
  /** The page that explains the mode. */
  page,
});

export type Mode = z.infer<typeof mode>;

/** The built-in modes, in the order in which tables show them. */
export const modes: readonly Mode[] = loadData('modes', z.array(mode));
