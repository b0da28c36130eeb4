/**
 * `npm run check -- build` builds the site into `build`, `npm run check -- variant` a second one with another product,
 * below a path and in English alone, into `.cache/variant/build`. They fail on
 *
 * - a build that fails or prints a warning,
 * - any trace of the shipped product in the output of the second. Of the Portuguese pages a unit test says that their
 *   sources have none (tests/unit/otherProduct.test.ts).
 *
 * The builds stay for the checks that follow.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../src/config/locales';
import {escapePattern} from '../src/config/patterns';
import {product} from '../src/config/product';
import {otherProduct} from '../tests/variant/product';
import {beginBuild, markFresh, sources, type Build} from './fresh.mjs';
import {root} from './prepare.mjs';

const VARIANT = path.join(root, '.cache/variant');

/** Files that the copy needs: the sources, and the second site's configuration. */
const SOURCES = [...sources.filter((name) => name !== 'package-lock.json'), 'tests/variant'];

/** Runs `npm run build`; throws when it fails or warns. */
function build(cwd: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): void {
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build', '--', ...args], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
  });
  const output = stdout + stderr;
  const warnings = output
    .split('\n')
    .filter((line) => /\[WARNING\]|\bwarning\b/i.test(line) && !line.startsWith('npm '));
  if (status !== 0 || warnings.length > 0) {
    throw new Error(`npm run build ${args.join(' ')}: ${status === 0 ? 'warnings' : 'failed'}\n${output}`);
  }
}

/**
 * Gives a copy of the project another product: the values in src/config/product.ts, nothing else.
 *
 * @param text the file's source
 */
function withProduct(text: string, values: object): string {
  const changed = text.replace(
    /(const source: ProductSource = )\{[\s\S]*?\n\};/,
    `$1${JSON.stringify(values, null, 2)};`,
  );
  if (changed === text) {
    throw new Error('src/config/product.ts has no "const source: ProductSource = {…};" to replace.');
  }
  return changed;
}

/**
 * Everything by which the shipped product could be known, longest first, in
 * the form that `findTraces` reads: the bytes of a file, one character each.
 */
export function tracesOf(from: typeof product): RegExp {
  const {name, slug, publisher, legalName, contactEmail, companyNumber, postalAddress} = from;
  const words = [
    ...Object.values(postalAddress),
    companyNumber,
    legalName,
    contactEmail,
    publisher,
    name,
    slug,
  ].map((word) => escapePattern(Buffer.from(word).toString('latin1')));
  return new RegExp(words.join('|'), 'i');
}

/** `file: …the words around it…` for every file of a folder in whose name or text a pattern occurs. */
export function findTraces(dir: string, traces: RegExp): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true}).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const shown = path.relative(dir, file);
    if (traces.test(shown)) {
      return [`${shown}: the name`];
    }
    if (!entry.isFile()) {
      return [];
    }
    const text = readFileSync(file, 'latin1');
    const at = text.search(traces);
    return at === -1 ? [] : [`${shown}: …${text.slice(Math.max(at - 40, 0), at + 60).replace(/\s+/g, ' ')}…`];
  });
}

function buildVariant(): void {
  rmSync(VARIANT, {recursive: true, force: true});
  mkdirSync(VARIANT, {recursive: true});
  SOURCES.forEach((name) => cpSync(path.join(root, name), path.join(VARIANT, name), {recursive: true}));
  symlinkSync(path.join(root, 'node_modules'), path.join(VARIANT, 'node_modules'), 'junction');
  const productFile = path.join(VARIANT, 'src/config/product.ts');
  writeFileSync(productFile, withProduct(readFileSync(productFile, 'utf8'), otherProduct));
  // The copy is new each time, so a cache of it would be written and never read.
  const env = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  build(VARIANT, ['--config', 'tests/variant/docusaurus.config.ts', '--locale', defaultLocale], env);

  const traces = findTraces(path.join(VARIANT, 'build'), tracesOf(product));
  if (traces.length > 0) {
    throw new Error(`The shipped product shows in the second site:\n${traces.join('\n')}`);
  }
}

const builders: Readonly<Record<Build, () => void>> = {build: () => build(root), variant: buildVariant};

/** @throws Error when the build fails, warns, or shows the shipped product where it must not */
function make(name: Build): void {
  const hashedSources = beginBuild(name);
  builders[name]();
  markFresh(name, hashedSources);
}

if (process.argv[1] === import.meta.filename) {
  try {
    make(process.argv[2] === 'variant' ? 'variant' : 'build');
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
