/** Variations of the worked examples, asked on the pages. */
export const whatIf = {
  leadTimeHours: 36,
  retentionForTimeSaved: 0.6,
  weights: [
    {id: 'equal', values: [0.2, 0.2, 0.2, 0.2, 0.2]},
    {id: 'highest', values: [0.4, 0.4, 0.1, 0.05, 0.05]},
    {id: 'lowest', values: [0.05, 0.05, 0.1, 0.4, 0.4]},
  ],
  heldBackAreas: [5, 4, 4, 4, 4, 2],
  simpson: {
    squads: ['A', 'B'],
    months: [
      [
        {accepted: 300, shown: 1000},
        {accepted: 200, shown: 1000},
      ],
      [
        {accepted: 155, shown: 500},
        {accepted: 441, shown: 2100},
      ],
    ],
  },
} as const;
