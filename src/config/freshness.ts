/** Limits of age for translations, vendors' facts and pages: above them `npm run i18n -- status` warns or fails. */
export const freshness = {
  /** Translations older than their English that are let pass: pages, and texts of the interface and the data. */
  allowed: {pages: 5, texts: 20},
  /** Days that a vendor's facts hold after the end of the month in which they were checked. */
  providerDays: 120,
  /** Days that a page holds after its last change or review. */
  pageDays: 365,
} as const;
