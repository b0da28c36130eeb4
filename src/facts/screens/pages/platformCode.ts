/** The screens of platform/code. */
import type {Localized} from '../../localized';
import {percentOf} from '../../metrics/formulas';
import {workItems} from '../../metrics/workItems';
import {refund} from '../exampleWork';
import {icon} from '../icons';
import {
  avatar,
  button,
  card,
  checkbox,
  chip,
  dataTable,
  div,
  frame,
  input,
  mark,
  meter,
  mono,
  muted,
  pairs,
  span,
  strong,
} from '../parts';
import {editor, page, type Screen} from '../screen';
import {both, label, same} from '../words';
import {checkout} from './shared';

const contextParts: readonly {name: Localized; sent: boolean}[] = [
  {name: both('Story, rules and criteria', 'História, regras e critérios'), sent: true},
  {name: both('Tasks', 'Tarefas'), sent: true},
  {name: both('Linked test cases', 'Casos de teste vinculados'), sent: true},
  {name: both('Decisions and answers', 'Decisões e respostas'), sent: true},
  {name: both('Summary of the epic', 'Resumo do épico'), sent: true},
  {name: both('Problem statement', 'Declaração do problema'), sent: true},
  {name: both('Attachments', 'Anexos'), sent: false},
];

const startPreview: Screen = {
  summary: ({t, format}) => {
    const {used, budget} = workItems.contextTokens;
    const sent = contextParts.filter((part) => part.sent).length;
    return t(
      both(
        `The preview in the editor before CHK-S142 starts: folder, branch, mode, a list of seven parts of which ${sent} are handed over, a bar with ${format.number(used)} of ${format.number(budget)} tokens, and the button Start.`,
        `A prévia no editor antes do início de CHK-S142: pasta, branch, modo, uma lista de sete partes das quais ${sent} são entregues, uma barra com ${format.number(used)} de ${format.number(budget)} tokens e o botão Iniciar.`,
      ),
    );
  },
  draw: ({t, format}) => {
    const {used, budget} = workItems.contextTokens;
    return editor(
      t(same('{product.code}')),
      div('row', mono(refund.id), strong(t(refund.title)), span('end', chip(t(refund.state), 'good'))),
      pairs([
        [[t(both('Folder', 'Pasta')), ' ', mark(1)], mono('refund-api')],
        [[t(both('Branch', 'Branch')), ' ', mark(2)], mono('feature/CHK-S142-refund-order-pix')],
        [t(both('Mode', 'Modo')), input('Code', 'select')],
      ]),
      div(
        'checks',
        contextParts.map(({name, sent}) => div('item', checkbox(sent), sent ? t(name) : muted(t(name)))),
      ),
      div(
        'row',
        mark(3),
        meter(percentOf(used, budget) ?? 0),
        span('number', `${format.number(used)} / ${format.number(budget)} tokens`),
      ),
      div('row end', button(t(label('Start')), true)),
    );
  },
};

const verdicts = {
  covered: {name: label('Covered'), tone: 'good', note: same('refund.service.ts:48')},
  partly_covered: {
    name: label('Partly covered'),
    tone: 'warn',
    note: both(
      'Day 90 is refused: the code uses >= where the rule needs >.',
      'O 90º dia é recusado: o código usa >= onde a regra pede >.',
    ),
  },
  not_found: {name: label('Not found'), tone: 'bad', note: undefined},
} as const;

const covered = workItems.story.scenarios.filter(({verdict}) => verdict === 'covered').length;

const scenarioCount = workItems.story.scenarios.length;

