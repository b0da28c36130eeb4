/** Tries a pattern apart from the page: one that never ends is stopped with its worker. */
import {matches} from '../../facts/modesFile/matches';

addEventListener('message', ({data}: MessageEvent<{pattern: string; paths: string[]}>) => {
  postMessage(matches(data.pattern, data.paths));
});

postMessage('ready');
