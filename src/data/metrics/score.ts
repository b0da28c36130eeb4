import type texts from '../texts/metrics.json';
import type {MetricId} from './units';

/** The five dimensions of the squad score and what each weighs by default. The weights add up to 1. */
export const dimensions = [
  {id: 'adoption', weight: 0.2},
  {id: 'effectiveness', weight: 0.15},
  {id: 'flow', weight: 0.25},
  {id: 'quality', weight: 0.25},
  {id: 'experience', weight: 0.15},
] as const;

export type DimensionId = (typeof dimensions)[number]['id'];

interface IndicatorShape {
  id: MetricId;
  dimension: DimensionId;
  /** Part of the dimension. The shares of a dimension add up to 1. */
  share: number;
  /** Value that gives 0 points, in the unit of the metric. */
  floor: number;
  /** Value that gives 100 points. */
  target: number;
  /** How a value becomes points: along a straight line, or along its logarithm. */
  scale: 'linear' | 'log';
}

const list = [
  {id: 'adoption_rate', dimension: 'adoption', share: 0.6, floor: 20, target: 90, scale: 'linear'},
  {id: 'regular_use_rate', dimension: 'adoption', share: 0.4, floor: 10, target: 70, scale: 'linear'},
  {
    id: 'suggestion_acceptance_rate',
    dimension: 'effectiveness',
    share: 0.4,
    floor: 10,
    target: 30,
    scale: 'linear',
  },
  {
    id: 'ai_line_retention_30d',
    dimension: 'effectiveness',
    share: 0.6,
    floor: 50,
    target: 90,
    scale: 'linear',
  },
  {id: 'change_lead_time', dimension: 'flow', share: 0.4, floor: 720, target: 24, scale: 'log'},
  {id: 'deployment_frequency', dimension: 'flow', share: 0.3, floor: 0.25, target: 5, scale: 'log'},
  {id: 'first_review_time', dimension: 'flow', share: 0.3, floor: 48, target: 4, scale: 'log'},
  {id: 'change_fail_rate', dimension: 'quality', share: 0.3, floor: 30, target: 5, scale: 'linear'},
  {id: 'deployment_rework_rate', dimension: 'quality', share: 0.2, floor: 30, target: 5, scale: 'linear'},
  {
    id: 'failed_deployment_recovery_time',
    dimension: 'quality',
    share: 0.2,
    floor: 168,
    target: 1,
    scale: 'log',
  },
  {id: 'criteria_coverage', dimension: 'quality', share: 0.3, floor: 40, target: 95, scale: 'linear'},
  {id: 'pulse_index', dimension: 'experience', share: 1, floor: 40, target: 80, scale: 'linear'},
] as const satisfies readonly IndicatorShape[];

export type IndicatorId = (typeof list)[number]['id'];

export interface Indicator extends IndicatorShape {
  id: IndicatorId;
}

/** The twelve indicators of the score, by dimension. */
export const indicators: readonly Indicator[] = list;

/** The ranges of the score, from low to high; each ends where the next begins. */
export const bands = [
  {id: 'low', from: 0},
  {id: 'fair', from: 40},
  {id: 'good', from: 60},
  {id: 'strong', from: 80},
] as const;

export type Band = (typeof bands)[number];

/** States of a squad's data. */
export type DataState = keyof typeof texts.states;

/** What the states need. */
export const stateRules = {
  /** Weight of the dimensions with data under which no score is shown. */
  minWeight: 0.6,
  completeIndicators: 9,
  completeDimensions: 5,
} as const;
