import {product} from './product';

/** An address that once was public, and the document that took its place. */
interface Redirect {
  /** Old path below a locale's root. */
  from: string;
  /** Id of the document. */
  to: string;
}

/** Features that began as advanced usage, and the other way round. */
const movedToFeatures = [
  ['advanced-usage/checkpoints', 'features/checkpoints'],
  ['advanced-usage/code-actions', 'features/code-actions'],
  ['features/custom-instructions', 'advanced-usage/custom-instructions'],
  ['advanced-usage/custom-modes', 'features/custom-modes'],
  ['advanced-usage/enhance-prompt', 'features/enhance-prompt'],
  ['advanced-usage/experimental-features', 'features/experimental/experimental-features'],
  ['advanced-usage/model-temperature', 'features/model-temperature'],
  ['advanced-usage/auto-approving-actions', 'features/auto-approving-actions'],
  ['advanced-usage/api-configuration-profiles', 'features/api-configuration-profiles'],
] as const;

/** MCP became a part of features. */
const movedMcp = [
  ['advanced-usage/mcp', 'features/mcp/overview'],
  ['mcp/overview', 'features/mcp/overview'],
  [`mcp/using-mcp-in-${product.slug}-code`, 'features/mcp/using-mcp-in-product-code'],
  ['mcp/what-is-mcp', 'features/mcp/what-is-mcp'],
  ['mcp/server-transports', 'features/mcp/server-transports'],
  ['mcp/mcp-vs-api', 'features/mcp/mcp-vs-api'],
] as const;

/** Pages that have moved since: `npm run move` adds to them. */
const movedSince: readonly (readonly [from: string, to: string])[] = [];

/** All redirects: those of the specification, and later ones. */
export const allRedirects: readonly Redirect[] = [...movedToFeatures, ...movedMcp, ...movedSince].map(
  ([from, to]) => ({from, to}),
);
