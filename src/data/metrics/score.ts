import type {Localized} from '../localized';
import type {MetricId} from './catalog';

/** The five dimensions of the squad score and what each weighs by default. The weights add up to 1. */
export const dimensions = [
  {
    id: 'adoption',
    name: {en: 'Adoption', 'pt-BR': 'Adoção'},
    weight: 0.2,
  },
  {
    id: 'effectiveness',
    name: {en: 'Effectiveness', 'pt-BR': 'Aproveitamento'},
    weight: 0.15,
  },
  {
    id: 'flow',
    name: {en: 'Flow', 'pt-BR': 'Fluxo'},
    weight: 0.25,
  },
  {
    id: 'quality',
    name: {en: 'Quality', 'pt-BR': 'Qualidade'},
    weight: 0.25,
  },
  {
    id: 'experience',
    name: {en: 'Experience', 'pt-BR': 'Experiência'},
    weight: 0.15,
  },
] as const satisfies readonly {id: string; name: Localized; weight: number}[];

export type DimensionId = (typeof dimensions)[number]['id'];

/** Limits of a weight that an organization admin may set. */
export const weightRange = {from: 0.05, to: 0.4} as const;

/** How a value becomes points: along a straight line, or along its logarithm. */
export const scales = {
  linear: {en: 'linear', 'pt-BR': 'linear'},
  log: {en: 'log', 'pt-BR': 'log'},
} as const satisfies Record<string, Localized>;

type ScaleId = keyof typeof scales;

/** The least data that an indicator needs; without it the indicator has no value. */
export interface LeastData {
  members?: number;
  activeUsers?: number;
  /** Counts of regular users that would give people away. */
  regularUsersNot?: readonly number[];
  shown?: number;
  lines?: number;
  changes?: number;
  pullRequests?: number;
  deployments?: number;
  failures?: number;
  scenarios?: number;
  answers?: number;
}

interface IndicatorShape {
  id: MetricId;
  dimension: DimensionId;
  /** Part of the dimension. The shares of a dimension add up to 1. */
  share: number;
  /** Value that gives 0 points, in the unit of the metric. */
  floor: number;
  /** Value that gives 100 points. */
  target: number;
  scale: ScaleId;
  least: LeastData;
}

const list = [
  {
    id: 'adoption_rate',
    dimension: 'adoption',
    share: 0.6,
    floor: 20,
    target: 90,
    scale: 'linear',
    least: {members: 5, activeUsers: 3},
  },
  {
    id: 'regular_use_rate',
    dimension: 'adoption',
    share: 0.4,
    floor: 10,
    target: 70,
    scale: 'linear',
    least: {members: 5, activeUsers: 3, regularUsersNot: [1, 2]},
  },
  {
    id: 'suggestion_acceptance_rate',
    dimension: 'effectiveness',
    share: 0.4,
    floor: 10,
    target: 30,
    scale: 'linear',
    least: {activeUsers: 3, shown: 200},
  },
  {
    id: 'ai_line_retention_30d',
    dimension: 'effectiveness',
    share: 0.6,
    floor: 50,
    target: 90,
    scale: 'linear',
    least: {activeUsers: 3, lines: 200},
  },
  {
    id: 'change_lead_time',
    dimension: 'flow',
    share: 0.4,
    floor: 720,
    target: 24,
    scale: 'log',
    least: {changes: 5},
  },
  {
    id: 'deployment_frequency',
    dimension: 'flow',
    share: 0.3,
    floor: 0.25,
    target: 5,
    scale: 'log',
    least: {},
  },
  {
    id: 'first_review_time',
    dimension: 'flow',
    share: 0.3,
    floor: 48,
    target: 4,
    scale: 'log',
    least: {pullRequests: 5},
  },
  {
    id: 'change_fail_rate',
    dimension: 'quality',
    share: 0.3,
    floor: 30,
    target: 5,
    scale: 'linear',
    least: {deployments: 4},
  },
  {
    id: 'deployment_rework_rate',
    dimension: 'quality',
    share: 0.2,
    floor: 30,
    target: 5,
    scale: 'linear',
    least: {deployments: 4},
  },
  {
    id: 'failed_deployment_recovery_time',
    dimension: 'quality',
    share: 0.2,
    floor: 168,
    target: 1,
    scale: 'log',
    least: {failures: 1},
  },
  {
    id: 'criteria_coverage',
    dimension: 'quality',
    share: 0.3,
    floor: 40,
    target: 95,
    scale: 'linear',
    least: {scenarios: 5},
  },
  {
    id: 'pulse_index',
    dimension: 'experience',
    share: 1,
    floor: 40,
    target: 80,
    scale: 'linear',
    least: {answers: 5},
  },
] as const satisfies readonly IndicatorShape[];

