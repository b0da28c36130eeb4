import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import type * as z from 'zod';
import {defaultLocale} from '../config/locales';
import {fillTokens, tokensFor} from '../config/tokens';
import {faultsOf} from './schema';

export {keyOf, localized, page} from './schema';

/**
 * Reads data of YAML.
 *
 * @param name of the file in src/data, without `.yaml`
 * @throws Error with file, line, what came and what is allowed, for each fault of the file
 */
export function loadData<T>(name: string, schema: z.ZodType<T>): T {
  const file = `src/data/${name}.yaml`;
  const text = readFileSync(path.join(process.cwd(), file), 'utf8');
  const document = parseDocument(text);
  const [fault] = document.errors;
  if (fault) {
    throw new Error(
      `${file}:${fault.linePos?.[0].line ?? 1}: ${fault.message.split('\n')[0]} Allowed: valid YAML.`,
    );
  }
  // Elements fill the tokens, each in its language; only here is the line of an unknown one known.
  fillTokens(text, tokensFor(defaultLocale), file);
  const read = schema.safeParse(document.toJS());
  if (!read.success) {
    throw new Error(faultsOf(file, text, read.error).join('\n'));
  }
  return read.data;
}
