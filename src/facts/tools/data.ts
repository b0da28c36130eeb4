import type {AutoApproveId} from '../autoApprove/data';
import type {Localized} from '../localized';
import {modes, type Mode, type ModeGroup, type ModeSlug} from '../modes/data';
import type {ToolGroupId} from './groups';

/** What a value must look like. All values travel as text inside the call. */
export const parameterTypes = {
  string: {en: 'string', 'pt-BR': 'string'},
  boolean: {en: '`true` or `false`', 'pt-BR': '`true` ou `false`'},
  integer: {en: 'integer', 'pt-BR': 'inteiro'},
  choice: {en: 'one of a list', 'pt-BR': 'valor de uma lista'},
  lines: {en: '`start-end`', 'pt-BR': '`início-fim`'},
  coordinate: {en: '`x,y`', 'pt-BR': '`x,y`'},
  size: {en: '`width,height`', 'pt-BR': '`largura,altura`'},
  regex: {en: 'regular expression', 'pt-BR': 'expressão regular'},
  glob: {en: 'glob', 'pt-BR': 'glob'},
  slug: {en: 'mode slug', 'pt-BR': 'slug do modo'},
  checklist: {en: 'Markdown checklist', 'pt-BR': 'lista de tarefas em Markdown'},
  markdown: {en: 'Markdown', 'pt-BR': 'Markdown'},
  json: {en: 'JSON object', 'pt-BR': 'objeto JSON'},
  xml: {en: 'XML elements', 'pt-BR': 'elementos XML'},
} as const satisfies Record<string, Localized>;

/** One parameter of a tool: a tag of the call, or an attribute of one. */
export interface ToolParameter {
  name: string;
  /** The tag that holds it, when it is not directly in the call. */
  parent?: string;
  /** It is written as an attribute of `parent`. */
  attribute?: true;
  type: keyof typeof parameterTypes;
  /** `yes`, `no`, or the case in which it is. */
  required: 'yes' | 'no' | Localized;
  description: Localized;
  /** What holds when it is left out, if that is worth saying. */
  default?: Localized;
}

/** Who lets a call run. */
interface ToolApproval {
  /** The category that can approve it unasked. */
  category: AutoApproveId | 'always-asks';
  /** What the category does not say. */
  note?: Localized;
}

interface ToolShape {
  id: string;
  group: ToolGroupId;
  page: `features/tools/${string}.mdx`;
  purpose: Localized;
  /** What must hold beside the mode before the assistant is told about the tool. */
  condition?: Localized;
  approval: ToolApproval;
  parameters: readonly ToolParameter[];
}

const outsideNote: Localized = {
  en: 'Paths outside the workspace also need **Include files outside workspace**.',
  'pt-BR':
    'Caminhos fora do espaço de trabalho exigem também **Incluir arquivos fora do espaço de trabalho**.',
};

const editNote: Localized = {
  en: 'Paths outside the workspace also need **Include files outside workspace**, and protected files need **Include protected files**.',
  'pt-BR':
    'Caminhos fora do espaço de trabalho exigem também **Incluir arquivos fora do espaço de trabalho**, e arquivos protegidos exigem **Incluir arquivos protegidos**.',
};

const mcpCondition: Localized = {
  en: '**Enable MCP Servers** is on and a server is connected',
  'pt-BR': 'a opção **Ativar servidores MCP** está ativada e há um servidor conectado',
};

