/** The squad Checkout of the invented organization of all examples. Its values are those of the pages. */
import type {IndicatorValues} from './scoreFormulas';

/** The indicators of its window of 28 days, from the counts that metrics/score#example names. */
export const exampleValues: IndicatorValues = {
  adoption_rate: (7 / 8) * 100,
  regular_use_rate: (5 / 8) * 100,
  suggestion_acceptance_rate: 30,
  ai_line_retention_30d: 80,
  change_lead_time: 48,
  deployment_frequency: 16 / 4,
  first_review_time: 8,
  change_fail_rate: (2 / 16) * 100,
  deployment_rework_rate: (3 / 16) * 100,
  failed_deployment_recovery_time: 3,
  criteria_coverage: (33 / 36) * 100,
  pulse_index: ((134 / 36 - 1) / 4) * 100,
};

/** Five windows of 28 days, by their last day. */
export const checkoutWindows = {
  end: ['2026-05-10', '2026-06-07', '2026-07-05', '2026-08-02', '2026-08-30'],
  shown: [7900, 8400, 8800, 9200, 9600],
  accepted: [2133, 2352, 2508, 2714, 2880],
  linesMerged: [4000, 4100, 4300, 4400, 4500],
  linesKept: [2960, 3116, 3311, 3476, 3600],
} as const;

/** Scores of 26 Mondays. The last is still provisional. */
export const checkoutScoreHistory = {
  mondays: [
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
    '2026-04-06',
    '2026-04-13',
    '2026-04-20',
    '2026-04-27',
    '2026-05-04',
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
    '2026-06-01',
    '2026-06-08',
    '2026-06-15',
    '2026-06-22',
    '2026-06-29',
    '2026-07-06',
    '2026-07-13',
    '2026-07-20',
    '2026-07-27',
    '2026-08-03',
    '2026-08-10',
    '2026-08-17',
    '2026-08-24',
    '2026-08-31',
  ],
  score: [
    66.5, 67.2, 67.0, 68.1, 68.8, 69.4, 70.3, 70.9, 71.6, 72.0, 73.1, 73.8, 74.2, 74.9, 75.6, 75.1, 76.0,
    76.8, 77.4, 77.9, 77.2, 78.9, 79.2, 79.8, 80.1, 80.6,
  ],
  provisional: ['2026-08-31'],
  /** The order service had a change freeze on this day. */
  changeFreeze: '2026-07-23',
} as const;

/** Its level in each of the six areas of practice with AI. */
export const maturityLevels = {
  people: 4,
  discovery: 3,
  code: 4,
  quality: 3,
  governance: 2,
  measurement: 3,
} as const;

/** Two squads in two months whose rates rise while that of both together falls. */
export const simpsonMonths = [
  [
    {accepted: 300, shown: 1000},
    {accepted: 200, shown: 1000},
  ],
  [
    {accepted: 155, shown: 500},
    {accepted: 441, shown: 2100},
  ],
] as const;
