/** Path of the page “What's new” below a locale's root. It is no document: the sidebar and the search leave it out. */
export const whatsNewRoute = 'whats-new';

/** Its feed, below a locale's root. */
export const feedFile = 'atom.xml';
