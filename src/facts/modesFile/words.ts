/** What the builder of modes says of a mode, in both languages. */
import type {Localized} from '../localized';
import {modeGroups} from './rules';

const groups = modeGroups.join(', ');

export const modeProblems = {
  list: {
    en: 'The file has no key customModes. It has to be the one at the top, with a list of modes.',
    'pt-BR': 'O arquivo não tem a chave customModes. Ela precisa estar no topo, com uma lista de modos.',
  },
  modes: {
    en: 'customModes is {came}. It has to be a list of modes.',
    'pt-BR': 'customModes é {came}. Precisa ser uma lista de modos.',
  },
  mode: {
    en: 'The entry {at} of the list is {came}. It has to be an object with a slug.',
    'pt-BR': 'O item {at} da lista é {came}. Precisa ser um objeto com um slug.',
  },
  missing: {
    en: 'The mode has no {came}. Required: slug, name, roleDefinition, groups.',
    'pt-BR': 'O modo não tem {came}. Obrigatório: slug, name, roleDefinition, groups.',
  },
  text: {
    en: '{at} is {came}. It has to be a text, so put it in quotes.',
    'pt-BR': '{at} é {came}. Precisa ser um texto, então ponha entre aspas.',
  },
  empty: {en: '{at} is empty. It needs a text.', 'pt-BR': '{at} está vazio. Precisa de um texto.'},
  slug: {
    en: 'slug is “{came}”. Allowed: letters from a to z, digits and hyphens, without spaces.',
    'pt-BR': 'slug é “{came}”. Permitido: letras de a a z, algarismos e hifens, sem espaços.',
  },
  slugTwice: {
    en: 'The slug “{came}” already exists in this file. Each mode needs its own.',
    'pt-BR': 'O slug “{came}” já existe neste arquivo. Cada modo precisa do seu.',
  },
  slugCase: {
    en: 'The slug “{came}” becomes part of folder names, so use lower case.',
    'pt-BR': 'O slug “{came}” vira parte de nomes de pastas, por isso use minúsculas.',
  },
  groups: {
    en: 'groups is {came}. It has to be a list, which can be empty: [].',
    'pt-BR': 'groups é {came}. Precisa ser uma lista, que pode estar vazia: [].',
  },
  groupEntry: {
    en: 'An entry of groups is {came}. It has to be the name of a group.',
    'pt-BR': 'Um item de groups é {came}. Precisa ser o nome de um grupo.',
  },
  group: {
    en: `“{came}” isn’t a group. Allowed: ${groups}.`,
    'pt-BR': `“{came}” não é um grupo. Permitido: ${groups}.`,
  },
  groupTwice: {
    en: 'The group {came} is in the list twice. Once is allowed.',
    'pt-BR': 'O grupo {came} está duas vezes na lista. Só pode estar uma vez.',
  },
  pair: {
    en: 'A limited group is a list of two: the word edit, and an object with fileRegex.',
    'pt-BR': 'Um grupo com limite é uma lista de dois itens: a palavra edit e um objeto com fileRegex.',
  },
  limit: {
    en: 'Only edits are limited by files. Write the group {came} as a word.',
    'pt-BR': 'Só as edições são limitadas por arquivos. Escreva o grupo {came} como uma palavra.',
  },
  regex: {
    en: 'The pattern “{came}” doesn’t compile as a JavaScript regular expression, so the mode is rejected.',
    'pt-BR':
      'O padrão “{came}” não compila como expressão regular de JavaScript, por isso o modo é rejeitado.',
  },
  command: {
    en: 'With the group {came}, the mode can change any file through the shell. Leave it out of a limited mode.',
    'pt-BR':
      'Com o grupo {came}, o modo pode alterar qualquer arquivo pelo terminal. Tire-o de um modo limitado.',
  },
  unknown: {
    en: '{came} isn’t a property that this page knows. Check its spelling.',
    'pt-BR': '{came} não é uma propriedade que esta página conhece. Confira a grafia.',
  },
} as const satisfies Record<string, Localized>;
