/** What the builders of files share: fields that write a file, and a file that fills the fields. */
import {fill} from '../../config/numbers';
import type {Checked, Value, Written} from '../../facts/files/parsed';
import {alive, write, type Place, type Values} from './kit';

/** What a builder says, in the language of the page (src/facts/files/form.ts). */
export interface BuilderData {
  words: {
    /** A sentence for each code of `Problem`, and the names of kinds of values. */
    problems: Readonly<Record<string, string>>;
    line: string;
    note: string;
    more: string;
    copied: string;
    copyFailed: string;
    beyond: string;
    held: string;
  };
  /** What is said of the whole file: that it is right, with one entry or several, or that it is not. */
  verdicts: Record<'fine' | 'one' | 'some' | 'faults', string>;
}

/** What writes, reads and checks the file. */
interface Tools<Fields> {
  check: (text: string) => Checked;
  /** The file with the entry of the fields in it, in the place of the one that is called `replaced`. */
  write: (before: Value | undefined, replaced: string, fields: Fields) => Written;
  /** The entry of that name, or else the first; undefined if there is none. */
  find: (value: Value, name: string) => Found | undefined;
}

export interface Builder<Fields> {
  fileName: string;
  /** The tools weigh more than the fields: they come when the reader begins. */
  load: () => Promise<Tools<Fields>>;
  /** The fields as they are; shows and hides what depends on them. */
  read: (values: Values) => Fields;
  nameOf: (fields: Fields) => string;
}

interface Found {
  name: string;
  /** What the fields would hold. */
  fields: object;
  /** Whether they can hold all of it. */
  isWhole: boolean;
}

/** Problems that are told; a file of another kind has no end of them. */
const shown = 8;

/** Lines of a text that ends in a line feed. */
const rowsOf = (text: string): number => text.split('\n').length - 1;

/** Selects a line of the text, and brings it into view. */
function selectLine(file: HTMLTextAreaElement, line: number): void {
  const rows = file.value.split('\n');
  const from = rows.slice(0, line - 1).reduce((total, row) => total + row.length + 1, 0);
  file.focus();
  file.setSelectionRange(from, from + (rows[line - 1]?.length ?? 0));
}

function fillFields(form: HTMLFormElement, fields: object): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = Boolean(value);
    } else if (control && 'value' in control) {
      control.value = String(value);
    }
  }
}

/**
 * Makes a form the builder of a file. A field that changes writes its entry into the file and leaves the
 * rest of it alone; a file that is typed or pasted is checked, and fills the fields if they can hold its
 * entry. While they cannot, or while the file is wrong, no field touches it: nothing typed is lost.
 *
 * @returns what stops it
 */
export function editFile<Fields>(place: Place<BuilderData>, builder: Builder<Fields>): () => void {
  const {form, data} = place;
  const {words, verdicts} = data;
  const file = form.querySelector<HTMLTextAreaElement>('[data-file]');
  const list = form.querySelector('[data-problems]');
  const notice = form.querySelector('[data-notice]');
  if (!file || !list || !notice) {
    throw new Error('The form of a builder has a file, a list of problems and a notice.');
  }
  let value: Value | undefined;
  let name = '';
  let hold: 'held' | 'beyond' | undefined;
  let values: Values | undefined;
  let latest: Fields | undefined;
  const isAsked = [...new URLSearchParams(window.location.search).keys()].some((key) =>
    form.elements.namedItem(key),
  );

  const load = async () => {
    try {
      return await builder.load();
    } catch (error) {
      console.warn(error);
      notice.textContent = place.texts.failed;
      return undefined;
    }
  };

  /** Says what is wrong with the file. */
  const tell = ({check}: Tools<Fields>) => {
    const {problems, value: found, count} = check(file.value);
    const isFine = problems.every(({isNote}) => isNote);
    file.setAttribute('aria-invalid', String(!isFine));
    if (problems.some(({code}) => code === 'secret')) {
      form.dataset.private = '';
    }
    const entries = fill(count === 1 ? verdicts.one : verdicts.some, {count: String(count)});
    write(form, {verdict: isFine ? fill(verdicts.fine, {count: entries}) : verdicts.faults});
    const items = problems.slice(0, shown).map(({line, code, came = '', at = '', isNote}) => {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: fill(isNote ? words.note : words.line, {line: String(line)}),
        onclick: () => selectLine(file, line),
      });
      const item = document.createElement('li');
      const sentence = words.problems[code] ?? code;
      item.append(button, ' ', fill(sentence, {came: words.problems[came] ?? came, at}));
      return item;
    });
    if (problems.length > shown) {
      const rest = document.createElement('li');
      rest.textContent = fill(words.more, {count: String(problems.length - shown)});
      items.push(rest);
    }
    list.replaceChildren(...items);
    return {value: found, isFine};
  };

  /** Writes the entry of the fields, unless they or the file have changed meanwhile. */
  const rewrite = async (fields: Fields) => {
    const tools = await load();
    if (!tools || hold || fields !== latest) {
      return;
    }
    const written = tools.write(value, name, fields);
    value = written.value;
    name = builder.nameOf(fields);
    file.value = written.text;
    file.rows = rowsOf(written.text);
    tell(tools);
  };

  const typed = async (event: Event) => {
    // What is pasted is none of the address, and no field has changed.
    event.stopPropagation();
    form.dataset.private = '';
    hold = 'held';
    notice.textContent = '';
    const text = file.value;
    const tools = await load();
    if (!tools || file.value !== text) {
      return;
    }
    const told = tell(tools);
    if (!told.isFine || told.value === undefined) {
      return;
    }
    value = told.value;
    hold = undefined;
    const found = tools.find(value, name);
    name = found?.name ?? '';
    if (found && !found.isWhole) {
      hold = 'beyond';
      notice.textContent = words.beyond;
    } else if (found) {
      fillFields(form, found.fields);
      if (values) {
        builder.read(values);
      }
    }
  };

  const reset = () => {
    [value, name, hold] = [undefined, '', undefined];
    delete form.dataset.private;
    notice.textContent = '';
  };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.value);
      notice.textContent = words.copied;
    } catch {
      file.select();
      notice.textContent = words.copyFailed;
    }
  };

  const save = () => {
    const href = URL.createObjectURL(new Blob([file.value], {type: 'text/plain'}));
    Object.assign(document.createElement('a'), {href, download: builder.fileName}).click();
    setTimeout(() => URL.revokeObjectURL(href), 1000);
  };

  const click = ({target}: Event) => {
    if (target instanceof HTMLElement && 'copy' in target.dataset) {
      void copy();
    } else if (target instanceof HTMLElement && 'save' in target.dataset) {
      save();
    }
  };

  file.addEventListener('input', typed);
  form.addEventListener('reset', reset);
  form.addEventListener('click', click);
  const stop = alive(place, (now) => {
    values = now;
    const fields = builder.read(now);
    if (hold) {
      notice.textContent = words[hold];
      return;
    }
    notice.textContent = '';
    // The build has drawn the file of the example, and said what there is to say of it.
    const isBegun = latest !== undefined || isAsked;
    latest = fields;
    if (isBegun) {
      void rewrite(fields);
    }
  });
  return () => {
    stop();
    file.removeEventListener('input', typed);
    form.removeEventListener('reset', reset);
    form.removeEventListener('click', click);
  };
}
