/** The screens of platform/profile. */
import {h} from 'hastscript';
import {breakable} from '../../breaks';
import type {Localized} from '../../localized';
import {icon} from '../icons';
import {
  button,
  checkbox,
  chip,
  dataTable,
  div,
  field,
  input,
  mark,
  mono,
  muted,
  span,
  strong,
  tabs,
  type Part,
} from '../parts';
import {page, type Ink, type Screen} from '../screen';
import {both, label, same} from '../words';
import {checkout, davi} from './shared';

const profileTabs = [
  'Account',
  'Preferences',
  'Security',
  'Sessions',
  'Notifications',
  'API tokens',
  'My activity',
  'My data',
];

/** A tab of the profile. */
function profile(ink: Ink, tab: string, ...parts: Part[]): Part {
  const {t} = ink;
  const nameOf = (name: string) => t(label(name, name === 'Security' ? 'Platform: settings' : undefined));
  return page(
    ink,
    {title: t(label('Profile')), person: 'Davi Okoye'},
    tabs(profileTabs.map(nameOf), nameOf(tab)),
    ...parts,
  );
}

const account: Screen = {
  summary: both(
    'The tab Account with full name, display name, e-mail, job function, primary squad, and Away from Monday to the last Sunday of a holiday.',
    'A aba Conta com nome completo, nome de exibição, e-mail, função, squad principal e Ausente da segunda-feira ao último domingo de férias.',
  ),
  draw: (ink) => {
    const {t, format} = ink;
    return profile(
      ink,
      'Account',
      div(
        'halves',
        field(t(label('Full name')), input('Davi Okoye')),
        field(t(label('Display name')), input('Davi')),
        field(t(label('E-mail')), input(breakable(davi))),
        field(t(label('Job function')), input(t(both('Developer', 'Desenvolvimento')), 'select')),
        field(
          [t(label('Primary squad')), mark(1)],
          input([t(checkout.name), ' ', mono(checkout.key)], 'select'),
        ),
        field(
          [t(label('Away')), mark(2)],
          input(`${format.shortDate('2026-09-07')} – ${format.shortDate('2026-10-04')}`, 'select'),
        ),
      ),
    );
  },
};

const channels = [both('Platform', 'Plataforma'), both('E-mail', 'E-mail'), same('Slack')];

/** By default, event by event: on the platform, by e-mail, in the chat. `locked` cannot be turned off. */
const events: readonly {name: Localized; on: readonly boolean[]; locked: boolean}[] = [
  {name: both('Security', 'Segurança'), on: [true, true, false], locked: true},
  {
    name: both('Approval waiting for me', 'Aprovação aguardando por mim'),
    on: [true, true, false],
    locked: true,
  },
  {
    name: both('Mention, comment, story assigned', 'Menção, comentário, história atribuída'),
    on: [true, false, false],
    locked: false,
  },
  {name: both('OKR check-in due', 'Check-in de OKR pendente'), on: [true, true, false], locked: false},
  {
    name: both('Weekly summary of the squad', 'Resumo semanal da squad'),
    on: [false, false, false],
    locked: false,
  },
];

const notifications: Screen = {
  summary: both(
    'The tab Notifications: a row for each event with a check box for platform, e-mail and Slack. On the platform, security and approvals are locked. Below are the rhythm of e-mails and the quiet hours.',
    'A aba Notificações: uma linha para cada evento, com uma caixa para plataforma, e-mail e Slack. Na plataforma, segurança e aprovações estão travadas. Abaixo ficam o ritmo dos e-mails e o horário de silêncio.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return profile(
      ink,
      'Notifications',
      dataTable(
        [{head: t(both('Event', 'Evento'))}, ...channels.map((name) => ({head: t(name)}))],
        events.map(({name, on, locked}, row) => [
          t(name),
          ...on.map((isOn, column) => {
            const isLocked = locked && (column === 0 || row === 0) && isOn;
            return [checkbox(isOn, isLocked), isLocked ? span('wide', icon('lock')) : null];
          }),
        ]),
      ),
      div(
        'halves',
        field(t(label('E-mail')), input(t(both('Daily, 08:00', 'Todo dia, às 8h')), 'select')),
        field(
          t(both('Quiet hours', 'Horário de silêncio')),
          input(t(both('20:00–07:00', 'Das 20h às 7h')), 'select'),
        ),
      ),
    );
  },
};

