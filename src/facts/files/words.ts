/** What the builders say of a file, in both languages; `{came}` and `{at}` are filled. */
import type {Localized} from '../localized';
import {deepest, longest} from './parsed';

export const kinds = {
  'kind:null': {en: 'nothing', 'pt-BR': 'nada'},
  'kind:list': {en: 'a list', 'pt-BR': 'uma lista'},
  'kind:object': {en: 'an object', 'pt-BR': 'um objeto'},
  'kind:string': {en: 'a text', 'pt-BR': 'um texto'},
  'kind:number': {en: 'a number', 'pt-BR': 'um número'},
  'kind:boolean': {en: 'true or false', 'pt-BR': 'true ou false'},
  'kind:undefined': {en: 'nothing', 'pt-BR': 'nada'},
} as const satisfies Record<string, Localized>;

/** Of a text that is too large to be a file of settings, whatever its format. */
const tooLarge = {
  long: {
    en: `The file has {came} characters. Up to ${longest} are checked.`,
    'pt-BR': `O arquivo tem {came} caracteres. São verificados até ${longest}.`,
  },
  deep: {
    en: `Lists and objects are nested deeper than ${deepest} levels.`,
    'pt-BR': `Há listas e objetos aninhados em mais de ${deepest} níveis.`,
  },
} as const satisfies Record<string, Localized>;

/** Where a text stops being JSON. */
export const jsonProblems = {
  ...tooLarge,
  end: {
    en: 'What opens here is never closed. Add {came} at its end.',
    'pt-BR': 'O que se abre aqui nunca se fecha. Acrescente {came} no fim.',
  },
  comment: {
    en: '{came} begins a comment, and JSON has none. Delete it.',
    'pt-BR': '{came} inicia um comentário, e JSON não tem comentários. Apague-o.',
  },
  lastComma: {
    en: 'There is a comma before {came}. The last entry has none behind it.',
    'pt-BR': 'Há uma vírgula antes de {came}. Depois da última entrada não vai vírgula.',
  },
  comma: {
    en: '{came} follows without a comma. Put one between two entries.',
    'pt-BR': '{came} vem sem vírgula antes. Separe as entradas com vírgula.',
  },
  colon: {
    en: '{came} follows a key. Put a colon between key and value.',
    'pt-BR': '{came} vem logo depois de uma chave. Ponha dois-pontos entre a chave e o valor.',
  },
  quotes: {
    en: '{came} isn’t in straight double quotes. Keys and texts have to be: "name".',
    'pt-BR': '{came} não está entre aspas duplas retas. Chaves e textos precisam delas: "nome".',
  },
  string: {
    en: 'The text {came} doesn’t end on its line. Close it with a double quote, and write a line break as \\n.',
    'pt-BR':
      'O texto {came} não termina na linha. Feche-o com aspas duplas e escreva a quebra de linha como \\n.',
  },
  escape: {
    en: '{came} isn’t an escape. In JSON, a backslash is written twice: \\\\.',
    'pt-BR': '{came} não é um escape. Em JSON, a barra invertida é dobrada: \\\\.',
  },
  twice: {
    en: 'The key {came} already exists in this object. Only one can stay.',
    'pt-BR': 'A chave {came} já existe neste objeto. Só uma pode ficar.',
  },
  after: {
    en: '{came} comes after the end of the file. Delete it, or check the brackets before it.',
    'pt-BR': '{came} vem depois do fim do arquivo. Apague ou confira os colchetes e chaves anteriores.',
  },
  value: {
    en: '{came} isn’t a value. Allowed: a text in double quotes, a number, true, false, null, [ or {.',
    'pt-BR': '{came} não é um valor. Permitido: texto entre aspas duplas, número, true, false, null, [ ou {.',
  },
} as const satisfies Record<string, Localized>;

/** Where a text stops being the YAML that the checker reads. */
export const yamlProblems = {
  ...tooLarge,
  tab: {
    en: 'There is a tab before {came}. YAML takes spaces only.',
    'pt-BR': 'Há uma tabulação antes de {came}. YAML só aceita espaços.',
  },
  indent: {
    en: '{came} is indented in a way that fits nothing above it. Align it with its neighbors, and write a long text as a block after |-.',
    'pt-BR':
      'O recuo de {came} não combina com nada acima. Alinhe com as linhas vizinhas e escreva textos longos em um bloco depois de |-.',
  },
  key: {
    en: '{came} isn’t a key with its value. Write “key: value”, or a dash and a space for an entry of a list.',
    'pt-BR':
      '{came} não é uma chave com valor. Escreva “chave: valor”, ou um traço e um espaço para um item de lista.',
  },
  colon: {
    en: 'The text {came} contains a colon and a space, or ends in a colon. Put it in single quotes.',
    'pt-BR':
      'O texto {came} contém dois-pontos e um espaço, ou termina em dois-pontos. Ponha entre aspas simples.',
  },
  start: {
    en: 'A text can’t begin like {came}. Put it in single quotes.',
    'pt-BR': 'Um texto não pode começar como {came}. Ponha entre aspas simples.',
  },
  string: {
    en: 'The quote in {came} isn’t closed on its line.',
    'pt-BR': 'As aspas de {came} não se fecham na mesma linha.',
  },
  escape: {
    en: '{came} isn’t an escape. Between double quotes a backslash is written twice; single quotes take it once.',
    'pt-BR':
      '{came} não é um escape. Entre aspas duplas, a barra invertida é dobrada; entre aspas simples, não.',
  },
  after: {
    en: '{came} follows the end of a value. Put the whole text in quotes.',
    'pt-BR': '{came} vem depois do fim de um valor. Ponha o texto inteiro entre aspas.',
  },
  beyond: {
    en: '{came} begins another document, and a file of modes has one.',
    'pt-BR': '{came} inicia outro documento, e um arquivo de modos tem só um.',
  },
  twice: {
    en: 'The key {came} already exists in this object. Only one can stay.',
    'pt-BR': 'A chave {came} já existe neste objeto. Só uma pode ficar.',
  },
  flow: {
    en: '{came} doesn’t continue the list or object. Close it on its line, with commas between its entries.',
    'pt-BR': '{came} não continua a lista ou o objeto. Feche na mesma linha, com vírgulas entre os itens.',
  },
} as const satisfies Record<string, Localized>;

/** What the builders say around the problems. */
export const editorWords = {
  line: {en: 'Line {line}', 'pt-BR': 'Linha {line}'},
  note: {en: 'Note, line {line}', 'pt-BR': 'Nota, linha {line}'},
  more: {en: 'And {count} more.', 'pt-BR': 'E mais {count}.'},
  copied: {en: 'Copied.', 'pt-BR': 'Copiado.'},
  copyFailed: {
    en: 'The browser doesn’t allow copying, so the text is selected. Copy it with the keyboard.',
    'pt-BR': 'O navegador não permite copiar, por isso o texto está selecionado. Copie pelo teclado.',
  },
  beyond: {
    en: 'The fields can’t hold all of this entry, so they leave the file alone. Change it in the text.',
    'pt-BR': 'Os campos não comportam toda essa entrada, por isso não mexem no arquivo. Altere no texto.',
  },
  held: {
    en: 'The file stays as it is until it can be read. Correct it, then the fields work again.',
    'pt-BR': 'O arquivo fica como está até que possa ser lido. Corrija-o, e os campos voltam a funcionar.',
  },
} as const satisfies Record<string, Localized>;
