import type {Localized} from '../localized';
import type {MetricId} from './catalog';
import type {OkrStatusId} from './okrs';

interface KeyResultShape {
  id: string;
  title: Localized;
  /** The linked metric, when the values are not typed by the owner. */
  metric?: MetricId;
}

/** Towards a target. Each reading is the value, or the counts behind a percentage. */
interface ChangeKeyResult extends KeyResultShape {
  kind: 'increase' | 'decrease';
  unit: 'hours' | 'percent' | 'bugs';
  start: number;
  target: number;
  weekly: readonly (number | {covered: number; scenarios: number})[];
}

/** Inside a limit. A week that is not complete has no reading. */
interface MaintainKeyResult extends KeyResultShape {
  kind: 'maintain';
  unit: 'percent';
  limit: number;
  weekly: readonly (null | {failed: number; deployments: number})[];
}

/** Step by step. Each reading is the number of steps done; the steps weigh the same. */
interface MilestoneKeyResult extends KeyResultShape {
  kind: 'milestone';
  unit: 'services';
  steps: number;
  weekly: readonly number[];
}

export type KeyResult = ChangeKeyResult | MaintainKeyResult | MilestoneKeyResult;

export interface Objective {
  id: 'A' | 'B';
  title: Localized;
  type: 'committed' | 'aspirational';
  /** The owner's forecast, 0 to 10. */
  confidence?: number;
  keyResults: readonly KeyResult[];
}

/** The cycle of the example, read on its 61st day. */
export const okrCycle = {
  id: '2026-Q3',
  start: '2026-07-01',
  end: '2026-09-30',
  days: 92,
  readAt: '2026-08-30',
} as const;

/** Last days of the weeks; every list of readings follows it. */
export const okrWeekEnds = [
  '2026-07-05',
  '2026-07-12',
  '2026-07-19',
  '2026-07-26',
  '2026-08-02',
  '2026-08-09',
  '2026-08-16',
  '2026-08-23',
  '2026-08-30',
] as const;

/** The two objectives of the squad Checkout. */
export const objectives: readonly Objective[] = [
  {
    id: 'A',
    title: {
      en: 'Deliver changes sooner without breaking the shop',
      'pt-BR': 'Entregar mudanças mais cedo sem quebrar a loja',
    },
    type: 'aspirational',
    keyResults: [
      {
        id: 'A1',
        title: {
          en: 'Median change lead time, hours',
          'pt-BR': 'Mediana do tempo de entrega das mudanças, em horas',
        },
        kind: 'decrease',
        metric: 'change_lead_time',
        unit: 'hours',
        start: 72,
        target: 36,
        weekly: [72, 70, 66, 64, 60, 57, 54, 50, 48],
      },
      {
        id: 'A2',
        title: {en: 'Change fail rate at 15% or less', 'pt-BR': 'Taxa de falha nas mudanças em até 15%'},
        kind: 'maintain',
        metric: 'change_fail_rate',
        unit: 'percent',
        limit: 15,
        weekly: [
          null,
          {failed: 1, deployments: 10},
          {failed: 2, deployments: 16},
          {failed: 3, deployments: 17},
          {failed: 2, deployments: 14},
          {failed: 2, deployments: 15},
          {failed: 2, deployments: 17},
          {failed: 2, deployments: 16},
          {failed: 2, deployments: 16},
        ],
      },
      {
        id: 'A3',
        title: {
          en: 'Automated rollback in the five services',
          'pt-BR': 'Reversão automática nos cinco serviços',
        },
        kind: 'milestone',
        unit: 'services',
        steps: 5,
        weekly: [0, 0, 0, 1, 1, 1, 2, 3, 3],
      },
    ],
  },
  {
    id: 'B',
    title: {en: 'Fewer surprises after release', 'pt-BR': 'Menos surpresas depois do lançamento'},
    type: 'committed',
    confidence: 4,
    keyResults: [
      {
        id: 'B1',
        title: {en: 'Criteria coverage, percent', 'pt-BR': 'Cobertura de critérios, em porcentagem'},
        kind: 'increase',
        metric: 'criteria_coverage',
        unit: 'percent',
        start: 70,
        target: 95,
        weekly: [
          {covered: 21, scenarios: 30},
          {covered: 22, scenarios: 30},
          {covered: 24, scenarios: 32},
          {covered: 26, scenarios: 33},
          {covered: 27, scenarios: 33},
          {covered: 29, scenarios: 34},
          {covered: 30, scenarios: 35},
          {covered: 32, scenarios: 36},
          {covered: 33, scenarios: 36},
        ],
      },
      {
        id: 'B2',
        title: {en: 'Production bugs per month', 'pt-BR': 'Bugs em produção por mês'},
        kind: 'decrease',
        unit: 'bugs',
        start: 12,
        target: 6,
        weekly: [12, 12, 13, 13, 12, 12, 12, 11, 11],
      },
    ],
  },
];

/** Other weights of the key results of objective A. */
export const otherWeightsA = [0.5, 0.3, 0.2] as const;

/** Key result A1 going the wrong way. */
export const backwards = {keyResult: 'A1', current: 80} as const;

/** Statuses of the objectives of the alliance, squad by squad. */
export const allianceStatuses: readonly {squad: string; statuses: readonly OkrStatusId[]}[] = [
  {squad: 'CHK', statuses: ['on_track', 'at_risk']},
  {squad: 'PIX', statuses: ['on_track', 'on_track']},
  {squad: 'FRD', statuses: ['on_track', 'on_track']},
  {squad: 'SET', statuses: ['at_risk', 'off_track']},
];
