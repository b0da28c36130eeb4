import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {isSingleKey} from '@site/src/client/singleKeys';
import type {Props as ListProps} from './List';
import {shortcutsTitle} from './title';
import styles from './styles.module.css';

/** The button that lists the keys of the site; `?` does the same. The list is loaded then. */
export default function Shortcuts(): ReactNode {
  /** Null when it could not be loaded. */
  const [List, setList] = useState<ComponentType<ListProps> | null>();

  const open = () =>
    void import('./List').then(
      (loaded) => setList(() => loaded.default),
      () => setList(null),
    );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSingleKey(event, '?')) {
        open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn footer__link-item', styles.button)}
        aria-haspopup="dialog"
        data-script=""
        onClick={open}>
        {shortcutsTitle()}
      </button>
      <span role="status">
        {List === null && (
          <Translate id="shortcuts.failed" description="When the list of shortcuts could not be loaded">
            It could not be loaded. Check your connection.
          </Translate>
        )}
      </span>
      {List && <List onClose={() => setList(undefined)} />}
    </>
  );
}
