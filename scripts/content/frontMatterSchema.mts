/**
 * What the front matter of a page may hold: the one home of the rules that need no look at the rest of the page.
 * The checks read them from here, and so do editors: `.vscode/front-matter.schema.json` and its snippets are made
 * of this schema.
 */
import {z} from 'zod';
import {skeletons} from './kinds.mts';

export const kinds = Object.keys(skeletons);

export const descriptionLength = {min: 50, max: 160} as const;
/** The longest title that needs no `sidebar_label`. */
export const longTitle = 40;
export const fewestKeywords = 3;
/** Questions of a section. */
export const questionCount = {min: 2, max: 10} as const;
export const longestQuestion = 120;

/** What the keys of `npm run i18n -- status` hold. */
export const recordFormats = {
  reviewed: {format: /^\d{4}-\d\d-\d\d$/, allowed: 'a day: 2026-11-22'},
  source: {format: /^[0-9a-f]{10}$/, allowed: 'what npm run i18n -- stamp writes'},
} as const;

const questions = z
  .array(z.string().min(1).max(longestQuestion))
  .min(questionCount.min)
  .max(questionCount.max);

export const frontMatter = z.strictObject({
  title: z
    .string()
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
  questions: z
    .record(z.string(), questions)
    .optional()
    .describe(
      `What a section answers, as people type it: for top and each ## section, by its id, ${questionCount.min} to ${questionCount.max}.`,
    ),
  sidebar_label: z.string().min(1).optional().describe('The short name of a page with a long title.'),
  kind: z.enum(kinds).describe('Which skeleton the page has: scripts/content/kinds.mts.'),
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
    .regex(recordFormats.reviewed.format)
    .optional()
    .describe(
      `The last day on which the page was read again and needed no change, ${recordFormats.reviewed.allowed}.`,
    ),
  source: z
    .string()
    .regex(recordFormats.source.format)
    .optional()
    .describe(
      'Hash of the English page that a translation was written against: npm run i18n -- stamp writes it.',
    ),
});

/** The same as JSON Schema, for editors. */
export const frontMatterSchema = (): unknown => ({
  ...z.toJSONSchema(frontMatter, {target: 'draft-7', io: 'input'}),
  title: 'Front matter of a page',
});

interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/**
 * Snippets for editors whose YAML support does not reach into a page: a whole front matter, and the value of
 * `kind` from its list.
 */
export function frontMatterSnippets(): Record<string, Snippet> {
  const scope = 'mdx,markdown';
  const {title, description, keywords, kind} = frontMatter.shape;
  /** A place that the author fills, in the order of the numbers. */
  const place = (order: number, text = '') => `\${${order}:${text}}`;
  const kindLine = `kind: \${1|${kinds.join(',')}|}`;
  return {
    'Front matter': {
      scope,
      prefix: '---',
      body: [
        '---',
        `title: ${place(2, title.description)}`,
        `description: ${place(3, description.description)}`,
        `keywords: [${place(4, keywords.description)}]`,
        kindLine,
        'questions:',
        '  top:',
        `    - ${place(5, 'a problem, a goal, a symptom, as people type it')}`,
        `    - ${place(6, 'the same in other words, or another one')}`,
        '---',
        '',
        place(0),
      ],
      description: 'The front matter of a page',
    },
    'Kind of page': {scope, prefix: 'kind', body: [kindLine], description: kind.description ?? ''},
  };
}
