/** The screens of metrics/alliance-vision. */
import {metricOf} from '../../metrics/catalog';
import {allianceStatuses} from '../../metrics/exampleOkrs';
import {
  adoptionRate,
  allianceScore,
  dataCompleteness,
  dimensionValues,
  indicatorValues,
  pooledPercent,
  spread as spreadOf,
  squadLevel,
  squadScore,
} from '../../metrics/formulas';
import {areas, levels} from '../../metrics/maturity';
import {okrStatuses} from '../../metrics/okrs';
import {alliances, measuredSquads, organization, type MeasuredSquad} from '../../metrics/organization';
import {chip, div, mark, meter, notice, span, spread, stack, steps, strong, tile, type Part} from '../parts';
import type {Screen} from '../screen';
import {both, label} from '../words';
import {budget, checkout, metricsPage, statusTones} from './shared';

const squadLevelOf = (squad: MeasuredSquad): number =>
  squadLevel(areas.map(({id}) => squad.figures.maturity[id]));

const payments = alliances[0];

const scored = measuredSquads.map((squad) => ({
  score: squadScore(dimensionValues(indicatorValues(squad.figures, organization.window.days))) ?? 0,
  eligible: squad.figures.people.eligible,
}));

const together = allianceScore(scored) ?? {score: 0, range: [0, 0] as [number, number]};

const shownTogether =
  pooledPercent(
    measuredSquads.map(({figures: of}) => ({part: of.suggestions.accepted, whole: of.suggestions.shown})),
  ) ?? 0;

const adoptionTogether = adoptionRate(payments.peopleActive, payments.people) ?? 0;

const costTogether = measuredSquads.reduce((sum, squad) => sum + squad.figures.costUsd, 0);

const completeness =
  dataCompleteness(
    measuredSquads.filter((squad) => squad.state === 'complete').length,
    payments.activeSquads,
  ) ?? 0;

const leadTimes = spreadOf(measuredSquads.map((squad) => squad.figures.delivery.leadTimeMedianHours)) ?? {
  lowest: 0,
  middle: [],
  highest: 0,
};

const statuses = allianceStatuses.flatMap((squad) => squad.statuses);

const alliance: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The page Alliance vision of Digital Payments with cards: data completeness ${format.percent(completeness)}, adoption ${format.percent(adoptionTogether)}, score ${format.number(together.score, 1)} from ${format.number(together.range[0], 1)} to ${format.number(together.range[1], 1)}, the spread of lead times, squads by level, objectives by status, and what needs attention.`,
        `A página Visão da aliança de Pagamentos Digitais com cartões: completude dos dados de ${format.percent(completeness)}, adoção de ${format.percent(adoptionTogether)}, pontuação de ${format.number(together.score, 1)}, de ${format.number(together.range[0], 1)} a ${format.number(together.range[1], 1)}, a dispersão dos tempos de entrega, squads por nível, objetivos por status e o que precisa de atenção.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const big = (value: string, n?: number): Part =>
      div('row', span('big number', value), n ? mark(n) : null);
    const atLevel = levels.map(({level: rung}) => ({
      rung,
      count: measuredSquads.filter((squad) => squadLevelOf(squad) === rung).length,
    }));
    return metricsPage(
      ink,
      'Alliance vision',
      payments.name,
      'Bruno Teles',
      div(
        'tiles thirds',
        tile(
          t(both('People and data', 'Pessoas e dados')),
          big(format.percent(completeness), 1),
          meter(completeness, 'good'),
          div(
            'line muted',
            t(
              both(
                `${payments.activeSquads} squads, ${payments.people} people`,
                `${payments.activeSquads} squads, ${payments.people} pessoas`,
              ),
            ),
          ),
        ),
        tile(
          t(both('AI use', 'Uso de IA')),
          big(format.percent(adoptionTogether), 2),
          meter(adoptionTogether),
          div(
            'line muted',
            t(
              both(
                `${payments.peopleActive} active · accepted ${format.percent(shownTogether)}`,
                `${payments.peopleActive} ativos · aceitação ${format.percent(shownTogether)}`,
              ),
            ),
            ' · ',
            span('whole', format.usd(costTogether)),
          ),
        ),
        tile(
          t(label('Score')),
          big(format.number(together.score, 1), 3),
          spread([together.score], together.range),
          div(
            'row between muted',
            span('number', format.number(together.range[0], 1)),
            span('number', format.number(together.range[1], 1)),
          ),
        ),
        tile(
          t(metricOf('change_lead_time').name),
          spread(leadTimes.middle, [leadTimes.lowest, leadTimes.highest]),
          div(
            'row between muted',
            [leadTimes.lowest, ...leadTimes.middle, leadTimes.highest].map((value) =>
              span('number', format.hours(value)),
            ),
          ),
        ),
        tile(
          t(both('Maturity', 'Maturidade')),
          atLevel
            .filter(({count}) => count > 0)
            .map(({rung, count}) =>
              div(
                'row',
                span('muted', t(both(`level ${rung}`, `nível ${rung}`))),
                steps(count, payments.activeSquads),
                String(count),
              ),
            ),
        ),
        tile(
          t(label('OKRs')),
          stack(
            okrStatuses.map(({id}) => ({
              value: statuses.filter((status) => status === id).length,
              tone: statusTones[id],
            })),
          ),
          okrStatuses.map(({id, name}) =>
            div(
              'line',
              chip(`${statuses.filter((status) => status === id).length} ${t(name)}`, statusTones[id]),
            ),
          ),
        ),
      ),
      notice(
        'warn',
        strong(t(label('Needs attention'))),
        ' ',
        mark(4),
        ' ',
        t(checkout.name),
        ': ',
        t(
          both(
            `${format.percent(budget)} of the budget used`,
            `${format.percent(budget)} do orçamento utilizado`,
          ),
        ),
      ),
    );
  },
};

export const metricsAllianceVision = {alliance} as const satisfies Record<string, Screen>;
