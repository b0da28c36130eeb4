import {useEffect, useState} from 'react';
import {matches} from './matches';

/** Milliseconds after which a pattern is given up; a sound one takes less than one. */
const PATIENCE = 500;

/**
 * What a pattern says of paths; `endless` if it was given up, `tooLarge` if the browser gave it up, `failed` if it
 * could not be tried.
 */
type Tried = readonly boolean[] | 'endless' | 'tooLarge' | 'failed';

/** Calls `tell` once with what a pattern says of paths. Returns what stops it. */
function tryPattern(pattern: string, paths: readonly string[], tell: (tried: Tried) => void): () => void {
  const worker = new Worker(new URL('./patternWorker.ts', import.meta.url));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const end = (tried: Tried) => {
    stop();
    tell(tried);
  };
  // Once the script runs, nothing but the pattern can make it fail.
  worker.addEventListener('error', () => end(timer === undefined ? 'failed' : 'tooLarge'));
  worker.addEventListener('message', ({data}: MessageEvent<boolean[] | 'ready'>) => {
    if (data === 'ready') {
      // The time runs from here: loading is no fault of the pattern.
      timer = setTimeout(() => end('endless'), PATIENCE);
      worker.postMessage({pattern, paths});
    } else {
      end(data);
    }
  });
  return stop;
}

/**
 * What a pattern says of paths; undefined until this very pattern has been tried on these very paths.
 *
 * @param pattern one that compiles, or undefined for none to try
 * @param isOwn whether both are the site's own, which needs no patience
 */
export function useMatches(
  pattern: string | undefined,
  paths: readonly string[],
  isOwn: boolean,
): Tried | undefined {
  const [last, setLast] = useState<{task: string; tried: Tried}>();
  const task = JSON.stringify([pattern, paths]);
  useEffect(() => {
    const [wanted, places] = JSON.parse(task) as [string | null, string[]];
    return wanted === null || places.length === 0 || isOwn
      ? undefined
      : tryPattern(wanted, places, (tried) => setLast({task, tried}));
  }, [task, isOwn]);
  if (pattern !== undefined && isOwn) {
    return matches(pattern, paths);
  }
  return last?.task === task ? last.tried : undefined;
}
