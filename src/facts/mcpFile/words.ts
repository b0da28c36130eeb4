/** What the builder of `mcp.json` says of a server, in both languages. */
import type {Localized} from '../localized';
import {serverKeys, timeoutRange, transports} from './rules';

const keys = Object.keys(serverKeys).join(', ');
const types = transports.join(', ');
const {least, most} = timeoutRange;

export const serverProblems = {
  file: {
    en: 'The file is {came}. It has to be an object: { … }.',
    'pt-BR': 'O arquivo é {came}. Precisa ser um objeto: { … }.',
  },
  list: {
    en: 'The list of servers has to be called mcpServers. {came} isn’t read.',
    'pt-BR': 'A lista de servidores precisa se chamar mcpServers. {came} não é lido.',
  },
  servers: {
    en: 'mcpServers is {came}. It has to be an object with a server for each name.',
    'pt-BR': 'mcpServers é {came}. Precisa ser um objeto com um servidor para cada nome.',
  },
  noName: {
    en: 'A server has no name. The assistant calls it by its name.',
    'pt-BR': 'Um servidor está sem nome. O assistente o chama pelo nome.',
  },
  server: {
    en: 'The server {at} is {came}. It has to be an object with a command or a url.',
    'pt-BR': 'O servidor {at} é {came}. Precisa ser um objeto com command ou url.',
  },
  mix: {
    en: 'There is a command and a url. A server has one of them, never both.',
    'pt-BR': 'Há um command e uma url. Um servidor tem um dos dois, nunca ambos.',
  },
  neither: {
    en: 'The server {at} has no command and no url. Give one of them.',
    'pt-BR': 'O servidor {at} não tem command nem url. Informe um dos dois.',
  },
  noType: {
    en: 'Next to a url, type is required: streamable-http, or sse for an old server.',
    'pt-BR': 'Com url, type é obrigatório: streamable-http, ou sse para um servidor antigo.',
  },
  type: {en: `type is “{came}”. Allowed: ${types}.`, 'pt-BR': `type é “{came}”. Permitido: ${types}.`},
  httpType: {
    en: 'type is “{came}”, which other clients use. Write streamable-http.',
    'pt-BR': 'type é “{came}”, que outros clientes usam. Escreva streamable-http.',
  },
  wrongType: {
    en: 'type is “{came}”. A command needs stdio, a url streamable-http or sse.',
    'pt-BR': 'type é “{came}”. Um command pede stdio, e uma url, streamable-http ou sse.',
  },
  unknown: {
    en: `The extension doesn’t know the key {came}. Allowed: ${keys}.`,
    'pt-BR': `A extensão não conhece a chave {came}. Permitido: ${keys}.`,
  },
  'other-alwaysAllow': {
    en: '{came} belongs to another client. Write these names under alwaysAllow.',
    'pt-BR': '{came} é de outro cliente. Escreva esses nomes em alwaysAllow.',
  },
  'other-headers': {
    en: '{came} belongs to another client. Write it in headers, as "Authorization": "Bearer ${env:NAME}".',
    'pt-BR': '{came} é de outro cliente. Escreva em headers, como "Authorization": "Bearer ${env:NOME}".',
  },
  onlyHttp: {
    en: '{came} is for servers with a url. One with a command takes env.',
    'pt-BR': '{came} é para servidores com url. Um servidor com command usa env.',
  },
  onlyStdio: {
    en: '{came} is for servers with a command, and this one has a url.',
    'pt-BR': '{came} é para servidores com command, e este tem url.',
  },
  text: {
    en: '{at} is {came}. It has to be a text in double quotes.',
    'pt-BR': '{at} é {came}. Precisa ser um texto entre aspas duplas.',
  },
  empty: {en: '{at} is empty. It needs a value.', 'pt-BR': '{at} está vazio. Precisa de um valor.'},
  switch: {
    en: '{at} is {came}. Allowed: true or false, without quotes.',
    'pt-BR': '{at} é {came}. Permitido: true ou false, sem aspas.',
  },
  seconds: {
    en: `{at} is {came}. Allowed: a number of seconds from ${least} to ${most}, without quotes.`,
    'pt-BR': `{at} é {came}. Permitido: um número de segundos de ${least} a ${most}, sem aspas.`,
  },
  texts: {
    en: '{at} has {came} where it can’t. It has to be a list of texts: ["a", "b"].',
    'pt-BR': '{at} tem {came} onde não pode. Precisa ser uma lista de textos: ["a", "b"].',
  },
  variables: {
    en: '{at} has {came} where it can’t. It has to be an object of texts: {"NAME": "value"}.',
    'pt-BR': '{at} tem {came} onde não pode. Precisa ser um objeto de textos: {"NOME": "valor"}.',
  },
  secret: {
    en: '{came} looks like a secret in plain text, which ends up in backups and commits. Write ${env:NAME}.',
    'pt-BR': '{came} parece um segredo em texto puro, que acaba em backups e commits. Escreva ${env:NOME}.',
  },
  url: {
    en: 'url is “{came}”. It has to be a full address that begins with https:// or http://.',
    'pt-BR': 'url é “{came}”. Precisa ser um endereço completo que começa com https:// ou http://.',
  },
  ending: {
    en: '{came} doesn’t start on Windows. Write the name without the ending.',
    'pt-BR': '{came} não inicia no Windows. Escreva o nome sem a terminação.',
  },
  terminal: {
    en: 'A terminal ({came}) garbles the messages of a server in Docker. Leave it out, and keep -i.',
    'pt-BR':
      'Um terminal ({came}) embaralha as mensagens de um servidor no Docker. Tire essa opção e mantenha -i.',
  },
} as const satisfies Record<string, Localized>;
