/** Loaded only for an address whose hash leads nowhere (src/theme/DocItem/Content). */
import moved from '../config/movedAnchors.json';
import {routeOf} from '../config/routes';

/** Where a section is now, below the locale's root: `{path: 'features/checkpoints', hash: '#restore'}`; undefined when it has not moved. */
export function movedAnchor(page: string, id: string): {path: string; hash: string} | undefined {
  const to = (moved as Readonly<Record<string, string>>)[`${page}#${id}`];
  const [toPage = '', toId] = to?.split('#') ?? [];
  return to === undefined ? undefined : {path: routeOf(toPage), hash: toId === undefined ? '' : `#${toId}`};
}
