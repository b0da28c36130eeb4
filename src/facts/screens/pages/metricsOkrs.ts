/** The screens of metrics/okrs. */
import type {Localized} from '../../localized';
import {objectives, okrCycle, okrWeekEnds, type KeyResult} from '../../metrics/exampleOkrs';
import {
  daysGone,
  expectedProgress,
  keyResultProgress,
  objectiveReading,
  okrStatus,
} from '../../metrics/formulas';
import {keyResultKinds, okrStatuses, type OkrStatusId} from '../../metrics/okrs';
import {icon} from '../icons';
import {
  button,
  card,
  chip,
  div,
  field,
  input,
  mark,
  meter,
  muted,
  span,
  strong,
  tabs,
  type Part,
} from '../parts';
import {page, type Ink, type Screen} from '../screen';
import {both, label, same} from '../words';
import {checkout, statusTones} from './shared';

const statusName = (id: OkrStatusId): Localized =>
  okrStatuses.find((status) => status.id === id)?.name ?? same('');

const cycleDay = {daysGone: daysGone(okrCycle.start, okrCycle.readAt), cycleDays: okrCycle.days};

const keyResultRow = ({t, format}: Ink, keyResult: KeyResult): Part => {
  const progress = keyResultProgress(keyResult, okrWeekEnds.length) ?? 0;
  const status = okrStatus(
    progress / expectedProgress(keyResult.kind, cycleDay.daysGone, cycleDay.cycleDays),
    cycleDay.daysGone,
  );
  return div(
    'bar-row long',
    span('name', t(keyResult.title), ' ', span('muted wide', t(keyResultKinds[keyResult.kind]))),
    meter(progress * 100, statusTones[status]),
    span('number', format.percent(progress * 100)),
  );
};

const okrs: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The list OKRs of Checkout in the third quarter: ${objectives
          .map((objective) => {
            const reading = objectiveReading(objective, okrWeekEnds.length, cycleDay);
            return `“${objective.title.en}” is ${statusName(reading.status).en} with ${format.percent(reading.progress * 100)}`;
          })
          .join(', ')}. Each has its key results with bars.`,
        `A lista OKRs da Checkout no terceiro trimestre: ${objectives
          .map((objective) => {
            const reading = objectiveReading(objective, okrWeekEnds.length, cycleDay);
            return `“${objective.title['pt-BR']}” está ${statusName(reading.status)['pt-BR']} com ${format.percent(reading.progress * 100)}`;
          })
          .join(', ')}. Cada objetivo tem os resultados-chave com barras.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(label('OKRs')), ' ', muted(okrCycle.id)],
        unit: checkout.name,
        person: 'Célia Nakata',
        actions: button(t(label('New objective')), true),
      },
      tabs(
        ['Tree', 'List', 'Check-ins'].map((name) => t(label(name))),
        t(label('List')),
      ),
      objectives.map((objective) => {
        const {status, progress} = objectiveReading(objective, okrWeekEnds.length, cycleDay);
        return card(
          div('item', strong(objective.id, ' · ', t(objective.title)), objective.id === 'A' ? mark(1) : null),
          div(
            'row',
            chip(t(statusName(status)), statusTones[status]),
            span('number', format.percent(progress * 100)),
            objective.confidence === undefined
              ? null
              : [muted(t(both('confidence', 'confiança')), ' ', `${objective.confidence} / 10`), mark(2)],
          ),
          objective.keyResults.map((keyResult) => keyResultRow(ink, keyResult)),
        );
      }),
    );
  },
};

const checkIn: Screen = {
  summary: both(
    'The check-in of the key result production bugs per month: the value, the confidence 4 of 10, a comment, what blocks and what help is wanted.',
    'O check-in do resultado-chave bugs em produção por mês: o valor, a confiança 4 de 10, um comentário, o que bloqueia e a ajuda que se quer.',
  ),
  draw: ({t}) => {
    const objective = objectives.find(({id}) => id === 'B');
    const keyResult = objective?.keyResults.find(({id}) => id === 'B2');
    const current = keyResult?.kind === 'decrease' ? keyResult.weekly.at(-1) : undefined;
    return div(
      'window',
      div('bar', strong(keyResult ? t(keyResult.title) : ''), span('end', icon('cross'))),
      div(
        'page',
        div(
          'halves',
          field(t(both('Value', 'Valor')), input(typeof current === 'number' ? String(current) : '')),
          field(
            [t(both('Confidence', 'Confiança')), ' ', muted(`${objective?.confidence ?? ''} / 10`)],
            meter((objective?.confidence ?? 0) * 10),
          ),
        ),
        field(
          t(both('Comment', 'Comentário')),
          input(
            t(both('Two of the eleven came from one release.', 'Dois dos onze vieram de uma só versão.')),
          ),
        ),
        div(
          'halves',
          field(t(both('What blocks us', 'O que nos bloqueia')), input('')),
          field(t(both('Help wanted', 'Ajuda desejada')), input('')),
        ),
      ),
    );
  },
};

export const metricsOkrs = {okrs, 'check-in': checkIn} as const satisfies Record<string, Screen>;
