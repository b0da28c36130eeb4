/**
 * Compressed files beside those of a build, for hosts that send them from disk:
 * compressing while readers wait costs a server most of its answers.
 */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip} from 'node:zlib';
import {filesOf} from '../filesOf.mts';

/** Below this, headers weigh more than what is spared. */
const SMALLEST = 1024;

const ways = [
  {
    suffix: '.br',
    compress: (content: Buffer): Promise<Buffer> =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    decompress: (content: Buffer): Buffer => brotliDecompressSync(content),
  },
  {
    suffix: '.gz',
    compress: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, {level: 9}),
    decompress: (content: Buffer): Buffer => gunzipSync(content),
  },
] as const;

/** Files of types that are served compressed from disk, if they are large enough. */
const textsOf = (files: readonly string[], extensions: readonly string[]): string[] =>
  files.filter((file) => extensions.includes(file.split('.').at(-1) ?? ''));

/**
 * Writes `.br` and `.gz` beside each text of 1 KB or more.
 *
 * @param dir the build
 * @param extensions of texts, without the dot
 * @param cache folder that keeps what was compressed before, by its content
 * @returns how many bytes the texts have, and how many with brotli
 */
export async function compressBuild(
  dir: string,
  extensions: readonly string[],
  cache: string,
): Promise<{files: number; raw: number; brotli: number}> {
  mkdirSync(cache, {recursive: true});
  const sum = {files: 0, raw: 0, brotli: 0};
  const waiting = textsOf(filesOf(dir), extensions);
  async function work(): Promise<void> {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      const whole = path.join(dir, file);
      const content = await readFile(whole);
      if (content.length < SMALLEST) {
        continue;
      }
      const key = createHash('sha256').update(content).digest('hex');
      sum.files += 1;
      sum.raw += content.length;
      for (const {suffix, compress} of ways) {
        const kept = path.join(cache, key + suffix);
        if (!existsSync(kept)) {
          writeFileSync(kept, await compress(content));
        }
        copyFileSync(kept, whole + suffix);
        sum.brotli += suffix === '.br' ? readFileSync(kept).length : 0;
      }
    }
  }
  await Promise.all(Array.from({length: os.availableParallelism()}, work));
  return sum;
}

/** Whether a compressed file holds a text; one that cannot be read does not. */
function holds(compressed: string, decompress: (content: Buffer) => Buffer, text: Buffer): boolean {
  try {
    return decompress(readFileSync(compressed)).equals(text);
  } catch {
    return false;
  }
}

/**
 * The compressed files that a host must not send: missing, of another text than the one beside them (after half an
 * upload, or a build that was not compressed anew), or left from a text that is gone or has become small.
 *
 * @param dir the build
 * @param extensions of texts, without the dot
 * @returns their names, relative to the build
 */
export function unfitCompressed(dir: string, extensions: readonly string[]): string[] {
  const files = filesOf(dir);
  const sent = new Set<string>();
  const unfit = textsOf(files, extensions).flatMap((file) => {
    const text = readFileSync(path.join(dir, file));
    if (text.length < SMALLEST) {
      return [];
    }
    return ways.flatMap(({suffix, decompress}) => {
      sent.add(file + suffix);
      return holds(path.join(dir, file + suffix), decompress, text) ? [] : [file + suffix];
    });
  });
  const left = files.filter((file) => /\.(?:br|gz)$/.test(file) && !sent.has(file));
  return [...unfit, ...left];
}
