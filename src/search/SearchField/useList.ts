import {useCallback, useState, type ComponentType} from 'react';
import {begin} from '../connect';
import type {Props as ListProps} from './Listbox';

/** The list's component, once its script is there: fields that mount later have it at once. */
let known: ComponentType<ListProps> | undefined;

interface LazyList {
  /** The list, once its script is there. */
  readonly List: ComponentType<ListProps> | undefined;
  readonly isFailed: boolean;
  readonly load: () => Promise<void>;
}

/** Loads the script of the list, and the index with it, when `load` is called; a call after a failure tries again. */
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
