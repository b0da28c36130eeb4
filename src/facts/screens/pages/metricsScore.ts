/** The screens of metrics/score. */
import {metricOf} from '../../metrics/catalog';
import {checkoutUse} from '../../metrics/checkout';
import {
  bandOf,
  dimensionValues,
  indicatorValues,
  points,
  pulseIndex,
  squadScore,
} from '../../metrics/formulas';
import {organization} from '../../metrics/organization';
import {dimensions, indicators, pulseStatements, weightRange} from '../../metrics/score';
import {card, chip, dataTable, div, field, input, mark, meter, muted, ring, span, strong} from '../parts';
import {page, type Screen} from '../screen';
import {both, label, same} from '../words';
import {checkout, controls, figures, metricsPage, signed} from './shared';

const values = indicatorValues(figures, organization.window.days);

const byDimension = dimensionValues(values);

const score = squadScore(byDimension) ?? 0;

const scoreChange = score - figures.previousScore;

const weakest = [...dimensions].sort((a, b) => (byDimension[a.id] ?? 0) - (byDimension[b.id] ?? 0))[0];

const scoreScreen: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The page Score of Checkout: a ring with the headline ${format.number(score)}, the band ${bandOf(score).name.en}, the states Complete and Provisional, and a change of ${signed(format, scoreChange)}. Five bars show ${dimensions.map(({id, name}) => `${name.en} ${format.number(byDimension[id] ?? 0, 1)}`).join(', ')}.`,
        `A página Pontuação da Checkout: um anel com o destaque ${format.number(score)}, a faixa ${bandOf(score).name['pt-BR']}, os estados Completo e Provisório e uma variação de ${signed(format, scoreChange)}. Cinco barras mostram ${dimensions.map(({id, name}) => `${name['pt-BR']} ${format.number(byDimension[id] ?? 0, 1)}`).join(', ')}.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const weak = indicators.filter(({dimension}) => dimension === 'quality');
    const shown = (id: (typeof weak)[number]['id'], value: number): string =>
      metricOf(id).unit === 'hours' ? format.hours(value, 1) : format.percent(value);
    return metricsPage(
      ink,
      'Score',
      checkout.name,
      'Célia Nakata',
      controls(ink),
      div(
        'score',
        div(
          'card middle',
          div('row', ring(score, format.number(score), t(bandOf(score).name)), mark(1)),
          div('row', chip(signed(format, scoreChange)), mark(2)),
        ),
        div(
          'card',
          dimensions.map(({id, name}) =>
            div(
              'bar-row',
              span('name', t(name), id === weakest?.id ? [' ', mark(3)] : null),
              meter(byDimension[id] ?? 0, id === weakest?.id ? 'warn' : undefined),
              span('number', format.number(byDimension[id] ?? 0, 1)),
            ),
          ),
        ),
      ),
      dataTable(
        [
          {head: t(dimensions.find(({id}) => id === 'quality')?.name ?? same(''))},
          {head: t(both('Value', 'Valor')), number: true},
          {head: t(both('Points', 'Pontos')), number: true},
        ],
        weak.map((indicator) => {
          const value = values[indicator.id];
          return [
            t(metricOf(indicator.id).name),
            value === null ? '–' : shown(indicator.id, value),
            value === null ? '–' : format.number(points(value, indicator), 1),
          ];
        }),
      ),
    );
  },
};

const pulseScore = pulseIndex(figures.pulse.sum, figures.pulse.answers) ?? 0;

const pulse: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The result of the pulse survey: index ${format.number(pulseScore, 1)}, ${figures.pulse.respondents} of ${figures.pulse.invited} people answered, and a bar with the mean of each of the six statements.`,
        `O resultado da pesquisa de pulso: índice ${format.number(pulseScore, 1)}, ${figures.pulse.respondents} de ${figures.pulse.invited} pessoas responderam, e uma barra com a média de cada uma das seis afirmações.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(label('Teams')), ' → ', t(checkout.name), ' → ', t(label('Pulse'))],
        unit: checkout.name,
        person: 'Célia Nakata',
      },
      div(
        'row',
        span('big number', format.number(pulseScore, 1)),
        muted(t(metricOf('pulse_index').name)),
        span(
          'end',
          t(
            both(
              `${figures.pulse.respondents} of ${figures.pulse.invited} answered`,
              `${figures.pulse.respondents} de ${figures.pulse.invited} responderam`,
            ),
          ),
        ),
      ),
      card(
        pulseStatements.map(({text}, index) => {
          const mean = (checkoutUse.pulseSumByStatement[index] ?? 0) / figures.pulse.respondents;
          return div(
            'bar-row long',
            span('name', t(text)),
            meter(((mean - 1) / 4) * 100),
            span('number', format.number(mean, 1)),
          );
        }),
      ),
    );
  },
};

const weights: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `Settings, Metrics, Weights: five bars with ${dimensions.map(({name, weight}) => `${name.en} ${format.percent(weight * 100, 0)}`).join(', ')}, their total of 100%, and the field for the reason.`,
        `Configurações, Métricas, Pesos: cinco barras com ${dimensions.map(({name, weight}) => `${name['pt-BR']} ${format.percent(weight * 100, 0)}`).join(', ')}, o total de 100% e o campo do motivo.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const total = dimensions.reduce((sum, {weight}) => sum + weight, 0);
    return page(
      ink,
      {
        entry: 'settings',
        title: [t(label('Settings')), ' → ', t(label('Metrics')), ' → ', t(label('Weights'))],
        person: 'Ana Prado',
      },
      card(
        dimensions.map(({name, weight}) =>
          div(
            'bar-row',
            span('name', t(name)),
            meter((weight / weightRange.to) * 100),
            span('number', format.percent(weight * 100, 0)),
          ),
        ),
        div(
          'bar-row',
          strong(t(both('Total', 'Total'))),
          span('number'),
          span('number strong', format.percent(total * 100, 0)),
        ),
      ),
      field(t(both('Reason', 'Motivo')), input('')),
    );
  },
};

export const metricsScore = {score: scoreScreen, pulse, weights} as const satisfies Record<string, Screen>;
