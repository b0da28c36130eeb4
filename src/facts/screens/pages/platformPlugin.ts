/** The screens of platform/plugin. */
import {organization} from '../../metrics/organization';
import {refund} from '../exampleWork';
import {icon} from '../icons';
import {
  button,
  card,
  chip,
  dataTable,
  div,
  field,
  frame,
  input,
  mark,
  mono,
  pairs,
  span,
  strong,
  tabs,
  type Part,
} from '../parts';
import {editor, page, type Screen} from '../screen';
import {both, label, same, state} from '../words';
import {alone, checkout} from './shared';

const linkApproval: Screen = {
  summary: both(
    'The approval page in the browser with the editor VS Code on davi-notebook, the organization Cordilheira, a list of what is shared and what never is, and the button Approve.',
    'A página de aprovação no navegador com o editor VS Code em davi-notebook, a organização Cordilheira, a lista do que é compartilhado e do que nunca é, e o botão Aprovar.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return alone(
      ink,
      both('Link this editor?', 'Vincular este editor?'),
      pairs([
        [
          [t(both('Editor', 'Editor')), ' ', mark(1)],
          strong(t(both('VS Code on davi-notebook', 'VS Code em davi-notebook'))),
        ],
      ]),
      field([t(label('Organization')), mark(2)], input(organization.name, 'select')),
      div('row', strong(t(both('Shared', 'Compartilhado'))), mark(3)),
      div(
        'item',
        span('good', icon('check')),
        t(
          both(
            'Counts, times, tokens and costs in registered repositories',
            'Contagens, horários, tokens e custos em repositórios registrados',
          ),
        ),
      ),
      div(
        'item',
        span('bad', icon('cross')),
        t(
          both(
            'Never code, prompts, answers, file names',
            'Nunca código, prompts, respostas, nomes de arquivos',
          ),
        ),
      ),
      div('row end', button(t(label('Approve')), true)),
    );
  },
};

// cspell:ignore KTRW BQZM
const linkCode: Screen = {
  summary: both(
    'Two windows. In the editor the tab Platform shows the code KTRW-BQZM and the state Waiting for approval. On another device the same code is typed in, the editor code-server on payments-dev is named, and the button is Approve.',
    'Duas janelas. No editor, a aba Plataforma mostra o código KTRW-BQZM e o estado Aguardando aprovação. Em outro aparelho, o mesmo código está digitado, o editor code-server em payments-dev é citado, e o botão é Aprovar.',
  ),
  draw: (ink) => {
    const {t} = ink;
    const code = (n: number): Part => div('row', span('code', 'KTRW-BQZM'), mark(n));
    return div(
      'halves',
      editor(
        t(same('{product.code}')),
        tabs([t(label('Account')), t(label('Platform'))], t(label('Platform'))),
        code(1),
        div('row', chip(t(state('connection', 'Waiting for approval')), 'warn')),
      ),
      frame(
        [span('brand'), mono('/link')],
        div(
          'page',
          code(2),
          div('line', t(both('code-server on payments-dev', 'code-server em payments-dev'))),
          div('row end', button(t(label('Approve')), true)),
        ),
      ),
    );
  },
};

const platformTab: Screen = {
  summary: both(
    'The tab Platform in the extension: the state Linked, My work with the story CHK-S142, two organization tools with the badge Organization, and under Connection organization, squad, last sync and the button Sync now.',
    'A aba Plataforma na extensão: o estado Vinculado, Meu trabalho com a história CHK-S142, duas ferramentas da organização com a marca Organização e, em Conexão, a organização, a squad, a última sincronização e o botão Sincronizar agora.',
  ),
  draw: ({t}) =>
    editor(
      t(same('{product.code}')),
      div(
        'row',
        tabs([t(label('Account')), t(label('Platform'))], t(label('Platform'))),
        span('end', chip(t(state('connection', 'Linked')), 'good'), ' ', mark(1)),
      ),
      card(
        div('tile-name', t(label('My work')), mark(2)),
        div('row', mono(refund.id), t(refund.title), span('end', button(t(label('Start')), true))),
      ),
      card(
        div('tile-name', t(label('Organization tools'))),
        ['/review-checklist', 'migration-helper'].map((slug) =>
          div('row', mono(slug), span('end', chip(t(label('Organization')), 'info'))),
        ),
      ),
      card(
        div('tile-name', t(label('Connection')), mark(3)),
        pairs([
          [t(label('Organization')), organization.name],
          [t(both('Squad', 'Squad')), [t(checkout.name), ' ', mono(checkout.key)]],
          [t(both('Last sync', 'Última sincronização')), t(both('4 minutes ago', 'há 4 minutos'))],
        ]),
        div('row end', button(t(label('See what is sent'))), button(t(label('Sync now')))),
      ),
    ),
};

const editors = [
  {
    name: 'davi-notebook',
    editor: 'VS Code',
    seen: both('today', 'hoje'),
    state: state('connection', 'Linked'),
    tone: 'good',
  },
  {
    name: 'payments-dev',
    editor: 'code-server',
    seen: both('yesterday', 'ontem'),
    state: state('connection', 'Linked'),
    tone: 'good',
  },
  {
    name: 'davi-desktop',
    editor: 'VS Code',
    seen: both('95 days ago', 'há 95 dias'),
    state: state('connection', 'Expired'),
    tone: undefined,
  },
] as const;

const linkedEditors: Screen = {
  summary: both(
    'The list Linked editors with three connections: davi-notebook and payments-dev are Linked and have the buttons Rename and Revoke, davi-desktop is Expired.',
    'A lista Editores vinculados com três conexões: davi-notebook e payments-dev estão Vinculados e têm os botões Renomear e Revogar, davi-desktop está Expirado.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {entry: 'plugin', title: t(label('Linked editors')), person: 'Davi Okoye'},
      dataTable(
        [
          {head: t(both('Name', 'Nome'))},
          {head: t(both('Editor', 'Editor')), wide: true},
          {head: t(both('Last seen', 'Última atividade')), wide: true},
          {head: t(both('State', 'Estado'))},
          {head: ''},
        ],
        editors.map((connection) => [
          mono(connection.name),
          connection.editor,
          t(connection.seen),
          chip(t(connection.state), connection.tone),
          connection.tone === undefined
            ? ''
            : [span('wide', button(t(label('Rename')))), ' ', button(t(label('Revoke')))],
        ]),
      ),
    );
  },
};

export const platformPlugin = {
  'link-approval': linkApproval,
  'link-code': linkCode,
  'platform-tab': platformTab,
  'linked-editors': linkedEditors,
} as const satisfies Record<string, Screen>;
