/** The screens of platform/requirements. */
import type {Localized} from '../../localized';
import {workItems} from '../../metrics/workItems';
import {statefulItems} from '../../platform/states';
import {exportAction, priorities, refund, stories, type Story} from '../exampleWork';
import {icon} from '../icons';
import {
  board,
  button,
  card,
  chip,
  dataTable,
  dialog,
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
  type Tone,
} from '../parts';
import {page, type Ink, type Screen} from '../screen';
import {both, label, same, state} from '../words';
import {checkout} from './shared';

const storyStates = statefulItems.find(({id}) => id === 'story')?.states ?? [];

const storyCard = ({t}: Ink, item: Story): Part =>
  card(
    mono(item.id),
    div('line', t(item.title)),
    div('row', chip(t(priorities[item.priority])), span('end muted', String(item.estimate))),
  );

const boardScreen: Screen = {
  summary: both(
    `The Board of the epic CHK-E12 with a column for each state: ${storyStates.map(({en}) => `${en} ${stories.filter((item) => item.state.en === en).length}`).join(', ')}. CHK-S142 is Ready.`,
    `O Quadro do épico CHK-E12 com uma coluna para cada estado: ${storyStates.map((name) => `${name['pt-BR']} ${stories.filter((item) => item.state.en === name.en).length}`).join(', ')}. CHK-S142 está Pronta.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'requirements',
        title: [mono('CHK-E12'), ' ', t(workItems.draftEpics[0].title)],
        unit: checkout.name,
        person: 'Célia Nakata',
      },
      div(
        'row',
        tabs(
          ['Board', 'List', 'Map'].map((name) => t(label(name))).concat(t(label('Trace'))),
          t(label('Board')),
        ),
        span('end', button(t(label('New story')), true)),
      ),
      board(
        storyStates.map((name) => ({
          name: t(name),
          cards: stories.filter((item) => item.state.en === name.en).map((item) => storyCard(ink, item)),
        })),
      ),
    );
  },
};

const refinement: Screen = {
  summary: both(
    'The screen Refinement with the story CHK-S142 and its business rules on the left. On the right the assistant asks about a limit value, an answer follows, and it asks about a permission.',
    'A tela Refinamento com a história CHK-S142 e as regras de negócio à esquerda. À direita, o assistente pergunta sobre um valor-limite, vem uma resposta, e ele pergunta sobre uma permissão.',
  ),
  draw: (ink) => {
    const {t} = ink;
    const question = (group: Localized, text: Localized, n: number | null, answer: Part): Part =>
      card(div('row', chip(t(group), 'info'), n === null ? null : mark(n)), div('line', t(text)), answer);
    return page(
      ink,
      {
        entry: 'requirements',
        title: [t(label('Refinement')), ' ', mono(refund.id)],
        unit: checkout.name,
        person: 'Célia Nakata',
        actions: [icon('clock'), '12:40'],
      },
      div(
        'halves',
        div(
          'column',
          field(t(label('Title')), input(t(refund.title))),
          field(
            [t(label('Business rules')), mark(1)],
            div(
              'input list',
              div(
                'line',
                t(
                  both(
                    'Refunds up to 90 days after the payment',
                    'Reembolso até 90 dias depois do pagamento',
                  ),
                ),
              ),
              div(
                'line',
                t(
                  both(
                    'A partial refund can’t exceed the amount paid',
                    'O reembolso parcial não passa do valor pago',
                  ),
                ),
              ),
            ),
          ),
          field(t(label('Open questions')), input('1')),
        ),
        div(
          'column',
          question(
            both('Limit value', 'Valor-limite'),
            both('Does day 90 itself still count?', 'O próprio 90º dia ainda conta?'),
            2,
            div(
              'bubble',
              t(
                both(
                  'Yes. Accepted on day 90, refused on day 91.',
                  'Sim. Aceito no 90º dia, recusado no 91º.',
                ),
              ),
            ),
          ),
          question(
            both('Permission', 'Permissão'),
            both(
              'May every attendant refund the full amount?',
              'Qualquer atendente pode reembolsar o valor total?',
            ),
            null,
            input(''),
          ),
        ),
      ),
    );
  },
};

const actions = {
  create: {name: both('Create', 'Criar'), tone: 'good', n: 1},
  update: {name: both('Update', 'Atualizar'), tone: 'info', n: 2},
  skip: {name: both('Skip', 'Pular'), tone: undefined, n: 3},
} as const;

const exportPreview: Screen = {
  summary: ({t}) => {
    const count = (action: string) => stories.filter((item) => exportAction(item) === action).length;
    return t(
      both(
        `The preview of an export to Jira: the epic and ${count('create')} stories will be created, ${count('update')} story updated, and ${count('skip')} story skipped because its priority is Won't.`,
        `A prévia de uma exportação para o Jira: o épico e ${count('create')} histórias serão criados, ${count('update')} história será atualizada e ${count('skip')} história será pulada porque a prioridade é Não terá.`,
      ),
    );
  },
  draw: ({t}) => {
    const order = ['create', 'update', 'skip'] as const;
    const rows = stories
      .map((item) => ({
        id: item.id as string,
        title: item.title as Localized,
        action: exportAction(item),
        wont: item.priority === 'wont',
      }))
      .concat({id: 'CHK-E12', title: workItems.draftEpics[0].title, action: 'create', wont: false})
      .sort((a, b) => order.indexOf(a.action) - order.indexOf(b.action) || a.id.localeCompare(b.id));
    return dialog(
      [t(label('Export')), ' → Jira'],
      dataTable(
        [
          {head: 'ID'},
          {head: t(label('Title')), wide: true},
          {head: t(both('What happens', 'O que acontece'))},
        ],
        rows.map(({id, title, action, wont}, index) => {
          const {name, tone, n} = actions[action];
          const isFirst = rows.findIndex((row) => row.action === action) === index;
          return [
            mono(id),
            t(title),
            [
              chip(t(name), tone),
              isFirst ? [' ', mark(n)] : null,
              wont ? [' ', muted(t(label('Priority')), ': ', t(priorities.wont))] : null,
            ],
          ];
        }),
      ),
      button(t(label('Export')), true),
    );
  },
};

