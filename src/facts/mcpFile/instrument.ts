/** The builder of `mcp.json`: fields for one server, and the file that comes of them. */
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {fill} from '../../config/numbers';
import {fact} from '../fact';
import {entryFields, fileField, fileVerdicts, fileWords, wide} from '../files/form';
import {jsonProblems} from '../files/words';
import {choiceField, fields, instrument, numberField, type Json} from '../instrument';
import type {Localized} from '../localized';
import {withServer, type ServerFields} from './build';
import {timeoutRange, transports, type Transport} from './rules';
import {serverProblems} from './words';

/** The server of features/mcp/using-mcp-in-product-code#share, which the team has over HTTP too. */
const exampleServer: ServerFields = {
  name: 'bookings-db',
  type: 'stdio',
  command: 'node',
  args: 'tools/bookings-db/build/index.js',
  env: 'BOOKINGS_DB_URL=BOOKINGS_READONLY_URL',
  url: 'https://mcp.example.com/bookings',
  headers: 'Authorization: Bearer ${env:BOOKINGS_TOKEN}',
  timeout: 120,
  alwaysAllow: 'describe_table',
  disabledTools: '',
};

const transportNames: Record<Transport, Localized> = {
  stdio: {en: 'stdio: a program on my machine', 'pt-BR': 'stdio: um programa na minha máquina'},
  'streamable-http': {en: 'Streamable HTTP: an address', 'pt-BR': 'Streamable HTTP: um endereço'},
  sse: {en: 'SSE: an address of an old server', 'pt-BR': 'SSE: um endereço de servidor antigo'},
};

/** Fields for one of the two ways to reach a server: the others are hidden while a script runs. */
const groupOf = (way: 'stdio' | 'http', children: ElementContent[]) =>
  h(
    'div',
    {className: ['fields'], dataFor: way, hidden: (exampleServer.type === 'stdio') !== (way === 'stdio')},
    children,
  );

/** The builder, with a server of the page. */
export const McpBuilder = fact({}, (_, say) => {
  const {text} = say;
  const verdicts = fileVerdicts(
    {
      fine: {
        en: 'The file is right. It names {count}.',
        'pt-BR': 'O arquivo está certo. Ele traz {count}.',
      },
      one: {en: 'one server', 'pt-BR': 'um servidor'},
      some: {en: '{count} servers', 'pt-BR': '{count} servidores'},
    },
    say,
  );
  const entryField = entryFields(exampleServer, say);
  const line = (name: keyof ServerFields, label: Localized) => entryField(name, label, {code: true});
  const list = (name: keyof ServerFields, label: Localized, hint?: Localized) =>
    entryField(name, label, {code: true, rows: 2, ...(hint && {hint})});
  return instrument(
    'mcpFile',
    {
      title: {en: 'Write or check mcp.json', 'pt-BR': 'Escreva ou confira o mcp.json'},
      lead: {
        en: 'Fill in the fields, or paste a file of yours into the text to have it checked. Nothing is sent. The fields stand in the address of this page, so that you can share it; a file that you paste stays out of it.',
        'pt-BR':
          'Preencha os campos ou cole um arquivo seu no texto para conferir. Nada é enviado. Os campos ficam no endereço desta página, para você compartilhar; o arquivo colado não entra nele.',
      },
      form: [
        fields([
          line('name', {en: 'Name of the server', 'pt-BR': 'Nome do servidor'}),
          choiceField({
            name: 'type',
            label: text({en: 'Transport', 'pt-BR': 'Transporte'}),
            value: exampleServer.type,
            options: transports.map((value) => ({value, label: text(transportNames[value])})),
          }),
          numberField(
            {
              name: 'timeout',
              label: text({
                en: 'Time limit of a call, in seconds',
                'pt-BR': 'Tempo limite de uma chamada, em segundos',
              }),
              value: exampleServer.timeout,
              ...timeoutRange,
            },
            say,
          ),
        ]),
        groupOf('stdio', [
          line('command', {en: 'Command', 'pt-BR': 'Comando'}),
          wide(list('args', {en: 'Arguments, one a line', 'pt-BR': 'Argumentos, um por linha'})),
          wide(
            list(
              'env',
              {en: 'Variables, one a line', 'pt-BR': 'Variáveis, uma por linha'},
              {
                en: 'NAME, or NAME=OTHER for another name in your environment',
                'pt-BR': 'NOME, ou NOME=OUTRO se ela tem outro nome no ambiente',
              },
            ),
          ),
        ]),
        groupOf('http', [
          wide(line('url', {en: 'Address', 'pt-BR': 'Endereço'})),
          wide(
            list(
              'headers',
              {en: 'Headers, one a line', 'pt-BR': 'Cabeçalhos, um por linha'},
              {
                en: 'Name: value, with ${env:NAME} for a token',
                'pt-BR': 'Nome: valor, com ${env:NOME} no token',
              },
            ),
          ),
        ]),
        fields([
          list('alwaysAllow', {
            en: 'Tools that run without a question',
            'pt-BR': 'Ferramentas que são executadas sem pergunta',
          }),
          list('disabledTools', {
            en: 'Tools hidden from the model',
            'pt-BR': 'Ferramentas ocultas do modelo',
          }),
        ]),
        ...fileField(
          'mcp.json',
          fill(verdicts.fine, {count: verdicts.one}),
          withServer(undefined, '', exampleServer).text,
          say,
        ),
      ],
      data: {words: fileWords({...jsonProblems, ...serverProblems}, say), verdicts} as unknown as Json,
    },
    say,
  );
});
