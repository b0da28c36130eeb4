/**
 * Replaces a sample of code: the original takes it apart and colors it in the browser, with a highlighter of a fifth
 * of the whole script, and renders it twice. Here it comes with its colors (src/remark/highlightCode.ts).
 */
import type {ReactNode} from 'react';
import {CodeBlockContextProvider} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import {useWordWrap} from './useWordWrap';

interface Props {
  readonly language: string;
  readonly title?: string;
  /** The lines, as src/remark/highlightCode.ts writes them. */
  readonly html: string;
}

/** The text of the lines, which is copied. */
const codeOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

export default function CodeBlock({language, title, html}: Props): ReactNode {
  const wordWrap = useWordWrap();
  const code = codeOf(html);
  return (
    <CodeBlockContextProvider
      wordWrap={wordWrap}
      metadata={{
        code,
        codeInput: html,
        className: `language-${language}`,
        language,
        title,
        lineNumbersStart: undefined,
        lineClassNames: {},
      }}>
      <Layout />
    </CodeBlockContextProvider>
  );
}
