/** The fixtures of the suite, for the second site: another product, below a path. */
import {deriveProduct} from '../../../src/config/product';
import {siteAddressOf} from '../../../src/config/siteAddress';
import {otherProduct} from '../../variant/product';

export {expect, hydrated, open, test} from '../fixtures';

export const product = deriveProduct(otherProduct);

/** Base URL of the second site, which is in English alone. */
export const {base} = siteAddressOf(product.docsUrl);

/** Address of a document; one whose address carries the product's name is not among them. */
export const urlOf = (id: string): string => base + (id === 'index' ? '' : id);