const reviewComment: Screen = {
  summary: both(
    `The summary comment on the pull request with three scenarios: ${workItems.story.scenarios.map(({title, verdict}) => `${title.en} is ${verdicts[verdict].name.en}`).join(', ')}. ${covered} of ${scenarioCount} scenarios is covered.`,
    `O comentário de resumo no pull request com três cenários: ${workItems.story.scenarios.map(({title, verdict}) => `${title['pt-BR']}: ${verdicts[verdict].name['pt-BR']}`).join(', ')}. ${covered} de ${scenarioCount} cenários está coberto.`,
  ),
  draw: ({t}) =>
    frame(
      [
        icon('git'),
        strong('#318'),
        ' ',
        t(both('Refuse refunds after 90 days', 'Recusar reembolsos depois de 90 dias')),
      ],
      div(
        'page',
        div(
          'row',
          span('brand'),
          strong(t(same('{product.platform}'))),
          chip('bot'),
          muted(t(both('Review against CHK-S142', 'Revisão conforme CHK-S142'))),
        ),
        workItems.story.scenarios.map(({title, verdict}, index) => {
          const {name, tone, note} = verdicts[verdict];
          return card(
            div('row', div('item', mark(index + 1), strong(t(title))), span('end', chip(t(name), tone))),
            note ? div('line', verdict === 'covered' ? mono(t(note)) : t(note)) : null,
          );
        }),
        div(
          'row',
          meter((covered / scenarioCount) * 100),
          span(
            'number',
            t(
              both(
                `${covered} of ${scenarioCount} scenarios covered`,
                `${covered} de ${scenarioCount} cenários coberto`,
              ),
            ),
          ),
        ),
        div('row end', button(t(label('Useful'))), button(t(label('Not useful')))),
      ),
    ),
};

const pullRequests = [
  {
    number: '#318',
    title: both('Refuse refunds after 90 days', 'Recusar reembolsos depois de 90 dias'),
    story: 'CHK-S142',
    author: 'Davi Okoye',
    age: both('5 h', '5 h'),
    checks: true,
    verdict: `${covered} / ${scenarioCount}`,
    added: 412,
    removed: 38,
  },
  {
    number: '#315',
    title: both('State of a refund in the order', 'Estado do reembolso no pedido'),
    story: 'CHK-S139',
    author: 'Marina Reis',
    age: both('2 d', '2 d'),
    checks: true,
    verdict: '4 / 4',
    added: 186,
    removed: 20,
  },
  {
    number: '#311',
    title: both('Update the payment SDK', 'Atualizar o SDK de pagamento'),
    story: null,
    author: 'Tomás Brito',
    age: both('3 d', '3 d'),
    checks: false,
    verdict: '–',
    added: 64,
    removed: 51,
  },
] as const;

const pullRequestList: Screen = {
  summary: both(
    'The list Pull requests with title, story, author, age, checks, verdict of the AI review and size of three pull requests. The third has no story, and its button Link story stands in the place of the ID.',
    'A lista Pull requests com título, história, autoria, idade, verificações, veredito da revisão com IA e tamanho de três pull requests. O terceiro não tem história, e o botão Vincular história está no lugar do ID.',
  ),
  draw: (ink) => {
    const {t} = ink;
    return page(
      ink,
      {entry: 'code', title: t(label('Pull requests')), unit: checkout.name, person: 'Davi Okoye'},
      div(
        'row',
        icon('filter'),
        chip(t(both('Without a story', 'Sem história'))),
        chip(t(both('Failing checks', 'Verificações com falha'))),
        chip(t(both('Waiting over 24 h', 'À espera há mais de 24 h'))),
      ),
      dataTable(
        [
          {head: t(label('Title'))},
          {head: t(both('Story', 'História'))},
          {head: t(both('Author', 'Autoria')), wide: true},
          {head: t(both('Age', 'Idade')), wide: true},
          {head: t(both('Checks', 'Verificações')), wide: true},
          {head: t(both('AI review', 'Revisão com IA')), wide: true},
          {head: t(both('Size', 'Tamanho')), wide: true, number: true},
        ],
        pullRequests.map((pull) => [
          [muted(pull.number), ' ', t(pull.title)],
          pull.story === null ? button(t(label('Link story'))) : mono(pull.story),
          avatar(pull.author),
          t(pull.age),
          span(pull.checks ? 'good' : 'bad', icon(pull.checks ? 'check' : 'cross')),
          pull.verdict,
          `+${pull.added} −${pull.removed}`,
        ]),
      ),
    );
  },
};

export const platformCode = {
  'start-preview': startPreview,
  'review-comment': reviewComment,
  'pull-requests': pullRequestList,
} as const satisfies Record<string, Screen>;
