/**
 * The schema of the front matter of a page: the only place of the rules that need nothing of the rest of the page.
 * The checks read them from here, and so do editors: `.vscode/front-matter.schema.json` and its snippets are made
 * of this schema.
 */
import {z} from 'zod';

export const descriptionLength = {min: 50, max: 160} as const;
/** The longest title that needs no `sidebar_label`. */
export const longTitle = 40;
const fewestKeywords = 3;

/** The advice for each key that is missing or wrong. */
export const whatToWrite = {
  title: 'write what the page is called',
  description: `write ${descriptionLength.min} to ${descriptionLength.max} characters`,
  keywords: `write a list of ${fewestKeywords} or more`,
  sidebar_label: 'write the short name of the page',
  slug: 'write an address that begins with /',
  hide_table_of_contents: 'write true, or remove it',
  reviewed: 'write a day: 2026-11-22',
  source: 'remove it: the commit writes it',
} as const;

export const frontMatter = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .describe(`Unique in its language. More than ${longTitle} characters need a sidebar_label.`),
  description: z
    .string()
    .min(descriptionLength.min)
    .max(descriptionLength.max)
    .describe(
      `What the reader gets from the page, in ${descriptionLength.min} to ${descriptionLength.max} characters. Unique.`,
    ),
  keywords: z
    .array(z.coerce.string())
    .min(fewestKeywords)
    .describe('Words that people type and the title does not have: synonyms, symptoms, exact error texts.'),
  sidebar_label: z.string().min(1).optional().describe('The short name of a page with a long title.'),
  slug: z
    .string()
    .regex(/^\//)
    .optional()
    .describe(
      'The address, for a page whose address has the name of the product: /providers/{product.provider}.',
    ),
  hide_table_of_contents: z.boolean().optional().describe('For the home page alone.'),
  reviewed: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional()
    .describe('The last day on which the page was read again and needed no change: 2026-11-22.'),
  source: z
    .string()
    .regex(/^[0-9a-f]{10}$/)
    .optional()
    .describe('Hash of the English page that a translation was written against: the commit writes it.'),
});

/** The same as JSON Schema, for editors. */
export const frontMatterSchema = (): unknown => ({
  ...z.toJSONSchema(frontMatter, {target: 'draft-7', io: 'input'}),
  title: 'Front matter of a page',
});