const newToken: Screen = {
  summary: both(
    'The tab API tokens: a new token in a box with the button Copy and the note that it is shown only now. In the list below stands the same token with its name, scope, expiration and last four characters.',
    'A aba Tokens de API: um token novo em uma caixa com o botão Copiar e o aviso de que ele só aparece agora. Na lista abaixo, o mesmo token com nome, escopo, vencimento e os quatro últimos caracteres.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return profile(
      ink,
      'API tokens',
      div(
        'notice good',
        icon('key'),
        div(
          'value',
          div(
            'row',
            strong(
              t(both('Copy it now: it will not be shown again', 'Copie agora: ele não aparece de novo')),
            ),
            mark(1),
          ),
          div(
            'row',
            span('input grow', mono(t(same('{product.slug}_pat_••••••••••••9fQ2')))),
            button(t(label('Copy')), true),
          ),
        ),
      ),
      div('row end', button(t(label('New token')))),
      dataTable(
        [
          {head: t(both('Name', 'Nome'))},
          {head: t(both('Scope', 'Escopo')), wide: true},
          {head: t(both('Expires', 'Vence'))},
          {head: t(both('Last use', 'Último uso')), wide: true},
          {head: '', wide: true},
        ],
        [
          [
            [mono('ci-checkout-junit'), ' ', mark(2), h('br'), muted(mono('…9fQ2'))],
            mono('results:write'),
            t(both('in 90 days', 'em 90 dias')),
            t(both('not yet', 'ainda não')),
            button(t(label('Revoke'))),
          ],
          [
            [mono('ci-checkout-junit'), h('br'), muted(mono('…K7aL'))],
            mono('results:write'),
            chip(t(both('in 12 days', 'em 12 dias')), 'warn'),
            t(both('today', 'hoje')),
            button(t(label('Revoke'))),
          ],
        ],
      ),
    );
  },
};

const sessionRows = [
  {browser: 'Firefox · Ubuntu', place: 'São Paulo', used: both('now', 'agora'), isThis: true},
  {browser: 'Chrome · Android', place: 'São Paulo', used: both('yesterday', 'ontem'), isThis: false},
  {browser: 'Edge · Windows', place: 'Recife', used: both('6 days ago', 'há 6 dias'), isThis: false},
];

const sessions: Screen = {
  summary: both(
    'The tab Sessions with three browsers, each with system, approximate place and last use. This session is marked, the other two have the button Sign out, and above the list is Sign out all others.',
    'A aba Sessões com três navegadores, cada um com sistema, lugar aproximado e último uso. Esta sessão está marcada, as outras duas têm o botão Encerrar, e acima da lista fica Encerrar todas as outras.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return profile(
      ink,
      'Sessions',
      div('row end', button(t(label('Sign out all others')))),
      dataTable(
        [
          {head: t(both('Browser', 'Navegador'))},
          {head: t(both('Place', 'Lugar')), wide: true},
          {head: t(both('Last use', 'Último uso'))},
          {head: ''},
        ],
        sessionRows.map(({browser, place, used, isThis}) => [
          browser,
          place,
          t(used),
          isThis ? chip(t(both('This one', 'Esta')), 'good') : button(t(label('Sign out'))),
        ]),
      ),
    );
  },
};

export const platformProfile = {
  account,
  notifications,
  'new-token': newToken,
  sessions,
} as const satisfies Record<string, Screen>;
