import * as z from 'zod';
import {loadData, localized} from './load';

const guide = z.strictObject({
  /** Description of the product, in paragraphs. */
  about: z.array(localized),
  /** Common mistakes of assistants: the right statement, and the document and the heading there that have it. */
  mistakes: z.array(z.strictObject({right: localized, page: z.string(), heading: z.string()})),
  /** When to read a section, by its path. */
  sections: z.record(z.string(), localized),
});

/** The texts of `llms.txt` before its list of pages. */
export const assistantGuide = loadData('assistantGuide', guide);
