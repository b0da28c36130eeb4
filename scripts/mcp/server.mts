import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {z} from 'zod';
import {defaultLocale, locales} from '../../src/config/locales.ts';
import {product} from '../../src/config/product.ts';
import {queryLimits, suggestionLimit} from '../../src/config/search.ts';
import type {Documentation} from './documentation.mts';

/** The text of an answer; what went wrong is an answer too, that the model can read. */
async function answered(text: Promise<string>): Promise<CallToolResult> {
  try {
    return {content: [{type: 'text', text: await text}]};
  } catch (error) {
    return {content: [{type: 'text', text: (error as Error).message}], isError: true};
  }
}

const language = z.enum(locales).default(defaultLocale).describe('Language of the pages');

/** The server of a documentation: three tools, none of which changes anything. */
export function createServer(documentation: Documentation, version: string): McpServer {
  const server = new McpServer({name: `${product.slug}-docs`, version});
  const annotations = {readOnlyHint: true, openWorldHint: false};
  server.registerTool(
    'search',
    {
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
      annotations,
    },
    ({query, language: locale, limit}) => answered(documentation.search(query, locale, limit)),
  );
  server.registerTool(
    'read',
    {
      description: 'Reads a page of the documentation as Markdown, or one section of it.',
      inputSchema: {
        route: z.string().min(1).max(200).describe('Address of the page: features/checkpoints'),
        section: z.string().min(1).max(100).optional().describe('Id of a heading, as search names it'),
        language,
      },
      annotations,
    },
    ({route, section, language: locale}) => answered(documentation.read(route, locale, section)),
  );
  server.registerTool(
    'list',
    {
      description: 'Lists the pages of the documentation with what each is about, all or those of a section.',
      inputSchema: {
        section: z
          .string()
          .min(1)
          .max(100)
          .optional()
          .describe('Name of a section, or the beginning of addresses: features/mcp'),
        language,
      },
      annotations,
    },
    ({section, language: locale}) => answered(documentation.list(locale, section)),
  );
  return server;
}
