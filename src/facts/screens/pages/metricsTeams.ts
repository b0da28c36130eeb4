/** The screens of metrics/teams. */
import type {Localized} from '../../localized';
import {squads} from '../../metrics/organization';
import {dataStates} from '../../metrics/score';
import {roles} from '../../platform/roles';
import {icon} from '../icons';
import {button, card, chip, dataTable, div, mark, mono, muted, person, span, tabs} from '../parts';
import {page, type Screen} from '../screen';
import {both, label, same, state} from '../words';
import {checkout, loyalty} from './shared';

const squadList: Screen = {
  summary: both(
    'The page Teams with the filter Fewer than 5 members chosen: only Labs is left, with 3 members, and dashes for linked editors and level, because its data is Hidden.',
    'A página Times com o filtro Menos de 5 membros escolhido: sobra só a Labs, com 3 membros e traços em vinculados e nível, porque os dados estão Ocultos.',
  ),
  draw: (ink) => {
    const {t} = ink;
    const small = squads.filter(({members}) => members < 5);
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(label('Metrics')), ' → ', t(label('Teams'))],
        person: 'Ana Prado',
        actions: [button(t(label('Import CSV'))), ' ', button(t(label('New squad')), true)],
      },
      div(
        'row',
        icon('filter'),
        span('chip info', t(label('Fewer than 5 members')), ' ', icon('cross')),
        mark(1),
        span('end search', icon('search')),
      ),
      dataTable(
        [
          {head: t(both('Squad', 'Squad'))},
          {head: t(both('Key', 'Chave'))},
          {head: t(both('Lead', 'Líder')), wide: true},
          {head: t(both('Members', 'Membros')), number: true},
          {head: t(both('Linked', 'Vinculados')), number: true, wide: true},
          {head: t(both('Level', 'Nível')), number: true, wide: true},
          {head: t(both('Data', 'Dados'))},
        ],
        small.map((squad) => [
          t(squad.name),
          mono(squad.key),
          squad.lead,
          String(squad.members),
          squad.linked === null ? '–' : `${squad.linked}`,
          '–',
          [chip(t(dataStates[squad.state])), ' ', mark(2)],
        ]),
      ),
      muted(
        t(both(`${small.length} of ${squads.length} squads`, `${small.length} de ${squads.length} squads`)),
      ),
    );
  },
};

const checklist: readonly {name: Localized; isDone: boolean}[] = [
  {name: both('5 members or more', '5 membros ou mais'), isDone: true},
  {name: both('A repository', 'Um repositório'), isDone: true},
  {name: both('A linked editor', 'Um editor vinculado'), isDone: true},
  {name: label('Deployments'), isDone: true},
  {name: label('Incidents'), isDone: false},
  {name: label('Test results'), isDone: false},
];

