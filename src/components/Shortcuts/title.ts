import {translate} from '@docusaurus/Translate';

/** Name of the list, and of the button that opens it. */
export const shortcutsTitle = (): string =>
  translate({id: 'shortcuts.title', message: 'Keyboard shortcuts', description: 'Button in the footer'});
