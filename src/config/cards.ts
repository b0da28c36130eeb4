/** Width and height of a social card in pixels, as social networks ask for them. */
export const cardSize = {width: 1200, height: 630} as const;

/** Folder of the social cards of a language, below its base URL. */
export const cardFolder = 'img/cards/';

/**
 * The file of a page's social card, below the base of its language. That of the home page stands for pages that are
 * no documents, too.
 */
export const cardFile = (route: string): string => `${cardFolder}${route || 'index'}.png`;