const newSquad: Screen = {
  summary: both(
    `The page of the new squad Loyalty with the key LOY in the state Forming, its tabs, and the checklist Ready for metrics, of which ${checklist.filter(({isDone}) => isDone).length} of ${checklist.length} points are done: incidents and test results are missing.`,
    `A página da nova squad Fidelidade, de chave LOY, no estado Em formação, com as abas e a lista “Pronta para métricas”, da qual ${checklist.filter(({isDone}) => isDone).length} de ${checklist.length} pontos estão prontos: faltam incidentes e resultados de testes.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    const names = [
      label('Overview'),
      label('People'),
      label('Repositories'),
      label('Sources'),
      label('Pulse'),
      label('Settings'),
    ].map(t);
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(loyalty), ' ', mono('LOY'), ' ', chip(t(state('squad', 'Forming')), 'warn')],
        person: 'Bruno Teles',
      },
      tabs(names, t(label('Overview'))),
      card(
        div('tile-name', t(both('Ready for metrics', 'Pronta para métricas'))),
        div(
          'checks',
          checklist.map(({name, isDone}) =>
            div(
              'item',
              span(isDone ? 'good' : 'muted', icon(isDone ? 'check' : 'clock')),
              isDone ? t(name) : muted(t(name)),
            ),
          ),
        ),
      ),
    );
  },
};

const sources = [
  {
    name: label('Git'),
    choice: both('cordilheira/shop', 'cordilheira/loja'),
    received: both('today, 02:10', 'hoje, 2h10'),
    isWorking: true,
  },
  {
    name: label('Deployments'),
    choice: same('production'),
    received: both('today, 02:10', 'hoje, 2h10'),
    isWorking: true,
  },
  {
    name: label('Incidents'),
    choice: both('checkout', 'checkout'),
    received: both('8 days ago', 'há 8 dias'),
    isWorking: true,
  },
  {
    name: label('Tracker'),
    choice: same('PAY'),
    received: both('today, 02:10', 'hoje, 2h10'),
    isWorking: true,
  },
  {
    name: label('Test results'),
    choice: both('not connected', 'não conectada'),
    received: same('–'),
    isWorking: false,
  },
] as const;

const sourcesScreen: Screen = {
  summary: both(
    'The tab Sources of Checkout: Git, Deployments, Incidents and Tracker each with what was chosen and when it last received something. Test results is not connected.',
    'A aba Fontes da Checkout: Git, Implantações, Incidentes e Ferramenta de gestão, cada uma com o que foi escolhido e quando recebeu algo pela última vez. Resultados de testes não está conectada.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(checkout.name), ' ', mono(checkout.key), ' → ', t(label('Sources'))],
        person: 'Célia Nakata',
      },
      dataTable(
        [
          {head: t(both('Source', 'Fonte'))},
          {head: t(both('Chosen', 'Escolhido')), wide: true},
          {head: t(both('Last received', 'Último recebimento'))},
          {head: '', wide: true},
        ],
        sources.map(({name, choice, received, isWorking}) => [
          [span(isWorking ? 'good' : 'muted', icon(isWorking ? 'check' : 'warning')), ' ', t(name)],
          isWorking ? mono(t(choice)) : chip(t(choice), 'warn'),
          t(received),
          button(t(label('Test', 'Platform: settings'))),
        ]),
      ),
    );
  },
};

const members = [
  {
    name: checkout.lead,
    role: roles.find(({id}) => id === 'squad_lead')?.name,
    function: both('Product', 'Produto'),
    isAway: false,
    isPrimary: true,
  },
  {
    name: 'Davi Okoye',
    role: roles.find(({id}) => id === 'member')?.name,
    function: both('Developer', 'Desenvolvimento'),
    isAway: true,
    isPrimary: true,
  },
  {
    name: 'Marina Reis',
    role: roles.find(({id}) => id === 'member')?.name,
    function: both('Developer', 'Desenvolvimento'),
    isAway: false,
    isPrimary: true,
  },
  {
    name: 'Tomás Brito',
    role: roles.find(({id}) => id === 'member')?.name,
    function: same('QA'),
    isAway: false,
    isPrimary: false,
  },
] as const;

const squadPeople: Screen = {
  summary: both(
    `The tab People of Checkout: the first ${members.length} of ${checkout.members} members with role and function. One is Away, and for one this is not the primary squad.`,
    `A aba Pessoas da Checkout: os ${members.length} primeiros de ${checkout.members} membros, com papel e função. Uma pessoa está Ausente e, para outra, esta não é a squad principal.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'metrics',
        title: [t(checkout.name), ' ', mono(checkout.key), ' → ', t(label('People'))],
        person: 'Célia Nakata',
        actions: button(t(label('Invite')), true),
      },
      dataTable(
        [
          {head: t(both('Name', 'Nome'))},
          {head: t(both('Role', 'Papel')), wide: true},
          {head: t(label('Job function')), wide: true},
          {head: t(label('Primary squad'))},
        ],
        members.map((member) => [
          [
            person(member.name),
            member.isAway ? [' ', span('whole', chip(t(label('Away')), 'warn'), ' ', mark(1))] : null,
          ],
          member.role ? t(member.role) : '',
          t(member.function),
          member.isPrimary ? span('good', icon('check')) : [mono('PIX'), ' ', mark(2)],
        ]),
      ),
      muted(
        t(
          both(
            `${members.length} of ${checkout.members} members`,
            `${members.length} de ${checkout.members} membros`,
          ),
        ),
      ),
    );
  },
};

export const metricsTeams = {
  'squad-list': squadList,
  'new-squad': newSquad,
  sources: sourcesScreen,
  'squad-people': squadPeople,
} as const satisfies Record<string, Screen>;
