/**
 * Wraps all documents: the router renders them anew for every change of the address, also when a tab or a calculator
 * writes into it what was chosen. What is around a page stays as it is; what depends on the address asks the router
 * itself.
 */
import {memo} from 'react';
import DocsRoot from '@theme-original/DocsRoot';

export default memo(DocsRoot, (before, after) => before.route === after.route);
