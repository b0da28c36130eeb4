/** The languages that the engine has a stemmer and stop words for, by their BCP 47 tags. */
export const languages = ['en', 'pt-BR'] as const;

export type Language = (typeof languages)[number];
