import type {Localized} from '../localized';
import {units} from './catalog';

/** A letter of the formulas. */
export interface MathSymbol {
  letter: string;
  /** Written small and low behind the letter. */
  sub?: string;
  meaning: Localized;
  unit: Localized;
}

const both = (text: string): Localized => ({en: text, 'pt-BR': text});

const {people, percent, usd, hours, points} = units;
const minutes: Localized = both('min');
const days: Localized = {en: 'days', 'pt-BR': 'dias'};
const weeks: Localized = {en: 'weeks', 'pt-BR': 'semanas'};
const lines: Localized = {en: 'lines', 'pt-BR': 'linhas'};
const suggestions: Localized = {en: 'suggestions', 'pt-BR': 'sugestões'};
const edits: Localized = {en: 'edits', 'pt-BR': 'edições'};
const items: Localized = {en: 'items', 'pt-BR': 'itens'};
const deployments: Localized = {en: 'deployments', 'pt-BR': 'implantações'};
const scenarios: Localized = {en: 'scenarios', 'pt-BR': 'cenários'};
const moment: Localized = {en: 'date and time', 'pt-BR': 'data e hora'};
const fraction: Localized = {en: '0 to 1', 'pt-BR': '0 a 1'};
const level: Localized = {en: '1 to 5', 'pt-BR': '1 a 5'};
const ofTheMetric: Localized = {en: 'that of the metric', 'pt-BR': 'a da métrica'};
const count: Localized = {en: 'a count', 'pt-BR': 'contagem'};

