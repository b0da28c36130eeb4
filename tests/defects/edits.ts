/** Changes to files of the project, as a defect makes them. */

/** One change: the file, and what becomes of its text; undefined removes the file. */
export interface Edit {
  readonly file: string;
  /** @throws Error when the file is not as the change expects it */
  readonly change: (text: string | undefined) => string | undefined;
}

/** Puts a text in the place of the first match. */
export const replace = (file: string, pattern: RegExp | string, by: string): Edit => ({
  file,
  change(text) {
    const changed = text?.replace(pattern, by);
    if (changed === undefined || changed === text) {
      throw new Error(`${file} has nothing like ${String(pattern)} to replace.`);
    }
    return changed;
  },
});

export const append = (file: string, more: string): Edit => ({
  file,
  change(text) {
    if (text === undefined) {
      throw new Error(`${file} is not there.`);
    }
    return `${text.trimEnd()}\n\n${more}\n`;
  },
});

export const create = (file: string, content: string): Edit => ({
  file,
  change(text) {
    if (text !== undefined) {
      throw new Error(`${file} is there already.`);
    }
    return content;
  },
});

export const remove = (file: string): Edit => ({
  file,
  change(text) {
    if (text === undefined) {
      throw new Error(`${file} is not there.`);
    }
    return undefined;
  },
});

/**
 * Something that goes wrong after the pages are built, in the built files.
 *
 * @param code statements; `fs`, `path` and `outDir`, the folder of one language, are there
 */
export const afterBuild = (name: string, code: string): Edit =>
  replace(
    'docusaurus.config.ts',
    /^ {2}plugins: \[/m,
    `  plugins: [
    () => ({
      name: ${JSON.stringify(name)},
      async postBuild({outDir}) {
        const fs = await import('node:fs');
        const path = await import('node:path');
        ${code}
      },
    }),
    `,
  );