const list = [
  {
    id: 'read_file',
    group: 'read',
    page: 'features/tools/read-file.mdx',
    purpose: {
      en: 'Reads one or more files, whole or by line range.',
      'pt-BR': 'Lê um ou mais arquivos, inteiros ou por intervalo de linhas.',
    },
    approval: {category: 'read', note: outsideNote},
    parameters: [
      {
        name: 'args',
        type: 'xml',
        required: 'yes',
        description: {
          en: 'The files to read: one or more `file` elements.',
          'pt-BR': 'Os arquivos a ler: um ou mais elementos `file`.',
        },
      },
      {
        name: 'file',
        parent: 'args',
        type: 'xml',
        required: 'yes',
        description: {
          en: 'One file, with its path and, if wanted, line ranges.',
          'pt-BR': 'Um arquivo, com o caminho e, se for o caso, intervalos de linhas.',
        },
      },
      {
        name: 'path',
        parent: 'file',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The file, as an absolute path or relative to the workspace folder.',
          'pt-BR': 'O arquivo, em caminho absoluto ou relativo à pasta do espaço de trabalho.',
        },
      },
      {
        name: 'line_range',
        parent: 'file',
        type: 'lines',
        required: 'no',
        description: {
          en: 'First and last line, counted from 1, both included. Can be repeated. The assistant is told about it only while the auto-truncate threshold is not −1.',
          'pt-BR':
            'Primeira e última linha, a partir de 1, ambas incluídas. Pode se repetir. O assistente só fica sabendo dele quando o limite de auto-truncamento não é −1.',
        },
        default: {en: 'the whole file', 'pt-BR': 'o arquivo inteiro'},
      },
      {
        name: 'path',
        type: 'string',
        required: {en: 'in the older form', 'pt-BR': 'na forma antiga'},
        description: {
          en: 'Older form without `args`, still accepted: the one file to read.',
          'pt-BR': 'Forma antiga sem `args`, ainda aceita: o único arquivo a ler.',
        },
      },
      {
        name: 'start_line',
        type: 'integer',
        required: 'no',
        description: {
          en: 'Older form: the first line to read. Goes together with `end_line`.',
          'pt-BR': 'Forma antiga: a primeira linha a ler. Vem junto com `end_line`.',
        },
      },
      {
        name: 'end_line',
        type: 'integer',
        required: 'no',
        description: {
          en: 'Older form: the last line to read. Goes together with `start_line`.',
          'pt-BR': 'Forma antiga: a última linha a ler. Vem junto com `start_line`.',
        },
      },
    ],
  },
  {
    id: 'list_files',
    group: 'read',
    page: 'features/tools/list-files.mdx',
    purpose: {
      en: 'Lists the files and subfolders of a folder.',
      'pt-BR': 'Lista os arquivos e as subpastas de uma pasta.',
    },
    approval: {category: 'read', note: outsideNote},
    parameters: [
      {
        name: 'path',
        type: 'string',
        required: 'yes',
        description: {en: 'The folder to list.', 'pt-BR': 'A pasta a listar.'},
      },
      {
        name: 'recursive',
        type: 'boolean',
        required: 'no',
        description: {
          en: 'Whether to go into the subfolders.',
          'pt-BR': 'Se a listagem entra nas subpastas.',
        },
        default: {en: '`false`', 'pt-BR': '`false`'},
      },
    ],
  },
  {
    id: 'search_files',
    group: 'read',
    page: 'features/tools/search-files.mdx',
    purpose: {
      en: 'Searches the files of a folder with a regular expression.',
      'pt-BR': 'Busca nos arquivos de uma pasta com uma expressão regular.',
    },
    approval: {category: 'read', note: outsideNote},
    parameters: [
      {
        name: 'path',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The folder to search, with all its subfolders.',
          'pt-BR': 'A pasta em que buscar, com todas as subpastas.',
        },
      },
      {
        name: 'regex',
        type: 'regex',
        required: 'yes',
        description: {
          en: 'The pattern, in Rust syntax. Case-sensitive unless it begins with `(?i)`; no look-around, no back-references; matched one line at a time.',
          'pt-BR':
            'O padrão, na sintaxe de Rust. Diferencia maiúsculas de minúsculas, a não ser que comece com `(?i)`; sem lookahead, lookbehind nem retrorreferências; comparado uma linha por vez.',
        },
      },
      {
        name: 'file_pattern',
        type: 'glob',
        required: 'no',
        description: {
          en: 'The files to search, for example `*.ts`, `*.{js,ts}` or `**/test/**`.',
          'pt-BR': 'Os arquivos em que buscar, por exemplo `*.ts`, `*.{js,ts}` ou `**/test/**`.',
        },
        default: {en: '`*`', 'pt-BR': '`*`'},
      },
    ],
  },
  {
    id: 'list_code_definition_names',
    group: 'read',
    page: 'features/tools/list-code-definition-names.mdx',
    purpose: {
      en: 'Outlines the classes, functions and other definitions of source files.',
      'pt-BR': 'Resume as classes, funções e outras definições de arquivos de código.',
    },
    approval: {category: 'read', note: outsideNote},
    parameters: [
      {
        name: 'path',
        type: 'string',
        required: 'yes',
        description: {
          en: 'A source file, or a folder. In a folder, only the files directly in it are outlined.',
          'pt-BR':
            'Um arquivo de código, ou uma pasta. De uma pasta, entram só os arquivos diretamente nela.',
        },
      },
    ],
  },
  {
    id: 'codebase_search',
    group: 'read',
    page: 'features/tools/codebase-search.mdx',
    purpose: {
      en: 'Finds code by meaning, through the index of the workspace.',
      'pt-BR': 'Encontra código pelo significado, por meio do índice do espaço de trabalho.',
    },
    condition: {
      en: '**Enable Codebase Indexing** is on, and the index is configured and started',
      'pt-BR': 'a opção **Ativar Indexação de Código** está ativada, e o índice está configurado e iniciado',
    },
    approval: {category: 'read'},
    parameters: [
      {
        name: 'query',
        type: 'string',
        required: 'yes',
        description: {
          en: 'What the code does, in natural language. The assistant is told to write it in English.',
          'pt-BR': 'O que o código faz, em linguagem natural. O assistente é orientado a escrever em inglês.',
        },
      },
      {
        name: 'path',
        type: 'string',
        required: 'no',
        description: {
          en: 'Limits the hits to this folder, relative to the workspace folder; `.` means all.',
          'pt-BR':
            'Limita os resultados a esta pasta, relativa à pasta do espaço de trabalho; `.` significa tudo.',
        },
        default: {en: 'the whole workspace', 'pt-BR': 'todo o espaço de trabalho'},
      },
    ],
  },
  {
    id: 'apply_diff',
    group: 'edit',
    page: 'features/tools/apply-diff.mdx',
    purpose: {
      en: 'Replaces passages of an existing file and leaves the rest untouched.',
      'pt-BR': 'Substitui trechos de um arquivo existente e não mexe no resto.',
    },
    condition: {
      en: '**Enable editing through diffs** is on, which is the default',
      'pt-BR': 'a opção **Ativar edição através de diffs** está ativada, como é o padrão',
    },
    approval: {category: 'write', note: editNote},
    parameters: [
      {
        name: 'path',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The file to change. It must exist.',
          'pt-BR': 'O arquivo a alterar. Ele precisa existir.',
        },
      },
      {
        name: 'diff',
        type: 'string',
        required: 'yes',
        description: {
          en: 'One or more SEARCH/REPLACE blocks.',
          'pt-BR': 'Um ou mais blocos SEARCH/REPLACE.',
        },
      },
    ],
  },
  {
    id: 'write_to_file',
    group: 'edit',
    page: 'features/tools/write-to-file.mdx',
    purpose: {
      en: 'Creates a file, or rewrites a whole one.',
      'pt-BR': 'Cria um arquivo ou reescreve um inteiro.',
    },
    approval: {category: 'write', note: editNote},
    parameters: [
      {
        name: 'path',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The file to write. Missing folders are created.',
          'pt-BR': 'O arquivo a gravar. As pastas que faltam são criadas.',
        },
      },
      {
        name: 'content',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The complete content of the file. It may be empty.',
          'pt-BR': 'O conteúdo completo do arquivo. Pode ser vazio.',
        },
      },
      {
        name: 'line_count',
        type: 'integer',
        required: {en: 'expected', 'pt-BR': 'esperado'},
        description: {
          en: 'The announced number of lines, used to notice a cut-off file. A call without it is accepted, and not checked.',
          'pt-BR':
            'O número de linhas anunciado, usado para notar um arquivo cortado. Uma chamada sem ele é aceita e não passa pela verificação.',
        },
        default: {en: '0', 'pt-BR': '0'},
      },
    ],
  },
  {
    id: 'browser_action',
    group: 'browser',
    page: 'features/tools/browser-action.mdx',
    purpose: {
      en: 'Opens a page in a browser, acts on it and looks at the result.',
      'pt-BR': 'Abre uma página em um navegador, interage com ela e olha o resultado.',
    },
    condition: {
      en: '**Enable browser tool** is on, which is the default, and the model accepts images',
      'pt-BR':
        'a opção **Ativar ferramenta de navegador** está ativada, como é o padrão, e o modelo aceita imagens',
    },
    approval: {
      category: 'browser',
      note: {
        en: 'Only `launch` asks: the later actions of the session run without a click.',
        'pt-BR': 'Só o `launch` pede aprovação: as ações seguintes da sessão não pedem clique.',
      },
    },
    parameters: [
      {
        name: 'action',
        type: 'choice',
        required: 'yes',
        description: {
          en: '`launch`, `click`, `hover`, `type`, `scroll_down`, `scroll_up`, `resize` or `close`.',
          'pt-BR': '`launch`, `click`, `hover`, `type`, `scroll_down`, `scroll_up`, `resize` ou `close`.',
        },
      },
      {
        name: 'url',
        type: 'string',
        required: {en: 'for `launch`', 'pt-BR': 'em `launch`'},
        description: {
          en: 'The full address with its protocol: `http://localhost:5173`, `https://…` or `file:///…`.',
          'pt-BR':
            'O endereço completo, com o protocolo: `http://localhost:5173`, `https://…` ou `file:///…`.',
        },
      },
      {
        name: 'coordinate',
        type: 'coordinate',
        required: {en: 'for `click` and `hover`', 'pt-BR': 'em `click` e `hover`'},
        description: {
          en: 'The target in pixels from the top left corner of the viewport, best at the center of the element.',
          'pt-BR':
            'O alvo em pixels a partir do canto superior esquerdo da área visível, de preferência no centro do elemento.',
        },
      },
      {
        name: 'text',
        type: 'string',
        required: {en: 'for `type`', 'pt-BR': 'em `type`'},
        description: {
          en: 'What to type into the element that has the focus.',
          'pt-BR': 'O que digitar no elemento que está com o foco.',
        },
      },
      {
        name: 'size',
        type: 'size',
        required: {en: 'for `resize`', 'pt-BR': 'em `resize`'},
        description: {
          en: 'The new viewport in pixels.',
          'pt-BR': 'A nova área visível em pixels.',
        },
      },
    ],
  },
  {
    id: 'execute_command',
    group: 'command',
    page: 'features/tools/execute-command.mdx',
    purpose: {
      en: 'Runs a command in the terminal and reads its output.',
      'pt-BR': 'Executa um comando no terminal e lê a saída.',
    },
    approval: {
      category: 'execute',
      note: {
        en: 'The longest matching entry of the command lists decides: an allowed command runs, a denied one is refused without asking, and one without a match asks.',
        'pt-BR':
          'Quem decide é a entrada mais longa que coincide nas listas de comandos: um comando permitido é executado, um negado é recusado sem perguntar e um sem correspondência pede aprovação.',
      },
    },
    parameters: [
      {
        name: 'command',
        type: 'string',
        required: 'yes',
        description: {
          en: 'One command line for your operating system and shell. Chaining is allowed.',
          'pt-BR': 'Uma linha de comando para o seu sistema operacional e shell. Pode encadear comandos.',
        },
      },
      {
        name: 'cwd',
        type: 'string',
        required: 'no',
        description: {
          en: 'The working directory, absolute or relative. It must exist.',
          'pt-BR': 'O diretório de trabalho, absoluto ou relativo. Ele precisa existir.',
        },
        default: {en: 'the workspace folder', 'pt-BR': 'a pasta do espaço de trabalho'},
      },
    ],
  },
  {
    id: 'use_mcp_tool',
    group: 'mcp',
    page: 'features/tools/use-mcp-tool.mdx',
    purpose: {
      en: 'Runs a tool that an MCP server offers.',
      'pt-BR': 'Executa uma ferramenta que um servidor MCP oferece.',
    },
    condition: mcpCondition,
    approval: {
      category: 'mcp',
      note: {
        en: 'The tool’s own **Always allow** must be selected too.',
        'pt-BR': 'O próprio **Sempre permitir** da ferramenta também precisa estar marcado.',
      },
    },
    parameters: [
      {
        name: 'server_name',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The server, named as in the MCP configuration.',
          'pt-BR': 'O servidor, com o nome que tem na configuração do MCP.',
        },
      },
      {
        name: 'tool_name',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The tool, named as the server publishes it.',
          'pt-BR': 'A ferramenta, com o nome que o servidor publica.',
        },
      },
      {
        name: 'arguments',
        type: 'json',
        required: {en: 'expected', 'pt-BR': 'esperado'},
        description: {
          en: 'The input, which must follow the schema of the tool. A tool without input needs none.',
          'pt-BR':
            'A entrada, que precisa seguir o esquema da ferramenta. Uma ferramenta sem entrada dispensa este parâmetro.',
        },
      },
    ],
  },
  {
    id: 'access_mcp_resource',
    group: 'mcp',
    page: 'features/tools/access-mcp-resource.mdx',
    purpose: {
      en: 'Reads a resource that an MCP server exposes.',
      'pt-BR': 'Lê um recurso que um servidor MCP expõe.',
    },
    condition: mcpCondition,
    approval: {
      category: 'mcp',
      note: {
        en: 'The category covers every resource of every connected server.',
        'pt-BR': 'A categoria vale para todos os recursos de todos os servidores conectados.',
      },
    },
    parameters: [
      {
        name: 'server_name',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The server, named as in the MCP configuration. Case-sensitive.',
          'pt-BR':
            'O servidor, com o nome que tem na configuração do MCP. Diferencia maiúsculas de minúsculas.',
        },
      },
      {
        name: 'uri',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The address of the resource. The server decides its scheme and shape: `file://`, `db://` or one of its own.',
          'pt-BR':
            'O endereço do recurso. O servidor decide o esquema e a forma: `file://`, `db://` ou outro só seu.',
        },
      },
    ],
  },
  {
    id: 'ask_followup_question',
    group: 'always',
    page: 'features/tools/ask-followup-question.mdx',
    purpose: {
      en: 'Asks you for information that is missing, with suggested answers.',
      'pt-BR': 'Pede a você a informação que falta, com respostas sugeridas.',
    },
    approval: {
      category: 'question',
      note: {
        en: 'You answer instead of approving. With the category on, the first suggested answer is sent after a countdown.',
        'pt-BR':
          'Você responde em vez de aprovar. Com a categoria ativada, a primeira resposta sugerida é enviada depois de uma contagem regressiva.',
      },
    },
    parameters: [
      {
        name: 'question',
        type: 'string',
        required: 'yes',
        description: {en: 'One clear question.', 'pt-BR': 'Uma pergunta clara.'},
      },
      {
        name: 'follow_up',
        type: 'xml',
        required: {en: 'expected', 'pt-BR': 'esperado'},
        description: {
          en: 'Two to four `suggest` elements. A call without it still works.',
          'pt-BR': 'De dois a quatro elementos `suggest`. Uma chamada sem ele também funciona.',
        },
        default: {en: 'no suggestions', 'pt-BR': 'sem sugestões'},
      },
      {
        name: 'suggest',
        parent: 'follow_up',
        type: 'string',
        required: {en: 'in `follow_up`', 'pt-BR': 'em `follow_up`'},
        description: {
          en: 'A complete answer, without blanks to fill in.',
          'pt-BR': 'Uma resposta completa, sem lacunas a preencher.',
        },
      },
      {
        name: 'mode',
        parent: 'suggest',
        attribute: true,
        type: 'slug',
        required: 'no',
        description: {
          en: 'Attribute: choosing this answer also switches to that mode.',
          'pt-BR': 'Atributo: escolher esta resposta também troca para esse modo.',
        },
      },
    ],
  },
  {
    id: 'attempt_completion',
    group: 'always',
    page: 'features/tools/attempt-completion.mdx',
    purpose: {
      en: 'Presents the result of a task or subtask.',
      'pt-BR': 'Apresenta o resultado de uma tarefa ou subtarefa.',
    },
    approval: {
      category: 'always-asks',
      note: {
        en: 'Only a subtask can close without asking, when **Subtasks** is auto-approved.',
        'pt-BR':
          'Só uma subtarefa pode terminar sem perguntar, quando **Subtarefas** tem aprovação automática.',
      },
    },
    parameters: [
      {
        name: 'result',
        type: 'markdown',
        required: 'yes',
        description: {
          en: 'The final summary. The assistant is told not to end it with a question or an offer.',
          'pt-BR': 'O resumo final. O assistente é orientado a não terminar com uma pergunta ou uma oferta.',
        },
      },
      {
        name: 'command',
        type: 'string',
        required: 'no',
        description: {
          en: 'Accepted and ignored. It is never executed.',
          'pt-BR': 'Aceito e ignorado. Nunca é executado.',
        },
      },
    ],
  },
  {
    id: 'switch_mode',
    group: 'always',
    page: 'features/tools/switch-mode.mdx',
    purpose: {
      en: 'Continues the same conversation in another mode.',
      'pt-BR': 'Continua a mesma conversa em outro modo.',
    },
    approval: {category: 'mode'},
    parameters: [
      {
        name: 'mode_slug',
        type: 'slug',
        required: 'yes',
        description: {
          en: '`code`, `ask`, `architect`, `debug`, `orchestrator` or the slug of a custom mode.',
          'pt-BR': '`code`, `ask`, `architect`, `debug`, `orchestrator` ou o slug de um modo personalizado.',
        },
      },
      {
        name: 'reason',
        type: 'string',
        required: 'no',
        description: {
          en: 'Why the mode should change. You see it on the card.',
          'pt-BR': 'Por que o modo deve mudar. Você vê o motivo no cartão.',
        },
      },
    ],
  },
  {
    id: 'new_task',
    group: 'always',
    page: 'features/tools/new-task.mdx',
    purpose: {
      en: 'Starts a subtask with its own mode and conversation.',
      'pt-BR': 'Inicia uma subtarefa com modo e conversa próprios.',
    },
    approval: {category: 'subtasks'},
    parameters: [
      {
        name: 'mode',
        type: 'slug',
        required: 'yes',
        description: {
          en: '`code`, `ask`, `architect`, `debug`, `orchestrator` or the slug of a custom mode.',
          'pt-BR': '`code`, `ask`, `architect`, `debug`, `orchestrator` ou o slug de um modo personalizado.',
        },
      },
      {
        name: 'message',
        type: 'string',
        required: 'yes',
        description: {
          en: 'The full instructions: the subtask sees nothing else of the task that starts it.',
          'pt-BR': 'As instruções completas: a subtarefa não vê mais nada da tarefa que a inicia.',
        },
      },
      {
        name: 'todos',
        type: 'checklist',
        required: {
          en: 'only with `{product.settings}.newTaskRequireTodos`',
          'pt-BR': 'só com `{product.settings}.newTaskRequireTodos`',
        },
        description: {
          en: 'The first to-do list of the subtask.',
          'pt-BR': 'A primeira lista de tarefas da subtarefa.',
        },
      },
    ],
  },
  {
    id: 'update_todo_list',
    group: 'always',
    page: 'features/tools/update-todo-list.mdx',
    purpose: {
      en: 'Keeps the to-do list of the task up to date.',
      'pt-BR': 'Mantém em dia a lista de tarefas.',
    },
    condition: {
      en: '**Enable todo list tool** is on, which is the default',
      'pt-BR': 'a opção **Habilitar ferramenta de lista de tarefas** está ativada, como é o padrão',
    },
    approval: {category: 'todo'},
    parameters: [
      {
        name: 'todos',
        type: 'checklist',
        required: 'yes',
        description: {
          en: 'The complete list every time: it replaces the previous one.',
          'pt-BR': 'A lista completa a cada vez: ela substitui a anterior.',
        },
      },
    ],
  },
] as const satisfies readonly ToolShape[];

export type ToolId = (typeof list)[number]['id'];

export interface Tool extends ToolShape {
  id: ToolId;
}

/** The tools that have a page, in the order in which tables show them. */
export const tools: readonly Tool[] = list;

/** What a mode may do with a tool: nothing, everything, or edit some files only. */
export type ToolAccess = 'none' | 'full' | NonNullable<ModeGroup['files']>;

/** Whether a mode has a tool by default: its groups decide. */
export function accessOf(tool: Tool, mode: Mode): ToolAccess {
  if (tool.group === 'always') {
    return 'full';
  }
  const group = mode.groups.find(({id}) => id === tool.group);
  return group === undefined ? 'none' : (group.files ?? 'full');
}

/** The slugs of the modes that have a tool by default. */
export function modesOf(tool: Tool): ModeSlug[] {
  return modes.filter((mode) => accessOf(tool, mode) !== 'none').map(({slug}) => slug);
}
