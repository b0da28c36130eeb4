import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'acorn';
import * as z from 'zod';

/** Path of this file below src/plugins, for messages. */
const OWN = 'docusaurusInternals/manifest.ts';

/** The bundler's manifest: chunks by chunk name and by module, and the files of each chunk. */
const manifestSchema = z.looseObject({
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.record(z.string(), z.array(z.looseObject({file: z.string()})))),
});

type Manifest = z.infer<typeof manifestSchema>;

/** `export default {"chunk": [() => import("…"), "module", …], …}` as a syntax tree. */
const registrySchema = z.object({
  body: z.tuple([
    z.object({
      type: z.literal('ExportDefaultDeclaration'),
      declaration: z.object({
        type: z.literal('ObjectExpression'),
        properties: z.array(
          z.object({
            key: z.object({value: z.string()}),
            value: z.object({
              elements: z.tuple([z.unknown(), z.object({value: z.string()})]).rest(z.unknown()),
            }),
          }),
        ),
      }),
    }),
  ]),
});

/**
 * Reads what Docusaurus has generated.
 *
 * @param by the file of ours, below src/plugins, that counts on its form
 * @throws Error when it has another form
 */
export function checked<T>(file: string, schema: z.ZodType<T>, value: unknown, by: string): T {
  const {success, data, error} = schema.safeParse(value);
  if (!success) {
    throw new Error(
      `Docusaurus' ${file} has another form than src/plugins/${by} counts on (src/plugins/docusaurusInternals/README.md): ${z.prettifyError(error)}`,
    );
  }
  return data;
}

/**
 * The module of each chunk of the registry.
 *
 * @param registry text of Docusaurus' generated `registry.js`
 * @returns pairs of a chunk's name and its module
 */
export function modulesOf(registry: string): (readonly [chunk: string, module: string])[] {
  const tree = parse(registry, {ecmaVersion: 'latest', sourceType: 'module'});
  const {body} = checked('registry.js', registrySchema, tree, OWN);
  return body[0].declaration.properties.map(({key, value}) => [key.value, value.elements[1].value]);
}

/** Adds the modules of a registry to a manifest that knows chunks by their names alone. */
function withModules(manifest: Manifest, registry: string): Manifest {
  const origins = {...manifest.origins};
  for (const [chunk, module] of modulesOf(registry)) {
    const files = origins[chunk];
    if (files) {
      origins[module] = files;
    }
  }
  return {...manifest, origins};
}

/** The name of a file; behind that of a script its hash, as `integrity` has it. */
async function withHash(outDir: string, file: string): Promise<string> {
  if (file.endsWith('.css')) {
    return file;
  }
  const content = await readFile(path.join(outDir, file));
  return `${file} sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** Adds the hash of each script to its name: the template of a page (pageTemplate.ts) is given nothing but names. */
async function withHashes(manifest: Manifest, outDir: string): Promise<Manifest> {
  const kindsOf = async (kinds: Manifest['assets'][string]) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(kinds).map(async ([kind, files]) => [
          kind,
          await Promise.all(
            files.map(async ({file, ...rest}) => ({...rest, file: await withHash(outDir, file)})),
          ),
        ]),
      ),
    ) as Manifest['assets'][string];
  const assets = await Promise.all(
    Object.entries(manifest.assets).map(async ([chunk, kinds]) => [chunk, await kindsOf(kinds)] as const),
  );
  return {...manifest, assets: Object.fromEntries(assets)};
}

/**
 * Lets each page name the scripts of its own text, so that they come beside the main one and not after it, each with
 * its hash. Docusaurus asks for scripts by module; Rspack's manifest knows them by chunk.
 *
 * @param outDir folder with the files, as the bundler has left them
 * @throws Error when a generated file has another form
 */
export async function completeManifest(generatedFilesDir: string, outDir: string): Promise<void> {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const registry = await readFile(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const manifest = checked(
    'client-manifest.json',
    manifestSchema,
    JSON.parse(await readFile(file, 'utf8')),
    OWN,
  );
  await writeFile(file, JSON.stringify(await withHashes(withModules(manifest, registry), outDir)));
}
