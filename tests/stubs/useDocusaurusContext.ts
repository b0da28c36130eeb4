/** Stands in for Docusaurus' context in unit tests: the English site, or the locale that a test sets. */
const context = {
  i18n: {currentLocale: 'en'},
  siteConfig: {baseUrl: '/', title: 'Documentation', url: 'https://docs.example'},
};

/** Makes the components of a test speak another language. */
export function setLocale(locale: string): void {
  context.i18n = {currentLocale: locale};
}

export default function useDocusaurusContext(): typeof context {
  return context;
}
