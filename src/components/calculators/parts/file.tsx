/** What the builders of files share: lists in fields, the file that comes of them, and its buttons. */
import type {ReactNode} from 'react';
import {fill} from '../../../config/numbers';
import {CopyButton, useForm} from './Calculator';
import styles from './styles.module.css';

export type Value = string | number | boolean | null | readonly Value[] | {readonly [key: string]: Value};

/** An object that takes any key, `__proto__` too. */
export const bare = (): Record<string, Value> => Object.create(null) as Record<string, Value>;

/** The lines of a field that hold something. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** How many lines of a file are rendered: a browser takes seconds for ten thousand. */
const SHOWN = 200;

/** The file that the fields make. Its buttons take all of it. */
export function FileText({name, text}: {readonly name: string; readonly text: string}): ReactNode {
  const {texts} = useForm();
  const lines = text.split('\n');
  const count = lines.length - SHOWN;
  return (
    <figure className={styles.file}>
      <figcaption>{name}</figcaption>
      {/* What is wider than its box is reached by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name} role="region">
        <code>{lines.slice(0, SHOWN).join('\n')}</code>
      </pre>
      {count > 0 && <p>{fill(texts.moreLines, {count})}</p>}
    </figure>
  );
}

interface FileTexts {
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly download: string;
}

/** Copies or downloads the file. */
export function FileButtons({
  name,
  text,
  texts,
}: {
  readonly name: string;
  readonly text: string;
  readonly texts: FileTexts;
}): ReactNode {
  const save = () => {
    const href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
    Object.assign(document.createElement('a'), {href, download: name}).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  };
  return (
    <>
      <CopyButton label={texts.copy} copied={texts.copied} failed={texts.copyFailed} text={() => text} />
      <button type="button" className="button" onClick={save}>
        {texts.download}
      </button>
    </>
  );
}
