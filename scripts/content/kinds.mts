/**
 * The skeletons of CONTRIBUTING.md as data: one for each kind of page.
 * tests/unit/content.test.ts holds the two against each other.
 */

export interface Skeleton {
  /**
   * `##` sections of the kind: their ids, and the English heading where it is the same on all its pages.
   * Without a text each page words the heading by what it holds. Other sections may stand among them.
   */
  sections: readonly (readonly [id: string, text?: string])[];
  /** Ids that every page has; of a list at least one. */
  required?: readonly (string | readonly string[])[];
  /** Whether a page needs a section of its own, such as a task. */
  tasks?: boolean;
}

const related = ['related', 'Related'] as const;

export const skeletons: Record<string, Skeleton> = {
  'how-to': {
    sections: [
      ['before-you-start', 'Before you start'],
      ['check'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    required: ['check', 'related'],
    tasks: true,
  },
  tutorial: {
    sections: [
      ['before-you-start', 'Before you start'],
      ['recap'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    required: ['related'],
    tasks: true,
  },
  concept: {
    sections: [['in-short'], ['limits', 'Limits'], related],
    required: ['related'],
  },
  feature: {
    sections: [
      ['what-it-gives-you'],
      ['turn-it-on'],
      ['use-it'],
      ['settings', 'Settings'],
      ['limits', 'Limits'],
      ['problems', 'Problems and fixes'],
      related,
    ],
    required: ['related'],
  },
  tool: {
    sections: [
      ['what-it-does'],
      ['when-it-is-used'],
      ['example', 'Worked example'],
      ['parameters', 'Parameters'],
      ['modes-and-approval'],
      ['behavior'],
      ['limits', 'Limits'],
      ['errors', 'Errors'],
      related,
    ],
    required: ['example', 'parameters', 'modes-and-approval', 'behavior', 'related'],
  },
  provider: {
    sections: [
      ['what-it-is'],
      ['before-you-start', 'Before you start'],
      ['get-a-key'],
      ['set-up'],
      ['settings', 'Settings'],
      ['what-to-know'],
      ['errors', 'Errors and fixes'],
      related,
    ],
    required: ['get-a-key', 'set-up', 'related'],
  },
  troubleshooting: {
    sections: [['symptom'], ['message'], ['fix'], ['cause'], ['prevent'], related],
    required: [['symptom', 'message'], 'fix', 'cause', 'related'],
  },
  metric: {
    sections: [
      ['what-it-answers'],
      ['example', 'Worked example'],
      ['reading'],
      ['calculation'],
      ['limits', 'Limits'],
      related,
    ],
    required: ['what-it-answers', 'example', 'reading', 'calculation', 'related'],
  },
  platform: {
    sections: [
      ['what-you-can-do'],
      ['roles'],
      ['limits', 'Limits'],
      ['problems', 'If something goes wrong'],
      related,
    ],
    required: ['roles', 'related'],
    tasks: true,
  },
  reference: {sections: [related], required: ['related']},
  legal: {sections: []},
  landing: {sections: []},
};

/** Sections that end a page, in this order. All others stand as the page needs them. */
export const lastSections = ['limits', 'problems', 'errors', 'related'];

/** Kinds that keep no measure of prose: contracts, lists of entries and the home page. */
export const freeKinds = ['legal', 'landing', 'reference'];
