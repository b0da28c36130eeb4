import {Fragment, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** Keys joined by `+`, strokes by a space: `Ctrl+K Ctrl+A`. Windows and Linux. */
  readonly combo: string;
  /** The same on macOS, when it differs: `Cmd+K Cmd+A`. */
  readonly mac?: string;
}

function Combo({keys}: {readonly keys: string}): ReactNode {
  return keys.split(' ').map((stroke, index) => (
    <Fragment key={stroke + index}>
      {index > 0 && ' '}
      <span className={styles.stroke}>
        {stroke.split('+').map((key, position) => (
          <Fragment key={key}>
            {position > 0 && '+'}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

/** A keyboard shortcut as key caps, of the reader's system, and of all while it is not known (src/components/System). */
export default function Keys({combo, mac}: Props): ReactNode {
  if (!mac) {
    return (
      <span>
        <Combo keys={combo} />
      </span>
    );
  }
  return (
    <span>
      <span data-on="windows linux">
        <Combo keys={combo} />
      </span>
      <span data-every>
        {' ('}
        <Translate id="keys.mac" description="Before the keys of macOS, in brackets after those of Windows">
          macOS:
        </Translate>{' '}
      </span>
      <span data-on="macos">
        <Combo keys={mac} />
      </span>
      <span data-every>)</span>
    </span>
  );
}
