import type {Localized} from '../localized';
import {timeSavedRules} from './rules';
import {maturityRules} from './maturity';
import {metricOf, type MetricId} from './catalog';
import {symbols, type SymbolId} from './symbols';

/** Names of functions, as they stand in a formula. */
export const functionNames = {
  ln: {en: 'ln', 'pt-BR': 'ln'},
  median: {en: 'median', 'pt-BR': 'mediana'},
  max: {en: 'max', 'pt-BR': 'máx'},
  min: {en: 'min', 'pt-BR': 'mín'},
} as const satisfies Record<string, Localized>;

export type FunctionId = keyof typeof functionNames;

/** A formula as a tree; the component Formula draws it as MathML. */
export type Expression =
  | {kind: 'symbol'; id: SymbolId}
  | {kind: 'number'; value: number; percent?: true}
  | {kind: 'operator'; sign: string}
  | {kind: 'index'; letter: string}
  | {kind: 'words'; text: Localized}
  | {kind: 'row'; of: readonly Expression[]; fence?: '(' | '{'}
  | {kind: 'fraction'; over: Expression; under: Expression}
  | {kind: 'sum'; below: Expression; of: Expression}
  | {kind: 'call'; name: FunctionId; below?: Expression; of: Expression};

export interface Formula {
  name: Localized;
  /** The formula read aloud. */
  spoken: Localized;
  /** The letter of what is calculated, where another formula uses it. */
  result?: SymbolId;
  expression: Expression;
}

const operators = ['+', '−', '×', '÷', '=', '≥', ',', '|'] as const;

type Item = SymbolId | (typeof operators)[number] | number | Expression;

const isOperator = (item: string): boolean => operators.some((sign) => sign === item);

function toExpression(item: Item): Expression {
  if (typeof item === 'number') {
    return {kind: 'number', value: item};
  }
  if (typeof item !== 'string') {
    return item;
  }
  return isOperator(item) ? {kind: 'operator', sign: item} : {kind: 'symbol', id: item as SymbolId};
}

/* The vocabulary of the table below: short, so that a formula reads like one. */
const row = (...items: Item[]): Expression => ({kind: 'row', of: items.map(toExpression)});
const round = (...items: Item[]): Expression => ({kind: 'row', of: items.map(toExpression), fence: '('});
const curly = (...items: Item[]): Expression => ({kind: 'row', of: items.map(toExpression), fence: '{'});
const fraction = (over: Item, under: Item): Expression => ({
  kind: 'fraction',
  over: toExpression(over),
  under: toExpression(under),
});
const sum = (below: Expression, of: Item): Expression => ({kind: 'sum', below, of: toExpression(of)});
const call = (name: FunctionId, of: Item, below?: Expression): Expression => ({
  kind: 'call',
  name,
  of: toExpression(of),
  ...(below && {below}),
});
const words = (en: string, pt: string): Expression => ({kind: 'words', text: {en, 'pt-BR': pt}});
const index = (letter: string): Expression => ({kind: 'index', letter});
const hundredPercent: Expression = {kind: 'number', value: 100, percent: true};

/** part ÷ whole × 100%. */
const rate = (part: Item, whole: Item): Expression => row(fraction(part, whole), '×', hundredPercent);

const nameOf = (id: MetricId): Localized => metricOf(id).name;
const {minutes, range} = timeSavedRules;

