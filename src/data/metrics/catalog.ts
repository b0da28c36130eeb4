import type {Localized} from '../localized';

/** What a figure is counted in. */
export const units = {
  percent: {en: '%', 'pt-BR': '%'},
  hours: {en: 'h', 'pt-BR': 'h'},
  perWeek: {en: 'per week', 'pt-BR': 'por semana'},
  points: {en: '0 to 100', 'pt-BR': '0 a 100'},
} as const satisfies Record<string, Localized>;

/** What the score of a squad is made of, by the identifiers of the API and of exported files. */
export const metrics = {
  adoption_rate: {name: {en: 'Adoption rate', 'pt-BR': 'Taxa de adoção'}, unit: 'percent'},
  regular_use_rate: {name: {en: 'Regular-use rate', 'pt-BR': 'Taxa de uso regular'}, unit: 'percent'},
  suggestion_acceptance_rate: {
    name: {en: 'Suggestion acceptance rate', 'pt-BR': 'Taxa de aceitação de sugestões'},
    unit: 'percent',
  },
  ai_line_retention_30d: {
    name: {en: 'AI line retention (30 days)', 'pt-BR': 'Retenção de linhas de IA (30 dias)'},
    unit: 'percent',
  },
  deployment_frequency: {
    name: {en: 'Deployment frequency', 'pt-BR': 'Frequência de implantação'},
    unit: 'perWeek',
  },
  change_lead_time: {
    name: {en: 'Change lead time', 'pt-BR': 'Tempo de entrega das mudanças (lead time)'},
    unit: 'hours',
  },
  failed_deployment_recovery_time: {
    name: {en: 'Failed deployment recovery time', 'pt-BR': 'Tempo de recuperação de implantações com falha'},
    unit: 'hours',
  },
  change_fail_rate: {name: {en: 'Change fail rate', 'pt-BR': 'Taxa de falha nas mudanças'}, unit: 'percent'},
  deployment_rework_rate: {
    name: {en: 'Deployment rework rate', 'pt-BR': 'Taxa de retrabalho nas implantações'},
    unit: 'percent',
  },
  first_review_time: {
    name: {en: 'Time to first review', 'pt-BR': 'Tempo até a primeira revisão'},
    unit: 'hours',
  },
  criteria_coverage: {name: {en: 'Criteria coverage', 'pt-BR': 'Cobertura de critérios'}, unit: 'percent'},
  pulse_index: {name: {en: 'Pulse index', 'pt-BR': 'Índice de pulso'}, unit: 'points'},
} as const satisfies Record<string, {name: Localized; unit: keyof typeof units}>;

export type MetricId = keyof typeof metrics;
