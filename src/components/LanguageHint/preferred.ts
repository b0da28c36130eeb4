const languageOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The first language of a reader that the site has, whatever its country.
 *
 * @param wanted tags of the browser, most wanted first: `['pt-PT', 'en']`
 * @param locales of the site: `['en', 'pt-BR']`
 */
export const preferredOf = (wanted: readonly string[], locales: readonly string[]): string | undefined =>
  wanted
    .map((tag) => locales.find((locale) => languageOf(locale) === languageOf(tag)))
    .find((locale) => locale !== undefined);
