/** The screens of metrics/squad-maturity. */
import {maturityIndex, squadLevel} from '../../metrics/formulas';
import {areas, levels} from '../../metrics/maturity';
import {icon} from '../icons';
import {button, card, chip, dataTable, div, mark, span, steps, strong} from '../parts';
import {page, type Screen} from '../screen';
import {both, label, same} from '../words';
import {checkout, figures} from './shared';

const areaLevels = areas.map(({id}) => figures.maturity[id]);

const level = squadLevel(areaLevels);

const lowest = areas.filter(({id}) => figures.maturity[id] === Math.min(...areaLevels))[0];

const maturity: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The page Squad maturity of Checkout: level ${level}, ${levels[level - 1]?.name.en ?? ''}, index ${format.number(maturityIndex(areaLevels) ?? 0, 1)}. The six areas have steps from 1 to 5, and the next step is in ${lowest?.name.en ?? ''}.`,
        `A página Maturidade das squads da Checkout: nível ${level}, ${levels[level - 1]?.name['pt-BR'] ?? ''}, índice ${format.number(maturityIndex(areaLevels) ?? 0, 1)}. As seis áreas têm degraus de 1 a 5, e o próximo passo está em ${lowest?.name['pt-BR'] ?? ''}.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const next = lowest ? lowest.criteria[(Math.min(...areaLevels) + 1) as 2 | 3 | 4 | 5] : [];
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(label('Metrics')), ' → ', t(label('Squad maturity'))],
        unit: checkout.name,
        person: 'Célia Nakata',
        actions: button(t(label('New assessment')), true),
      },
      div(
        'row',
        span('big number', String(level)),
        strong(t(levels[level - 1]?.name ?? same(''))),
        mark(1),
        span('end muted', t(both('index', 'índice')), ' ', format.number(maturityIndex(areaLevels) ?? 0, 1)),
      ),
      dataTable(
        [{head: t(both('Area', 'Área'))}, {head: t(both('Level', 'Nível'))}],
        areas.map(({id, name}) => [
          [t(name), id === lowest?.id ? [' ', mark(2)] : null],
          span('number', steps(figures.maturity[id], levels.length), ' ', String(figures.maturity[id])),
        ]),
      ),
      card(
        div('tile-name', t(both('Next step', 'Próximo passo')), mark(3)),
        next.map(({text, fromData}) =>
          div(
            'item',
            icon('next'),
            span('value', t(text)),
            fromData ? chip(t(both('from data', 'dos dados'))) : null,
          ),
        ),
      ),
    );
  },
};

export const metricsSquadMaturity = {maturity} as const satisfies Record<string, Screen>;
