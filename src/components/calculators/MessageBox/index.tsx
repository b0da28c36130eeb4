import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/calculators/default/MessageBox.json';
import '@site/src/css/messageBox.css';

/** Address of the error finder, below the root of a language. */
const FINDER = 'troubleshooting/introduction#messages';

/** Characters of a message that an address has room for on every host. */
const LONGEST_MESSAGE = 2000;

/** The id of the note, by which it belongs to the field. */
const NOTE = 'message-box-note';

/** A box that leads to the error finder with what is pasted into it. It needs no script. */
export function MessageBox(): ReactNode {
  return (
    <form className="message-box raised" action={useBaseUrl(FINDER)} method="get" data-search-ignore="">
      <label>
        <span>{texts.label}</span>
        <textarea
          className="text-input"
          name="m"
          rows={2}
          maxLength={LONGEST_MESSAGE}
          required
          spellCheck={false}
          aria-describedby={NOTE}
          placeholder={texts.placeholder}
        />
      </label>
      {/* A form without a script sends what it holds in the address, which the host sees too. */}
      <small id={NOTE}>{texts.note}</small>
      <button type="submit" className="button button--primary">
        {texts.send}
      </button>
    </form>
  );
}
