/** The anatomy of a prompt: what there is, and the layers that come of it. */
import {h} from 'hastscript';
import {word} from '../../config/props';
import {fact} from '../fact';
import {
  checkField,
  choiceField,
  fieldGroup,
  fields,
  instrument,
  out,
  resetButton,
  type Json,
} from '../instrument';
import type {Localized} from '../localized';
import {overrides, sources, type Have, type Layer, type Source} from './layers';
import {layerResults, type LayerWords} from './results';

/** What the anatomy begins with, by the page it stands on. */
export const examples: Record<'project' | 'override', Have> = {
  // A project with conventions, and a person with habits.
  project: {
    override: 'none',
    present: new Set<Source>(['instructions', 'agentsFile', 'projectRules']),
    readsAgents: true,
  },
  // The tutor of features/footgun-prompting#example, in such a project.
  override: {
    override: 'text',
    present: new Set<Source>(['servers', 'instructions', 'projectRules']),
    readsAgents: true,
  },
};

const overrideNames: Record<Have['override'], Localized> = {
  none: {en: 'There is none', 'pt-BR': 'Não existe'},
  text: {en: 'It contains text', 'pt-BR': 'Contém texto'},
  empty: {en: 'It is empty', 'pt-BR': 'Está vazio'},
};

const sourceNames: Record<Source, Localized> = {
  servers: {en: 'Connected MCP servers', 'pt-BR': 'Servidores MCP conectados'},
  instructions: {en: 'Instructions for all modes', 'pt-BR': 'Instruções para todos os modos'},
  modeInstructions: {en: 'Instructions of the mode', 'pt-BR': 'Instruções do modo'},
  modeRules: {en: '{product.folder}/rules-<slug>/', 'pt-BR': '{product.folder}/rules-<slug>/'},
  oldModeRules: {en: '{product.folder}rules-<slug>', 'pt-BR': '{product.folder}rules-<slug>'},
  ignoreFile: {en: '{product.ignoreFile}', 'pt-BR': '{product.ignoreFile}'},
  agentsFile: {en: 'AGENTS.md', 'pt-BR': 'AGENTS.md'},
  agentFile: {en: 'AGENT.md', 'pt-BR': 'AGENT.md'},
  organizationRules: {en: 'Rule sets of an organization', 'pt-BR': 'Conjuntos de regras de uma organização'},
  homeRules: {en: '~/{product.folder}/rules/', 'pt-BR': '~/{product.folder}/rules/'},
  projectRules: {en: '{product.folder}/rules/', 'pt-BR': '{product.folder}/rules/'},
  oldRules: {en: '{product.folder}rules', 'pt-BR': '{product.folder}rules'},
};

/** The name of a layer, and what feeds it. */
const layerNames: Record<Layer, {name: Localized; from: Localized}> = {
  role: {
    name: {en: 'Role definition of the mode', 'pt-BR': 'Definição de função do modo'},
    from: {en: 'the mode', 'pt-BR': 'o modo'},
  },
  override: {
    name: {en: 'Your own system prompt', 'pt-BR': 'O seu prompt de sistema'},
    from: {
      en: '{product.folder}/system-prompt-<slug>',
      'pt-BR': '{product.folder}/system-prompt-<slug>',
    },
  },
  tools: {
    name: {
      en: 'Descriptions of the tools, and how to call them',
      'pt-BR': 'Descrições das ferramentas e como chamá-las',
    },
    from: {en: 'the extension', 'pt-BR': 'a extensão'},
  },
  capabilities: {
    name: {en: 'Capabilities', 'pt-BR': 'Capacidades'},
    from: {en: 'the extension', 'pt-BR': 'a extensão'},
  },
  standardRules: {
    name: {en: 'General rules of the standard prompt', 'pt-BR': 'Regras gerais do prompt padrão'},
    from: {en: 'the extension', 'pt-BR': 'a extensão'},
  },
  system: {
    name: {en: 'System information', 'pt-BR': 'Informações do sistema'},
    from: {en: 'your machine', 'pt-BR': 'a sua máquina'},
  },
  servers: {
    name: {en: 'List of MCP servers', 'pt-BR': 'Lista de servidores MCP'},
    from: {en: 'mcp.json, mcp_settings.json', 'pt-BR': 'mcp.json, mcp_settings.json'},
  },
  modes: {
    name: {en: 'List of modes', 'pt-BR': 'Lista de modos'},
    from: {en: 'the extension and your modes', 'pt-BR': 'a extensão e os seus modos'},
  },
  objective: {
    name: {en: 'Objective', 'pt-BR': 'Objetivo'},
    from: {en: 'the extension', 'pt-BR': 'a extensão'},
  },
  language: {
    name: {en: 'Language preference', 'pt-BR': 'Preferência de idioma'},
    from: {en: 'the settings', 'pt-BR': 'as configurações'},
  },
  instructions: {
    name: {en: 'Instructions for all modes', 'pt-BR': 'Instruções para todos os modos'},
    from: {en: 'the Modes view', 'pt-BR': 'a visualização Modos'},
  },
  modeInstructions: {
    name: {en: 'Instructions of the mode', 'pt-BR': 'Instruções do modo'},
    from: {en: 'the mode', 'pt-BR': 'o modo'},
  },
  modeRules: {
    name: {en: 'Rules of the mode', 'pt-BR': 'Regras do modo'},
    from: {en: '{product.folder}/rules-<slug>/', 'pt-BR': '{product.folder}/rules-<slug>/'},
  },
  oldModeRules: {
    name: {en: 'Rules of the mode, older form', 'pt-BR': 'Regras do modo, forma antiga'},
    from: {en: '{product.folder}rules-<slug>', 'pt-BR': '{product.folder}rules-<slug>'},
  },
  ignoreFile: {
    name: {en: 'Notice about the ignore file', 'pt-BR': 'Aviso sobre o arquivo de exclusão'},
    from: {en: '{product.ignoreFile}', 'pt-BR': '{product.ignoreFile}'},
  },
  agentsFile: {
    name: {en: 'Text for all coding tools', 'pt-BR': 'Texto para todas as ferramentas de programação'},
    from: {en: 'AGENTS.md', 'pt-BR': 'AGENTS.md'},
  },
  agentFile: {
    name: {en: 'Text for all coding tools', 'pt-BR': 'Texto para todas as ferramentas de programação'},
    from: {en: 'AGENT.md', 'pt-BR': 'AGENT.md'},
  },
  organizationRules: {
    name: {en: 'Rules of the organization', 'pt-BR': 'Regras da organização'},
    from: {en: 'the linked organization', 'pt-BR': 'a organização vinculada'},
  },
  homeRules: {
    name: {en: 'Your own rules', 'pt-BR': 'As suas regras'},
    from: {en: '~/{product.folder}/rules/', 'pt-BR': '~/{product.folder}/rules/'},
  },
  projectRules: {
    name: {en: 'Rules of the project', 'pt-BR': 'Regras do projeto'},
    from: {en: '{product.folder}/rules/', 'pt-BR': '{product.folder}/rules/'},
  },
  oldRules: {
    name: {en: 'Rules of the project, older form', 'pt-BR': 'Regras do projeto, forma antiga'},
    from: {en: '{product.folder}rules', 'pt-BR': '{product.folder}rules'},
  },
  message: {
    name: {
      en: 'The conversation, with your message at its end',
      'pt-BR': 'A conversa, com a sua mensagem no fim',
    },
    from: {en: 'the chat', 'pt-BR': 'o chat'},
  },
};

