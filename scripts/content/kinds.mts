/**
 * The skeletons of CONTRIBUTING.md as data: one for each kind of page.
 * tests/unit/content.test.ts holds the two against each other.
 */

export interface Skeleton {
  /** Fixed `##` headings in their order: id and English text. */
  fixed: readonly (readonly [id: string, text: string])[];
  /** Ids of fixed headings that a page may word itself: a local model has no key to get. */
  reworded?: readonly string[];
  /** Whether an author may add `##` headings of their own. */
  own: boolean;
}

const related = ['related', 'Related'] as const;

export const skeletons: Record<string, Skeleton> = {
  'how-to': {
    fixed: [
      ['before-you-start', 'Before you start'],
      ['check', 'Check that it works'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    own: true,
  },
  tutorial: {
    fixed: [
      ['before-you-start', 'Before you start'],
      ['recap', 'What you have learned'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    own: true,
  },
  concept: {
    fixed: [['in-short', 'In short'], ['limits', 'Limits'], related],
    own: true,
  },
  feature: {
    fixed: [
      ['what-it-gives-you', 'What it gives you'],
      ['turn-it-on', 'Turn it on'],
      ['use-it', 'Use it'],
      ['settings', 'Settings'],
      ['limits', 'Limits'],
      ['problems', 'Problems and fixes'],
      related,
    ],
    own: true,
  },
  tool: {
    fixed: [
      ['what-it-does', 'What it does'],
      ['when-it-is-used', 'When the assistant uses it'],
      ['parameters', 'Parameters'],
      ['modes-and-approval', 'Modes and approval'],
      ['behavior', 'How it behaves'],
      ['limits', 'Limits'],
      ['errors', 'Errors'],
      ['example', 'Worked example'],
      related,
    ],
    own: false,
  },
  provider: {
    fixed: [
      ['what-it-is', 'What it is'],
      ['before-you-start', 'Before you start'],
      ['get-a-key', 'Get a key'],
      ['set-up', 'Set it up'],
      ['settings', 'Settings'],
      ['what-to-know', 'What to know'],
      ['errors', 'Errors and fixes'],
      related,
    ],
    reworded: ['get-a-key'],
    own: false,
  },
  troubleshooting: {
    fixed: [
      ['symptom', 'Symptom'],
      ['message', 'Exact message'],
      ['cause', 'Find the cause'],
      ['fix', 'Fix it'],
      ['prevent', 'Prevent it'],
      related,
    ],
    own: false,
  },
  metric: {
    fixed: [
      ['what-it-answers', 'What it answers'],
      ['calculation', 'How it is calculated'],
      ['example', 'Worked example'],
      ['reading', 'Read it'],
      ['limits', 'Limits'],
      related,
    ],
    own: false,
  },
  platform: {
    fixed: [
      ['what-you-can-do', 'What you can do here'],
      ['roles', 'Who can do it'],
      ['limits', 'Limits'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    own: true,
  },
  reference: {fixed: [related], own: true},
  legal: {fixed: [], own: true},
  landing: {fixed: [], own: true},
};
