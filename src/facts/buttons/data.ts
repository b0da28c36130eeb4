import type {Localized} from '../localized';

/** A button under the conversation, and what it does: `Save keeps the edit.` */
interface Button {
  /** Its label in the interface. */
  label: Localized;
  /** What it does: the rest of a sentence that begins with its label. */
  effect: Localized;
}

interface ButtonStateShape {
  id: string;
  /** What waits for the reader, or what happens. */
  state: Localized;
  /** The first button, or what stands in its place. */
  first: Button | Localized;
  second?: Button;
}

const approve = {en: 'Approve', 'pt-BR': 'Aprovar'};
const reject = {en: 'Reject', 'pt-BR': 'Rejeitar'};
const startNewTask: Button = {
  label: {en: 'Start New Task', 'pt-BR': 'Iniciar nova tarefa'},
  effect: {
    en: 'opens an empty chat. This task stays in the history.',
    'pt-BR': 'abre um chat vazio. Esta tarefa continua no histórico.',
  },
};

const list = [
  {
    id: 'read',
    state: {en: 'A read, a listing or a search', 'pt-BR': 'Uma leitura, uma listagem ou uma busca'},
    first: {
      label: approve,
      effect: {en: 'sends the result to the model.', 'pt-BR': 'envia o resultado ao modelo.'},
    },
    second: {
      label: reject,
      effect: {en: 'keeps it from the model.', 'pt-BR': 'não deixa que ele chegue ao modelo.'},
    },
  },
  {
    id: 'read-many',
    state: {en: 'Several files in one read', 'pt-BR': 'Vários arquivos em uma leitura'},
    first: {
      label: {en: 'Approve All', 'pt-BR': 'Aprovar tudo'},
      effect: {en: 'sends all of them to the model.', 'pt-BR': 'envia todos ao modelo.'},
    },
    second: {
      label: {en: 'Deny All', 'pt-BR': 'Negar tudo'},
      effect: {en: 'sends none of them.', 'pt-BR': 'não envia nenhum.'},
    },
  },
  {
    id: 'edit',
    state: {en: 'A file to create or change', 'pt-BR': 'Um arquivo para criar ou alterar'},
    first: {
      label: {en: 'Save', 'pt-BR': 'Salvar'},
      effect: {
        en: 'keeps the edit, with what you corrected in the diff.',
        'pt-BR': 'mantém a edição, com o que você corrigiu no diff.',
      },
    },
    second: {
      label: reject,
      effect: {
        en: 'drops the edit and leaves the file as it was.',
        'pt-BR': 'descarta a edição e deixa o arquivo como estava.',
      },
    },
  },
  {
    id: 'command',
    state: {en: 'A command to run', 'pt-BR': 'Um comando para executar'},
    first: {
      label: {en: 'Run', 'pt-BR': 'Comando'},
      effect: {en: 'runs it with your permissions.', 'pt-BR': 'executa o comando com as suas permissões.'},
    },
    second: {label: reject, effect: {en: "doesn't run it.", 'pt-BR': 'não executa.'}},
  },
  {
    id: 'command-running',
    state: {en: 'A command that is running', 'pt-BR': 'Um comando em execução'},
    first: {
      label: {en: 'Proceed While Running', 'pt-BR': 'Prosseguir durante execução'},
      effect: {
        en: 'lets the task continue while the command keeps running.',
        'pt-BR': 'deixa a tarefa continuar enquanto o comando segue em execução.',
      },
    },
    second: {
      label: {en: 'Kill Command', 'pt-BR': 'Interromper Comando'},
      effect: {en: 'stops the command.', 'pt-BR': 'encerra o comando.'},
    },
  },
  {
    id: 'browser',
    state: {en: 'A browser session', 'pt-BR': 'Uma sessão do navegador'},
    first: {
      label: approve,
      effect: {
        en: "opens the page. The later actions of the session don't ask.",
        'pt-BR': 'abre a página. As ações seguintes da sessão não pedem aprovação.',
      },
    },
    second: {label: reject, effect: {en: "doesn't open the browser.", 'pt-BR': 'não abre o navegador.'}},
  },
  {
    id: 'mcp',
    state: {
      en: 'A tool or a resource of an MCP server',
      'pt-BR': 'Uma ferramenta ou um recurso de um servidor MCP',
    },
    first: {
      label: approve,
      effect: {
        en: 'calls the server, which acts with its own permissions.',
        'pt-BR': 'chama o servidor, que age com permissões próprias.',
      },
    },
    second: {label: reject, effect: {en: "doesn't call it.", 'pt-BR': 'não chama o servidor.'}},
  },
  {
    id: 'mode',
    state: {en: 'A switch to another mode', 'pt-BR': 'Uma troca de modo'},
    first: {
      label: approve,
      effect: {
        en: 'changes the mode, and with it the tools and perhaps the model.',
        'pt-BR': 'troca o modo e, com ele, as ferramentas e talvez o modelo.',
      },
    },
    second: {label: reject, effect: {en: 'stays in the current mode.', 'pt-BR': 'continua no modo atual.'}},
  },
  {
    id: 'subtask',
    state: {en: 'A new subtask', 'pt-BR': 'Uma nova subtarefa'},
    first: {
      label: approve,
      effect: {
        en: 'pauses this task and starts the subtask.',
        'pt-BR': 'pausa esta tarefa e começa a subtarefa.',
      },
    },
    second: {label: reject, effect: {en: 'continues without it.', 'pt-BR': 'continua sem ela.'}},
  },
  {
    id: 'subtask-end',
    state: {en: 'A subtask that is done', 'pt-BR': 'Uma subtarefa concluída'},
    first: {
      label: {en: 'Complete Subtask and Return', 'pt-BR': 'Completar subtarefa e retornar'},
      effect: {
        en: 'hands its result to the parent task, which continues.',
        'pt-BR': 'entrega o resultado à tarefa que a criou, e ela continua.',
      },
    },
  },
  {
    id: 'todo',
    state: {en: 'An update of the to-do list', 'pt-BR': 'Uma atualização da lista de tarefas'},
    first: {
      label: approve,
      effect: {
        en: 'accepts the list, with what you changed in it.',
        'pt-BR': 'aceita a lista, com o que você mudou nela.',
      },
    },
    second: {
      label: reject,
      effect: {en: 'keeps the list as it was.', 'pt-BR': 'mantém a lista como estava.'},
    },
  },
  {
    id: 'question',
    state: {en: 'A question to you', 'pt-BR': 'Uma pergunta para você'},
    first: {
      en: 'Each suggested answer is a button that sends it. You can also write your own.',
      'pt-BR': 'Cada resposta sugerida é um botão que a envia. Você também pode escrever a sua.',
    },
  },
  {
    id: 'working',
    state: {en: 'The model is writing', 'pt-BR': 'O modelo está escrevendo'},
    first: {
      label: {en: 'Cancel', 'pt-BR': 'Cancelar'},
      effect: {
        en: 'stops the answer. It replaces the send button.',
        'pt-BR': 'interrompe a resposta. Fica no lugar do botão de envio.',
      },
    },
  },
  {
    id: 'failed-request',
    state: {en: 'A request that failed', 'pt-BR': 'Uma requisição que falhou'},
    first: {
      label: {en: 'Retry', 'pt-BR': 'Tentar novamente'},
      effect: {
        en: 'sends it again, with the profile that is selected now.',
        'pt-BR': 'envia a requisição de novo, com o perfil selecionado agora.',
      },
    },
    second: startNewTask,
  },
  {
    id: 'having-trouble',
    state: {en: 'Several mistakes in a row', 'pt-BR': 'Vários erros seguidos'},
    first: {
      label: {en: 'Proceed Anyways', 'pt-BR': 'Prosseguir mesmo assim'},
      effect: {
        en: 'lets the model try again. What you type first reaches it.',
        'pt-BR': 'deixa o modelo tentar de novo. O que você digitar antes chega a ele.',
      },
    },
    second: startNewTask,
  },
  {
    id: 'limit-reached',
    state: {
      en: 'A limit of auto-approve is reached',
      'pt-BR': 'Um limite da aprovação automática foi atingido',
    },
    first: {
      label: {en: 'Reset and Continue', 'pt-BR': 'Redefinir e Continuar'},
      effect: {
        en: 'counts from zero again and continues.',
        'pt-BR': 'recomeça a contagem do zero e continua.',
      },
    },
  },
  {
    id: 'stopped',
    state: {en: 'A task that was stopped', 'pt-BR': 'Uma tarefa interrompida'},
    first: {
      label: {en: 'Resume Task', 'pt-BR': 'Retomar tarefa'},
      effect: {en: 'continues where it stopped.', 'pt-BR': 'continua de onde parou.'},
    },
    second: {
      label: {en: 'Terminate', 'pt-BR': 'Terminar'},
      effect: {en: 'ends the task.', 'pt-BR': 'encerra a tarefa.'},
    },
  },
  {
    id: 'finished',
    state: {en: 'A task that is done', 'pt-BR': 'Uma tarefa concluída'},
    first: startNewTask,
  },
] as const satisfies readonly ButtonStateShape[];

type ButtonStateId = (typeof list)[number]['id'];

export interface ButtonState extends ButtonStateShape {
  id: ButtonStateId;
}

/** The states in which a task waits for the reader, each with its buttons. */
export const buttonStates: readonly ButtonState[] = list;
