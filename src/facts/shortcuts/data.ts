import type {Localized} from '../localized';
import type {Place} from '../nodes';

interface ShortcutShape {
  id: string;
  /** What pressing it does, as what the reader wants to do. */
  action: Localized;
  /** Keys on Windows and Linux, as <Keys> takes them; without keys the reader has to bind the command. */
  combo?: string;
  /** Other keys that do the same. */
  also?: string;
  /** The keys on macOS, where they differ. */
  mac?: string;
  /** A character that is typed. */
  typed?: string;
  /** Where it works. */
  where: Localized;
  /** Title of the command in the Command Palette. */
  command?: Localized;
  /** Its id behind `{product.settings}.`, to bind it to other keys. */
  commandId?: string;
  /** What surprises. */
  note?: Localized;
  /** The one section that shows its row. */
  home: Place;
}

const input: Localized = {en: 'The chat input', 'pt-BR': 'A caixa de mensagem'};
const menu: Localized = {en: 'An open menu', 'pt-BR': 'Um menu aberto'};
const chat: Localized = {en: 'The chat, while it has the focus', 'pt-BR': 'O chat, quando ele tem o foco'};
const anywhere: Localized = {en: 'Anywhere in VS Code', 'pt-BR': 'Qualquer lugar do VS Code'};
const editor: Localized = {en: 'The editor', 'pt-BR': 'O editor'};
const suggestion: Localized = {
  en: 'The editor, while gray text shows',
  'pt-BR': 'O editor, enquanto aparece texto cinza',
};

const chatKeys: Place = {page: 'basic-usage/the-chat-interface.mdx', section: 'keys'};
const commandKeys: Place = {page: 'features/more-features.mdx', section: 'keyboard'};
const autocompleteKeys: Place = {page: 'features/autocomplete.mdx', section: 'use-it'};

