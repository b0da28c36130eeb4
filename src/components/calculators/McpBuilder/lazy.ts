import {lazyCalculator} from '../LazyCalculator';

export const McpBuilder = lazyCalculator('mcp-builder', () => [
  import(/* webpackChunkName: "mcp-builder" */ '.'),
  import(/* webpackChunkName: "mcp-builder" */ '@generated/calculators/default/McpBuilder.json'),
]);
