/** The languages of the site. The first is the default and is served at the site's base. */
export const locales = ['en', 'pt-BR'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export const localeConfigs = {
  en: {label: 'English', direction: 'ltr', htmlLang: 'en-US', calendar: 'gregory', path: 'en'},
  'pt-BR': {
    label: 'Português Brasil',
    direction: 'ltr',
    htmlLang: 'pt-BR',
    calendar: 'gregory',
    path: 'pt-BR',
  },
} as const;

/** The other language; of three, the first that is another. */
export const otherLocale = (locale: Locale): Locale => locales.find((other) => other !== locale) ?? locale;

/** A value for each language. */
export const perLocale = <T>(of: (locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, of(locale)])) as Record<Locale, T>;

/** Folder of the documents of a locale, relative to the site folder. */
export const docsFolder: Record<Locale, string> = perLocale((locale) =>
  locale === defaultLocale ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`,
);

/**
 * The locale that Docusaurus is building now.
 *
 * Docusaurus evaluates the configuration once per locale and says which one in
 * this environment variable; outside a build it is the default locale.
 */
export function currentLocale(): Locale {
  const wanted = process.env.DOCUSAURUS_CURRENT_LOCALE;
  return locales.find((locale) => locale === wanted) ?? defaultLocale;
}

/** The locale of a document, from its path. */
export function localeOfFile(filePath: string): Locale {
  const file = filePath.replaceAll('\\', '/');
  return locales.find((locale) => file.includes(`/i18n/${locale}/`)) ?? defaultLocale;
}
