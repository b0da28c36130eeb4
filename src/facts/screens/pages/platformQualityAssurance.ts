/** The screens of platform/quality-assurance. */
import type {Localized} from '../../localized';
import {criteriaCoverage, percentOf} from '../../metrics/formulas';
import {workItems} from '../../metrics/workItems';
import {refund} from '../exampleWork';
import {
  card,
  chip,
  div,
  field,
  input,
  meter,
  mono,
  muted,
  notice,
  pairs,
  span,
  stack,
  strong,
  tile,
  type Part,
  type Tone,
} from '../parts';
import {page, type Ink, type Screen} from '../screen';
import {both, label, message, state} from '../words';
import {checkout} from './shared';

const {plan} = workItems;

const {passed, failed, blocked, skipped, notRun} = plan.cases;

const caseCount = passed + failed + blocked + skipped + notRun;

const passRate = percentOf(passed, passed + failed) ?? 0;

const progress = percentOf(passed + failed, caseCount) ?? 0;

const coverage = criteriaCoverage(plan.covered, plan.scenarios) ?? 0;

const results = [
  {name: state('test-result', 'Passed'), value: passed, tone: 'good'},
  {name: state('test-result', 'Failed'), value: failed, tone: 'bad'},
  {name: state('test-result', 'Blocked'), value: blocked, tone: 'warn'},
  {name: state('test-result', 'Not run'), value: notRun, tone: undefined},
] as const;

const resultBar = ({t}: Ink): Part => [
  stack(results),
  div(
    'row',
    results.map(({name, value, tone}) => chip(`${value} ${t(name)}`, tone)),
  ),
];

const run: Screen = {
  summary: both(
    `A run of the plan CHK-P7 at the case CHK-T88: precondition, one step with its expected result, and four buttons with their keys, Passed P, Failed F, Blocked B and Skipped S. A bar shows how far the ${caseCount} cases have come.`,
    `Uma execução do plano CHK-P7 no caso CHK-T88: pré-condição, um passo com o resultado esperado e quatro botões com as teclas, Passou P, Falhou F, Bloqueado B e Ignorado S. Uma barra mostra até onde foram os ${caseCount} casos.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    const key = (name: string, letter: string, main = false): Part =>
      span(main ? 'button main' : 'button', t(state('test-result', name)), ' ', span('key', letter));
    return page(
      ink,
      {
        entry: 'qa',
        title: [mono('CHK-P7'), ' ', t(both('Pix refund: acceptance', 'Reembolso por Pix: aceitação'))],
        unit: checkout.name,
        person: 'Davi Okoye',
      },
      resultBar(ink),
      card(
        div(
          'row',
          mono('CHK-T88'),
          strong(t(both('Refuses a refund on day 91', 'Recusa o reembolso no 91º dia'))),
          span('end', chip('P1')),
        ),
        pairs([
          [
            t(both('Precondition', 'Pré-condição')),
            t(both('Order A-1001, paid by Pix 91 days ago', 'Pedido A-1001, pago com Pix há 91 dias')),
          ],
          [
            t(both('Step', 'Passo')),
            t(both('The attendant asks for a refund', 'A atendente pede o reembolso')),
          ],
          [t(both('Expected', 'Esperado')), t(both('The request is refused', 'O pedido é recusado'))],
        ]),
        div('row', key('Passed', 'P', true), key('Failed', 'F'), key('Blocked', 'B'), key('Skipped', 'S')),
      ),
    );
  },
};

const planReport: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The report of the plan CHK-P7: criteria coverage ${format.percent(coverage)} is met, pass rate ${format.percent(passRate)} and one open bug are not. Run progress is ${format.percent(progress)}, and a message with the code QAS-103 asks for the reason to close.`,
        `O relatório do plano CHK-P7: a cobertura de critérios de ${format.percent(coverage)} foi atendida; a taxa de aprovação de ${format.percent(passRate)} e um bug aberto, não. O progresso da execução é de ${format.percent(progress)}, e uma mensagem com o código QAS-103 pede o motivo do encerramento.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const met = (isMet: boolean, rule: Localized): Part =>
      div(
        'line',
        chip(t(isMet ? both('Met', 'Atendido') : both('Not met', 'Não atendido')), isMet ? 'good' : 'bad'),
        ' ',
        muted(t(rule)),
      );
    const least = (percent: number): Localized => both(`${percent}% or more`, `${percent}% ou mais`);
    return page(
      ink,
      {
        entry: 'qa',
        title: [mono('CHK-P7'), ' ', t(both('Report', 'Relatório'))],
        unit: checkout.name,
        person: 'Célia Nakata',
      },
      div(
        'tiles thirds',
        tile(
          t(both('Criteria coverage', 'Cobertura de critérios')),
          div('number big', format.percent(coverage)),
          meter(coverage, 'good'),
          met(coverage >= plan.exit.coverage, least(plan.exit.coverage)),
        ),
        tile(
          t(both('Pass rate', 'Taxa de aprovação')),
          div('number big', format.percent(passRate)),
          meter(passRate, 'bad'),
          met(passRate >= plan.exit.passRate, least(plan.exit.passRate)),
        ),
        tile(
          t(both('Open bugs of S1 or S2', 'Bugs abertos S1 ou S2')),
          div('number big', String(plan.openS1S2)),
          div('line', mono('CHK-B17'), ' ', chip('S2', 'bad')),
          met(plan.openS1S2 <= plan.exit.openS1S2, both('none', 'nenhum')),
        ),
      ),
      div(
        'row',
        strong(t(both('Run progress', 'Progresso da execução'))),
        span('number end', `${format.percent(progress)} · ${passed + failed} / ${caseCount}`),
      ),
      resultBar(ink),
      field(t(both('Reason to close all the same', 'Motivo para encerrar mesmo assim')), input('')),
      notice('bad', t(message('QAS-103')), ' ', mono('QAS-103')),
    );
  },
};

/** What the bug of the example came from, from the idea on. */
const traceSteps: readonly {kind: Localized; id: string; text: Localized; tone?: Tone}[] = [
  {kind: both('Epic', 'Épico'), id: 'CHK-E12', text: workItems.draftEpics[0].title},
  {kind: both('Story', 'História'), id: refund.id, text: refund.title},
  {kind: both('Scenario', 'Cenário'), id: '', text: workItems.story.scenarios[1].title},
  {kind: both('Case', 'Caso'), id: 'CHK-P7', text: both('The row with day 90', 'A linha do 90º dia')},
  {kind: both('Result', 'Resultado'), id: '', text: state('test-result', 'Failed'), tone: 'bad'},
  {
    kind: both('Bug', 'Bug'),
    id: 'CHK-B17',
    text: both('Refund on day 90 is refused', 'Reembolso no 90º dia é recusado'),
  },
];

const trace: Screen = {
  summary: both(
    `The panel Trace of the bug CHK-B17, with one row for each item that it came from: ${traceSteps.map(({kind}) => kind.en).join(', ')}.`,
    `O painel Rastreabilidade do bug CHK-B17, com uma linha para cada item de origem: ${traceSteps.map(({kind}) => kind['pt-BR']).join(', ')}.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'qa',
        title: [mono('CHK-B17'), ' ', t(label('Trace'))],
        unit: checkout.name,
        person: 'Davi Okoye',
      },
      div(
        'trace',
        traceSteps.map(({kind, id, text, tone}) =>
          div(
            'item',
            muted(t(kind)),
            span('value', id === '' ? null : [mono(id), ' '], tone ? chip(t(text), tone) : t(text)),
          ),
        ),
      ),
    );
  },
};

