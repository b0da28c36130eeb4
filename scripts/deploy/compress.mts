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
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesOf} from './build.mts';

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
  },
  {suffix: '.gz', compress: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, {level: 9})},
] as const;

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
  const waiting = filesOf(dir).filter((file) => extensions.includes(file.split('.').at(-1) ?? ''));
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
