import type {Plugin} from '@docusaurus/types';
import {currentLocale} from '../config/locales';
import {platformMessages} from '../facts/messages/platform';
import {boxWords} from '../facts/messages/words';

/**
 * Writes two modules in the language that is being built: the coded messages of the platform, which only
 * the error finder loads (src/client/instruments/errors.ts), and the words of the box that leads to it,
 * for the not-found page.
 */
export default function errorMessages(): Plugin {
  return {
    name: 'error-messages',
    async contentLoaded({actions}) {
      const locale = currentLocale();
      const box = Object.fromEntries(Object.entries(boxWords).map(([name, words]) => [name, words[locale]]));
      await actions.createData('messages.json', JSON.stringify(platformMessages(locale)));
      await actions.createData('box.json', JSON.stringify(box));
    },
  };
}
