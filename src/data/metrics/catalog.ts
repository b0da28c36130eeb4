import type {Localized} from '../localized';
import type {Page} from '../../config/routes';

/** What a figure is counted in. */
export const units = {
  people: {en: 'people', 'pt-BR': 'pessoas'},
  percent: {en: '%', 'pt-BR': '%'},
  tokens: {en: 'tokens', 'pt-BR': 'tokens'},
  usd: {en: 'US$', 'pt-BR': 'US$'},
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
  /** What the unit alone does not say. */
  note?: Localized;
  /** The page that explains the figure. */
  page: Page;
}

const median: Localized = {en: 'median', 'pt-BR': 'mediana'};

const list = [
  {
    id: 'active_users',
    name: {en: 'Active users', 'pt-BR': 'Usuários ativos'},
    unit: 'people',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'adoption_rate',
    name: {en: 'Adoption rate', 'pt-BR': 'Taxa de adoção'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'regular_use_rate',
    name: {en: 'Regular-use rate', 'pt-BR': 'Taxa de uso regular'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'weekly_active_users',
    name: {en: 'Weekly active users', 'pt-BR': 'Usuários ativos por semana'},
    unit: 'people',
    note: {en: 'mean of the weeks', 'pt-BR': 'média das semanas'},
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'suggestion_acceptance_rate',
    name: {en: 'Suggestion acceptance rate', 'pt-BR': 'Taxa de aceitação de sugestões'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'edit_acceptance_rate',
    name: {en: 'Edit acceptance rate', 'pt-BR': 'Taxa de aceitação de edições'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'ai_line_share',
    name: {en: 'AI-assisted line share', 'pt-BR': 'Proporção de linhas assistidas por IA'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'ai_commit_share',
    name: {en: 'AI-assisted commit share', 'pt-BR': 'Proporção de commits assistidos por IA'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'ai_pr_share',
    name: {
      en: 'AI-assisted pull request share',
      'pt-BR': 'Proporção de pull requests assistidos por IA',
    },
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'ai_line_retention_30d',
    name: {en: 'AI line retention (30 days)', 'pt-BR': 'Retenção de linhas de IA (30 dias)'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'tokens_total',
    name: {en: 'Tokens', 'pt-BR': 'Tokens'},
    unit: 'tokens',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'cost_total',
    name: {en: 'Cost', 'pt-BR': 'Custo'},
    unit: 'usd',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'cost_per_active_user',
    name: {en: 'Cost per active user', 'pt-BR': 'Custo por usuário ativo'},
    unit: 'usd',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'budget_used',
    name: {en: 'Budget used', 'pt-BR': 'Orçamento utilizado'},
    unit: 'percent',
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'time_saved_hours',
    name: {en: 'Estimated time saved', 'pt-BR': 'Tempo economizado (estimativa)'},
    unit: 'hours',
    note: {en: 'a range', 'pt-BR': 'uma faixa'},
    page: 'metrics/ai-metrics.mdx',
  },
  {
    id: 'deployment_frequency',
    name: {en: 'Deployment frequency', 'pt-BR': 'Frequência de implantação'},
    unit: 'perWeek',
    page: 'metrics/score.mdx',
  },
  {
    id: 'change_lead_time',
    name: {en: 'Change lead time', 'pt-BR': 'Tempo de entrega das mudanças (lead time)'},
    unit: 'hours',
    note: median,
    page: 'metrics/score.mdx',
  },
  {
    id: 'failed_deployment_recovery_time',
    name: {
      en: 'Failed deployment recovery time',
      'pt-BR': 'Tempo de recuperação de implantações com falha',
    },
    unit: 'hours',
    note: median,
    page: 'metrics/score.mdx',
  },
  {
    id: 'change_fail_rate',
    name: {en: 'Change fail rate', 'pt-BR': 'Taxa de falha nas mudanças'},
    unit: 'percent',
    page: 'metrics/score.mdx',
  },
  {
    id: 'deployment_rework_rate',
    name: {en: 'Deployment rework rate', 'pt-BR': 'Taxa de retrabalho nas implantações'},
    unit: 'percent',
    page: 'metrics/score.mdx',
  },
  {
    id: 'first_review_time',
    name: {en: 'Time to first review', 'pt-BR': 'Tempo até a primeira revisão'},
    unit: 'hours',
    note: median,
    page: 'metrics/score.mdx',
  },
  {
    id: 'criteria_coverage',
    name: {en: 'Criteria coverage', 'pt-BR': 'Cobertura de critérios'},
    unit: 'percent',
    page: 'metrics/score.mdx',
  },
  {
    id: 'pulse_index',
    name: {en: 'Pulse index', 'pt-BR': 'Índice de pulso'},
    unit: 'points',
    page: 'metrics/score.mdx',
  },
  {
    id: 'score',
    name: {en: 'Squad score', 'pt-BR': 'Pontuação da squad'},
    unit: 'points',
    page: 'metrics/score.mdx',
  },
] as const satisfies readonly MetricShape[];

export type MetricId = (typeof list)[number]['id'];

export interface Metric extends MetricShape {
  id: MetricId;
}

/** Every figure about a squad, in the order in which tables show them. */
export const metrics: readonly Metric[] = list;

/** @throws Error when there is no such figure, which its type rules out. */
export function metricOf(id: MetricId): Metric {
  const metric = metrics.find((known) => known.id === id);
  if (metric === undefined) {
    throw new Error(`No metric "${id}" in src/data/metrics/catalog.ts`);
  }
  return metric;
}
