/** The screens of metrics/introduction. */
import {metricOf} from '../../metrics/catalog';
import {organization} from '../../metrics/organization';
import {thresholds} from '../../metrics/rules';
import {dataStates} from '../../metrics/score';
import {icon} from '../icons';
import {chip, div, mark, span, tabs, tile} from '../parts';
import type {Screen} from '../screen';
import {both, label} from '../words';
import {checkout, controls, loyalty, metricsPage} from './shared';

const metricsControls: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The top of a page of metrics: the squad in the top bar, the window from ${format.date(organization.window.start)} to ${format.date(organization.window.end)}, the comparison with the previous window, the state Complete and Provisional, and the button Export.`,
        `O alto de uma página de métricas: a squad na barra superior, o período de ${format.date(organization.window.start)} a ${format.date(organization.window.end)}, a comparação com o período anterior, o estado Completo e Provisório e o botão Exportar.`,
      ),
    ),
  draw: (ink) => {
    const names = [
      'Overview',
      'AI metrics',
      'Score',
      'Squad maturity',
      'OKRs',
      'Teams',
      'Alliance vision',
    ].map((name) => ink.t(label(name)));
    return metricsPage(
      ink,
      'AI metrics',
      checkout.name,
      'Célia Nakata',
      tabs(names, ink.t(label('AI metrics'))),
      controls(ink, true),
    );
  },
};

const overview: Screen = {
  summary: both(
    'The page AI metrics of a new squad without events: a sentence says to link the extension and to register a repository.',
    'A página Métricas de IA de uma squad nova, sem eventos: uma frase pede para vincular a extensão e registrar um repositório.',
  ),
  draw: (ink) =>
    metricsPage(
      ink,
      'AI metrics',
      loyalty,
      'Bruno Teles' as const,
      div(
        'empty',
        icon('metrics'),
        div(
          'line',
          ink.t(
            both(
              'No events yet. Link the extension and register a repository.',
              'Ainda não há eventos. Vincule a extensão e registre um repositório.',
            ),
          ),
        ),
      ),
    ),
};

const smallNumbers: Screen = {
  summary: both(
    `Two cards of a squad with few active users: their count is shown as fewer than ${thresholds.hiddenCountBelow}, and the adoption rate is a dash with the state Hidden.`,
    `Dois cartões de uma squad com poucos usuários ativos: a contagem aparece como menos de ${thresholds.hiddenCountBelow}, e a taxa de adoção é um traço com o estado Oculto.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    return metricsPage(
      ink,
      'AI metrics',
      loyalty,
      'Bruno Teles',
      div(
        'tiles',
        tile(
          [t(metricOf('active_users').name), mark(1)],
          span(
            'big number',
            t(both(`fewer than ${thresholds.hiddenCountBelow}`, `menos de ${thresholds.hiddenCountBelow}`)),
          ),
        ),
        tile(
          [t(metricOf('adoption_rate').name), mark(2)],
          div('row', span('big number', '–'), chip(t(dataStates.hidden))),
        ),
      ),
    );
  },
};

export const metricsIntroduction = {
  'metrics-controls': metricsControls,
  'ai-metrics-empty': overview,
  'small-numbers': smallNumbers,
} as const satisfies Record<string, Screen>;
