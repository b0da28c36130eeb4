/** The score explorer: the twelve indicators of Checkout, and what they come to. */
import {h} from 'hastscript';
import {fact} from '../fact';
import {bar, fieldGroup, instrument, numberField, out, resetButton, rowList, textOf} from '../instrument';
import type {Localized} from '../localized';
import type {Say} from '../nodes';
import {metricOf, units} from './catalog';
import {formatIn} from './format';
import {indicatorValues, type IndicatorValues} from './formulas';
import {measuredSquad, organization} from './organization';
import {bands, dataStates, dimensions, indicators, type Indicator} from './score';
import {scoreResults, type ScoreWords} from './scoreResults';

/** The values of metrics/score#example, to three decimals: with two, one of the points differs. */
export const exampleValues = Object.fromEntries(
  Object.entries(indicatorValues(measuredSquad('CHK').figures, organization.window.days)).map(
    ([id, value]) => [id, value === null ? null : Math.round(value * 1000) / 1000],
  ),
) as IndicatorValues;

/** `5%`, `24 h`, `5 per week`. */
function written(value: number, id: Indicator['id'], {locale, text}: Say): string {
  const {unit} = metricOf(id);
  const number = formatIn(locale).short(value);
  return unit === 'points' ? number : unit === 'percent' ? `${number}%` : `${number} ${text(units[unit])}`;
}

/** The explorer, with the worked example of the page. */
export const ScoreExplorer = fact({}, (_, say) => {
  const {text, locale} = say;
  const named = <Id extends string>(entries: readonly {id: Id; name: Localized}[]) =>
    Object.fromEntries(entries.map(({id, name}) => [id, text(name)])) as Record<Id, string>;
  const words: ScoreWords = {
    sentence: text({
      en: 'The score is {score}, shown as {headline}, in the band {band}. Its state is {state}.',
      'pt-BR': 'A pontuação é {score}, exibida como {headline}, na faixa {band}. O estado é {state}.',
    }),
    without: text({
      en: 'There is no score, because less than 60% of the weight has data. Its state is {state}.',
      'pt-BR': 'Não há pontuação, porque menos de 60% do peso tem dados. O estado é {state}.',
    }),
    points: text({en: '{points} points', 'pt-BR': '{points} pontos'}),
    missing: text({en: 'no data', 'pt-BR': 'sem dados'}),
    move: text({en: '{name}, at its target of {target}', 'pt-BR': '{name}, no alvo de {target}'}),
    nothing: text({
      en: 'Every indicator with data is at its target.',
      'pt-BR': 'Todos os indicadores com dados estão no alvo.',
    }),
    bands: named(bands),
    states: Object.fromEntries(
      Object.entries(dataStates).map(([id, name]) => [id, text(name)]),
    ) as ScoreWords['states'],
    indicators: indicators.map(({id, floor, target, scale}) => ({
      id,
      floor,
      target,
      scale,
      name: text(metricOf(id).name),
      atTarget: written(target, id, say),
    })),
    dimensions: dimensions.map(({id, name}) => ({id, name: text(name)})),
  };
  const results = scoreResults(exampleValues, words, locale);
  const indicatorField = ({id}: Indicator) => {
    const {unit, name} = metricOf(id);
    const isShare = unit === 'percent' || unit === 'points';
    const suffix = unit === 'points' ? '' : ` (${text(units[unit])})`;
    return numberField(
      {
        name: id,
        label: `${text(name)}${suffix}`,
        hint: out(`points-${id}`, textOf(results, `points-${id}`)),
        value: exampleValues[id],
        least: 0,
        most: isShare ? 100 : 100_000,
        optional: true,
      },
      say,
    );
  };
  return instrument(
    'score',
    {
      title: {en: 'Explore a score', 'pt-BR': 'Explore uma pontuação'},
      lead: {
        en: 'The fields hold the values of Checkout. Leave one empty if it has no data.',
        'pt-BR': 'Os campos trazem os valores da Checkout. Deixe vazio o que não tem dados.',
      },
      form: [
        ...dimensions.map(({id, name}) =>
          fieldGroup(text(name), indicators.filter(({dimension}) => dimension === id).map(indicatorField)),
        ),
        h('div', {className: ['results']}, [
          out('score', textOf(results, 'score'), true),
          h(
            'ul',
            {className: ['bars']},
            dimensions.map(({id, name}) =>
              h('li', [
                h('span', text(name)),
                bar(`bar-${id}`, textOf(results, `bar-${id}`)),
                out(`dimension-${id}`, textOf(results, `dimension-${id}`)),
              ]),
            ),
          ),
          h(
            'p',
            {className: ['results-title']},
            text({en: 'What would move the score most', 'pt-BR': 'O que mais mudaria a pontuação'}),
          ),
          rowList('moves', 'moves', results.moves),
        ]),
        resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
      ],
      data: {...words},
    },
    say,
  );
});
