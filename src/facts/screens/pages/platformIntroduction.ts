/** The screens of platform/introduction. */
import {objectives} from '../../metrics/exampleOkrs';
import {bandOf, dimensionValues, indicatorValues, squadScore} from '../../metrics/formulas';
import {organization} from '../../metrics/organization';
import {refund} from '../exampleWork';
import {button, chip, dialog, div, field, input, mark, mono, muted, notice, ring, tile} from '../parts';
import {page, type Screen} from '../screen';
import {both, label} from '../words';
import {checkout, provisional} from './shared';

/** The score of the squad that the examples follow. */
const checkoutScore =
  squadScore(dimensionValues(indicatorValues(checkout.figures, organization.window.days))) ?? 0;

const home: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The page Home: on the left the menu from Home to Plugin, above it the top bar with organization, squad, search and notifications. On the right are the cards My work with the story CHK-S142, Check-ins due, New in AI tools and the squad score of ${format.number(checkoutScore)}.`,
        `A página Início: à esquerda o menu, de Início a Plugin; acima, a barra superior com organização, squad, busca e notificações. À direita, os cartões Meu trabalho, com a história CHK-S142, Check-ins pendentes, Novidades em ferramentas de IA e a pontuação da squad, de ${format.number(checkoutScore)}.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    const due = objectives.flatMap(({keyResults}) => keyResults).find(({id}) => id === 'B2');
    return page(
      ink,
      {entry: 'home', title: t(label('Home')), unit: checkout.name, person: 'Davi Okoye', named: true},
      div(
        'tiles',
        tile(
          [t(label('My work')), mark(1)],
          div('row', mono(refund.id), chip(t(refund.state), 'good')),
          div('line', t(refund.title)),
        ),
        tile(
          [t(label('Check-ins due')), mark(2)],
          div('line', due ? t(due.title) : ''),
          muted(t(checkout.name)),
        ),
        tile(
          [t(label('New in AI tools')), mark(3)],
          div('row', mono('/review-checklist'), chip('1.2')),
          div('line', t(both('Review checklist', 'Lista de revisão'))),
        ),
        tile(
          t(label('Squad score')),
          div(
            'row',
            ring(checkoutScore, format.number(checkoutScore), t(bandOf(checkoutScore).name)),
            muted(t(provisional)),
          ),
        ),
      ),
    );
  },
};

const newOrganization: Screen = {
  summary: both(
    'The form New organization with name, slug, data region, time zone and language. A note says that the region cannot be changed later.',
    'O formulário Nova organização com nome, slug, região dos dados, fuso horário e idioma. Um aviso diz que a região não pode mudar depois.',
  ),
  draw: ({t}) =>
    dialog(
      t(label('New organization')),
      [
        div(
          'halves',
          field(t(both('Name', 'Nome')), input(organization.name)),
          field('Slug', input(mono(organization.slug))),
          field(
            t(both('Data region', 'Região dos dados')),
            input(t(both('Brazil (São Paulo)', 'Brasil (São Paulo)')), 'select'),
          ),
          field(t(label('Time zone')), input(organization.timeZone, 'select')),
          field(t(label('Language')), input(t(both('English', 'Português (Brasil)')), 'select')),
        ),
        notice(
          'warn',
          t(both('The data region can’t be changed later.', 'A região dos dados não pode mudar depois.')),
        ),
      ],
      button(t(label('Create')), true),
    ),
};

const aiSettings: Screen = {
  summary: both(
    'Settings, AI: the provider with its key, the model of the generators, one model for each of the classes Fast, Balanced and Deep, and the list of MCP servers that agents may use.',
    'Configurações, IA: o provedor com a chave, o modelo dos geradores, um modelo para cada uma das classes Rápido, Equilibrado e Profundo, e a lista de servidores MCP que os agentes podem usar.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'settings',
        title: [t(label('Settings')), ' → ', t(label('AI'))],
        person: 'Ana Prado',
        actions: button(t(label('Test', 'Platform: settings'))),
      },
      div(
        'halves',
        field([t(both('Provider', 'Provedor')), mark(1)], input('OpenAI Compatible', 'select')),
        field(t(both('Key', 'Chave')), input('••••••••••••')),
        field(
          [t(both('Model of the generators', 'Modelo dos geradores')), mark(2)],
          input(mono('vendor/model-m'), 'select'),
        ),
      ),
      div(
        'tiles thirds',
        (['Fast', 'Balanced', 'Deep'] as const).map((name, index) =>
          field(
            [t(label(name)), index === 0 ? mark(3) : null],
            input(mono(`vendor/model-${'sml'[index] ?? ''}`), 'select'),
          ),
        ),
      ),
      field(
        [t(both('MCP servers for agents', 'Servidores MCP para agentes')), mark(4)],
        input([chip('tickets'), ' ', chip('docs')]),
      ),
    );
  },
};

export const platformIntroduction = {
  home,
  'new-organization': newOrganization,
  'ai-settings': aiSettings,
} as const satisfies Record<string, Screen>;
