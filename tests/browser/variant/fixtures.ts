/** The fixtures of the suite, for the second site: another product, below a path. */
import {baseUnder, type Locale} from '../../../src/config/locales';
import {deriveProduct} from '../../../src/config/product';
import {siteAddressOf} from '../../../src/config/siteAddress';
import {otherProduct} from '../../variant/product';

export {expect, hydrated, sweptIn, test} from '../fixtures';

export const product = deriveProduct(otherProduct);

const {base} = siteAddressOf(product.docsUrl);

/** Base URL of a locale in the second site. */
export const baseOf = (locale: Locale): string => baseUnder(base, locale);

/** Address of a document in a locale; one whose address carries the product's name is not among them. */
export const urlOf = (id: string, locale: Locale): string => baseOf(locale) + (id === 'index' ? '' : id);
