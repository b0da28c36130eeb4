/** The screens of platform/discovery. */
import type {Localized} from '../../localized';
import {percentOf} from '../../metrics/formulas';
import {workItems} from '../../metrics/workItems';
import {icon} from '../icons';
import {
  button,
  card,
  chip,
  curve,
  dataTable,
  dialog,
  div,
  mark,
  mono,
  pairs,
  span,
  steps,
  strong,
  tabs,
  type Part,
  type Tone,
} from '../parts';
import {page, type Ink, type Screen} from '../screen';
import {both, label, state} from '../words';
import {checkout} from './shared';

const claims = [
  {
    text: both(
      '420 calls a month ask for the state of a refund',
      '420 ligações por mês perguntam pelo reembolso',
    ),
    tag: label('Evidence'),
    tone: 'good',
    source: both('Support export, July 2026', 'Exportação do atendimento, julho de 2026'),
  },
  {
    text: both('Customers fear that the money is lost', 'Os clientes temem ter perdido o dinheiro'),
    tag: label('Assumption'),
    tone: 'warn',
  },
  {
    text: both('How many give up and dispute the payment?', 'Quantos desistem e contestam o pagamento?'),
    tag: label('Question'),
    tone: 'info',
  },
] as const satisfies readonly {text: Localized; tag: Localized; tone: Tone; source?: Localized}[];

const discoverySteps = ['Idea', 'Problem', 'Personas', 'Journey', 'Backlog'].map((step) => label(step));

const initiative = (ink: Ink, step: string, actions: Part, ...parts: Part[]): Part =>
  page(
    ink,
    {
      entry: 'discovery',
      title: [
        mono('CHK-D3'),
        ' ',
        ink.t(both('Refund status the customer can see', 'Status do reembolso visível para o cliente')),
      ],
      unit: checkout.name,
      person: 'Célia Nakata',
    },
    div(
      'row',
      tabs(
        discoverySteps.map((name) => ink.t(name)),
        ink.t(label(step)),
      ),
      actions ? span('end', actions) : null,
    ),
    ...parts,
  );

const outcome = workItems.outcome.callsPerMonth;

const problem: Screen = {
  summary: both(
    'The tab Problem of the initiative CHK-D3 with three claims, tagged Evidence, Assumption and Question, the outcome, and the button Ask for review.',
    'A aba Problema da iniciativa CHK-D3 com três afirmações, marcadas como Evidência, Suposição e Pergunta, o resultado e o botão Pedir revisão.',
  ),
  draw: (ink) => {
    const {t, format} = ink;
    return initiative(
      ink,
      'Problem',
      null,
      claims.map((claim, index) =>
        card(
          div(
            'row',
            div('item', mark(index + 1), strong(t(claim.text))),
            span('end', chip(t(claim.tag), claim.tone)),
          ),
          'source' in claim ? div('item muted', icon('check'), t(claim.source)) : null,
        ),
      ),
      pairs([
        [
          t(both('Outcome', 'Resultado')),
          t(
            both(
              `Calls a month from ${format.number(outcome.baseline)} to ${format.number(outcome.target)} by ${format.date(outcome.by)}`,
              `Ligações por mês de ${format.number(outcome.baseline)} para ${format.number(outcome.target)} até ${format.date(outcome.by)}`,
            ),
          ),
        ],
      ]),
      div('row end', button(t(label('Ask for review')), true)),
    );
  },
};

const evidenceShare = percentOf(claims.filter(({tone}) => tone === 'good').length, claims.length);

const initiativeRows = [
  {
    id: 'CHK-D3',
    title: both('Refund status the customer can see', 'Status do reembolso visível para o cliente'),
    step: label('Backlog'),
    share: evidenceShare,
    state: state('initiative', 'Approved'),
    tone: 'good',
  },
  {
    id: 'CHK-D4',
    title: both('Pay with two cards', 'Pagar com dois cartões'),
    step: label('Personas'),
    share: 25,
    state: state('initiative', 'Draft'),
    tone: undefined,
  },
  {
    id: 'CHK-D5',
    title: both('Fewer abandoned carts', 'Menos carrinhos abandonados'),
    step: label('Idea'),
    share: null,
    state: state('initiative', 'Draft'),
    tone: undefined,
  },
] as const;

