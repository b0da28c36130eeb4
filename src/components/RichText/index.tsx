import {Fragment, type ReactNode} from 'react';
import {splitMarks} from './marks';

export interface Props {
  /** A text of the data, in the language of the page. */
  readonly text: string;
}

const tags = {plain: Fragment, code: 'code', strong: 'strong'} as const;

/** Draws the two marks that a text of the data may carry: `code` and **strong**. */
export default function RichText({text}: Props): ReactNode {
  return splitMarks(text).map((stretch, index) => {
    const Tag = tags[stretch.kind];
    return <Tag key={index}>{stretch.text}</Tag>;
  });
}
