/** Sizes under which a figure is Hidden. */
export const thresholds = {members: 5} as const;
