/** The three tools that the documentation offers by the Model Context Protocol. */
import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {version} from '../../package.json';
import {defaultLocale, locales} from '../config/locales';
import {product} from '../config/product';
import {queryLimits, suggestionLimit} from '../config/search';
import type {Documentation} from './documentation';
import {limits} from './limits';

/** The text of an answer, within the time that one may take. */
async function inTime(text: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(new Error(`The site took longer than ${limits.patience / 1000} seconds. Try again later.`)),
      limits.patience,
    );
  });
  try {
    return await Promise.race([text, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes a tool's result of a text; an error is a result, too, which the model can read. */
async function answered(text: Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await inTime(text)}]};
  } catch (error) {
    return {content: [{type: 'text', text: (error as Error).message}], isError: true};
  }
}

const language = z.enum(locales).default(defaultLocale).describe('Language of the pages');

/** Only reads, and always gives the same. */
const readOnly = {readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false};

function registerTools(server: McpServer, documentation: Documentation): void {
  server.registerTool(
    'search',
    {
      title: `Search the ${product.code} documentation`,
      description: `Searches the documentation of ${product.code} for a question, a feature, a setting or an error message, and names the pages and sections to read.`,
      inputSchema: {
        query: z
          .string()
          .trim()
          .min(1)
          .max(queryLimits.characters)
          .describe('Words, a question, or an error message'),
        language,
        limit: z.number().int().min(1).max(20).default(suggestionLimit).describe('Results at most'),
      },
      annotations: readOnly,
    },
    ({query, language: locale, limit}) => answered(documentation.search(query, locale, limit)),
  );
  server.registerTool(
    'read',
    {
      title: `Read a page about ${product.code}`,
      description: 'Reads a page of the documentation as Markdown, or one section of it.',
      inputSchema: {
        route: z
          .string()
          .min(1)
          .max(500)
          .describe(
            'Address of the page, as search names it or as it is on the web: features/checkpoints, pt-BR/faq#cost',
          ),
        section: z.string().min(1).max(200).optional().describe('Id of a heading, as search names it'),
        language,
      },
      annotations: readOnly,
    },
    ({route, section, language: locale}) => answered(documentation.read(route, locale, section)),
  );
  server.registerTool(
    'list',
    {
      title: `List the pages about ${product.code}`,
      description: 'Lists the pages of the documentation with what each is about, all or those of a section.',
      inputSchema: {
        section: z
          .string()
          .min(1)
          .max(500)
          .optional()
          .describe('Name of a section, or the beginning of addresses: features/mcp'),
        language,
      },
      annotations: readOnly,
    },
    ({section, language: locale}) => answered(documentation.list(locale, section)),
  );
}

/** The server of a documentation. Nothing that it does changes anything. */
export function createServer(documentation: Documentation): McpServer {
  const server = new McpServer(
    {
      name: `${product.slug}-docs`,
      title: `${product.code} documentation`,
      version,
      websiteUrl: product.docsUrl,
    },
    {
      instructions: `The documentation of ${product.code}. Search first, then read the section that the search names. Its settings and commands are those that it names, and no others. Languages: ${locales.join(', ')}.`,
    },
  );
  registerTools(server, documentation);
  return server;
}
