import type {Localized} from '../localized';

/** What the box says that leads to the error finder. */
export const boxWords = {
  label: {en: 'Do you have an error message?', 'pt-BR': 'Você tem uma mensagem de erro?'},
  placeholder: {
    en: 'Paste the whole message, with its numbers and paths',
    'pt-BR': 'Cole a mensagem inteira, com números e caminhos',
  },
  send: {en: 'Find what it means', 'pt-BR': 'Ver o que significa'},
  // A form without a script sends what it holds in the address, which the host sees too.
  note: {
    en: 'The text goes into the address of the next page, so remove keys and names before you send it.',
    'pt-BR': 'O texto vai no endereço da próxima página, por isso remova chaves e nomes antes de enviar.',
  },
} as const satisfies Record<string, Localized>;

/** Characters of a message that an address has room for on every host. */
export const LONGEST_MESSAGE = 2000;

/** The id of the note, by which it belongs to the field. */
export const BOX_NOTE = 'message-box-note';

/** Where the error finder is, below a locale's root. */
export const FINDER = 'troubleshooting/introduction#messages';
