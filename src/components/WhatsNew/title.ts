import {translate} from '@docusaurus/Translate';

/** Title of the page that lists the changes, and the words of links to it. */
export const whatsNewTitle = (): string =>
  translate({
    id: 'whatsNew.title',
    message: 'What’s new',
    description: 'Title of the page that lists the changes, and link to it',
  });
