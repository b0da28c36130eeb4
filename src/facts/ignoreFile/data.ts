import type {Localized} from '../localized';

/** How far the ignore file reaches, in the order in which tables show it. */
export const coverages = {
  covered: {en: 'Covered', 'pt-BR': 'Coberto'},
  partly: {en: 'Covered in part', 'pt-BR': 'Coberto em parte'},
  notCovered: {en: 'Not covered', 'pt-BR': 'Não coberto'},
} as const satisfies Record<string, Localized>;

export type Coverage = keyof typeof coverages;

interface WayShape {
  id: string;
  /** How the content of a file travels. */
  way: Localized;
  coverage: Coverage;
  /** What happens to a listed file there and, where it is not covered, what to do instead. */
  effect: Localized;
}

const list = [
  {
    id: 'read-and-edit',
    way: {
      en: '[Reading](/features/tools/read-file.mdx) and [editing](/features/tools/apply-diff.mdx) with tools',
      'pt-BR':
        '[Leitura](/features/tools/read-file.mdx) e [edição](/features/tools/apply-diff.mdx) por ferramentas',
    },
    coverage: 'covered',
    effect: {
      en: 'The tool is refused before it opens the file, and the model is told so.',
      'pt-BR': 'A ferramenta é recusada antes de abrir o arquivo, e o modelo é avisado.',
    },
  },
  {
    id: 'lists',
    way: {
      en: '[Lists of files](/features/tools/list-files.mdx) and [of definitions](/features/tools/list-code-definition-names.mdx)',
      'pt-BR':
        '[Listas de arquivos](/features/tools/list-files.mdx) e [de definições](/features/tools/list-code-definition-names.mdx)',
    },
    coverage: 'covered',
    effect: {
      en: "Listed files are left out. **Show {product.ignoreFile}'d files in lists and searches** brings back their names with a 🔒, never their content.",
      'pt-BR':
        'Os arquivos listados ficam de fora. **Mostrar arquivos {product.ignoreFile} em listas e pesquisas** traz de volta os nomes, com 🔒, nunca o conteúdo.',
    },
  },
  {
    id: 'search',
    way: {
      en: '[Searching by text](/features/tools/search-files.mdx)',
      'pt-BR': '[Busca por texto](/features/tools/search-files.mdx)',
    },
    coverage: 'covered',
    effect: {
      en: 'Hits in listed files are dropped. A search with no file type also reads what only Git ignores, so name `.env` here even if `.gitignore` has it.',
      'pt-BR':
        'Os resultados em arquivos listados são descartados. Uma busca sem tipo de arquivo também lê o que só o Git ignora. Por isso, inclua `.env` aqui mesmo que ele esteja no `.gitignore`.',
    },
  },
  {
    id: 'mentions',
    way: {
      en: '[Mentions](/basic-usage/context-mentions.mdx#files) of files and folders',
      'pt-BR': '[Menções](/basic-usage/context-mentions.mdx#files) de arquivos e pastas',
    },
    coverage: 'covered',
    effect: {
      en: 'The content is not sent. The model is told that the file is ignored.',
      'pt-BR': 'O conteúdo não é enviado. O modelo é avisado de que o arquivo é ignorado.',
    },
  },
  {
    id: 'indexing',
    way: {
      en: '[Codebase indexing](/features/codebase-indexing.mdx#what-is-indexed)',
      'pt-BR': '[Indexação de código](/features/codebase-indexing.mdx#what-is-indexed)',
    },
    coverage: 'covered',
    effect: {
      en: 'Listed files are skipped. A file that is in the index already stays there until you [rebuild it](/features/codebase-indexing.mdx#maintain).',
      'pt-BR':
        'Os arquivos listados são ignorados. Um arquivo que já está no índice continua lá até você [reconstruir o índice](/features/codebase-indexing.mdx#maintain).',
    },
  },
  {
    id: 'commands',
    way: {
      en: '[Commands](/features/tools/execute-command.mdx#limits) in the terminal',
      'pt-BR': '[Comandos](/features/tools/execute-command.mdx#limits) no terminal',
    },
    coverage: 'partly',
    effect: {
      en: 'Only a line that begins with a known reading command, such as `cat` or `grep`, is refused. `cp`, `git show`, `python -c` and scripts can print any file, so read each command before you run it.',
      'pt-BR':
        'Só são recusadas as linhas que começam com um comando de leitura conhecido, como `cat` ou `grep`. `cp`, `git show`, `python -c` e scripts podem mostrar qualquer arquivo. Por isso, leia cada comando antes de executar.',
    },
  },
  {
    id: 'git-mentions',
    way: {
      en: '[Mentions of Git changes](/basic-usage/context-mentions.mdx#commits) and commits',
      'pt-BR': '[Menções de mudanças do Git](/basic-usage/context-mentions.mdx#commits) e de commits',
    },
    coverage: 'notCovered',
    effect: {
      en: 'They follow Git: the diff of a tracked file is sent. Keep secrets out of the repository, and look at `git diff` before you mention it.',
      'pt-BR':
        'Elas seguem o Git: o diff de um arquivo rastreado é enviado. Mantenha segredos fora do repositório e confira o `git diff` antes de mencionar.',
    },
  },
  {
    id: 'terminal',
    way: {
      en: '[Mentions of the terminal](/basic-usage/context-mentions.mdx#terminal)',
      'pt-BR': '[Menções do terminal](/basic-usage/context-mentions.mdx#terminal)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'What the terminal shows is sent, printed files included. Clear the terminal first.',
      'pt-BR': 'O que o terminal mostra é enviado, inclusive arquivos exibidos nele. Limpe o terminal antes.',
    },
  },
  {
    id: 'commit-messages',
    way: {
      en: '[Commit messages](/basic-usage/git-commit-generation.mdx#what-is-sent)',
      'pt-BR': '[Mensagens de commit](/basic-usage/git-commit-generation.mdx#what-is-sent)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'The staged diff is sent. Unstage the file before you generate the message.',
      'pt-BR': 'O diff preparado é enviado. Tire o arquivo do stage antes de gerar a mensagem.',
    },
  },
  {
    id: 'code-actions',
    way: {
      en: '[Code actions](/features/code-actions.mdx) and adding a selection to the chat',
      'pt-BR': '[Ações de código](/features/code-actions.mdx) e adicionar uma seleção ao chat',
    },
    coverage: 'notCovered',
    effect: {
      en: 'What you select is sent, whichever file it is in. Select less, or replace the secret first.',
      'pt-BR':
        'O trecho selecionado é enviado, seja qual for o arquivo. Selecione menos ou substitua o segredo antes.',
    },
  },
  {
    id: 'autocomplete',
    way: {
      en: '[Autocomplete](/features/autocomplete.mdx)',
      'pt-BR': '[Autocompletar](/features/autocomplete.mdx)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'The code around the cursor is sent. Turn automatic suggestions off before you open such a file, or use a [local model](/advanced-usage/local-models.mdx).',
      'pt-BR':
        'O código em volta do cursor é enviado. Desative as sugestões automáticas antes de abrir um arquivo assim ou use um [modelo local](/advanced-usage/local-models.mdx).',
    },
  },
  {
    id: 'mcp',
    way: {
      en: 'Tools and resources of [MCP servers](/features/mcp/overview.mdx)',
      'pt-BR': 'Ferramentas e recursos de [servidores MCP](/features/mcp/overview.mdx)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'A server reads what its process can read. Give it one folder instead of your home folder, and approve its calls one by one.',
      'pt-BR':
        'Um servidor lê o que o processo alcança. Dê a ele uma só pasta em vez da pasta pessoal e aprove as chamadas uma a uma.',
    },
  },
  {
    id: 'browser',
    way: {
      en: '`file://` addresses in the [browser tool](/features/browser-use.mdx)',
      'pt-BR': 'Endereços `file://` na [ferramenta de navegador](/features/browser-use.mdx)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'The browser opens any file of the machine, and its screenshot is sent. Read the address before you approve the session.',
      'pt-BR':
        'O navegador abre qualquer arquivo da máquina, e a captura de tela é enviada. Leia o endereço antes de aprovar a sessão.',
    },
  },
  {
    id: 'outside-workspace',
    way: {
      en: 'Paths outside the [workspace](/features/tools/tool-use-overview.mdx#workspace)',
      'pt-BR': 'Caminhos fora do [espaço de trabalho](/features/tools/tool-use-overview.mdx#workspace)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'The patterns apply inside the workspace only. Leave **Include files outside workspace** off, so that such a path always asks.',
      'pt-BR':
        'Os padrões valem só dentro do espaço de trabalho. Deixe **Incluir arquivos fora do espaço de trabalho** desativado, para que um caminho desses sempre peça aprovação.',
    },
  },
  {
    id: 'checkpoints',
    way: {
      en: '[Checkpoints](/features/checkpoints.mdx#not-captured)',
      'pt-BR': '[Checkpoints](/features/checkpoints.mdx#not-captured)',
    },
    coverage: 'notCovered',
    effect: {
      en: 'Snapshots can contain listed files. They stay on your disk and are not sent. What `.gitignore` lists is left out, so name secrets there too.',
      'pt-BR':
        'Os snapshots podem conter arquivos listados. Eles ficam no seu disco e não são enviados. O que o `.gitignore` lista fica de fora: inclua os segredos nele também.',
    },
  },
] as const satisfies readonly WayShape[];

type WayId = (typeof list)[number]['id'];

/** A way for the content of a file to leave its place. */
export interface Way extends WayShape {
  id: WayId;
}

/** Every way in which the content of a file can travel, and whether the ignore file holds it back. */
export const ways: readonly Way[] = list;
