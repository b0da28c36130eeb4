import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Locale} from '@site/src/config/locales';
import type {Contact} from '@site/src/config/site';

/** The text of the page's language. */
export function useLabel(): (text: Record<Locale, string>) => string {
  const {i18n} = useDocusaurusContext();
  return (text) => text[i18n.currentLocale as Locale];
}

/** The product's version, and where readers write about a page. */
export function useContact(): Contact {
  // Docusaurus gives the fields of src/config/site.ts no type.
  return useDocusaurusContext().siteConfig.customFields?.contact as Contact;
}
