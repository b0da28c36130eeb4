/** The screens of platform/ai-tools. */
import {measuredSquad} from '../../metrics/organization';
import {icon} from '../icons';
import {button, card, chip, dialog, div, mark, mono, notice, pairs, span, strong, type Part} from '../parts';
import {page, type Screen} from '../screen';
import {both, label, state} from '../words';
import {checkout} from './shared';

const tools = [
  {
    name: both('Review checklist', 'Lista de revisão'),
    version: '1.2',
    slug: '/review-checklist',
    type: label('Prompt'),
    owner: checkout.name,
    visibility: both('Alliance', 'Aliança'),
    squads: 3,
    useful: 86,
  },
  {
    name: both('Migration helper', 'Auxiliar de migração'),
    version: '1.4',
    slug: 'migration-helper',
    type: label('Agent'),
    owner: measuredSquad('SET').name,
    visibility: label('Organization'),
    squads: 2,
    useful: null,
  },
] as const;

const library: Screen = {
  summary: both(
    'The library AI tools with the filter for types and two cards: the prompt Review checklist 1.2 and the agent Migration helper 1.4, each with its slug, owner squad, visibility and use in 28 days. 86% find the first one useful.',
    'A biblioteca Ferramentas de IA com o filtro de tipos e dois cartões: o prompt Lista de revisão 1.2 e o agente Auxiliar de migração 1.4, cada um com slug, squad responsável, visibilidade e uso em 28 dias. Para 86%, o primeiro é útil.',
  ),
  draw: (ink) => {
    const {t, format} = ink;
    return page(
      ink,
      {
        entry: 'tools',
        title: t(label('AI tools')),
        unit: checkout.name,
        person: 'Davi Okoye',
        actions: button(t(label('New tool'))),
      },
      div(
        'row',
        icon('filter'),
        ['Prompt', 'Assistant', 'Agent', 'Rule set'].map((type) => chip(t(label(type)))),
      ),
      div(
        'tiles',
        tools.map((tool) =>
          card(
            div('row', strong(t(tool.name)), chip(tool.version), span('end', chip(t(tool.type), 'info'))),
            div('row', mono(tool.slug), span('end', chip(t(state('ai-tool-version', 'Published')), 'good'))),
            pairs([
              [t(label('Owner')), t(tool.owner)],
              [t(both('Visibility', 'Visibilidade')), t(tool.visibility)],
              [t(both('28 days', '28 dias')), t(both(`${tool.squads} squads`, `${tool.squads} squads`))],
              ...(tool.useful === null
                ? []
                : [[t(label('Useful')), format.percent(tool.useful, 0)] as const]),
            ]),
            div('row', button(t(label('Open in editor')), true)),
          ),
        ),
      ),
    );
  },
};

const compare: Screen = {
  summary: both(
    'The comparison of the versions 1.4 and 2.0 of Migration helper: the tool group command was added, which makes it a major version, and below it a line of the body changed. Two buttons: Return and Approve.',
    'A comparação das versões 1.4 e 2.0 do Auxiliar de migração: entrou o grupo de ferramentas command, o que faz dela uma versão maior, e abaixo há uma mudança no corpo. Dois botões: Devolver e Aprovar.',
  ),
  draw: (ink) => {
    const {t} = ink;
    const diff = (lines: readonly (readonly [sign: '+' | '-' | ' ', text: string])[]): Part =>
      div(
        'diff',
        lines.map(([sign, text]) =>
          div(sign === '+' ? 'line added' : sign === '-' ? 'line removed' : 'line', span('sign', sign), text),
        ),
      );
    return dialog(
      [t(both('Migration helper', 'Auxiliar de migração')), ' 1.4 → 2.0'],
      [
        div(
          'row',
          mark(1),
          strong(t(both('Tool groups', 'Grupos de ferramentas'))),
          span('end', chip(t(both('major', 'maior (major)')), 'warn')),
        ),
        diff([
          [' ', 'read'],
          [' ', 'edit'],
          ['+', 'command'],
        ]),
        div('row', mark(2), strong(t(both('Body', 'Corpo')))),
        diff([
          ['-', t(both('Propose the migration as a patch.', 'Proponha a migração como um patch.'))],
          [
            '+',
            t(
              both(
                'Propose the migration as a patch, then run the tests of the module.',
                'Proponha a migração como um patch e depois execute os testes do módulo.',
              ),
            ),
          ],
        ]),
        notice('good', t(both('The checks found nothing.', 'As verificações não encontraram nada.'))),
      ],
      [button(t(label('Return'))), button(t(label('Approve')), true)],
    );
  },
};

export const platformAiTools = {library, compare} as const satisfies Record<string, Screen>;
