/** The keys of the site. Both languages beside each other: the list loads alone, and most readers never open it. */
import type {Locale} from '@site/src/config/locales';

type Text = Readonly<Record<Locale, string>>;

interface KeyRow {
  /** Each a shortcut of its own; keys that are held together are joined by `+`, `Mod` is Ctrl or ⌘. */
  readonly keys: readonly string[];
  readonly does: Text;
}

export interface KeyGroup {
  readonly name: Text;
  readonly rows: readonly KeyRow[];
}

export const keyGroups: readonly KeyGroup[] = [
  {
    name: {en: 'On every page', 'pt-BR': 'Em todas as páginas'},
    rows: [
      {keys: ['Mod+K', '/'], does: {en: 'Search the documentation', 'pt-BR': 'Pesquisar na documentação'}},
      {keys: ['?'], does: {en: 'Show this list', 'pt-BR': 'Mostrar esta lista'}},
      {
        keys: ['Tab'],
        does: {
          en: 'Go to the next link or button; the first one on a page skips the menus',
          'pt-BR': 'Ir para o próximo link ou botão; o primeiro da página pula os menus',
        },
      },
      {
        keys: ['Esc'],
        does: {
          en: 'Close what is open: a menu, the contents, this list',
          'pt-BR': 'Fechar o que está aberto: um menu, o sumário, esta lista',
        },
      },
    ],
  },
  {
    name: {en: 'In the search field', 'pt-BR': 'No campo de pesquisa'},
    rows: [
      {keys: ['↓', '↑'], does: {en: 'Go through the suggestions', 'pt-BR': 'Percorrer as sugestões'}},
      {
        keys: ['Enter'],
        does: {
          en: 'Open the suggestion, or all results if none is chosen',
          'pt-BR': 'Abrir a sugestão ou, sem uma escolhida, todos os resultados',
        },
      },
      {
        keys: ['Mod+Enter'],
        does: {en: 'Open the suggestion in a new tab', 'pt-BR': 'Abrir a sugestão em uma nova aba'},
      },
      {
        keys: ['Delete'],
        does: {
          en: 'Forget the recent search that is chosen',
          'pt-BR': 'Esquecer a pesquisa recente escolhida',
        },
      },
      {
        keys: ['Esc'],
        does: {
          en: 'Close the suggestions; again, empty the field and go back to the text',
          'pt-BR': 'Fechar as sugestões; de novo, limpar o campo e voltar ao texto',
        },
      },
    ],
  },
  {
    name: {en: 'In a row of tabs', 'pt-BR': 'Em uma fileira de abas'},
    rows: [
      {
        keys: ['←', '→', 'Home', 'End'],
        does: {
          en: 'Go to the previous, the next, the first or the last tab',
          'pt-BR': 'Ir para a aba anterior, a próxima, a primeira ou a última',
        },
      },
      {keys: ['Enter'], does: {en: 'Show what is in the tab', 'pt-BR': 'Mostrar o conteúdo da aba'}},
    ],
  },
];
