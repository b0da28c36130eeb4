import {product} from './product';

/** A document of the site, as its path under `docs/`. */
export type Page = `${string}.mdx`;

/** Documents whose address carries the product's name, by id. Their front matter says the same in `slug`. */
const productRoutes: Record<string, string> = {
  'features/mcp/using-mcp-in-product-code': `features/mcp/using-mcp-in-${product.slug}-code`,
  'providers/product-code': `providers/${product.provider}`,
};

/** Path of a document below a locale's root: `''` for the home page, no slash at either end. */
export function routeOf(id: string): string {
  if (id === 'index') {
    return '';
  }
  return productRoutes[id] ?? id;
}

/** The address of a document below a locale's root: `/features/checkpoints`. */
export const addressOf = (page: Page): string => `/${routeOf(page.replace(/\.mdx$/, ''))}`;
