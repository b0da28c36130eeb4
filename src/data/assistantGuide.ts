import * as z from 'zod';
import {loadData, localized} from './load';

const guide = z.strictObject({
  /** What the product is, in paragraphs. */
  about: z.array(localized),
  /** What assistants often get wrong: how it is, and the document and the heading there that say so. */
  mistakes: z.array(z.strictObject({right: localized, page: z.string(), heading: z.string()})),
  /** When to read a section, by its path. */
  sections: z.record(z.string(), localized),
});

/** What `llms.txt` says before it lists pages. */
export const assistantGuide = loadData('assistantGuide', guide);
