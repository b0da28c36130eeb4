/** Icons in and beside the search field. */
import type {ReactNode} from 'react';

function LineIcon({size, children}: {readonly size: number; readonly children: ReactNode}): ReactNode {
  return (
    <svg
      className="line-icon"
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false">
      {children}
    </svg>
  );
}

export const Magnifier = (): ReactNode => (
  <LineIcon size={20}>
    <circle cx="8.5" cy="8.5" r="5.75" />
    <path d="m13 13 4.5 4.5" />
  </LineIcon>
);

export const Arrow = (): ReactNode => (
  <LineIcon size={20}>
    <path d="M3 10h13m-5-5 5 5-5 5" />
  </LineIcon>
);

/** Empties the field, or forgets a search. */
export const Cross = (): ReactNode => (
  <LineIcon size={16}>
    <path d="m4 4 8 8m0-8-8 8" />
  </LineIcon>
);