export type IndicatorId = (typeof list)[number]['id'];

export interface Indicator extends IndicatorShape {
  id: IndicatorId;
}

/** The twelve indicators of the score, by dimension. */
export const indicators: readonly Indicator[] = list;

/** Names of the ranges of the score, from low to high; each ends where the next begins. */
export const bands = [
  {id: 'low', from: 0, name: {en: 'Low', 'pt-BR': 'Baixa'}},
  {id: 'fair', from: 40, name: {en: 'Fair', 'pt-BR': 'Razoável'}},
  {id: 'good', from: 60, name: {en: 'Good', 'pt-BR': 'Boa'}},
  {id: 'strong', from: 80, name: {en: 'Strong', 'pt-BR': 'Forte'}},
] as const satisfies readonly {id: string; from: number; name: Localized}[];

export type Band = (typeof bands)[number];

/** States of a squad's data. */
export const dataStates = {
  complete: {en: 'Complete', 'pt-BR': 'Completo'},
  partial: {en: 'Partial', 'pt-BR': 'Parcial'},
  not_enough_data: {en: 'Not enough data', 'pt-BR': 'Dados insuficientes'},
  hidden: {en: 'Hidden', 'pt-BR': 'Oculto'},
} as const satisfies Record<string, Localized>;

export type DataState = keyof typeof dataStates;

/** What the states need. */
export const stateRules = {
  /** Weight of the dimensions with data under which no score is shown. */
  minWeight: 0.6,
  completeIndicators: 9,
  completeDimensions: 5,
} as const;

/** Samples under which a figure carries the mark "small sample". */
export const fewData = {deploymentsUnder: 10, failuresUnder: 3} as const;

/** A change of the score is highlighted from this many points on. */
export const highlightChangeFrom = 3;

/** Answers of the pulse survey run from 1 to 5. */
export const pulseScale = {from: 1, to: 5} as const;

/** The six statements of the pulse survey, two on each theme. Agreeing is good in all of them. */
export const pulseStatements = [
  {
    theme: {en: 'flow', 'pt-BR': 'fluxo'},
    text: {
      en: 'I could work for long stretches without interruption.',
      'pt-BR': 'Consegui trabalhar por longos períodos sem interrupção.',
    },
  },
  {
    theme: {en: 'flow', 'pt-BR': 'fluxo'},
    text: {
      en: 'I chose when to use AI, and it stayed out of the way otherwise.',
      'pt-BR': 'Eu escolhi quando usar a IA, e no resto do tempo ela não atrapalhou.',
    },
  },
  {
    theme: {en: 'feedback', 'pt-BR': 'retorno'},
    text: {
      en: 'Builds, tests and reviews answered soon enough to keep me going.',
      'pt-BR': 'Builds, testes e revisões deram retorno a tempo de eu continuar o trabalho.',
    },
  },
  {
    theme: {en: 'feedback', 'pt-BR': 'retorno'},
    text: {
      en: 'I found out quickly whether AI-written code was right.',
      'pt-BR': 'Descobri rapidamente se o código escrito pela IA estava certo.',
    },
  },
  {
    theme: {en: 'load', 'pt-BR': 'carga'},
    text: {
      en: 'The code and documents I needed were easy to understand.',
      'pt-BR': 'O código e os documentos de que precisei foram fáceis de entender.',
    },
  },
  {
    theme: {en: 'load', 'pt-BR': 'carga'},
    text: {
      en: 'Checking AI output was worth the effort.',
      'pt-BR': 'Conferir o resultado da IA valeu o esforço.',
    },
  },
] as const satisfies readonly {theme: Localized; text: Localized}[];
