import type {Localized} from '../localized';

/** A file or a folder that the assistant does not change without a click. */
export interface ProtectedFile {
  id: string;
  path: Localized;
  /** What a change could do: the reason for the protection, as a sentence. */
  risk: Localized;
}

/**
 * The files whose edits ask even while **Write** is auto-approved, unless
 * **Include protected files** is on: a change could loosen the assistant's own limits.
 */
export const protectedFiles: readonly ProtectedFile[] = [
  {
    id: 'ignore-file',
    path: {en: '`{product.ignoreFile}`', 'pt-BR': '`{product.ignoreFile}`'},
    risk: {
      en: 'It could open files that you keep out of reach. Only the first version asks: once the file exists, the tools can neither read nor change it, so you edit it yourself.',
      'pt-BR':
        'Poderia abrir arquivos que você quer fora de alcance. Só a criação pede aprovação: depois que o arquivo existe, as ferramentas não o leem nem o alteram, e quem edita é você.',
    },
  },
  {
    id: 'modes-file',
    path: {en: '`{product.modesFile}`', 'pt-BR': '`{product.modesFile}`'},
    risk: {
      en: 'It could give a mode more tools, or lift its limits on files.',
      'pt-BR': 'Poderia dar mais ferramentas a um modo ou tirar os limites de arquivos.',
    },
  },
  {
    id: 'folder',
    path: {
      en: 'Everything in `{product.folder}/`',
      'pt-BR': 'Tudo em `{product.folder}/`',
    },
    risk: {
      en: 'It could add rules, workflows or an MCP server, which starts as a program on your machine.',
      'pt-BR':
        'Poderia incluir regras, fluxos de trabalho ou um servidor MCP, que é iniciado como um programa na sua máquina.',
    },
  },
  {
    id: 'single-rule-files',
    path: {en: '`{product.folder}rules*`', 'pt-BR': '`{product.folder}rules*`'},
    risk: {
      en: 'These are the older single rule files. What they say joins every request.',
      'pt-BR': 'São os antigos arquivos únicos de regras. O texto deles entra em toda requisição.',
    },
  },
  {
    id: 'agents-files',
    path: {en: '`AGENTS.md`, `AGENT.md`', 'pt-BR': '`AGENTS.md`, `AGENT.md`'},
    risk: {
      en: 'They could add instructions that join every request.',
      'pt-BR': 'Poderiam incluir instruções que entram em toda requisição.',
    },
  },
  {
    id: 'editor-folder',
    path: {en: 'Everything in `.vscode/`', 'pt-BR': 'Tudo em `.vscode/`'},
    risk: {
      en: 'Its `settings.json` could add allowed commands, and its tasks are programs that the editor runs.',
      'pt-BR':
        'O `settings.json` poderia incluir comandos permitidos, e as tarefas são programas que o editor executa.',
    },
  },
  {
    id: 'workspace-files',
    path: {en: '`*.code-workspace`', 'pt-BR': '`*.code-workspace`'},
    risk: {
      en: 'They can hold the same settings and tasks as `.vscode/`.',
      'pt-BR': 'Podem conter as mesmas configurações e tarefas de `.vscode/`.',
    },
  },
];
