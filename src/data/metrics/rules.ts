/** Rules that hold for every figure: windows, minimum sizes, defaults of the estimates. */

/** Active on this many days in every seven makes a regular user. */
export const regularDaysPerWeek = 2;

/** Sizes under which a figure is Hidden. */
export const thresholds = {
  members: 5,
  activeUsers: 3,
  pulseAnswers: 5,
  /** A count of people from 1 to one less than this is shown as "fewer than". */
  hiddenCountBelow: 3,
} as const;

/** Defaults of the estimate of time saved. An organization admin may change the minutes. */
export const timeSavedRules = {
  minutes: {
    acceptedSuggestion: 0.3,
    acceptedEdit: 3,
    platformItem: 5,
    suggestionNotAccepted: 0.05,
    rejectedEdit: 1,
  },
  minutesRange: {from: 0, to: 10},
  /** The range shown, as multiples of the middle. A convention, not a confidence interval. */
  range: {low: 0.5, high: 1.5},
} as const;

/** Shares of the monthly budget at which an alert goes out. */
export const budgetAlerts = [0.5, 0.8, 1] as const;
