import type {Localized} from '../localized';

interface LimitShape {
  id: string;
  /** What is counted, and per what. */
  label: Localized;
  /** The most; with `default`, the most that an organization admin may set. */
  max: number;
  min?: number;
  /** What holds until someone changes it. */
  default?: number;
  /** Behind the number. */
  unit?: Localized;
  note?: Localized;
}

const perFile = {en: 'rows a file', 'pt-BR': 'linhas por arquivo'};

const list = [
  {
    id: 'alliances-per-organization',
    label: {en: 'Alliances in an organization', 'pt-BR': 'Alianças em uma organização'},
    max: 50,
  },
  {
    id: 'squads-per-alliance',
    label: {en: 'Squads in an alliance', 'pt-BR': 'Squads em uma aliança'},
    max: 40,
  },
  {
    id: 'members-per-squad',
    label: {en: 'Members of a squad', 'pt-BR': 'Membros de uma squad'},
    max: 30,
    note: {en: 'above 12, a note suggests a split', 'pt-BR': 'acima de 12, um aviso sugere dividir'},
  },
  {
    id: 'squads-per-person',
    label: {en: 'Squads of a person', 'pt-BR': 'Squads de uma pessoa'},
    max: 5,
  },
  {
    id: 'organizations-per-person',
    label: {en: 'Organizations of a person', 'pt-BR': 'Organizações de uma pessoa'},
    max: 10,
  },
  {
    id: 'linked-editors-per-person',
    label: {en: 'Linked editors of a person', 'pt-BR': 'Editores vinculados de uma pessoa'},
    max: 10,
  },
  {
    id: 'active-tokens-per-person',
    label: {en: 'Active API tokens of a person', 'pt-BR': 'Tokens de API ativos de uma pessoa'},
    max: 5,
  },
  {
    id: 'attachment-size',
    label: {en: 'Size of an attachment', 'pt-BR': 'Tamanho de um anexo'},
    max: 25,
    unit: {en: 'MB', 'pt-BR': 'MB'},
    note: {
      en: 'pdf, docx, md, txt, csv, vtt, png or jpg',
      'pt-BR': 'pdf, docx, md, txt, csv, vtt, png ou jpg',
    },
  },
  {
    id: 'attachments-per-item',
    label: {en: 'Attachments of an item', 'pt-BR': 'Anexos de um item'},
    max: 20,
  },
  {
    id: 'personas-per-initiative',
    label: {en: 'Personas in an initiative', 'pt-BR': 'Personas em uma iniciativa'},
    max: 8,
  },
  {
    id: 'stages-per-journey',
    label: {en: 'Stages of a journey', 'pt-BR': 'Etapas de uma jornada'},
    min: 3,
    max: 8,
  },
  {
    id: 'draft-epics-per-generation',
    label: {en: 'Draft epics from one generation', 'pt-BR': 'Rascunhos de épico em uma geração'},
    max: 6,
  },
  {
    id: 'stories-per-epic',
    label: {en: 'Stories in an epic', 'pt-BR': 'Histórias em um épico'},
    max: 50,
  },
  {
    id: 'scenarios-per-story',
    label: {en: 'Scenarios of a story', 'pt-BR': 'Cenários de uma história'},
    max: 12,
    note: {en: 'a warning above 8', 'pt-BR': 'aviso acima de 8'},
  },
  {
    id: 'cases-per-plan',
    label: {en: 'Test cases in a plan', 'pt-BR': 'Casos de teste em um plano'},
    max: 500,
  },
  {
    id: 'ai-tool-body',
    label: {en: 'Body of an AI tool', 'pt-BR': 'Corpo de uma ferramenta de IA'},
    max: 64,
    unit: {en: 'KB', 'pt-BR': 'KB'},
  },
  {
    id: 'variables-per-ai-tool',
    label: {en: 'Variables of an AI tool', 'pt-BR': 'Variáveis de uma ferramenta de IA'},
    max: 20,
  },
  {
    id: 'generations-per-day',
    label: {en: 'AI generations of a person', 'pt-BR': 'Gerações com IA de uma pessoa'},
    default: 100,
    min: 10,
    max: 1000,
    unit: {en: 'a day', 'pt-BR': 'por dia'},
    note: {en: 'an organization admin sets it', 'pt-BR': 'quem define é um administrador da organização'},
  },
  {
    id: 'csv-import',
    label: {en: 'Import of a CSV file', 'pt-BR': 'Importação de um arquivo CSV'},
    max: 500,
    unit: perFile,
  },
  {
    id: 'export-rows',
    label: {en: 'Export', 'pt-BR': 'Exportação'},
    max: 50_000,
    unit: perFile,
  },
  {
    id: 'api-requests',
    label: {en: 'API', 'pt-BR': 'API'},
    max: 60,
    unit: {en: 'requests a minute per token', 'pt-BR': 'requisições por minuto e por token'},
  },
  {
    id: 'metrics-window',
    label: {en: 'Window of the metrics', 'pt-BR': 'Período das métricas'},
    min: 7,
    max: 366,
    unit: {en: 'days', 'pt-BR': 'dias'},
  },
] as const satisfies readonly LimitShape[];

export type LimitId = (typeof list)[number]['id'];

export interface Limit extends LimitShape {
  id: LimitId;
}

/** How much of everything there may be. */
export const limits: readonly Limit[] = list;