const list = [
  {
    id: 'send',
    action: {en: 'Send the message', 'pt-BR': 'Enviar a mensagem'},
    combo: 'Enter',
    where: input,
    home: chatKeys,
  },
  {
    id: 'new-line',
    action: {en: 'Start a new line', 'pt-BR': 'Começar uma nova linha'},
    combo: 'Shift+Enter',
    where: input,
    home: chatKeys,
  },
  {
    id: 'earlier-prompt',
    action: {en: 'Bring back an earlier prompt', 'pt-BR': 'Trazer de volta um prompt anterior'},
    combo: '↑',
    where: {en: 'The very start of the input', 'pt-BR': 'O começo da caixa de mensagem'},
    note: {
      en: 'In a task, it goes through the prompts of that task. Without one, it goes through those of the workspace. ↓ goes back.',
      'pt-BR':
        'Em uma tarefa, percorre os prompts dessa tarefa. Sem tarefa, percorre os do espaço de trabalho. ↓ volta.',
    },
    home: chatKeys,
  },
  {
    id: 'mention',
    action: {
      en: 'Attach a file or other [context](/basic-usage/context-mentions.mdx#use-it)',
      'pt-BR': 'Anexar um arquivo ou outro [contexto](/basic-usage/context-mentions.mdx#use-it)',
    },
    typed: '@',
    where: {
      en: 'The start of a line, or after a space',
      'pt-BR': 'O início de uma linha, ou depois de um espaço',
    },
    home: chatKeys,
  },
  {
    id: 'slash',
    action: {
      en: 'Choose a mode or a [workflow](/features/slash-commands/workflows.mdx#use-it)',
      'pt-BR': 'Escolher um modo ou um [fluxo de trabalho](/features/slash-commands/workflows.mdx#use-it)',
    },
    typed: '/',
    where: {en: 'The start of the message', 'pt-BR': 'O início da mensagem'},
    home: chatKeys,
  },
  {
    id: 'take-entry',
    action: {en: 'Insert an entry from the menu', 'pt-BR': 'Escolher um item do menu'},
    combo: 'Tab',
    also: 'Enter',
    where: menu,
    home: chatKeys,
  },
  {
    id: 'close-menu',
    action: {en: 'Close the menu', 'pt-BR': 'Fechar o menu'},
    combo: 'Esc',
    where: menu,
    home: chatKeys,
  },
  {
    id: 'focus-input',
    action: {en: 'Go to the chat input', 'pt-BR': 'Ir para a caixa de mensagem'},
    combo: 'Ctrl+Shift+A',
    mac: 'Cmd+Shift+A',
    where: anywhere,
    command: {en: 'Focus Input Field', 'pt-BR': 'Focar Campo de Entrada'},
    note: {
      en: "It opens the panel too. On Linux it takes these keys from VS Code's **Toggle Block Comment**.",
      'pt-BR':
        'Também abre o painel. No Linux, ocupa as teclas que o VS Code usa para **Alternar Comentário de Bloco**.',
    },
    home: commandKeys,
  },
  {
    id: 'next-mode',
    action: {
      en: 'Go to the next [mode](/basic-usage/using-modes.mdx#switch)',
      'pt-BR': 'Ir para o próximo [modo](/basic-usage/using-modes.mdx#switch)',
    },
    combo: 'Ctrl+.',
    mac: 'Cmd+.',
    where: chat,
    note: {
      en: 'In the editor the same keys open the quick fixes.',
      'pt-BR': 'No editor, as mesmas teclas abrem as correções rápidas.',
    },
    home: commandKeys,
  },
  {
    id: 'previous-mode',
    action: {en: 'Go to the previous mode', 'pt-BR': 'Ir para o modo anterior'},
    combo: 'Ctrl+Shift+.',
    mac: 'Cmd+Shift+.',
    where: chat,
    home: commandKeys,
  },
  {
    id: 'add-to-context',
    action: {
      en: 'Add the selected code to the message',
      'pt-BR': 'Adicionar o código selecionado à mensagem',
    },
    combo: 'Ctrl+K Ctrl+A',
    mac: 'Cmd+K Cmd+A',
    where: {en: 'The editor, with text selected', 'pt-BR': 'O editor, com texto selecionado'},
    command: {en: 'Add To Context', 'pt-BR': 'Adicionar ao Contexto'},
    note: {
      en: 'Repeat it to collect several pieces before you ask.',
      'pt-BR': 'Repita para juntar vários trechos antes de perguntar.',
    },
    home: commandKeys,
  },
  {
    id: 'toggle-auto-approve',
    action: {
      en: 'Turn [auto-approve](/features/auto-approving-actions.mdx#turn-it-on) on or off',
      'pt-BR':
        'Ativar ou desativar a [aprovação automática](/features/auto-approving-actions.mdx#turn-it-on)',
    },
    combo: 'Ctrl+Alt+A',
    mac: 'Cmd+Option+A',
    where: anywhere,
    command: {en: 'Toggle Auto-Approve', 'pt-BR': 'Alternar Auto-Aprovação'},
    note: {
      en: 'Your choice of categories is kept.',
      'pt-BR': 'As categorias que você escolheu são mantidas.',
    },
    home: commandKeys,
  },
  {
    id: 'accept-input',
    action: {
      en: 'Send the message, or press the first button',
      'pt-BR': 'Enviar a mensagem, ou acionar o primeiro botão',
    },
    where: chat,
    command: {en: 'Accept Input/Suggestion', 'pt-BR': 'Aceitar Entrada/Sugestão'},
    commandId: 'acceptInput',
    note: {
      en: 'The first button is the one that approves, so read the proposal before you press the key.',
      'pt-BR': 'O primeiro botão é o que aprova, por isso leia a proposta antes de usar a tecla.',
    },
    home: commandKeys,
  },
  {
    id: 'terminal-command',
    action: {
      en: 'Have a terminal command written',
      'pt-BR': 'Receber um comando de terminal pronto',
    },
    combo: 'Ctrl+Shift+G',
    mac: 'Cmd+Shift+G',
    where: anywhere,
    command: {en: 'Generate Terminal Command', 'pt-BR': 'Gerar Comando no Terminal'},
    note: {
      en: 'VS Code opens **Source Control** with the same keys.',
      'pt-BR': 'O VS Code abre o **Controle do Código-Fonte** com as mesmas teclas.',
    },
    home: {page: 'features/code-actions.mdx', section: 'terminal'},
  },
  {
    id: 'accept-suggestion',
    action: {en: 'Accept the whole suggestion', 'pt-BR': 'Aceitar a sugestão inteira'},
    combo: 'Tab',
    where: suggestion,
    home: autocompleteKeys,
  },
  {
    id: 'accept-word',
    action: {en: 'Accept its next word', 'pt-BR': 'Aceitar a próxima palavra dela'},
    combo: 'Ctrl+Right',
    mac: 'Cmd+Right',
    where: suggestion,
    home: autocompleteKeys,
  },
  {
    id: 'drop-suggestion',
    action: {en: 'Drop it', 'pt-BR': 'Descartar a sugestão'},
    combo: 'Esc',
    where: suggestion,
    note: {en: 'Typing on drops it too.', 'pt-BR': 'Continuar digitando também descarta.'},
    home: autocompleteKeys,
  },
  {
    id: 'ask-suggestion',
    action: {en: 'Ask for a suggestion now', 'pt-BR': 'Pedir uma sugestão agora'},
    combo: 'Ctrl+L',
    mac: 'Cmd+L',
    where: editor,
    command: {en: 'Generate Suggested Edits', 'pt-BR': 'Gerar Edições Sugeridas'},
    note: {
      en: "While **Trigger on Keybinding** is on, it takes these keys from VS Code's selection of a line.",
      'pt-BR':
        'Com **Ativar por atalho de teclado** ativada, ocupa as teclas que o VS Code usa para selecionar uma linha.',
    },
    home: autocompleteKeys,
  },
  {
    id: 'quick-task',
    action: {
      en: 'Describe a change to the selected code',
      'pt-BR': 'Descrever uma mudança no código selecionado',
    },
    combo: 'Ctrl+I',
    mac: 'Cmd+I',
    where: editor,
    home: autocompleteKeys,
  },
] as const satisfies readonly ShortcutShape[];

type ShortcutId = (typeof list)[number]['id'];

export interface Shortcut extends ShortcutShape {
  id: ShortcutId;
}

/** The keys of the extension, in the order in which tables show them. */
export const shortcuts: readonly Shortcut[] = list;
