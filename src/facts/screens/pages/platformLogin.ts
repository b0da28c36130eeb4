/** The screens of platform/login. */
import {breakable} from '../../breaks';
import {organization} from '../../metrics/organization';
import {roles, type RoleId} from '../../platform/roles';
import {
  button,
  chip,
  dataTable,
  dialog,
  div,
  field,
  input,
  mark,
  mono,
  notice,
  pairs,
  pattern,
  person,
  segments,
  span,
  tabs,
  type Tone,
} from '../parts';
import {page, type Screen} from '../screen';
import {both, label, same} from '../words';
import {alone, checkout, davi} from './shared';

const signIn: Screen = {
  summary: both(
    'The sign-in screen with the field E-mail and the button Continue. Below a line are the buttons Continue with Google, Continue with Microsoft and Use single sign-on, and the links Forgot password? and Create account.',
    'A tela de login com o campo E-mail e o botão Continuar. Abaixo de uma linha ficam os botões Continuar com o Google, Continuar com a Microsoft e Usar login único (SSO), e os links Esqueceu a senha? e Criar conta.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return alone(
      ink,
      both('Sign in', 'Entrar'),
      field([t(label('E-mail')), mark(1)], input(breakable(davi))),
      div('wide-button', button(t(label('Continue')), true)),
      div('rule', mark(2)),
      ['Continue with Google', 'Continue with Microsoft', 'Use single sign-on'].map((name) =>
        div('wide-button', button(t(label(name)))),
      ),
      div(
        'row between',
        span('link', t(label('Forgot password?'))),
        span('link', t(label('Create account'))),
      ),
    );
  },
};

const ssoSettings: Screen = {
  summary: both(
    'Settings, Single sign-on: the mode Optional chosen among Off, Optional and Required, the protocol SAML, the values to exchange with the identity provider, the certificate with its last day, and the button Test.',
    'Configurações, Login único (SSO): o modo Opcional escolhido entre Desligado, Opcional e Obrigatório, o protocolo SAML, os valores a trocar com o provedor de identidade, o certificado com o último dia e o botão Testar.',
  ),
  draw: (ink) => {
    const {t, format} = ink;
    return page(
      ink,
      {
        entry: 'settings',
        title: [t(label('Settings')), ' → ', t(label('Single sign-on'))],
        person: 'Ana Prado',
        actions: button(t(label('Test', 'Platform: settings')), true),
      },
      div(
        'row',
        segments(
          ['Off', 'Optional', 'Required'].map((mode) => t(label(mode))),
          t(label('Optional')),
        ),
        mark(1),
      ),
      div('row', tabs(['SAML', 'OIDC'], 'SAML'), mark(2)),
      pairs([
        [
          t(both('Domain', 'Domínio')),
          [organization.domain, ' ', chip(t(both('Verified', 'Verificado')), 'good')],
        ],
        [t(both('Our Entity ID', 'Nosso Entity ID')), mono(t(same('{product.platformUrl}/saml/metadata')))],
        [t(both('Our ACS URL', 'Nossa ACS URL')), mono(t(same('{product.platformUrl}/saml/acs')))],
        [
          [t(both('Certificate', 'Certificado')), ' ', mark(3)],
          t(both(`valid until ${format.date('2027-03-31')}`, `válido até ${format.date('2027-03-31')}`)),
        ],
      ]),
    );
  },
};

const seats = {
  inUse: both('In use', 'Em uso'),
  idle: both('Idle', 'Ocioso'),
  never: both('Never used', 'Nunca usado'),
  none: same('–'),
};

const seatTones: Partial<Record<keyof typeof seats, Tone>> = {inUse: 'good', idle: 'warn'};

const people = organization.people.map(({name, role}) => ({
  name,
  role: role as RoleId,
  squad: role === 'squad_lead' || role === 'member' ? checkout.key : '–',
  seat:
    (
      {org_admin: 'inUse', alliance_lead: 'idle', viewer: 'none'} as Partial<
        Record<RoleId, keyof typeof seats>
      >
    )[role] ?? 'inUse',
}));

const peopleScreen: Screen = {
  summary: both(
    `Settings, People: ${people.length} people with role, squad and the state of their seat, and the buttons Invite, Suspend and Remove. The viewer has no seat.`,
    `Configurações, Pessoas: ${people.length} pessoas com papel, squad e estado do assento, e os botões Convidar, Suspender e Remover. Quem é visualizador não tem assento.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    const roleName = (id: RoleId): string => t(roles.find((role) => role.id === id)?.name ?? same(''));
    return page(
      ink,
      {
        entry: 'settings',
        title: [t(label('Settings')), ' → ', t(label('People'))],
        person: 'Ana Prado',
        actions: button(t(label('Invite')), true),
      },
      dataTable(
        [
          {head: t(both('Name', 'Nome'))},
          {head: t(both('Role', 'Papel')), wide: true},
          {head: t(both('Squad', 'Squad')), wide: true},
          {head: t(both('Seat', 'Assento'))},
          {head: '', wide: true},
        ],
        people.map(({name, role, squad, seat}) => [
          person(name),
          roleName(role),
          mono(squad),
          seat === 'none' ? t(seats.none) : chip(t(seats[seat]), seatTones[seat]),
          role === 'org_admin' ? '' : [button(t(label('Suspend'))), ' ', button(t(label('Remove')))],
        ]),
      ),
    );
  },
};

/** The look of a code to scan. It holds nothing: a camera would read no secret from a page. */
const code = ['1110111', '1010101', '1110111', '0001010', '1110110', '1010011', '1110101'];

const secondFactor: Screen = {
  summary: both(
    'The form Add authenticator app: a code to scan, and beside it the field for the six digits that the app shows. Below is the note to download the 10 recovery codes.',
    'O formulário Adicionar aplicativo autenticador: um código para escanear e, ao lado, o campo dos seis dígitos que o aplicativo mostra. Abaixo fica o aviso para baixar os 10 códigos de recuperação.',
  ),
  draw: ({t}) =>
    dialog(
      t(label('Add authenticator app')),
      [
        div(
          'halves',
          div('item', pattern(code), mark(1)),
          field([t(both('Six digits', 'Seis dígitos')), mark(2)], input(span('code', '492 817'))),
        ),
        notice(
          'warn',
          t(
            both(
              'Download the 10 recovery codes, and keep them away from the phone.',
              'Baixe os 10 códigos de recuperação e guarde-os longe do celular.',
            ),
          ),
          ' ',
          mark(3),
        ),
      ],
      button(t(label('Continue')), true),
    ),
};

export const platformLogin = {
  'sign-in': signIn,
  'sso-settings': ssoSettings,
  people: peopleScreen,
  'second-factor': secondFactor,
} as const satisfies Record<string, Screen>;
