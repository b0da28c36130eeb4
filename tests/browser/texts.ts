import type {Locale} from '../../src/config/locales';
import {product} from '../../src/config/product';

/** Title of the site in each language. src/config/site.ts knows only the language that is being built. */
export const siteTitles: Record<Locale, string> = {
  en: `${product.code} documentation`,
  'pt-BR': `Documentação do ${product.code}`,
};
