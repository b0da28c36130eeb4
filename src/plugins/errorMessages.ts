import type {Plugin} from '@docusaurus/types';
import {currentLocale} from '../config/locales';
import {platformMessages} from '../facts/messages/platform';

/**
 * Writes the coded messages of the platform, in the language that is being built, to a module that
 * only the error finder loads (src/client/instruments/errors.ts).
 */
export default function errorMessages(): Plugin {
  return {
    name: 'error-messages',
    async contentLoaded({actions}) {
      await actions.createData('messages.json', JSON.stringify(platformMessages(currentLocale())));
    },
  };
}
