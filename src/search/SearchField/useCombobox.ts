import {useEffect, useRef, useState} from 'react';
import type {ChangeEvent, FormEvent, KeyboardEvent, RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {afterPaint} from '../../client/afterPaint';
import {isComposing} from '../../client/composing';
import type {Shortcut} from '../shortcut';
import type {ListActions} from './Listbox';
import {useFieldFocus, type FieldFocus} from './useFieldFocus';

interface Combobox extends Omit<FieldFocus, 'giveFocusBack' | 'takeStep'> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<ListActions | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Closes the list and navigates to an address. */
  readonly leaveFor: (url: string) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * The text of a field and whether its popup is open, with the handlers of the field's events.
 *
 * @param action address of the results page
 */
export function useCombobox(action: string, shortcut: Shortcut | undefined): Combobox {
  const history = useHistory();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<ListActions>(null);
  const [text, setText] = useState('');

  // The text that was typed before hydration.
  useEffect(() => {
    if (input.current?.value) {
      setText(input.current.value);
    }
  }, []);

  const {giveFocusBack, takeStep, ...focus} = useFieldFocus(form, input, shortcut);
  const {isOpen, setIsDismissed} = focus;

  const leaveFor = (url: string) => {
    const isElsewhere = url !== location.pathname + location.search + location.hash;
    const hasStep = isElsewhere && takeStep();
    setIsDismissed(true);
    input.current?.blur();
    if (isElsewhere) {
      afterPaint(() => (hasStep ? history.replace(url) : history.push(url)));
    }
  };

  const onChange = ({target}: ChangeEvent<HTMLInputElement>) => {
    setText(target.value);
    setIsDismissed(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    list.current?.onKey(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      setIsDismissed(true);
      // The first Escape closes the list and keeps the text; the next one clears the text.
      if (!isOpen || text === '') {
        setText('');
        giveFocusBack();
      }
    }
  };

  const onSubmit = (event: FormEvent) => {
    // The browser must not submit it: without a connection, its own error page would replace this one.
    event.preventDefault();
    if (list.current) {
      list.current.onSubmit();
    } else {
      // The same address as `resultsUrl` gives, whose script comes with the list.
      leaveFor(`${action}?${new URLSearchParams({q: text})}`);
    }
  };

  return {...focus, form, input, list, text, setText, leaveFor, onChange, onKeyDown, onSubmit};
}
