/**
 * What only the squad Checkout of the example organization has in detail: the
 * counts behind its figures, and series for the plots. Every list of a series
 * follows its list of dates. Money in US$, times in UTC.
 */

/** Counts of the window that the other squads of the example do not have. */
export const checkoutUse = {
  regularPreviousWindow: 5,
  weeklyActive: [6, 7, 6, 7],
  edits: {acceptedByPerson: 465, rejectedByPerson: 155, autoApproved: 240},
  platformItemsApproved: 34,
  lines: {counted: 18400, aiAssisted: 5980},
  commits: {counted: 210, aiAssisted: 126},
  aiPullRequests: 31,
  tokens: [
    {kind: 'input_not_cached', millions: 12.0, usdPerMillion: 2.0, millionsByWeek: [2.8, 3.1, 2.9, 3.2]},
    {kind: 'cache_read', millions: 30.0, usdPerMillion: 0.2, millionsByWeek: [7.0, 7.8, 7.2, 8.0]},
    {kind: 'cache_write', millions: 2.0, usdPerMillion: 2.5, millionsByWeek: [0.46, 0.52, 0.48, 0.54]},
    {kind: 'output', millions: 3.2, usdPerMillion: 10.0, millionsByWeek: [0.74, 0.83, 0.78, 0.85]},
  ],
  exampleRateBrl: 5.4,
  budgetUsd: 80.0,
  monthToDateUsd: 71.2,
  services: ['cart-api', 'checkout-web', 'order-api', 'payment-worker', 'refund-api'],
  pulseSumByStatement: [20, 21, 23, 24, 23, 23],
  p1Cases: {total: 20, automated: 7},
} as const;

/** The 20 working days of the window; its eight weekend days have no event. */
export const checkoutDaily = {
  dates: [
    '2026-08-03',
    '2026-08-04',
    '2026-08-05',
    '2026-08-06',
    '2026-08-07',
    '2026-08-10',
    '2026-08-11',
    '2026-08-12',
    '2026-08-13',
    '2026-08-14',
    '2026-08-17',
    '2026-08-18',
    '2026-08-19',
    '2026-08-20',
    '2026-08-21',
    '2026-08-24',
    '2026-08-25',
    '2026-08-26',
    '2026-08-27',
    '2026-08-28',
  ],
  suggestionsShown: [
    430, 470, 460, 480, 410, 500, 520, 510, 490, 480, 440, 480, 470, 465, 445, 500, 530, 525, 510, 485,
  ],
  suggestionsAccepted: [
    124, 139, 136, 142, 119, 150, 160, 156, 149, 145, 132, 145, 141, 139, 133, 150, 161, 159, 154, 146,
  ],
  activeUsers: [5, 5, 6, 5, 4, 6, 6, 6, 5, 5, 5, 6, 5, 5, 4, 6, 7, 6, 6, 5],
  costUsd: [
    3.0, 3.2, 3.1, 3.3, 2.95, 3.4, 3.6, 3.5, 3.5, 3.36, 3.1, 3.3, 3.3, 3.3, 3.24, 3.5, 3.7, 3.6, 3.6, 3.45,
  ],
} as const;

/** The days of August before the window, which count for the monthly budget. */
export const checkoutBeforeWindow = [
  {date: '2026-08-01', costUsd: 4.2},
  {date: '2026-08-02', costUsd: 0.0},
] as const;

/** Five windows of 28 days, by their last day. */
export const checkoutWindows = {
  end: ['2026-05-10', '2026-06-07', '2026-07-05', '2026-08-02', '2026-08-30'],
  shown: [7900, 8400, 8800, 9200, 9600],
  accepted: [2133, 2352, 2508, 2714, 2880],
  linesMerged: [4000, 4100, 4300, 4400, 4500],
  linesKept: [2960, 3116, 3311, 3476, 3600],
} as const;

/** Slices of the window. */
export const checkoutSlices = {
  language: [
    {id: 'TypeScript', activeUsers: 6, shown: 5600, accepted: 1792},
    {id: 'Java', activeUsers: 4, shown: 2900, accepted: 754},
    {id: 'other', activeUsers: 4, shown: 1100, accepted: 334},
  ],
  modelClass: [
    {id: 'Fast', activeUsers: 7, costUsd: 12.4},
    {id: 'Balanced', activeUsers: 6, costUsd: 36.1},
    {id: 'Deep', activeUsers: 3, costUsd: 18.5},
  ],
  tool: [
    {id: 'inline_suggestions', activeUsers: 6, costUsd: 9.1},
    {id: 'chat_and_agent_edits', activeUsers: 7, costUsd: 51.4},
    {id: 'platform_generations', activeUsers: 4, costUsd: 6.5},
  ],
} as const;

export interface Deployment {
  finishedAt: string;
  service: string;
  status: 'succeeded' | 'failed';
  /** Made to repair a problem in production. */
  unplanned: boolean;
  /** When service was back, after a failed deployment. */
  restoredAt?: string;
}

/** The deployments of the window. */
export const checkoutDeployments: readonly Deployment[] = [
  {finishedAt: '2026-08-03T15:20:00Z', service: 'checkout-web', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-04T17:05:00Z', service: 'cart-api', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-06T14:40:00Z', service: 'refund-api', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-07T13:15:00Z', service: 'payment-worker', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-10T16:30:00Z', service: 'order-api', status: 'succeeded', unplanned: false},
  {
    finishedAt: '2026-08-12T17:40:00Z',
    service: 'refund-api',
    status: 'failed',
    unplanned: false,
    restoredAt: '2026-08-12T19:10:00Z',
  },
  {finishedAt: '2026-08-12T19:05:00Z', service: 'refund-api', status: 'succeeded', unplanned: true},
  {finishedAt: '2026-08-14T15:55:00Z', service: 'cart-api', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-17T14:10:00Z', service: 'checkout-web', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-18T18:20:00Z', service: 'payment-worker', status: 'succeeded', unplanned: false},
  {
    finishedAt: '2026-08-20T14:05:00Z',
    service: 'checkout-web',
    status: 'failed',
    unplanned: false,
    restoredAt: '2026-08-20T18:35:00Z',
  },
  {finishedAt: '2026-08-20T18:30:00Z', service: 'checkout-web', status: 'succeeded', unplanned: true},
  {finishedAt: '2026-08-24T15:00:00Z', service: 'order-api', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-25T20:45:00Z', service: 'order-api', status: 'succeeded', unplanned: true},
  {finishedAt: '2026-08-26T16:10:00Z', service: 'refund-api', status: 'succeeded', unplanned: false},
  {finishedAt: '2026-08-28T13:30:00Z', service: 'cart-api', status: 'succeeded', unplanned: false},
];

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
  annotations: [
    {
      date: '2026-07-23',
      text: {
        en: 'Change freeze of the order service',
        'pt-BR': 'Congelamento de mudanças do serviço de pedidos',
      },
    },
  ],
} as const;