const bug: Screen = {
  summary: both(
    'The form of the bug CHK-B17, filled from a note: title, severity S2, priority P1, environment, expected and actual result, and that it was found before release. Below it is a likely duplicate with a reason.',
    'O formulário do bug CHK-B17, preenchido a partir de uma anotação: título, severidade S2, prioridade P1, ambiente, resultado esperado e obtido, e que foi encontrado antes da entrega. Abaixo há um bug que pode ser o mesmo, com o motivo.',
  ),
  draw: (ink: Ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'qa',
        title: [
          mono('CHK-B17'),
          ' ',
          t(both('Refund on day 90 is refused', 'Reembolso no 90º dia é recusado')),
        ],
        unit: checkout.name,
        person: 'Davi Okoye',
        actions: chip(t(state('bug', 'New')), 'info'),
      },
      div(
        'tiles thirds',
        field(t(both('Severity', 'Severidade')), input('S2', 'select')),
        field(t(label('Priority')), input('P1', 'select')),
        field(t(both('Found', 'Encontrado')), input(t(both('before release', 'antes da entrega')), 'select')),
      ),
      pairs([
        [t(both('Environment', 'Ambiente')), t(both('Staging, build 412', 'Homologação, build 412'))],
        [t(both('Expected', 'Esperado')), t(both('Accepted', 'Aceito'))],
        [t(both('Actual', 'Obtido')), t(both('Refused', 'Recusado'))],
      ]),
      notice(
        'warn',
        t(both('Likely the same: ', 'Pode ser o mesmo: ')),
        mono('CHK-B11'),
        ' ',
        t(
          both(
            'also refuses a refund in time, but for boleto.',
            'também recusa um reembolso no prazo, mas de boleto.',
          ),
        ),
      ),
    );
  },
};

export const platformQualityAssurance = {
  run,
  'plan-report': planReport,
  trace,
  bug,
} as const satisfies Record<string, Screen>;