const initiatives: Screen = {
  summary: both(
    `The list of initiatives with step reached, evidence share and state: ${initiativeRows.map(({id, step, state: name}) => `${id} at ${step.en}, ${name.en}`).join('; ')}.`,
    `A lista de iniciativas com etapa alcançada, proporção de evidências e estado: ${initiativeRows.map(({id, step, state: name}) => `${id} em ${step['pt-BR']}, ${name['pt-BR']}`).join('; ')}.`,
  ),
  draw: (ink) => {
    const {t, format} = ink;
    return page(
      ink,
      {
        entry: 'discovery',
        title: t(label('Discovery')),
        unit: checkout.name,
        person: 'Célia Nakata',
        actions: button(t(label('New initiative')), true),
      },
      dataTable(
        [
          {head: 'ID'},
          {head: t(label('Title')), wide: true},
          {head: t(both('Step', 'Etapa'))},
          {head: t(label('Evidence')), number: true},
          {head: t(both('State', 'Estado'))},
        ],
        initiativeRows.map(({id, title, step, share, state: name, tone}) => [
          mono(id),
          t(title),
          t(step),
          share === null ? '–' : format.percent(share, 0),
          chip(t(name), tone),
        ]),
      ),
    );
  },
};

const signed = (format: Ink['format'], value: number): string =>
  `${value > 0 ? '+' : ''}${format.number(value)}`;

const journey: Screen = {
  summary: ({t, format}) =>
    t(
      both(
        `The tab Journey: a curve of feelings over the stages ${workItems.journey.map(({title, feeling}) => `${title.en} (${signed(format, feeling)})`).join(', ')}.`,
        `A aba Jornada: uma curva de sentimentos pelas etapas ${workItems.journey.map(({title, feeling}) => `${title['pt-BR']} (${signed(format, feeling)})`).join(', ')}.`,
      ),
    ),
  draw: (ink) => {
    const {t, format} = ink;
    return initiative(
      ink,
      'Journey',
      null,
      div(
        'card',
        curve(
          workItems.journey.map(({feeling}) => feeling),
          [-2, 2],
          (value) => signed(format, value),
        ),
        div(
          'stages',
          workItems.journey.map(({title}) => span('line', t(title))),
        ),
      ),
    );
  },
};

const backlog: Screen = {
  summary: both(
    `The tab Backlog with three draft epics, each with its value and the risk of its assumption from 1 to 5: ${workItems.draftEpics.map(({title, value, risk}) => `${title.en}, ${value} and ${risk}`).join('; ')}.`,
    `A aba Backlog com três rascunhos de épicos, cada um com o valor e o risco da suposição, de 1 a 5: ${workItems.draftEpics.map(({title, value, risk}) => `${title['pt-BR']}, ${value} e ${risk}`).join('; ')}.`,
  ),
  draw: (ink) => {
    const {t} = ink;
    const level = (value: number): Part => span('number', steps(value, 5), ' ', String(value));
    return initiative(
      ink,
      'Backlog',
      button(t(label('Send to Requirements')), true),
      dataTable(
        [
          {head: t(both('Draft epic', 'Rascunho de épico'))},
          {head: t(both('Value', 'Valor'))},
          {head: t(both('Risk', 'Risco'))},
        ],
        workItems.draftEpics.map((epic) => [
          [t(epic.title), 'becomes' in epic ? [' ', mono(epic.becomes)] : null],
          level(epic.value),
          level(epic.risk),
        ]),
      ),
    );
  },
};

const regenerate: Screen = {
  summary: both(
    'The field Problem after Regenerate: the old text on the left, the new one with the mark Generated on the right, and the buttons Keep, Replace and Merge by hand.',
    'O campo Problema depois de Gerar novamente: o texto antigo à esquerda, o novo com a marca Gerado à direita, e os botões Manter, Substituir e Mesclar manualmente.',
  ),
  draw: ({t}) =>
    dialog(
      [t(label('Problem')), ' · ', t(label('Regenerate'))],
      [
        div(
          'halves',
          card(
            div('row', strong(t(both('Old text', 'Texto antigo'))), mark(1)),
            div('line', t(both('We need a tracking page.', 'Precisamos de uma página de acompanhamento.'))),
          ),
          card(
            div(
              'row',
              strong(t(both('New text', 'Texto novo'))),
              mark(2),
              span('end', chip(t(label('Generated')), 'info')),
            ),
            div(
              'line',
              t(
                both(
                  'Customers who asked for a refund can’t see its state. 420 calls a month ask for it (support export, July 2026).',
                  'Quem pediu reembolso não vê em que estado ele está. São 420 ligações por mês sobre isso (exportação do atendimento, julho de 2026).',
                ),
              ),
            ),
          ),
        ),
      ],
      [button(t(label('Keep'))), button(t(label('Merge by hand'))), button(t(label('Replace')), true)],
    ),
};

export const platformDiscovery = {
  problem,
  initiatives,
  journey,
  backlog,
  regenerate,
} as const satisfies Record<string, Screen>;
