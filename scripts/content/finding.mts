/** One thing that is wrong, and what to write. */
export interface Finding {
  /** Path below the site folder, with `/`. */
  file: string;
  line: number;
  /** The text or value that is there. */
  came: string;
  /** The way to fix it, beginning with a verb: “write …”. */
  allowed: string;
  /** A second file that has part in it, such as the page in the other language. */
  also?: string;
}

/** Makes a finding. */
export const finding = (
  file: string,
  line: number,
  came: string,
  allowed: string,
  also?: string,
): Finding => ({
  file,
  line,
  came,
  allowed,
  ...(also !== undefined && {also}),
});

/** `file:line: what came; what to write` */
export const show = ({file, line, came, allowed}: Finding): string => `${file}:${line}: ${came}; ${allowed}`;
