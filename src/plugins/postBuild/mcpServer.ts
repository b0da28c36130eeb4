// cspell:ignore ustar
import {chmod, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {product} from '../../config/product';

/** Bytes of a block of a tar archive. */
const BLOCK = 512;

/** A file of a tar archive (ustar, POSIX.1-1988), of no date, so that the same build is the same to the byte. */
function tarEntry(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(BLOCK);
  const fields: readonly (readonly [at: number, text: string])[] = [
    [0, name],
    [100, '0000755\0'],
    [108, '0000000\0'],
    [116, '0000000\0'],
    [124, `${content.length.toString(8).padStart(11, '0')} `],
    [136, '00000000000 '],
    // The sum is made as if its own field were spaces.
    [148, ' '.repeat(8)],
    [156, '0'],
    [257, 'ustar\x0000'],
  ];
  fields.forEach(([at, text]) => header.write(text, at, 'latin1'));
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]);
}

/** A package as `npm pack` makes it. Two empty blocks end an archive. */
const packed = (files: Readonly<Record<string, Buffer>>): Buffer =>
  gzipSync(
    Buffer.concat([
      ...Object.entries(files).map(([name, content]) => tarEntry(`package/${name}`, content)),
      Buffer.alloc(2 * BLOCK),
    ]),
    {level: 9},
  );

/**
 * Writes the documentation server for assistants below the site's root: `mcp/server.mjs`, which Node.js runs without
 * anything to install, what `npx` needs to run that folder, and both as a package that `npx` runs from its address.
 *
 * @param siteDir folder of the sources
 * @param outDir folder of the built site
 */
export async function writeMcpServer(siteDir: string, outDir: string): Promise<void> {
  const folder = path.join(outDir, 'mcp');
  const file = path.join(folder, 'server.mjs');
  const {version, engines} = JSON.parse(await readFile(path.join(siteDir, 'package.json'), 'utf8')) as {
    version: string;
    engines: {node: string};
  };
  await mkdir(folder, {recursive: true});
  await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/mcp/index.ts'],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    banner: {js: '#!/usr/bin/env node'},
    logLevel: 'error',
  });
  await chmod(file, 0o755);
  const name = `${product.slug}-docs`;
  const manifest = Buffer.from(
    `${JSON.stringify(
      {
        name,
        version,
        description: `Documentation of ${product.code} for assistants, by the Model Context Protocol`,
        type: 'module',
        bin: {[name]: 'server.mjs'},
        files: ['server.mjs'],
        engines,
      },
      null,
      2,
    )}\n`,
  );
  await writeFile(path.join(folder, 'package.json'), manifest);
  await writeFile(
    path.join(folder, 'server.tgz'),
    packed({'package.json': manifest, 'server.mjs': await readFile(file)}),
  );
}