const table = {
  /* Use */
  active: {
    letter: 'A',
    meaning: {en: 'active users', 'pt-BR': 'usuários ativos'},
    unit: people,
  },
  regular: {
    letter: 'U',
    meaning: {en: 'regular users', 'pt-BR': 'usuários regulares'},
    unit: people,
  },
  eligible: {
    letter: 'E',
    meaning: {en: 'eligible members', 'pt-BR': 'membros elegíveis'},
    unit: people,
  },
  activeInWeek: {
    letter: 'A',
    sub: 'i',
    meaning: {en: 'active users of week i', 'pt-BR': 'usuários ativos da semana i'},
    unit: people,
  },
  weeks: {
    letter: 'n',
    meaning: {en: 'weeks of the window', 'pt-BR': 'semanas do período'},
    unit: weeks,
  },

  /* Suggestions and edits */
  shown: {
    letter: 'S',
    meaning: {en: 'suggestions shown', 'pt-BR': 'sugestões exibidas'},
    unit: suggestions,
  },
  accepted: {
    letter: 'A',
    sub: 's',
    meaning: {en: 'accepted suggestions', 'pt-BR': 'sugestões aceitas'},
    unit: suggestions,
  },
  editsAccepted: {
    letter: 'A',
    sub: 'e',
    meaning: {en: 'edits accepted by a person', 'pt-BR': 'edições aceitas por uma pessoa'},
    unit: edits,
  },
  editsRejected: {
    letter: 'N',
    sub: 'r',
    meaning: {en: 'edits rejected by a person', 'pt-BR': 'edições rejeitadas por uma pessoa'},
    unit: edits,
  },
  notAccepted: {
    letter: 'N',
    sub: 's',
    meaning: {en: 'suggestions shown and not accepted', 'pt-BR': 'sugestões exibidas e não aceitas'},
    unit: suggestions,
  },

  /* Lines, commits, pull requests */
  lines: {
    letter: 'L',
    meaning: {en: 'counted lines', 'pt-BR': 'linhas contadas'},
    unit: lines,
  },
  aiLines: {
    letter: 'L',
    sub: 'a',
    meaning: {en: 'AI-assisted lines among them', 'pt-BR': 'linhas assistidas por IA entre elas'},
    unit: lines,
  },
  commits: {
    letter: 'C',
    meaning: {en: 'commits with a counted line', 'pt-BR': 'commits com alguma linha contada'},
    unit: both('commits'),
  },
  aiCommits: {
    letter: 'C',
    sub: 'a',
    meaning: {en: 'AI-assisted commits among them', 'pt-BR': 'commits assistidos por IA entre eles'},
    unit: both('commits'),
  },
  pulls: {
    letter: 'P',
    meaning: {en: 'merged pull requests', 'pt-BR': 'pull requests com merge'},
    unit: both('pull requests'),
  },
  aiPulls: {
    letter: 'P',
    sub: 'a',
    meaning: {
      en: 'AI-assisted pull requests among them',
      'pt-BR': 'pull requests assistidos por IA entre eles',
    },
    unit: both('pull requests'),
  },
  merged: {
    letter: 'M',
    meaning: {
      en: 'AI-assisted lines merged in the cohort',
      'pt-BR': 'linhas assistidas por IA que receberam merge no grupo acompanhado',
    },
    unit: lines,
  },
  kept: {
    letter: 'M',
    sub: '30',
    meaning: {
      en: 'those still in the default branch 30 days after the merge',
      'pt-BR': 'as que continuam na branch padrão 30 dias depois do merge',
    },
    unit: lines,
  },

  /* Tokens and cost */
  tokensOfKind: {
    letter: 't',
    sub: 'k',
    meaning: {
      en: 'tokens of kind k: input not cached, cache read, cache write, output',
      'pt-BR': 'tokens do tipo k: entrada sem cache, leitura de cache, gravação em cache, saída',
    },
    unit: units.tokens,
  },
  priceOfKind: {
    letter: 'p',
    sub: 'k',
    meaning: {en: 'price of a million tokens of kind k', 'pt-BR': 'preço de um milhão de tokens do tipo k'},
    unit: usd,
  },
  cost: {
    letter: 'c',
    meaning: {en: 'cost of the window', 'pt-BR': 'custo do período'},
    unit: usd,
  },
  costOfMonth: {
    letter: 'c',
    sub: 'm',
    meaning: {en: 'cost of the calendar month so far', 'pt-BR': 'custo do mês até agora'},
    unit: usd,
  },
  budget: {
    letter: 'b',
    meaning: {en: 'monthly budget', 'pt-BR': 'orçamento mensal'},
    unit: usd,
  },

  /* Time saved */
  retention: {
    letter: 'R',
    meaning: {en: 'AI line retention (30 days)', 'pt-BR': 'retenção de linhas de IA (30 dias)'},
    unit: fraction,
  },
  platformItems: {
    letter: 'A',
    sub: 'p',
    meaning: {
      en: 'platform items that began as generated and that a person approved',
      'pt-BR': 'itens da plataforma que começaram gerados e que uma pessoa aprovou',
    },
    unit: items,
  },
  minutesWriting: {
    letter: 'W',
    meaning: {en: 'minutes saved in writing', 'pt-BR': 'minutos economizados na escrita'},
    unit: minutes,
  },
  minutesChecking: {
    letter: 'V',
    meaning: {
      en: 'minutes spent on reading and refusing',
      'pt-BR': 'minutos gastos com leitura e recusa',
    },
    unit: minutes,
  },
  savedHours: {
    letter: 'H',
    meaning: {
      en: 'estimate in hours',
      'pt-BR': 'estimativa em horas',
    },
    unit: hours,
  },

  /* Score */
  value: {
    letter: 'x',
    meaning: {en: 'value of the indicator', 'pt-BR': 'valor do indicador'},
    unit: ofTheMetric,
  },
  floor: {
    letter: 'f',
    meaning: {en: 'floor: the value that gives 0', 'pt-BR': 'piso: o valor que dá 0'},
    unit: ofTheMetric,
  },
  target: {
    letter: 't',
    meaning: {en: 'target: the value that gives 100', 'pt-BR': 'alvo: o valor que dá 100'},
    unit: ofTheMetric,
  },
  pointsOf: {
    letter: 'p',
    sub: 'i',
    meaning: {
      en: 'points of indicator i, cut to 0 and 100',
      'pt-BR': 'pontos do indicador i, limitados a 0 e 100',
    },
    unit: points,
  },
  shareOf: {
    letter: 's',
    sub: 'i',
    meaning: {
      en: 'share of indicator i in its dimension',
      'pt-BR': 'parcela do indicador i na sua dimensão',
    },
    unit: fraction,
  },
  dimension: {
    letter: 'D',
    sub: 'd',
    meaning: {en: 'value of dimension d', 'pt-BR': 'valor da dimensão d'},
    unit: points,
  },
  weight: {
    letter: 'w',
    sub: 'd',
    meaning: {en: 'weight of dimension d in the score', 'pt-BR': 'peso da dimensão d na pontuação'},
    unit: fraction,
  },
  score: {
    letter: 'S',
    meaning: {en: 'squad score', 'pt-BR': 'pontuação da squad'},
    unit: points,
  },
  deployments: {
    letter: 'N',
    meaning: {en: 'deployments of the window', 'pt-BR': 'implantações do período'},
    unit: deployments,
  },
  failed: {
    letter: 'N',
    sub: 'f',
    meaning: {en: 'failed deployments', 'pt-BR': 'implantações com falha'},
    unit: deployments,
  },
  unplanned: {
    letter: 'N',
    sub: 'u',
    meaning: {
      en: 'unplanned deployments made to repair a production problem',
      'pt-BR': 'implantações não planejadas, feitas para reparar um problema em produção',
    },
    unit: deployments,
  },
  days: {
    letter: 'd',
    meaning: {en: 'days of the window', 'pt-BR': 'dias do período'},
    unit: days,
  },
  deployedAt: {
    letter: 't',
    sub: 'd',
    meaning: {
      en: 'when a commit was first deployed',
      'pt-BR': 'quando um commit foi implantado pela primeira vez',
    },
    unit: moment,
  },
  committedAt: {
    letter: 't',
    sub: 'c',
    meaning: {en: 'author date of the commit', 'pt-BR': 'data de autoria do commit'},
    unit: moment,
  },
  restoredAt: {
    letter: 't',
    sub: 'r',
    meaning: {en: 'when service was back', 'pt-BR': 'quando o serviço voltou'},
    unit: moment,
  },
  failedAt: {
    letter: 't',
    sub: 'f',
    meaning: {en: 'end of the failed deployment', 'pt-BR': 'fim da implantação com falha'},
    unit: moment,
  },
  reviewedAt: {
    letter: 't',
    sub: 'v',
    meaning: {en: 'first human review', 'pt-BR': 'primeira revisão humana'},
    unit: moment,
  },
  readyAt: {
    letter: 't',
    sub: 'o',
    meaning: {
      en: 'when the pull request was ready for review',
      'pt-BR': 'quando o pull request ficou pronto para revisão',
    },
    unit: moment,
  },
  scenarios: {
    letter: 'Q',
    meaning: {
      en: 'scenarios of the stories in the base',
      'pt-BR': 'cenários das histórias da base',
    },
    unit: scenarios,
  },
  covered: {
    letter: 'Q',
    sub: 'a',
    meaning: {en: 'those with an approved test case', 'pt-BR': 'os que têm um caso de teste aprovado'},
    unit: scenarios,
  },
  pulseMean: {
    letter: 'm',
    meaning: {en: 'mean of all answers', 'pt-BR': 'média de todas as respostas'},
    unit: level,
  },

  /* Maturity */
  candidateLevel: {
    letter: 'L',
    meaning: {en: 'a level from 1 to 5', 'pt-BR': 'um nível de 1 a 5'},
    unit: level,
  },
  areaLevel: {
    letter: 'a',
    sub: 'i',
    meaning: {en: 'level of area i', 'pt-BR': 'nível da área i'},
    unit: level,
  },
  criteriaMet: {
    letter: 'm',
    sub: 'L',
    meaning: {
      en: 'criteria Met among those of the levels 2 to L; there is one a level',
      'pt-BR': 'critérios Atendidos entre os dos níveis 2 a L; há um por nível',
    },
    unit: count,
  },
  areasAtLevel: {
    letter: 'n',
    sub: 'L',
    meaning: {en: 'areas at level L or above', 'pt-BR': 'áreas no nível L ou acima'},
    unit: count,
  },

  /* OKRs */
  current: {
    letter: 'c',
    meaning: {en: 'current', 'pt-BR': 'valor atual'},
    unit: ofTheMetric,
  },
  start: {
    letter: 's',
    meaning: {en: 'start', 'pt-BR': 'valor inicial'},
    unit: ofTheMetric,
  },
  goal: {
    letter: 't',
    meaning: {en: 'target', 'pt-BR': 'meta'},
    unit: ofTheMetric,
  },
  weeksInside: {
    letter: 'n',
    sub: 'in',
    meaning: {en: 'weeks inside the limit', 'pt-BR': 'semanas dentro do limite'},
    unit: weeks,
  },
  weeksComplete: {
    letter: 'n',
    meaning: {en: 'complete weeks so far', 'pt-BR': 'semanas completas até agora'},
    unit: weeks,
  },
  stepWeight: {
    letter: 'q',
    sub: 'j',
    meaning: {en: 'weight of step j', 'pt-BR': 'peso da etapa j'},
    unit: fraction,
  },
  keyResultWeight: {
    letter: 'w',
    sub: 'i',
    meaning: {
      en: 'weight of key result i; the weights add up to 1',
      'pt-BR': 'peso do resultado-chave i; os pesos somam 1',
    },
    unit: fraction,
  },
  keyResultProgress: {
    letter: 'p',
    sub: 'i',
    meaning: {
      en: 'progress of key result i, cut to 0% and 100%',
      'pt-BR': 'progresso do resultado-chave i, limitado a 0% e 100%',
    },
    unit: percent,
  },
  keyResultExpected: {
    letter: 'e',
    sub: 'i',
    meaning: {
      en: 'expected progress of key result i; 100% for Maintain',
      'pt-BR': 'progresso esperado do resultado-chave i; 100% para Manter',
    },
    unit: percent,
  },
  daysGone: {
    letter: 'g',
    meaning: {en: 'days gone, today included', 'pt-BR': 'dias passados, contando hoje'},
    unit: days,
  },
  cycleDays: {
    letter: 'd',
    meaning: {en: 'days of the cycle', 'pt-BR': 'dias do ciclo'},
    unit: days,
  },
  objectiveProgress: {
    letter: 'P',
    meaning: {en: 'progress of the objective', 'pt-BR': 'progresso do objetivo'},
    unit: percent,
  },
  objectiveExpected: {
    letter: 'X',
    meaning: {en: 'expected progress of the objective', 'pt-BR': 'progresso esperado do objetivo'},
    unit: percent,
  },

  /* Alliances */
  partOf: {
    letter: 'a',
    sub: 'q',
    meaning: {en: 'numerator of squad q', 'pt-BR': 'numerador da squad q'},
    unit: count,
  },
  wholeOf: {
    letter: 'b',
    sub: 'q',
    meaning: {en: 'denominator of squad q', 'pt-BR': 'denominador da squad q'},
    unit: count,
  },
  scoreOf: {
    letter: 'S',
    sub: 'q',
    meaning: {en: 'score of squad q', 'pt-BR': 'pontuação da squad q'},
    unit: points,
  },
  eligibleOf: {
    letter: 'E',
    sub: 'q',
    meaning: {en: 'eligible members of squad q', 'pt-BR': 'membros elegíveis da squad q'},
    unit: people,
  },
  completeSquads: {
    letter: 'K',
    meaning: {en: 'squads in state Complete', 'pt-BR': 'squads no estado Completo'},
    unit: both('squads'),
  },
  activeSquads: {
    letter: 'N',
    meaning: {en: 'active squads', 'pt-BR': 'squads ativas'},
    unit: both('squads'),
  },
} as const satisfies Record<string, MathSymbol>;

export type SymbolId = keyof typeof table;

/** Every letter of the formulas, with its meaning and unit. Letters are unique within a formula. */
export const symbols: Readonly<Record<SymbolId, MathSymbol>> = table;
