/** Table of moved sections. Loaded only when no element has the id of the hash (src/theme/DocItem/Content). */
import moved from '../config/movedAnchors.json';
import {routeOf} from '../config/routes';

/** The new address of a moved section, below the locale's root: `{path: 'features/checkpoints', hash: '#restore'}`. */
export function movedAnchor(page: string, id: string): {path: string; hash: string} | undefined {
  const to = (moved as Readonly<Record<string, string>>)[`${page}#${id}`];
  const [toPage = '', toId] = to?.split('#') ?? [];
  return to === undefined ? undefined : {path: routeOf(toPage), hash: toId === undefined ? '' : `#${toId}`};
}
