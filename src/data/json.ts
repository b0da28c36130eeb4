/**
 * The data of JSON, held to its schemas before each build and by the checks of the content: code of the browser
 * imports these files as they are. Nothing here imports any of them, so that one that does not parse is named too.
 */
// cspell:ignore jitless
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type TransformFailure} from 'esbuild';
import * as z from 'zod';
import {defaultLocale, locales} from '../config/locales';
import {faultsOf, languages, localized} from './schema';

const kind = z.enum(['button', 'menu', 'message', 'setting', 'section']);
const labels = z.array(z.strictObject({panel: z.string(), ...languages, kind}));
const tasks = z.array(z.strictObject({page: z.string(), hash: z.string().optional(), label: localized}));
const section = z.strictObject({path: z.string(), label: localized, overview: z.string().optional()});
const shortcut = z.strictObject({keys: z.array(z.string()), does: localized});
const shortcuts = z.strictObject({name: localized, rows: z.array(shortcut)});
const text = z.string().min(1);

const schemas: Readonly<Record<string, z.ZodType>> = {
  'src/config/texts/messageColumns.json': z.record(z.enum(locales), z.array(text)),
  'src/config/texts/searchTasks.json': z.strictObject({commonTasks: tasks, otherPlaces: tasks}),
  'src/config/texts/sectionNames.json': z.array(section),
  'src/data/labels/editor.json': z.array(z.strictObject({of: z.string(), ...languages})),
  'src/data/labels/extension.json': labels,
  'src/data/labels/platform.json': labels,
  'src/data/providerLevels.json': z.record(z.string(), z.record(z.string(), localized)),
  'src/data/texts/files.json': z
    .object({olderTranslation: z.partialRecord(z.enum(locales), z.record(z.string(), text))})
    .catchall(z.record(z.string(), localized)),
  'src/data/texts/keyboardShortcuts.json': z.array(shortcuts),
};

/** What objects in objects must be: each with the same keys, and with such a text behind the last of them. */
const schemaLike = (value: unknown, leaf: z.ZodType): z.ZodType =>
  value === null || typeof value !== 'object' || locales.some((locale) => locale in value)
    ? leaf
    : z.strictObject(
        Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, schemaLike(inner, leaf)])),
      );

/** The fault of a text that JSON.parse refuses. esbuild names the line, but lets more pass. */
function syntaxFault(file: string, source: string, error: Error): string {
  try {
    transformSync(source, {loader: 'json', logLevel: 'silent'});
  } catch (failure) {
    const [fault] = (failure as TransformFailure).errors;
    return `${file}:${fault?.location?.line ?? 1}: ${fault?.text ?? ''}`;
  }
  return `${file}:1: ${error.message}`;
}

/** The schema of a file: lists of texts have each in each language, the words of a calculator what there is in English. */
function schemaOf(file: string, values: ReadonlyMap<string, unknown>): z.ZodType {
  const [words] = /^src\/components\/calculators\/\w+\/words\./.exec(file) ?? [];
  if (words) {
    return schemaLike(values.get(`${words}${defaultLocale}.json`), text);
  }
  const isList = /^src\/(config|data)\/texts\//.test(file);
  return schemas[file] ?? (isList ? schemaLike(values.get(file), localized) : z.unknown());
}

/** @throws Error with a line for each fault, where there are any */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Folders in which all was right: a build reads its configuration for each language. */
const checked = new Set<string>();

/** @throws Error that names JSON which does not parse, or else what its schemas refuse, by file and line */
export function refuseBrokenJson(root = process.cwd()): void {
  if (checked.has(root)) {
    return;
  }
  const sources = new Map(
    ['i18n', 'src'].flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((below) => below.endsWith('.json'))
        .map((below) => `${folder}/${below.replaceAll('\\', '/')}`)
        .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
    ),
  );
  const values = new Map<string, unknown>();
  const faults: string[] = [];
  for (const [file, source] of sources) {
    try {
      values.set(file, JSON.parse(source));
    } catch (error) {
      faults.push(syntaxFault(file, source, error as Error));
    }
  }
  refuse(faults);
  refuse(
    [...sources].flatMap(([file, source]) => {
      const {error} = schemaOf(file, values).safeParse(values.get(file), {jitless: true});
      return error ? faultsOf(file, source, error) : [];
    }),
  );
  checked.add(root);
}
