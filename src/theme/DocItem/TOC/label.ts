import {translate} from '@docusaurus/Translate';

/** Name of a document's contents. */
export const contentsLabel = (): string =>
  translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