const table = {
  'adoption-rate': {
    name: nameOf('adoption_rate'),
    spoken: {
      en: 'active users divided by eligible members, times 100 percent',
      'pt-BR': 'usuários ativos divididos por membros elegíveis, vezes 100 por cento',
    },
    expression: rate('active', 'eligible'),
  },
  'regular-use-rate': {
    name: nameOf('regular_use_rate'),
    spoken: {
      en: 'regular users divided by eligible members, times 100 percent',
      'pt-BR': 'usuários regulares divididos por membros elegíveis, vezes 100 por cento',
    },
    expression: rate('regular', 'eligible'),
  },
  'weekly-active-users': {
    name: nameOf('weekly_active_users'),
    spoken: {
      en: 'sum of the active users of each week, divided by the number of weeks',
      'pt-BR': 'soma dos usuários ativos de cada semana, dividida pelo número de semanas',
    },
    expression: fraction(sum(index('i'), 'activeInWeek'), 'weeks'),
  },
  'suggestion-acceptance-rate': {
    name: nameOf('suggestion_acceptance_rate'),
    spoken: {
      en: 'accepted suggestions divided by suggestions shown, times 100 percent',
      'pt-BR': 'sugestões aceitas divididas por sugestões exibidas, vezes 100 por cento',
    },
    expression: rate('accepted', 'shown'),
  },
  'edit-acceptance-rate': {
    name: nameOf('edit_acceptance_rate'),
    spoken: {
      en: 'edits accepted by a person divided by the sum of those accepted and those rejected by a person, times 100 percent',
      'pt-BR':
        'edições aceitas por uma pessoa divididas pela soma das aceitas e das rejeitadas por uma pessoa, vezes 100 por cento',
    },
    expression: rate('editsAccepted', row('editsAccepted', '+', 'editsRejected')),
  },
  'ai-line-share': {
    name: nameOf('ai_line_share'),
    spoken: {
      en: 'AI-assisted lines divided by counted lines, times 100 percent',
      'pt-BR': 'linhas assistidas por IA divididas por linhas contadas, vezes 100 por cento',
    },
    expression: rate('aiLines', 'lines'),
  },
  'ai-commit-share': {
    name: nameOf('ai_commit_share'),
    spoken: {
      en: 'AI-assisted commits divided by commits with a counted line, times 100 percent',
      'pt-BR':
        'commits assistidos por IA divididos por commits com alguma linha contada, vezes 100 por cento',
    },
    expression: rate('aiCommits', 'commits'),
  },
  'ai-pr-share': {
    name: nameOf('ai_pr_share'),
    spoken: {
      en: 'AI-assisted pull requests divided by merged pull requests, times 100 percent',
      'pt-BR': 'pull requests assistidos por IA divididos por pull requests com merge, vezes 100 por cento',
    },
    expression: rate('aiPulls', 'pulls'),
  },
  'ai-line-retention': {
    name: nameOf('ai_line_retention_30d'),
    spoken: {
      en: 'AI-assisted lines still there 30 days after the merge, divided by those merged, times 100 percent',
      'pt-BR':
        'linhas assistidas por IA que continuam lá 30 dias depois do merge, divididas pelas que receberam merge, vezes 100 por cento',
    },
    expression: rate('kept', 'merged'),
  },
  'tokens-total': {
    name: nameOf('tokens_total'),
    spoken: {
      en: 'sum of the tokens of the four kinds',
      'pt-BR': 'soma dos tokens dos quatro tipos',
    },
    expression: sum(index('k'), 'tokensOfKind'),
  },
  'cost-total': {
    name: nameOf('cost_total'),
    spoken: {
      en: 'sum, over the kinds, of the tokens times the price of a million of them, divided by one million',
      'pt-BR': 'soma, para cada tipo, dos tokens vezes o preço de um milhão deles, dividida por um milhão',
    },
    result: 'cost',
    expression: fraction(sum(index('k'), row('tokensOfKind', '×', 'priceOfKind')), 1_000_000),
  },
  'cost-per-active-user': {
    name: nameOf('cost_per_active_user'),
    spoken: {
      en: 'cost of the window divided by active users',
      'pt-BR': 'custo do período dividido por usuários ativos',
    },
    expression: fraction('cost', 'active'),
  },
  'budget-used': {
    name: nameOf('budget_used'),
    spoken: {
      en: 'cost of the calendar month so far divided by the monthly budget, times 100 percent',
      'pt-BR': 'custo do mês até agora dividido pelo orçamento mensal, vezes 100 por cento',
    },
    expression: rate('costOfMonth', 'budget'),
  },
  'time-saved-writing': {
    name: {en: 'Minutes saved in writing', 'pt-BR': 'Minutos economizados na escrita'},
    spoken: {
      en: 'accepted suggestions times 0.3 plus accepted edits times 3, all times the retention',
      'pt-BR': 'sugestões aceitas vezes 0,3 mais edições aceitas vezes 3, tudo vezes a retenção',
    },
    result: 'minutesWriting',
    expression: row(
      round(minutes.acceptedSuggestion, 'accepted', '+', minutes.acceptedEdit, 'editsAccepted'),
      '×',
      'retention',
    ),
  },
  'time-saved-checking': {
    name: {en: 'Minutes spent on what was refused', 'pt-BR': 'Minutos gastos com o que foi recusado'},
    spoken: {
      en: 'suggestions not accepted times 0.05 plus rejected edits times 1',
      'pt-BR': 'sugestões não aceitas vezes 0,05 mais edições rejeitadas vezes 1',
    },
    result: 'minutesChecking',
    expression: row(minutes.suggestionNotAccepted, 'notAccepted', '+', minutes.rejectedEdit, 'editsRejected'),
  },
  'time-saved-hours': {
    name: nameOf('time_saved_hours'),
    spoken: {
      en: 'minutes saved in writing, plus platform items times 5, minus minutes spent on what was refused, divided by 60',
      'pt-BR':
        'minutos economizados na escrita, mais itens da plataforma vezes 5, menos minutos gastos com o que foi recusado, divididos por 60',
    },
    result: 'savedHours',
    expression: fraction(
      row('minutesWriting', '+', minutes.platformItem, 'platformItems', '−', 'minutesChecking'),
      60,
    ),
  },
  'time-saved-range': {
    name: {en: 'Range shown', 'pt-BR': 'Faixa exibida'},
    spoken: {
      en: 'from 0.5 times to 1.5 times the estimate in hours',
      'pt-BR': 'de 0,5 vez a 1,5 vez a estimativa em horas',
    },
    expression: row(range.low, 'savedHours', words('to', 'a'), range.high, 'savedHours'),
  },
  'deployment-frequency': {
    name: nameOf('deployment_frequency'),
    spoken: {
      en: 'deployments divided by the days of the window divided by 7',
      'pt-BR': 'implantações divididas pelos dias do período divididos por 7',
    },
    expression: row('deployments', '÷', fraction('days', 7)),
  },
  'change-lead-time': {
    name: nameOf('change_lead_time'),
    spoken: {
      en: 'median, over the commits first deployed in the window, of the time of deployment minus the time of the commit',
      'pt-BR':
        'mediana, nos commits implantados pela primeira vez no período, do momento da implantação menos o momento do commit',
    },
    expression: call('median', round('deployedAt', '−', 'committedAt')),
  },
  'first-review-time': {
    name: nameOf('first_review_time'),
    spoken: {
      en: 'median, over the pull requests opened in the window, of the time of the first human review minus the time when it was ready for review',
      'pt-BR':
        'mediana, nos pull requests abertos no período, do momento da primeira revisão humana menos o momento em que ficou pronto para revisão',
    },
    expression: call('median', round('reviewedAt', '−', 'readyAt')),
  },
  'change-fail-rate': {
    name: nameOf('change_fail_rate'),
    spoken: {
      en: 'failed deployments divided by deployments, times 100 percent',
      'pt-BR': 'implantações com falha divididas por implantações, vezes 100 por cento',
    },
    expression: rate('failed', 'deployments'),
  },
  'deployment-rework-rate': {
    name: nameOf('deployment_rework_rate'),
    spoken: {
      en: 'unplanned repair deployments divided by deployments, times 100 percent',
      'pt-BR': 'implantações de reparo não planejadas divididas por implantações, vezes 100 por cento',
    },
    expression: rate('unplanned', 'deployments'),
  },
  'failed-deployment-recovery-time': {
    name: nameOf('failed_deployment_recovery_time'),
    spoken: {
      en: 'median, over the failed deployments, of the time when service was back minus the end of the deployment',
      'pt-BR':
        'mediana, nas implantações com falha, do momento em que o serviço voltou menos o fim da implantação',
    },
    expression: call('median', round('restoredAt', '−', 'failedAt')),
  },
  'criteria-coverage': {
    name: nameOf('criteria_coverage'),
    spoken: {
      en: 'scenarios with an approved test case divided by scenarios, times 100 percent',
      'pt-BR': 'cenários com um caso de teste aprovado divididos por cenários, vezes 100 por cento',
    },
    expression: rate('covered', 'scenarios'),
  },
  'pulse-index': {
    name: nameOf('pulse_index'),
    spoken: {
      en: 'mean of all answers minus 1, divided by 4, times 100',
      'pt-BR': 'média de todas as respostas menos 1, dividida por 4, vezes 100',
    },
    expression: row(fraction(row('pulseMean', '−', 1), 4), '×', 100),
  },
  'points-linear': {
    name: {en: 'Points, linear scale', 'pt-BR': 'Pontos, escala linear'},
    spoken: {
      en: '100 times the value minus the floor, divided by the target minus the floor',
      'pt-BR': '100 vezes o valor menos o piso, dividido pelo alvo menos o piso',
    },
    expression: row(100, '×', fraction(row('value', '−', 'floor'), row('target', '−', 'floor'))),
  },
  'points-log': {
    name: {en: 'Points, log scale', 'pt-BR': 'Pontos, escala log'},
    spoken: {
      en: '100 times the natural logarithm of the value divided by the floor, divided by the natural logarithm of the target divided by the floor',
      'pt-BR':
        '100 vezes o logaritmo natural do valor dividido pelo piso, dividido pelo logaritmo natural do alvo dividido pelo piso',
    },
    expression: row(
      100,
      '×',
      fraction(call('ln', round('value', '÷', 'floor')), call('ln', round('target', '÷', 'floor'))),
    ),
  },
  'dimension-value': {
    name: {en: 'Value of a dimension', 'pt-BR': 'Valor de uma dimensão'},
    spoken: {
      en: 'sum of share times points over the indicators with data, divided by the sum of their shares',
      'pt-BR':
        'soma de parcela vezes pontos nos indicadores com dados, dividida pela soma das parcelas deles',
    },
    result: 'dimension',
    expression: fraction(sum(index('i'), row('shareOf', '×', 'pointsOf')), sum(index('i'), 'shareOf')),
  },
  'squad-score': {
    name: nameOf('score'),
    spoken: {
      en: 'sum of weight times dimension over the dimensions with data, divided by the sum of their weights',
      'pt-BR': 'soma de peso vezes dimensão nas dimensões com dados, dividida pela soma dos pesos delas',
    },
    result: 'score',
    expression: fraction(sum(index('d'), row('weight', '×', 'dimension')), sum(index('d'), 'weight')),
  },
  'area-level': {
    name: {en: 'Area level', 'pt-BR': 'Nível da área'},
    spoken: {
      en: 'the highest level L such that all criteria from level 2 to L are Met; level 1 otherwise',
      'pt-BR':
        'o maior nível L em que todos os critérios do nível 2 até L foram Atendidos; se não houver, nível 1',
    },
    result: 'areaLevel',
    expression: call('max', curly('candidateLevel', '|', 'criteriaMet', '=', 'candidateLevel', '−', 1)),
  },
  'squad-level': {
    name: {en: 'Level of the squad', 'pt-BR': 'Nível da squad'},
    spoken: {
      en: 'the highest level L such that at least 5 areas are at L or above and the lowest area is at L minus 1 or above',
      'pt-BR':
        'o maior nível L em que pelo menos 5 áreas estão em L ou acima e a menor área está em L menos 1 ou acima',
    },
    expression: call(
      'max',
      curly(
        'candidateLevel',
        '|',
        'areasAtLevel',
        '≥',
        maturityRules.areasNeeded,
        ',',
        call('min', 'areaLevel', index('i')),
        '≥',
        'candidateLevel',
        '−',
        maturityRules.lowestAllowedBelow,
      ),
    ),
  },
  'maturity-index': {
    name: {en: 'Maturity index', 'pt-BR': 'Índice de maturidade'},
    spoken: {
      en: 'sum of the six area levels divided by 6',
      'pt-BR': 'soma dos níveis das seis áreas dividida por 6',
    },
    expression: fraction(sum(index('i'), 'areaLevel'), 6),
  },
  'progress-change': {
    name: {en: 'Increase, Decrease', 'pt-BR': 'Aumentar, Reduzir'},
    spoken: {
      en: 'current minus start, divided by target minus start, times 100 percent',
      'pt-BR':
        'valor atual menos valor inicial, dividido pela meta menos o valor inicial, vezes 100 por cento',
    },
    expression: rate(row('current', '−', 'start'), row('goal', '−', 'start')),
  },
  'progress-maintain': {
    name: {en: 'Maintain', 'pt-BR': 'Manter'},
    spoken: {
      en: 'weeks inside the limit divided by complete weeks so far, times 100 percent',
      'pt-BR': 'semanas dentro do limite divididas por semanas completas até agora, vezes 100 por cento',
    },
    expression: rate('weeksInside', 'weeksComplete'),
  },
  'progress-milestone': {
    name: {en: 'Milestone', 'pt-BR': 'Marco'},
    spoken: {
      en: 'weight of the steps done divided by the weight of all steps, times 100 percent',
      'pt-BR': 'peso das etapas concluídas dividido pelo peso de todas as etapas, vezes 100 por cento',
    },
    expression: rate(sum(words('done', 'feitas'), 'stepWeight'), sum(words('all', 'todas'), 'stepWeight')),
  },
  'expected-progress': {
    name: {en: 'Expected progress', 'pt-BR': 'Progresso esperado'},
    spoken: {
      en: 'days gone divided by the days of the cycle, times 100 percent',
      'pt-BR': 'dias passados divididos pelos dias do ciclo, vezes 100 por cento',
    },
    result: 'keyResultExpected',
    expression: rate('daysGone', 'cycleDays'),
  },
  'objective-progress': {
    name: {en: 'Progress of the objective', 'pt-BR': 'Progresso do objetivo'},
    spoken: {
      en: 'sum of weight times progress of each key result',
      'pt-BR': 'soma de peso vezes progresso de cada resultado-chave',
    },
    result: 'objectiveProgress',
    expression: sum(index('i'), row('keyResultWeight', '×', 'keyResultProgress')),
  },
  'objective-expected': {
    name: {en: 'Expected progress of the objective', 'pt-BR': 'Progresso esperado do objetivo'},
    spoken: {
      en: 'sum of weight times expected progress of each key result',
      'pt-BR': 'soma de peso vezes progresso esperado de cada resultado-chave',
    },
    result: 'objectiveExpected',
    expression: sum(index('i'), row('keyResultWeight', '×', 'keyResultExpected')),
  },
  'status-ratio': {
    name: {en: 'Ratio for the status', 'pt-BR': 'Razão para o status'},
    spoken: {
      en: 'progress divided by expected progress',
      'pt-BR': 'progresso dividido pelo progresso esperado',
    },
    expression: fraction('objectiveProgress', 'objectiveExpected'),
  },
  'pooled-rate': {
    name: {en: 'Rate of several squads', 'pt-BR': 'Taxa de várias squads'},
    spoken: {
      en: 'sum of the numerators of the squads divided by the sum of their denominators, times 100 percent',
      'pt-BR':
        'soma dos numeradores das squads dividida pela soma dos denominadores delas, vezes 100 por cento',
    },
    expression: rate(sum(index('q'), 'partOf'), sum(index('q'), 'wholeOf')),
  },
  'alliance-score': {
    name: {en: 'Weighted score', 'pt-BR': 'Pontuação ponderada'},
    spoken: {
      en: 'sum of score times eligible members of each squad, divided by the sum of eligible members',
      'pt-BR':
        'soma de pontuação vezes membros elegíveis de cada squad, dividida pela soma dos membros elegíveis',
    },
    expression: fraction(sum(index('q'), row('scoreOf', '×', 'eligibleOf')), sum(index('q'), 'eligibleOf')),
  },
  'data-completeness': {
    name: {en: 'Data completeness', 'pt-BR': 'Completude dos dados'},
    spoken: {
      en: 'squads in state Complete divided by active squads, times 100 percent',
      'pt-BR': 'squads no estado Completo divididas por squads ativas, vezes 100 por cento',
    },
    expression: rate('completeSquads', 'activeSquads'),
  },
} as const satisfies Record<string, Formula>;

