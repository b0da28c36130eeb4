import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/config/locales';
import type {Contact} from '@site/src/config/site';

/** A function that gives, of a text in all languages, the one in the page's language. */
export function useLabel(): (text: Record<Locale, string>) => string {
  const {i18n} = useDocusaurusContext();
  return (text) => text[i18n.currentLocale as Locale];
}

/** The product's version, and the addresses that readers write to about a page. */
export function useContact(): Contact {
  // Docusaurus gives the fields of src/config/site.ts no type.
  return useDocusaurusContext().siteConfig.customFields?.contact as Contact;
}
