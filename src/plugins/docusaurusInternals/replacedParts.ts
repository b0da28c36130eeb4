import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Parts of the theme, as `DocItem/Footer`, that have one in src/theme in their place which does not wrap the original. */
export function replacedParts(siteDir: string): readonly string[] {
  const folder = path.join(siteDir, 'src/theme');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => !readFileSync(path.join(folder, file), 'utf8').includes('@theme-original/'))
    .map((file) => file.replaceAll('\\', '/').replace(/(?:\/index)?\.tsx?$/, ''));
}
