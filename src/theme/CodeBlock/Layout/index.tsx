/**
 * Replaces the frame of a code block: the original lays its buttons over the code and shows them at hover, which a
 * finger cannot do (https://github.com/facebook/docusaurus/issues/11862). Here they have a place of their own, in a
 * strip with the file's name, or behind a sample without one. The lines are the HTML that the build drew.
 */
import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import styles from './styles.module.css';

/** The name of a file, which breaks after a folder where it is longer than its line. */
const withBreaks = (path: string): ReactNode[] =>
  path.split(/(?<=\w\/)(?=\w)/).map((part, number) => (
    <Fragment key={number}>
      {number > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export default function CodeBlockLayout(): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef, isEnabled},
  } = useCodeBlockContext();
  const {className, language, title, codeInput} = metadata;
  return (
    <div className={clsx(className, styles.block, !title && styles.plain, ThemeClassNames.common.codeBlock)}>
      {/* The name is Docusaurus': the texts for assistants know a file's name by it. */}
      <div className={clsx(styles.title, title && 'codeBlockTitle')}>
        {withBreaks(String(title || language))}
      </div>
      <Buttons className={styles.buttons} />
      <pre
        ref={codeBlockRef}
        // It scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(styles.code, isEnabled && styles.wrapped, 'thin-scrollbar')}>
        <code dangerouslySetInnerHTML={{__html: codeInput}} />
      </pre>
    </div>
  );
}
