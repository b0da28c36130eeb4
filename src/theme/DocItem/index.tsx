/**
 * Wraps a document: the router renders a whole page anew for every step, also to a heading of the same page. The text,
 * its contents and its footer stay as they are; what depends on the address asks the router itself.
 */
import {memo} from 'react';
import DocItem from '@theme-original/DocItem';

export default memo(DocItem, (before, after) => before.content === after.content);
