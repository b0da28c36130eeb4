/** The screens of metrics/ai-metrics. */
import {metricOf} from '../../metrics/catalog';
import {checkoutSlices, checkoutUse, checkoutWindows} from '../../metrics/checkout';
import {
  adoptionRate,
  aiLineRetention,
  cost,
  suggestionAcceptanceRate,
  timeSaved,
} from '../../metrics/formulas';
import {chip, dataTable, div, mark, meter, muted, span, spark, tile, type Part} from '../parts';
import type {Ink, Screen} from '../screen';
import {both, label} from '../words';
import {budget, checkout, controls, figures, metricsPage, signed} from './shared';

/** The last and the one before of a series. */
const change = (series: readonly number[]): number => (series.at(-1) ?? 0) - (series.at(-2) ?? 0);

const acceptance = checkoutWindows.accepted.map(
  (accepted, index) => suggestionAcceptanceRate(accepted, checkoutWindows.shown[index] ?? 0) ?? 0,
);

const retention = checkoutWindows.linesKept.map(
  (kept, index) => aiLineRetention(kept, checkoutWindows.linesMerged[index] ?? 0) ?? 0,
);

const acceptanceTile = ({t, format}: Ink, marks: readonly number[]): Part =>
  tile(
    t(metricOf('suggestion_acceptance_rate').name),
    div(
      'row',
      span('big number', format.percent(acceptance.at(-1) ?? 0)),
      marks[0] ? mark(marks[0]) : null,
      span('end', spark(acceptance)),
    ),
    div(
      'line',
      muted(
        t(
          both(
            `${format.number(figures.suggestions.accepted)} of ${format.number(figures.suggestions.shown)} shown`,
            `${format.number(figures.suggestions.accepted)} de ${format.number(figures.suggestions.shown)} exibidas`,
          ),
        ),
      ),
      ' ',
      chip(signed(format, change(acceptance)), 'good'),
      marks[1] ? [' ', mark(marks[1])] : null,
    ),
  );

const retentionTile = ({t, format}: Ink, n?: number): Part =>
  tile(
    t(metricOf('ai_line_retention_30d').name),
    div(
      'row',
      span('big number', format.percent(retention.at(-1) ?? 0)),
      n ? mark(n) : null,
      span('end', spark(retention)),
    ),
    div(
      'line',
      muted(
        t(
          both(
            `${format.number(figures.retention.kept)} of ${format.number(figures.retention.merged)} lines`,
            `${format.number(figures.retention.kept)} de ${format.number(figures.retention.merged)} linhas`,
          ),
        ),
      ),
      ' ',
      chip(signed(format, change(retention)), 'good'),
    ),
  );

const adoption = adoptionRate(figures.people.active, figures.people.eligible) ?? 0;

const spent = cost(checkoutUse.tokens);

const saved = timeSaved({
  acceptedSuggestions: figures.suggestions.accepted,
  suggestionsNotAccepted: figures.suggestions.shown - figures.suggestions.accepted,
  acceptedEdits: checkoutUse.edits.acceptedByPerson,
  rejectedEdits: checkoutUse.edits.rejectedByPerson,
  retention: (retention.at(-1) ?? 0) / 100,
  platformItems: checkoutUse.platformItemsApproved,
}).rangeHours;

const aiMetrics: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The page AI metrics of Checkout with six cards: ${figures.people.active} active users, adoption rate ${format.percent(adoption)}, suggestion acceptance ${format.percent(acceptance.at(-1) ?? 0)}, AI line retention ${format.percent(retention.at(-1) ?? 0)}, cost ${format.usd(spent)} and estimated time saved. A table divides the use by language.`,
        `A página Métricas de IA da Checkout com seis cartões: ${figures.people.active} usuários ativos, taxa de adoção de ${format.percent(adoption)}, aceitação de sugestões de ${format.percent(acceptance.at(-1) ?? 0)}, retenção de linhas de IA de ${format.percent(retention.at(-1) ?? 0)}, custo de ${format.usd(spent)} e tempo economizado estimado. Uma tabela divide o uso por linguagem.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const plain = (id: Parameters<typeof metricOf>[0], value: string, ...parts: Part[]): Part =>
      tile(t(metricOf(id).name), div('row', span('big number', value)), ...parts);
    return metricsPage(
      ink,
      'AI metrics',
      checkout.name,
      'Célia Nakata',
      controls(ink),
      div(
        'tiles thirds',
        plain(
          'active_users',
          format.number(figures.people.active),
          div(
            'line muted',
            t(
              both(
                `of ${figures.people.eligible} eligible members`,
                `de ${figures.people.eligible} membros elegíveis`,
              ),
            ),
          ),
        ),
        plain('adoption_rate', format.percent(adoption), meter(adoption)),
        acceptanceTile(ink, []),
        retentionTile(ink),
        plain(
          'cost_total',
          format.usd(spent),
          meter(budget, 'warn'),
          div('line muted', t(label('Budget')), ' ', format.percent(budget)),
        ),
        plain('time_saved_hours', `${format.number(saved.low, 1)}–${format.hours(saved.high, 1)}`),
      ),
      dataTable(
        [
          {head: t(both('Language', 'Linguagem'))},
          {head: t(both('Active users', 'Usuários ativos')), number: true},
          {head: t(both('Shown', 'Exibidas')), number: true, wide: true},
          {head: t(both('Accepted', 'Aceitas')), number: true},
        ],
        checkoutSlices.language.map(({id, activeUsers, shown, accepted}) => [
          id === 'other' ? t(both('Other', 'Outros')) : id,
          String(activeUsers),
          format.number(shown),
          format.percent(suggestionAcceptanceRate(accepted, shown) ?? 0),
        ]),
      ),
    );
  },
};

const acceptanceCard: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `A card with the suggestion acceptance rate of ${format.percent(acceptance.at(-1) ?? 0)} and its rising trend, below it numerator, denominator and the change of ${signed(format, change(acceptance))}. Beside it the retention of ${format.percent(retention.at(-1) ?? 0)}, which rises too.`,
        `Um cartão com a taxa de aceitação de sugestões de ${format.percent(acceptance.at(-1) ?? 0)} e a tendência de alta; abaixo, numerador, denominador e a variação de ${signed(format, change(acceptance))}. Ao lado, a retenção de ${format.percent(retention.at(-1) ?? 0)}, que também sobe.`,
      ),
    ),
  draw: (ink) =>
    metricsPage(
      ink,
      'AI metrics',
      checkout.name,
      'Célia Nakata',
      div('tiles', acceptanceTile(ink, [1, 2]), retentionTile(ink, 3)),
    ),
};

export const metricsAiMetrics = {
  'ai-metrics': aiMetrics,
  'acceptance-card': acceptanceCard,
} as const satisfies Record<string, Screen>;
