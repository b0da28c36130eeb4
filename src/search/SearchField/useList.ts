import {useCallback, useState, type ComponentType} from 'react';
import {begin} from '../connect';
import type {Props as ListProps} from './Listbox';

/** The list's script, once it is there: fields that come later have their list at once. */
let known: ComponentType<ListProps> | undefined;

interface LazyList {
  /** The list, once its script is there. */
  readonly List: ComponentType<ListProps> | undefined;
  readonly isFailed: boolean;
  readonly load: () => Promise<void>;
}

/** Loads the list of a field, and the index with it, at the first call that succeeds. */
export function useList(): LazyList {
  const [List, setList] = useState(() => known);
  const [isFailed, setIsFailed] = useState(false);
  const load = useCallback(async () => {
    setIsFailed(false);
    begin();
    try {
      const {default: loaded, prepare} = await import('./Listbox');
      prepare();
      known = loaded;
      setList(() => loaded);
    } catch (error) {
      console.warn(error);
      setIsFailed(true);
    }
  }, []);
  return {List, isFailed, load};
}
