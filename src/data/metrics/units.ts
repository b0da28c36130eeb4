/** What the figures of the score are counted in, by the identifiers of the API and of exported files. */
import type texts from '../texts/metrics.json';

export type MetricId = keyof typeof texts.metrics;

export const unitOf: Readonly<Record<MetricId, keyof typeof texts.units>> = {
  adoption_rate: 'percent',
  regular_use_rate: 'percent',
  suggestion_acceptance_rate: 'percent',
  ai_line_retention_30d: 'percent',
  deployment_frequency: 'perWeek',
  change_lead_time: 'hours',
  failed_deployment_recovery_time: 'hours',
  change_fail_rate: 'percent',
  deployment_rework_rate: 'percent',
  first_review_time: 'hours',
  criteria_coverage: 'percent',
  pulse_index: 'points',
};
