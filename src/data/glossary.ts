import * as z from 'zod';
import {loadData, localized, page} from './load';

const forms = z.array(z.string().min(1)).min(1);

const term = z.strictObject({
  /** Its name, and the words of the link to its home. */
  name: localized,
  /** The spellings that pages use; upper and lower case do not matter. */
  forms: z.strictObject({en: forms, 'pt-BR': forms}),
  /** Two sentences, without the name: it stands before them, with a colon. */
  text: localized,
  /** The section that explains it in full. The page itself does not explain its own word. */
  home: z.strictObject({page, section: z.string()}),
  /** Where the word means this, as the beginnings of page ids; everywhere by default. */
  where: z.array(z.string()).optional(),
});

/** A word that a reader may not know, explained where it first stands on a page. */
export type Term = z.infer<typeof term>;

/** The terms, the least known first: a page explains only the first few that it has. */
export const terms: readonly Term[] = loadData('glossary', z.array(term));
