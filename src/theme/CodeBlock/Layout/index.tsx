/**
 * Replaces the frame of a code block: the original lays its buttons over the
 * code and shows them at hover, which a finger cannot do
 * (https://github.com/facebook/docusaurus/issues/11862). Here they have a place
 * of their own, in a strip with the file's name, or behind a sample without one.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import styles from './styles.module.css';

export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  return (
    <Container
      as="div"
      className={clsx(className, metadata.className, styles.block, !metadata.title && styles.plain)}>
      <div className={styles.title}>
        {metadata.title ? <Title>{metadata.title}</Title> : metadata.language}
      </div>
      <Buttons className={styles.buttons} />
      <Content />
    </Container>
  );
}
