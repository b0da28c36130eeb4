/**
 * Wraps a button of a code block: what became of its press is read aloud, and that of a prompt says what it copies. A
 * prompt always wraps, so it has no other.
 */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Buttons/Button';
import Button from '@theme-original/CodeBlock/Buttons/Button';

/** The button of the theme, whose name is the only thing that tells that the code was copied. */
function SayingButton(props: Props): ReactNode {
  const copied = translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });
  const name = props['aria-label'] ?? props.title;
  return (
    <>
      <Button {...props} />
      <span role="status" className="read-aloud">
        {name === copied && copied}
      </span>
    </>
  );
}

export default function CodeBlockButton({children, ...props}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  if (metadata.language !== 'prompt') {
    return <SayingButton {...props}>{children}</SayingButton>;
  }
  const {'aria-label': state, ...rest} = props;
  return (
    <SayingButton {...rest} title={state}>
      {children}
      <Translate
        id="codeBlock.copyPrompt"
        description="Button at a request that the reader can send to the assistant">
        Copy prompt
      </Translate>
    </SayingButton>
  );
}
