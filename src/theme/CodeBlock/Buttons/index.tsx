/**
 * Replaces the buttons of a code block: the original renders them in the browser, and what stands below would move.
 * Without JavaScript they are hidden (static/noscript.css).
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx('code-buttons', className)}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