/** The anatomy; `example` says which page's example it begins with. */
export const PromptAnatomy = fact({example: word(['project', 'override'] as const)}, ({example}, say) => {
  const {text} = say;
  const have = examples[example];
  const words: LayerWords = {
    whole: text({
      en: 'The model reads {count} layers, in this order:',
      'pt-BR': 'O modelo lê {count} camadas, nesta ordem:',
    }),
    dropped: text({
      en: 'The model reads {count} layers, in this order, and {dropped} never reach it:',
      'pt-BR': 'O modelo lê {count} camadas, nesta ordem, e {dropped} não chegam até ele:',
    }),
    drops: {
      override: text({
        en: 'Your own system prompt replaces what is crossed out here.',
        'pt-BR': 'O seu prompt de sistema substitui o que está riscado aqui.',
      }),
      empty: text({
        en: 'The file is empty, so the standard prompt is used.',
        'pt-BR': 'O arquivo está vazio, por isso vale o prompt padrão.',
      }),
      folder: text({
        en: 'It is read only while the folders hold nothing.',
        'pt-BR': 'Só é lida enquanto as pastas estão vazias.',
      }),
      agents: text({
        en: 'If both exist, only AGENTS.md is read.',
        'pt-BR': 'Se os dois existem, só o AGENTS.md é lido.',
      }),
      setting: text({
        en: 'The setting useAgentRules is off in this folder.',
        'pt-BR': 'A configuração useAgentRules está desativada nesta pasta.',
      }),
    },
  };
  const {states, results} = layerResults(have, words);
  const check = (source: Source) =>
    checkField({name: source, label: text(sourceNames[source]), checked: have.present.has(source)});
  const group = (legend: Localized, names: readonly Source[]) => fieldGroup(text(legend), names.map(check));
  return instrument(
    'layers',
    {
      title: {en: 'Take a prompt apart', 'pt-BR': 'Desmonte um prompt'},
      lead: {
        en: 'Say what you have, and see which layers the model reads, where each comes from and what drops out.',
        'pt-BR':
          'Diga o que você tem e veja quais camadas o modelo lê, de onde vem cada uma e o que fica de fora.',
      },
      form: [
        fields([
          choiceField({
            name: 'override',
            label: text({
              en: 'File that replaces the system prompt',
              'pt-BR': 'Arquivo que substitui o prompt de sistema',
            }),
            value: have.override,
            options: overrides.map((value) => ({value, label: text(overrideNames[value])})),
          }),
        ]),
        group({en: 'Settings and servers', 'pt-BR': 'Configurações e servidores'}, [
          'instructions',
          'modeInstructions',
          'servers',
          'organizationRules',
        ]),
        group({en: 'Files with text in them', 'pt-BR': 'Arquivos com texto'}, [
          'projectRules',
          'homeRules',
          'modeRules',
          'ignoreFile',
          'agentsFile',
          'agentFile',
          'oldRules',
          'oldModeRules',
        ]),
        fields([
          checkField({
            name: 'readsAgents',
            label: text({
              en: 'The setting useAgentRules is on',
              'pt-BR': 'A configuração useAgentRules está ativa',
            }),
            checked: have.readsAgents,
          }),
        ]),
        h('div', {className: ['results']}, [
          out('verdict', results.verdict ?? '', true),
          h(
            'ol',
            {className: ['layers']},
            states.map(({layer, state}) =>
              h('li', {dataLayer: layer, dataState: state}, [
                h('b', text(layerNames[layer].name)),
                h('small', text(layerNames[layer].from)),
                out(`why-${layer}`, results[`why-${layer}`] ?? ''),
              ]),
            ),
          ),
        ]),
        resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
      ],
      data: {words, sources: [...sources]} as unknown as Json,
    },
    say,
  );
});
