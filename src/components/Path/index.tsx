import type {ReactNode} from 'react';

export interface Props {
  /** As Windows writes it: `%USERPROFILE%\.ssh\config`. */
  readonly windows: string;
  readonly macos: string;
  /** Where it differs from macOS. */
  readonly linux?: string;
}

/** The path of a file on the reader's system, and on all while it is not known. */
export function Path({windows, macos, linux}: Props): ReactNode {
  return (
    <span>
      <code data-on={linux ? 'macos' : 'macos linux'}>{macos}</code>
      {linux && (
        <>
          <span data-every> (Linux: </span>
          <code data-on="linux">{linux}</code>
          <span data-every>)</span>
        </>
      )}
      <span data-every> (Windows: </span>
      <code data-on="windows">{windows}</code>
      <span data-every>)</span>
    </span>
  );
}
