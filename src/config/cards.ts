/** Width and height of a social card in pixels, as social networks ask for them. */
export const cardSize = {width: 1200, height: 630} as const;

/** Where the cards of a language are, below its base. */
export const cardFolder = 'img/cards/';

/**
 * The file of a page's social card, below the base of its language. That of the home page stands for pages that are
 * no documents, too.
 */
export const cardFile = (route: string): string => `${cardFolder}${route || 'index'}.png`;
