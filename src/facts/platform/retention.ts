import type {Localized} from '../localized';

interface RetentionShape {
  id: string;
  data: Localized;
  kept: Localized;
}

const months25 = {en: '25 months', 'pt-BR': '25 meses'};
const days7 = {en: '7 days', 'pt-BR': '7 dias'};
const days90 = {en: '90 days', 'pt-BR': '90 dias'};

const list = [
  {
    id: 'usage-events',
    data: {
      en: 'Raw usage events: personal data, used only to calculate metrics, seen only by their owner',
      'pt-BR':
        'Eventos brutos de uso: dados pessoais, usados só para calcular métricas, vistos só por quem os gerou',
    },
    kept: days90,
  },
  {
    id: 'own-activity',
    data: {en: 'Your own activity counts', 'pt-BR': 'Os números da sua própria atividade'},
    kept: days90,
  },
  {
    id: 'squad-figures',
    data: {
      en: 'Daily metrics of a squad, weekly history of its score',
      'pt-BR': 'Métricas diárias de uma squad, histórico semanal da pontuação',
    },
    kept: months25,
  },
  {
    id: 'work-items',
    data: {
      en: 'Work items, OKRs, maturity assessments, AI tools',
      'pt-BR': 'Itens de trabalho, OKRs, avaliações de maturidade, ferramentas de IA',
    },
    kept: {en: 'as long as the organization exists', 'pt-BR': 'enquanto a organização existir'},
  },
  {
    id: 'pulse-answers',
    data: {
      en: 'Answers to pulse surveys, stored without identity',
      'pt-BR': 'Respostas das pesquisas de pulso, guardadas sem identidade',
    },
    kept: months25,
  },
  {
    id: 'trash',
    data: {
      en: 'Trash, restorable by those who can edit',
      'pt-BR': 'Lixeira, de onde quem pode editar restaura',
    },
    kept: {en: '30 days', 'pt-BR': '30 dias'},
  },
  {
    id: 'generation-logs',
    data: {
      en: 'Prompt and answer of each generation in the platform',
      'pt-BR': 'Prompt e resposta de cada geração na plataforma',
    },
    kept: {
      en: '30 days; an organization admin may set 0–30',
      'pt-BR': '30 dias; um administrador da organização pode definir de 0 a 30',
    },
  },
  {
    id: 'audit-log',
    data: {
      en: 'Audit log: for security, never a source of metrics',
      'pt-BR': 'Registro de auditoria: para segurança, nunca fonte de métricas',
    },
    kept: {en: '12 months', 'pt-BR': '12 meses'},
  },
  {id: 'exports', data: {en: 'Export files', 'pt-BR': 'Arquivos exportados'}, kept: days7},
  {id: 'invitations', data: {en: 'Invitations', 'pt-BR': 'Convites'}, kept: days7},
  {
    id: 'deleted-account',
    data: {
      en: 'Personal data after an account is deleted',
      'pt-BR': 'Dados pessoais depois que a conta é excluída',
    },
    kept: {
      en: 'erased within 30 days, from backups within a further 35',
      'pt-BR': 'apagados em até 30 dias; das cópias de segurança, em mais 35',
    },
  },
  {
    id: 'closed-organization',
    data: {
      en: 'Everything of an organization that was closed',
      'pt-BR': 'Tudo de uma organização encerrada',
    },
    kept: {
      en: 'erased by the date that its contract sets',
      'pt-BR': 'apagado até a data definida no contrato',
    },
  },
] as const satisfies readonly RetentionShape[];

type RetentionId = (typeof list)[number]['id'];

export interface Retention extends RetentionShape {
  id: RetentionId;
}

/** How long the platform keeps what. */
export const retention: readonly Retention[] = list;
