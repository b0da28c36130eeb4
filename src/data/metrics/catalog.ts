import type {Localized} from '../localized';

/** What a figure is counted in. */
export const units = {
  percent: {en: '%', 'pt-BR': '%'},
  hours: {en: 'h', 'pt-BR': 'h'},
  perWeek: {en: 'per week', 'pt-BR': 'por semana'},
  points: {en: '0 to 100', 'pt-BR': '0 a 100'},
} as const satisfies Record<string, Localized>;

type UnitId = keyof typeof units;

interface MetricShape {
  /** Identifier in the API and in exported files. */
  id: string;
  name: Localized;
  unit: UnitId;
}

const list = [
  {
    id: 'adoption_rate',
    name: {en: 'Adoption rate', 'pt-BR': 'Taxa de adoção'},
    unit: 'percent',
  },
  {
    id: 'regular_use_rate',
    name: {en: 'Regular-use rate', 'pt-BR': 'Taxa de uso regular'},
    unit: 'percent',
  },
  {
    id: 'suggestion_acceptance_rate',
    name: {en: 'Suggestion acceptance rate', 'pt-BR': 'Taxa de aceitação de sugestões'},
    unit: 'percent',
  },
  {
    id: 'ai_line_retention_30d',
    name: {en: 'AI line retention (30 days)', 'pt-BR': 'Retenção de linhas de IA (30 dias)'},
    unit: 'percent',
  },
  {
    id: 'deployment_frequency',
    name: {en: 'Deployment frequency', 'pt-BR': 'Frequência de implantação'},
    unit: 'perWeek',
  },
  {
    id: 'change_lead_time',
    name: {en: 'Change lead time', 'pt-BR': 'Tempo de entrega das mudanças (lead time)'},
    unit: 'hours',
  },
  {
    id: 'failed_deployment_recovery_time',
    name: {
      en: 'Failed deployment recovery time',
      'pt-BR': 'Tempo de recuperação de implantações com falha',
    },
    unit: 'hours',
  },
  {
    id: 'change_fail_rate',
    name: {en: 'Change fail rate', 'pt-BR': 'Taxa de falha nas mudanças'},
    unit: 'percent',
  },
  {
    id: 'deployment_rework_rate',
    name: {en: 'Deployment rework rate', 'pt-BR': 'Taxa de retrabalho nas implantações'},
    unit: 'percent',
  },
  {
    id: 'first_review_time',
    name: {en: 'Time to first review', 'pt-BR': 'Tempo até a primeira revisão'},
    unit: 'hours',
  },
  {
    id: 'criteria_coverage',
    name: {en: 'Criteria coverage', 'pt-BR': 'Cobertura de critérios'},
    unit: 'percent',
  },
  {
    id: 'pulse_index',
    name: {en: 'Pulse index', 'pt-BR': 'Índice de pulso'},
    unit: 'points',
  },
  {
    id: 'score',
    name: {en: 'Squad score', 'pt-BR': 'Pontuação da squad'},
    unit: 'points',
  },
] as const satisfies readonly MetricShape[];

export type MetricId = (typeof list)[number]['id'];

export interface Metric extends MetricShape {
  id: MetricId;
}

/** The score of a squad and what it is made of. */
export const metrics: readonly Metric[] = list;

/** @throws Error when there is no such figure, which its type rules out. */
export function metricOf(id: MetricId): Metric {
  const metric = metrics.find((known) => known.id === id);
  if (metric === undefined) {
    throw new Error(`No metric "${id}" in src/data/metrics/catalog.ts`);
  }
  return metric;
}
