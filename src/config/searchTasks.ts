import type {Locale} from './locales';

/** A link that the field offers before anything is typed, or when nothing was found. */
export interface SearchTask {
  /** Document id; none whose address has the product's name in it. */
  readonly page: string;
  /** `#id` of a section. */
  readonly hash?: string;
  readonly label: Record<Locale, string>;
}

/** Where a task leads, on a site or a language that begins at `base`. */
export const addressOf = ({page, hash = ''}: SearchTask, base: string): string =>
  base + (page === 'index' ? '' : page) + hash;

/** What most readers come for. */
export const commonTasks: readonly SearchTask[] = [
  {
    page: 'getting-started/installing',
    label: {en: 'Install the extension', 'pt-BR': 'Instalar a extensão'},
  },
  {
    page: 'getting-started/connecting-api-provider',
    label: {en: 'Connect a model provider', 'pt-BR': 'Conectar um provedor de modelos'},
  },
  {
    page: 'features/checkpoints',
    hash: '#restore',
    label: {en: 'Undo what a task changed', 'pt-BR': 'Desfazer o que uma tarefa mudou'},
  },
  {
    page: 'features/auto-approving-actions',
    label: {en: 'Let it act without asking', 'pt-BR': 'Deixar agir sem perguntar'},
  },
  {
    page: 'troubleshooting/introduction',
    label: {en: 'Understand an error message', 'pt-BR': 'Entender uma mensagem de erro'},
  },
];

/** Where to look when the search finds nothing. */
export const otherPlaces: readonly SearchTask[] = [
  {
    page: 'troubleshooting/introduction',
    label: {en: 'Errors and their fixes', 'pt-BR': 'Erros e suas correções'},
  },
  {page: 'faq', label: {en: 'Frequently asked questions', 'pt-BR': 'Perguntas frequentes'}},
  {
    page: 'index',
    hash: '#by-section',
    label: {en: 'All pages, by section', 'pt-BR': 'Todas as páginas, por seção'},
  },
];
