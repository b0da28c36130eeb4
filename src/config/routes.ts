import {product} from './product';

/** Documents whose address carries the product's name, by id. Their front matter says the same in `slug`. */
const productRoutes: Record<string, string> = {
  'providers/product-code': `providers/${product.provider}`,
  'features/mcp/using-mcp-in-product-code': `features/mcp/using-mcp-in-${product.slug}-code`,
};

/** Path of a document below a locale's root: `''` for the home page, no slash at either end. */
export function routeOf(id: string): string {
  if (id === 'index') {
    return '';
  }
  return productRoutes[id] ?? id;
}
