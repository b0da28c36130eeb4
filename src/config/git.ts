import {execFileSync} from 'node:child_process';

/** Output of a Git command; `undefined` when it fails: no repository, no such file, no Git. */
export function git(args: readonly string[], cwd = process.cwd()): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  } catch {
    return undefined;
  }
}

/** Whether Git can say when a file was changed. A shallow clone dates every file to its one commit. */
export const hasHistory = (cwd?: string): boolean =>
  git(['rev-parse', '--is-shallow-repository'], cwd)?.trim() === 'false';

/** Day of a file's last change, `2026-11-22`, or `undefined` where the history does not say. */
export function lastChange(file: string, cwd?: string): string | undefined {
  return hasHistory(cwd)
    ? git(['log', '-1', '--format=%cs', '--', file], cwd)?.trim() || undefined
    : undefined;
}