const findings: readonly {tone: Tone; scenario: Localized; text: Localized}[] = [
  {
    tone: 'good',
    scenario: workItems.story.scenarios[0].title,
    text: both('3 steps', '3 passos'),
  },
  {
    tone: 'bad',
    scenario: workItems.story.scenarios[2].title,
    text: both('The scenario has no Then.', 'O cenário não tem Então.'),
  },
  {
    tone: 'warn',
    scenario: both('The refund arrives', 'O reembolso chega'),
    text: both(
      '“fast” is vague and usually hides a number.',
      '“rápido” é vago e costuma esconder um número.',
    ),
  },
];

const story: Screen = {
  summary: both(
    'The story CHK-S142 while its criteria are written. The button Generate criteria stands above three scenarios: one is in order, one has the error that it has no Then, and one has a warning because “fast” is vague. The last one is tagged Assumption.',
    'A história CHK-S142 enquanto os critérios são escritos. O botão Gerar critérios fica acima de três cenários: um está em ordem, um tem o erro de não ter Então, e um tem um aviso porque “rápido” é vago. O último tem a marca Suposição.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {
        entry: 'requirements',
        title: [mono(refund.id), ' ', t(refund.title)],
        unit: checkout.name,
        person: 'Célia Nakata',
        actions: chip(t(state('story', 'Refining')), 'warn'),
      },
      div(
        'row',
        strong(t(label('Acceptance criteria'))),
        span('end', button(t(label('Generate criteria')), true)),
      ),
      findings.map(({tone, scenario, text}, index) =>
        card(
          div(
            'row',
            div('item', mark(index + 1), strong(t(scenario))),
            tone === 'warn' ? span('end', chip(t(label('Assumption')))) : null,
          ),
          div('item', span(tone, icon(tone === 'good' ? 'check' : 'warning')), span('value', t(text))),
        ),
      ),
    );
  },
};

const conflict: Screen = {
  summary: both(
    'The difference after somebody edited the title in the tracker: the platform’s text with the button Keep platform, the tracker’s text with the button Take tracker.',
    'A diferença depois que alguém editou o título na ferramenta de gestão: o texto da plataforma com o botão Manter o da plataforma, o texto da ferramenta com o botão Usar o da ferramenta de gestão.',
  ),
  draw: ({t}) =>
    dialog(
      [mono(refund.id), ' ↔ ', mono('PAY-871')],
      [
        strong(t(label('Title'))),
        div(
          'halves',
          card(
            muted(t(same('{product.platform}'))),
            div('line', t(refund.title)),
            div('row', button(t(label('Keep platform')), true)),
          ),
          card(
            muted('Jira'),
            div('line', t(both('Pix refunds', 'Reembolsos por Pix'))),
            div('row', button(t(label('Take tracker')))),
          ),
        ),
      ],
      null,
    ),
};

export const platformRequirements = {
  board: boardScreen,
  refinement,
  'export-preview': exportPreview,
  story,
  conflict,
} as const satisfies Record<string, Screen>;