export type FormulaId = keyof typeof table;

/** Every formula of the pages, by the id that `<Formula>` takes. */
export const formulas: Readonly<Record<FormulaId, Formula>> = table;

/** Formulas that are drawn together, from the ids in a prop; undefined for an id that does not exist. */
export function formulaOf(id: string): Formula | undefined {
  return Object.entries(formulas).find(([known]) => known === id)?.[1];
}

/** The letters in an expression, in reading order. */
function lettersIn(expression: Expression): SymbolId[] {
  switch (expression.kind) {
    case 'symbol':
      return [expression.id];
    case 'row':
      return expression.of.flatMap(lettersIn);
    case 'fraction':
      return [...lettersIn(expression.over), ...lettersIn(expression.under)];
    case 'sum':
    case 'call':
      return lettersIn(expression.of);
    default:
      return [];
  }
}

/** The letters of formulas that stand together, each once: inputs in reading order, then results. */
export function symbolsOf(list: readonly Formula[]): SymbolId[] {
  return [
    ...new Set(
      list.flatMap(({expression, result}) => [...(result ? [result] : []), ...lettersIn(expression)]),
    ),
  ];
}

/** How a letter looks, to tell whether two are drawn alike. */
export function glyphOf(id: SymbolId): string {
  const {letter, sub} = symbols[id];
  return sub === undefined ? letter : `${letter}_${sub}`;
}
