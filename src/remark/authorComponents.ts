import {dataElements} from './elements';
import {diagrams} from './diagrams';
import {elementProps} from './elementProps';
import {pictures} from './pictures';

/** Names of every component that an author can write in a page. */
export const authorComponentNames: readonly string[] = [
  ...Object.keys(elementProps),
  ...[diagrams, pictures, dataElements].flatMap(Object.keys),
];
