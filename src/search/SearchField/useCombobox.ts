import {useEffect, useRef, useState} from 'react';
import type {ChangeEvent, FormEvent, KeyboardEvent, RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
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
  /** Goes where a line of the list leads. */
  readonly leaveFor: (url: string) => void;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

/**
 * What is typed into a field and whether its popup is open, with all that the reader does to both.
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

  // What was typed before the page came to life.
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
    if (hasStep) {
      history.replace(url);
    } else if (isElsewhere) {
      history.push(url);
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
      // What was typed outlives the list.
      if (!isOpen || text === '') {
        setText('');
        giveFocusBack();
      }
    }
  };

  const onSubmit = (event: FormEvent) => {
    // Not by the browser: without a connection its own error would take the place of the page.
    event.preventDefault();
    if (list.current) {
      list.current.onSubmit();
    } else {
      // As `resultsUrl` writes it, which comes with the list.
      leaveFor(`${action}?${new URLSearchParams({q: text})}`);
    }
  };

  return {...focus, form, input, list, text, setText, leaveFor, onChange, onKeyDown, onSubmit};
}
