import type {Localized} from '../localized';

interface FlowShape {
  id: string;
  /** What leaves the machine. */
  data: Localized;
  recipient: Localized;
  when: Localized;
  /** How to stop or limit it. */
  limit: Localized;
}

const modelProvider: Localized = {
  en: 'The model provider that you chose',
  'pt-BR': 'O provedor de modelos que você escolheu',
};

const sameProvider: Localized = {en: 'The same provider', 'pt-BR': 'O mesmo provedor'};

const everyRequest: Localized = {en: 'With each request', 'pt-BR': 'A cada requisição'};

const list = [
  {
    id: 'conversation',
    data: {
      en: 'Your messages, the conversation of the task, the system prompt, mode, rules and instructions',
      'pt-BR':
        'As suas mensagens, a conversa da tarefa, o prompt do sistema, o modo, as regras e as instruções',
    },
    recipient: modelProvider,
    when: everyRequest,
    limit: {
      en: 'Use a [local model](/advanced-usage/local-models.mdx). Start a new task for each topic.',
      'pt-BR':
        'Use um [modelo local](/advanced-usage/local-models.mdx). Comece uma tarefa nova a cada assunto.',
    },
  },
  {
    id: 'environment',
    data: {
      en: 'Names of open tabs and of files in the workspace, problems that the editor reports, terminals, operating system, shell, path of the workspace, date and time',
      'pt-BR':
        'Nomes das abas abertas e dos arquivos do espaço de trabalho, problemas que o editor aponta, terminais, sistema operacional, shell, caminho do espaço de trabalho, data e hora',
    },
    recipient: sameProvider,
    when: everyRequest,
    limit: {
      en: "Lower the limits for tabs and files in **Settings → Context**, and close what the task doesn't need.",
      'pt-BR':
        'Reduza os limites de abas e arquivos em **Configurações → Contexto** e feche o que a tarefa não usa.',
    },
  },
  {
    id: 'files',
    data: {
      en: 'Content of files, lists of folders, search results, output of commands, what you mention',
      'pt-BR':
        'Conteúdo de arquivos, listas de pastas, resultados de buscas, saída de comandos, o que você menciona',
    },
    recipient: sameProvider,
    when: {
      en: 'When a tool returns it or you add it, and again with each later request of the task',
      'pt-BR':
        'Quando uma ferramenta devolve o conteúdo ou você o adiciona, e de novo a cada requisição seguinte da tarefa',
    },
    limit: {
      en: 'List files in the [ignore file](/advanced-usage/custom-rules.mdx#block-files), and approve reads one by one.',
      'pt-BR':
        'Liste os arquivos no [arquivo de exclusão](/advanced-usage/custom-rules.mdx#block-files) e aprove as leituras uma a uma.',
    },
  },
  {
    id: 'images',
    data: {
      en: 'Images, and screenshots of the [browser tool](/features/browser-use.mdx)',
      'pt-BR': 'Imagens e capturas de tela da [ferramenta de navegador](/features/browser-use.mdx)',
    },
    recipient: sameProvider,
    when: {
      en: 'When you attach an image, or the browser tool runs',
      'pt-BR': 'Quando você anexa uma imagem ou a ferramenta de navegador é usada',
    },
    limit: {
      en: 'Attach none, and clear **Enable browser tool**.',
      'pt-BR': 'Não anexe nenhuma e desmarque **Ativar ferramenta de navegador**.',
    },
  },
  {
    id: 'key',
    data: {en: 'Your API key or token', 'pt-BR': 'A sua chave de API ou o seu token'},
    recipient: {
      en: 'The provider that it belongs to, and nobody else',
      'pt-BR': 'O provedor que a emitiu, e mais ninguém',
    },
    when: everyRequest,
    limit: {en: 'Revoke it at the provider.', 'pt-BR': 'Revogue no provedor.'},
  },
  {
    id: 'model-lists',
    data: {
      en: 'Requests for lists of models, the balance and the validity of a key',
      'pt-BR': 'Pedidos da lista de modelos, do saldo e da validade de uma chave',
    },
    recipient: {en: 'The provider or gateway', 'pt-BR': 'O provedor ou o gateway'},
    when: {en: 'While **Settings** are open', 'pt-BR': 'Enquanto as **Configurações** estão abertas'},
    limit: {
      en: 'Choose a local provider, or one whose list comes with the extension.',
      'pt-BR': 'Escolha um provedor local ou um cuja lista vem com a extensão.',
    },
  },
  {
    id: 'enhance-prompt',
    data: {
      en: 'The text in the chat input, and the last messages of the task',
      'pt-BR': 'O texto da caixa de mensagem e as últimas mensagens da tarefa',
    },
    recipient: {
      en: 'The provider of the profile for [Enhance Prompt](/features/enhance-prompt.mdx#own-model)',
      'pt-BR': 'O provedor do perfil de [Aprimorar prompt](/features/enhance-prompt.mdx#own-model)',
    },
    when: {en: 'When you select the sparkle', 'pt-BR': 'Quando você seleciona o ícone de brilho'},
    limit: {
      en: 'Do not use it. To send only the text, clear **Include task history as context**.',
      'pt-BR': 'Não use. Para enviar só o texto, desmarque **Incluir histórico de tarefas como contexto**.',
    },
  },
  {
    id: 'commit-messages',
    data: {
      en: 'The staged diff, the branch name and the subjects of the last five commits',
      'pt-BR': 'O diff preparado, o nome da branch e os títulos dos últimos cinco commits',
    },
    recipient: {
      en: 'The provider of the profile for [commit messages](/basic-usage/git-commit-generation.mdx#what-is-sent)',
      'pt-BR':
        'O provedor do perfil de [mensagens de commit](/basic-usage/git-commit-generation.mdx#what-is-sent)',
    },
    when: {
      en: 'When you press the icon in Source Control',
      'pt-BR': 'Quando você usa o ícone no Controle do Código-Fonte',
    },
    limit: {en: 'Write the message yourself.', 'pt-BR': 'Escreva a mensagem você mesmo.'},
  },
  {
    id: 'autocomplete',
    data: {en: 'The code around the cursor', 'pt-BR': 'O código em volta do cursor'},
    recipient: {
      en: 'The provider of [autocomplete](/features/autocomplete.mdx#model)',
      'pt-BR': 'O provedor do [autocompletar](/features/autocomplete.mdx#model)',
    },
    when: {
      en: 'At each trigger, once you have chosen a model and a trigger',
      'pt-BR': 'A cada acionamento, depois que você escolheu um modelo e um gatilho',
    },
    limit: {
      en: 'Turn the trigger off. It is off until you choose it.',
      'pt-BR': 'Desative o gatilho. Ele fica desativado até você escolher um.',
    },
  },
  {
    id: 'indexing',
    data: {
      en: 'Pieces of your code, and the question of each search by meaning',
      'pt-BR': 'Trechos do código e a pergunta de cada busca por significado',
    },
    recipient: {
      en: 'The [embedding provider](/features/codebase-indexing.mdx#privacy). Vectors and pieces go to the vector database that you chose.',
      'pt-BR':
        'O [provedor de embeddings](/features/codebase-indexing.mdx#privacy). Os vetores e os trechos vão para o banco de dados vetorial que você escolheu.',
    },
    when: {
      en: 'In every workspace that you open, once indexing is set up',
      'pt-BR': 'Em cada espaço de trabalho que você abre, depois de configurar a indexação',
    },
    limit: {
      en: 'Leave it off, or choose a local model and a local database.',
      'pt-BR': 'Deixe desativada ou escolha um modelo e um banco de dados locais.',
    },
  },
  {
    id: 'mcp',
    data: {en: 'Arguments of tools', 'pt-BR': 'Argumentos de ferramentas'},
    recipient: {
      en: 'The [MCP servers](/features/mcp/overview.mdx) that you or the project added',
      'pt-BR': 'Os [servidores MCP](/features/mcp/overview.mdx) que você ou o projeto adicionou',
    },
    when: {en: 'When such a tool runs', 'pt-BR': 'Quando uma dessas ferramentas é usada'},
    limit: {
      en: 'Approve calls one by one, or remove the server.',
      'pt-BR': 'Aprove as chamadas uma a uma ou remova o servidor.',
    },
  },
  {
    id: 'websites',
    data: {en: 'Requests for pages', 'pt-BR': 'Pedidos de páginas'},
    recipient: {
      en: 'The websites that the browser tool or a [mention of an address](/basic-usage/context-mentions.mdx#web-pages) opens',
      'pt-BR':
        'Os sites que a ferramenta de navegador ou a [menção de um endereço](/basic-usage/context-mentions.mdx#web-pages) abre',
    },
    when: {en: 'When it opens one', 'pt-BR': 'Quando um deles é aberto'},
    limit: {
      en: 'Reject the session of the browser, and mention files instead of addresses.',
      'pt-BR': 'Rejeite a sessão do navegador e mencione arquivos em vez de endereços.',
    },
  },
  {
    id: 'marketplace',
    data: {
      en: 'The version of the extension and what you search for',
      'pt-BR': 'A versão da extensão e o que você procura',
    },
    recipient: {en: 'The servers of the marketplace', 'pt-BR': 'Os servidores do marketplace'},
    when: {en: 'When you open **Marketplace**', 'pt-BR': 'Quando você abre o **Marketplace**'},
    limit: {en: 'Do not open it.', 'pt-BR': 'Não abra.'},
  },
  {
    id: 'gateway',
    data: {
      en: 'Account, balance, and the prompts and answers in transit',
      'pt-BR': 'A conta, o saldo e, em trânsito, os prompts e as respostas',
    },
    recipient: {
      en: 'The servers of {product.code}. {product.gatewayStorage}',
      'pt-BR': 'Os servidores do {product.code}. {product.gatewayStorage}',
    },
    when: {
      en: 'Only with the [{product.code} provider](/providers/product-code.mdx)',
      'pt-BR': 'Só com o [provedor {product.code}](/providers/product-code.mdx)',
    },
    limit: {en: 'Use another provider.', 'pt-BR': 'Use outro provedor.'},
  },
  {
    id: 'telemetry',
    data: {
      en: 'Reports of usage and errors, under an identifier of the editor. No code, no prompts, no file contents, no keys.',
      'pt-BR':
        'Relatórios de uso e de erros, com um identificador do editor. Sem código, sem prompts, sem conteúdo de arquivos e sem chaves.',
    },
    recipient: {en: 'Only {product.telemetryRecipient}', 'pt-BR': 'Só {product.telemetryRecipient}'},
    when: {
      en: 'While telemetry is on. It is {product.telemetryDefault}.',
      'pt-BR': 'Enquanto a telemetria está ativada. Ela fica {product.telemetryDefault}.',
    },
    limit: {
      en: '[Turn telemetry off](/terms-and-conditions/privacy-policy.mdx#telemetry).',
      'pt-BR': '[Desative a telemetria](/terms-and-conditions/privacy-policy.mdx#telemetry).',
    },
  },
  {
    id: 'team-counts',
    data: {
      en: 'Counts for team metrics: kind and time of an event, lines, tokens, model, cost, commit hash. [No code, no prompts, no file names.](/platform/plugin.mdx#what-is-sent)',
      'pt-BR':
        'Contagens para as métricas da equipe: tipo e hora de um evento, linhas, tokens, modelo, custo, hash do commit. [Sem código, sem prompts e sem nomes de arquivos.](/platform/plugin.mdx#what-is-sent)',
    },
    recipient: {
      en: '{product.platform}, for your organization',
      'pt-BR': 'A {product.platform}, para a sua organização',
    },
    when: {
      en: 'Only in an editor that is linked to an organization, in [measured workspaces](/platform/plugin.mdx#measured)',
      'pt-BR':
        'Só em um editor vinculado a uma organização, em [espaços de trabalho medidos](/platform/plugin.mdx#measured)',
    },
    limit: {
      en: '[Pause sharing](/platform/plugin.mdx#pause), or [unlink the editor](/platform/plugin.mdx#linked-editors).',
      'pt-BR':
        '[Pause o compartilhamento](/platform/plugin.mdx#pause) ou [desvincule o editor](/platform/plugin.mdx#linked-editors).',
    },
  },
] as const satisfies readonly FlowShape[];

type FlowId = (typeof list)[number]['id'];

export interface Flow extends FlowShape {
  id: FlowId;
}

/** Everything that leaves the machine: first what carries the work, then what is optional. */
export const flows: readonly Flow[] = list;
