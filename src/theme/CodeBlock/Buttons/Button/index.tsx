/**
 * Wraps a button of a code block: that of a prompt says what it copies. A
 * prompt always wraps, so it has no other.
 */
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';

export default function CodeBlockButton({children, ...props}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  if (metadata.language !== 'prompt') {
    return <Button {...props}>{children}</Button>;
  }
  const {'aria-label': state, ...rest} = props;
  return (
    <Button {...rest} title={state}>
      {children}
      <Translate
        id="codeBlock.copyPrompt"
        description="Button at a request that the reader can send to the assistant">
        Copy prompt
      </Translate>
    </Button>
  );
}
