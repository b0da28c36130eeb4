import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * The folder that a host publishes which answers at the root of its address: the build, or for a site below a path a
 * folder in which the build lies under that name.
 *
 * @param build folder of the build
 * @param made folder that is made where the build itself does not do
 * @param base path of the site, with a slash at both ends
 * @param isWritten false to say only where it would be
 */
export function folderToPublish(build: string, made: string, base: string, isWritten: boolean): string {
  if (base === '/') {
    return build;
  }
  if (isWritten) {
    rmSync(made, {recursive: true, force: true});
    cpSync(build, path.join(made, base), {recursive: true});
  }
  return made;
}
