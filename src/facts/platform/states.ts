import type {Localized} from '../localized';
import type {Page} from '../pages';

interface StatesShape {
  id: string;
  item: Localized;
  /** The page that explains the item. */
  page: Page;
  /** Whether one state follows the other. */
  ordered: boolean;
  states: readonly Localized[];
  /** Ends off the way. */
  others?: readonly Localized[];
  note?: Localized;
}

const draft = {en: 'Draft', 'pt-BR': 'Rascunho'};

const list = [
  {
    id: 'initiative',
    item: {en: 'Initiative', 'pt-BR': 'Iniciativa'},
    page: 'platform/discovery.mdx',
    ordered: true,
    states: [
      draft,
      {en: 'In review', 'pt-BR': 'Em revisão'},
      {en: 'Approved', 'pt-BR': 'Aprovada'},
      {en: 'Closed', 'pt-BR': 'Encerrada'},
    ],
    others: [{en: 'Discarded', 'pt-BR': 'Descartada'}],
  },
  {
    id: 'epic',
    item: {en: 'Epic', 'pt-BR': 'Épico'},
    page: 'platform/requirements.mdx',
    ordered: true,
    states: [draft, {en: 'Active', 'pt-BR': 'Ativo'}, {en: 'Done', 'pt-BR': 'Concluído'}],
    others: [{en: 'Canceled', 'pt-BR': 'Cancelado'}],
    note: {
      en: 'Active with its first story; its owner confirms Done',
      'pt-BR': 'Ativo com a primeira história; o responsável confirma Concluído',
    },
  },
  {
    id: 'story',
    item: {en: 'Story', 'pt-BR': 'História'},
    page: 'platform/requirements.mdx',
    ordered: true,
    states: [
      draft,
      {en: 'Refining', 'pt-BR': 'Em refinamento'},
      {en: 'Ready', 'pt-BR': 'Pronta'},
      {en: 'In progress', 'pt-BR': 'Em andamento'},
      {en: 'In review', 'pt-BR': 'Em revisão'},
      {en: 'Done', 'pt-BR': 'Concluída'},
    ],
    others: [{en: 'Canceled', 'pt-BR': 'Cancelada'}],
  },
  {
    id: 'task',
    item: {en: 'Task of a story', 'pt-BR': 'Tarefa de uma história'},
    page: 'platform/requirements.mdx',
    ordered: true,
    states: [
      {en: 'To do', 'pt-BR': 'A fazer'},
      {en: 'In progress', 'pt-BR': 'Em andamento'},
      {en: 'Done', 'pt-BR': 'Concluída'},
    ],
    note: {
      en: 'a person marks it Done; a merge does not',
      'pt-BR': 'quem conclui é uma pessoa, não um merge',
    },
  },
  {
    id: 'test-plan',
    item: {en: 'Test plan', 'pt-BR': 'Plano de teste'},
    page: 'platform/quality-assurance.mdx',
    ordered: true,
    states: [
      draft,
      {en: 'Approved', 'pt-BR': 'Aprovado'},
      {en: 'Running', 'pt-BR': 'Em execução'},
      {en: 'Closed', 'pt-BR': 'Encerrado'},
    ],
  },
  {
    id: 'test-case',
    item: {en: 'Test case', 'pt-BR': 'Caso de teste'},
    page: 'platform/quality-assurance.mdx',
    ordered: true,
    states: [draft, {en: 'Approved', 'pt-BR': 'Aprovado'}, {en: 'Obsolete', 'pt-BR': 'Obsoleto'}],
    note: {
      en: 'automation: Manual, Candidate or Automated',
      'pt-BR': 'automação: Manual, Candidato ou Automatizado',
    },
  },
  {
    id: 'test-result',
    item: {en: 'Test result', 'pt-BR': 'Resultado de teste'},
    page: 'platform/quality-assurance.mdx',
    ordered: false,
    states: [
      {en: 'Not run', 'pt-BR': 'Não executado'},
      {en: 'Passed', 'pt-BR': 'Passou'},
      {en: 'Failed', 'pt-BR': 'Falhou'},
      {en: 'Blocked', 'pt-BR': 'Bloqueado'},
      {en: 'Skipped', 'pt-BR': 'Ignorado'},
    ],
  },
  {
    id: 'bug',
    item: {en: 'Bug', 'pt-BR': 'Bug'},
    page: 'platform/quality-assurance.mdx',
    ordered: true,
    states: [
      {en: 'New', 'pt-BR': 'Novo'},
      {en: 'Confirmed', 'pt-BR': 'Confirmado'},
      {en: 'In progress', 'pt-BR': 'Em andamento'},
      {en: 'Fixed', 'pt-BR': 'Corrigido'},
      {en: 'Closed', 'pt-BR': 'Encerrado'},
    ],
    others: [
      {en: 'Rejected', 'pt-BR': 'Rejeitado'},
      {en: 'Duplicate', 'pt-BR': 'Duplicado'},
    ],
    note: {en: 'a person closes it', 'pt-BR': 'quem encerra é uma pessoa'},
  },
  {
    id: 'ai-tool-version',
    item: {en: 'Version of an AI tool', 'pt-BR': 'Versão de uma ferramenta de IA'},
    page: 'platform/ai-tools.mdx',
    ordered: true,
    states: [
      draft,
      {en: 'In review', 'pt-BR': 'Em revisão'},
      {en: 'Published', 'pt-BR': 'Publicada'},
      {en: 'Deprecated', 'pt-BR': 'Descontinuada'},
      {en: 'Archived', 'pt-BR': 'Arquivada'},
    ],
  },
  {
    id: 'squad',
    item: {en: 'Squad', 'pt-BR': 'Squad'},
    page: 'metrics/teams.mdx',
    ordered: true,
    states: [
      {en: 'Forming', 'pt-BR': 'Em formação'},
      {en: 'Active', 'pt-BR': 'Ativa'},
      {en: 'Archived', 'pt-BR': 'Arquivada'},
    ],
    note: {en: 'Forming lasts 28 days', 'pt-BR': 'Em formação dura 28 dias'},
  },
  {
    id: 'squad-data',
    item: {en: 'Data of a squad', 'pt-BR': 'Dados de uma squad'},
    page: 'metrics/introduction.mdx',
    ordered: false,
    states: [
      {en: 'Complete', 'pt-BR': 'Completo'},
      {en: 'Partial', 'pt-BR': 'Parcial'},
      {en: 'Not enough data', 'pt-BR': 'Dados insuficientes'},
      {en: 'Hidden', 'pt-BR': 'Oculto'},
    ],
    note: {
      en: 'the first two are marked Provisional for 7 days, then Final',
      'pt-BR': 'os dois primeiros têm a marca Provisório por 7 dias e depois Definitivo',
    },
  },
  {
    id: 'maturity-assessment',
    item: {en: 'Maturity assessment', 'pt-BR': 'Avaliação de maturidade'},
    page: 'metrics/squad-maturity.mdx',
    ordered: true,
    states: [
      {en: 'Open', 'pt-BR': 'Aberta'},
      {en: 'Consensus', 'pt-BR': 'Consenso'},
      {en: 'Awaiting validation', 'pt-BR': 'Aguardando validação'},
      {en: 'Closed', 'pt-BR': 'Encerrada'},
    ],
    others: [{en: 'Canceled', 'pt-BR': 'Cancelada'}],
    note: {
      en: 'validation only for levels 4 and 5',
      'pt-BR': 'a validação só existe para os níveis 4 e 5',
    },
  },
  {
    id: 'okr-cycle',
    item: {en: 'OKR cycle', 'pt-BR': 'Ciclo de OKRs'},
    page: 'metrics/okrs.mdx',
    ordered: true,
    states: [draft, {en: 'Active', 'pt-BR': 'Ativo'}, {en: 'Closed', 'pt-BR': 'Encerrado'}],
  },
  {
    id: 'connection',
    item: {en: 'Linked editor', 'pt-BR': 'Editor vinculado'},
    page: 'platform/plugin.mdx',
    ordered: false,
    states: [
      {en: 'Not linked', 'pt-BR': 'Não vinculado'},
      {en: 'Waiting for approval', 'pt-BR': 'Aguardando aprovação'},
      {en: 'Linked', 'pt-BR': 'Vinculado'},
      {en: 'Expired', 'pt-BR': 'Expirado'},
      {en: 'Revoked', 'pt-BR': 'Revogado'},
      {en: 'Blocked by policy', 'pt-BR': 'Bloqueado pela política'},
    ],
  },
] as const satisfies readonly StatesShape[];

type StatefulId = (typeof list)[number]['id'];

export interface StatefulItem extends StatesShape {
  id: StatefulId;
}

/** Items that have a state, and their states. */
export const statefulItems: readonly StatefulItem[] = list;
