/**
 * Words that readers use for things the pages call by another name. What
 * concerns a single page belongs into its `keywords`; this is for words that
 * mean the same everywhere. scripts/checkSearch.mts fails on an entry whose
 * words no page has.
 */
import type {Locale} from '../../config/locales';

/** What is typed (folded, one to three words without stop words), and the words of the pages for it. */
type Table = Readonly<Record<string, string>>;

const english: Table = {
  addon: 'extension',
  admin: 'administrator',
  ai: 'model assistant',
  begin: 'start started first',
  bill: 'cost invoice',
  billing: 'cost credit balance',
  bot: 'assistant',
  browse: 'browser',
  buy: 'credit add',
  cheap: 'cost',
  cheaper: 'cost save',
  cli: 'command terminal',
  colleague: 'team',
  company: 'organization',
  config: 'settings configuration',
  console: 'terminal',
  coworker: 'team',
  customize: 'custom',
  deactivate: 'disable',
  deny: 'reject denied',
  directory: 'folder',
  erase: 'delete remove',
  expensive: 'cost',
  fetch: 'read get',
  freeze: 'stuck stop',
  frozen: 'stuck stop',
  hotkey: 'shortcut',
  ide: 'editor',
  keybinding: 'shortcut keyboard',
  keystroke: 'shortcut keyboard',
  kpi: 'metric',
  llm: 'model',
  login: 'log sign',
  'log in': 'sign login',
  manager: 'administrator lead',
  money: 'cost credit balance',
  options: 'settings',
  password: 'login account',
  pay: 'credit cost',
  payment: 'credit balance',
  permission: 'approve allow role',
  photo: 'image',
  picture: 'image',
  plugin: 'extension',
  preferences: 'settings',
  price: 'cost',
  pricing: 'cost price',
  quota: 'limit',
  remember: 'memory',
  repo: 'repository',
  revert: 'restore undo checkpoint',
  rollback: 'restore checkpoint',
  'roll back': 'restore checkpoint',
  screenshot: 'image',
  secret: 'key ignore',
  setup: 'set install',
  'sign in': 'log login',
  skip: 'without',
  slow: 'timeout wait',
  spend: 'cost',
  ticket: 'story task',
  throttle: 'rate limit',
  throttled: 'rate limit',
  undo: 'restore checkpoint revert',
  uninstall: 'remove disable',
  upgrade: 'update',
  website: 'page browser',
};

const portuguese: Table = {
  apagar: 'excluir remover',
  assinar: 'plano',
  atualizar: 'versao',
  bug: 'problema erro',
  caro: 'custo preco',
  chefe: 'gestor',
  cobranca: 'custo saldo credito',
  colega: 'equipe',
  comecar: 'primeiro inicio',
  comprar: 'credito adicionar',
  config: 'configuracao',
  console: 'terminal',
  cota: 'limite',
  custom: 'personalizado',
  deletar: 'excluir remover',
  desfazer: 'restaurar checkpoint reverter',
  diretorio: 'pasta',
  dinheiro: 'custo credito saldo',
  economizar: 'custo reduzir',
  empresa: 'organizacao',
  entrar: 'login conta',
  excesso: 'limite',
  foto: 'imagem',
  gastar: 'custo',
  gasto: 'custo',
  gratis: 'gratuito',
  graca: 'gratuito',
  grana: 'custo credito saldo',
  history: 'historico',
  ia: 'modelo assistente',
  ide: 'editor',
  image: 'imagem',
  install: 'instalar',
  key: 'chave',
  keyboard: 'teclado',
  language: 'idioma',
  lento: 'tempo limite',
  limit: 'limite',
  llm: 'modelo',
  login: 'entrar conta',
  mexer: 'editar alterar',
  mode: 'modo',
  model: 'modelo',
  network: 'rede',
  offline: 'local internet',
  pagamento: 'credito saldo',
  pagar: 'credito custo',
  permission: 'permissao aprovacao',
  plugin: 'extensao',
  preco: 'custo',
  preferencia: 'configuracao',
  preferencias: 'configuracao',
  print: 'captura imagem',
  privacy: 'privacidade',
  provider: 'provedor',
  recusada: 'rejeitada invalida',
  refazer: 'restaurar',
  repo: 'repositorio',
  request: 'requisicao',
  reverter: 'restaurar checkpoint',
  role: 'papel',
  rule: 'regra',
  security: 'seguranca',
  senha: 'login conta',
  server: 'servidor',
  settings: 'configuracao',
  shortcut: 'atalho',
  shortcuts: 'atalho',
  sumiu: 'aparece perdido',
  task: 'tarefa',
  team: 'equipe',
  ticket: 'historia tarefa',
  time: 'equipe',
  tool: 'ferramenta',
  travou: 'parou trava',
  voltar: 'restaurar desfazer',
};

const tables: Record<Locale, Table> = {en: english, 'pt-BR': portuguese};

/** All that a table leads to, for the check that nothing in it is dead. */
export const synonymTable = (locale: Locale): Table => tables[locale];

/**
 * The other words for one word of a query.
 *
 * @param words the whole query, folded: an entry of several words needs them all in a row
 * @param at number of the word
 */
export function synonymsOf(words: readonly string[], at: number, locale: Locale): string[] {
  const found: string[] = [];
  for (let length = 1; length <= 3; length += 1) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from += 1) {
      const others = tables[locale][words.slice(from, from + length).join(' ')];
      found.push(...(others?.split(' ') ?? []));
    }
  }
  return found;
}
