/**
 * Tries a pattern apart from the page: nothing but the end of its thread stops a pattern that tries for ever,
 * such as `(a+)+$`.
 */
import {matches} from './matches';

addEventListener('message', ({data}: MessageEvent<{pattern: string; paths: string[]}>) => {
  postMessage(matches(data.pattern, data.paths));
});

postMessage('ready');
