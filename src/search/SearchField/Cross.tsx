import type {ReactNode} from 'react';

/** The drawing on what empties the field, and on what forgets a search. */
export default function Cross(): ReactNode {
  return (
    <svg
      className="line-icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false">
      <path d="m4 4 8 8m0-8-8 8" />
    </svg>
  );
}
