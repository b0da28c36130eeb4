import {fill} from '../../config/numbers';
import {finderOf, frames, nearest, rowSelector, type CatalogEntry} from '../../facts/messages/match';
import type {FinderWords} from '../../facts/messages/instrument';
import type {PlatformMessage} from '../../facts/messages/platform';
import {alive, write, type Start} from './kit';

/** The rows of the lists of messages on the page, as src/markdown/messageRows.ts left them. */
const rowsIn = (root: ParentNode): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>(rowSelector),
];

/** What a row is found by: its messages, or all of its first cell where none is quoted. */
function entryOf(row: HTMLTableRowElement): CatalogEntry {
  const quoted = [...(row.cells[0]?.querySelectorAll('code') ?? [])].map(
    ({textContent}) => textContent ?? '',
  );
  const messages = quoted.length > 0 ? quoted : [row.cells[0]?.textContent ?? ''];
  return {id: row.id, messages, isFrame: frames.includes(row.id)};
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, content: (Node | string)[]) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** A copy of what a cell holds, without its own link. */
function contentOf(cell: HTMLTableCellElement | undefined): Node[] {
  const copy = cell?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelectorAll('.hash-link').forEach((link) => link.remove());
  return [...(copy?.childNodes ?? [])];
}

/** The error finder on troubleshooting/introduction. */
const start: Start<FinderWords> = (place) => {
  const {form, data: words} = place;
  const list = form.querySelector('[data-found]');
  const rows = new Map(rowsIn(document).map((row) => [row.id, row]));
  let platform = new Map<string, PlatformMessage>();
  let find = finderOf([...rows.values()].map(entryOf));
  let isComplete = false;
  let isGone = false;

  const link = (href: string, text: string) => Object.assign(element('a', [text]), {href});
  const copyButton = (address: string) => {
    const button = Object.assign(element('button', [words.copy]), {type: 'button'});
    button.addEventListener('click', async () => {
      await navigator.clipboard?.writeText(new URL(address, window.location.href.split('?')[0]).href);
      button.textContent = words.copied;
    });
    return button;
  };

  /** The block of one message: its words, what the list says of it, its link. */
  const block = (id: string): HTMLElement => {
    const row = rows.get(id);
    const known = platform.get(id);
    const table = row?.closest('table');
    const heads = [...(table?.tHead?.rows[0]?.cells ?? [])].map(({textContent}) => textContent ?? '');
    const [title, ...facts] = row
      ? [...row.cells].map(contentOf)
      : [[`${known?.code ?? ''} ${known?.message ?? ''}`], [known?.cause ?? ''], [known?.fix ?? '']];
    const names = row ? heads.slice(1) : [words.cause, words.fix];
    const address = row ? `#${id}` : `${words.base}${known?.address ?? ''}`;
    return element('li', [
      element('p', title ?? []),
      element(
        'dl',
        facts.flatMap((fact, index) => [element('dt', [names[index] ?? '']), element('dd', fact)]),
      ),
      element('p', [link(address, words.show), copyButton(address)]),
    ]);
  };

  const show = (text: string) => {
    const found = text.trim() ? nearest(find(text)) : [];
    const said = found.length === 0 ? words.none : found.length === 1 ? words.one : words.many;
    write(form, {count: text.trim() ? fill(said, {count: found.length}) : ''});
    list?.replaceChildren(...found.map(({id}) => block(id)));
  };

  const control = form.elements.namedItem('m') as HTMLTextAreaElement;
  // The coded messages come with the first text.
  const complete = async () => {
    isComplete = true;
    try {
      const {default: messages} = await import('@generated/error-messages/default/messages.json');
      platform = new Map(messages.map((one) => [one.code, one]));
      find = finderOf([
        ...[...rows.values()].map(entryOf),
        ...messages.map(({code, message}) => ({id: code, messages: [code, message]})),
      ]);
      if (!isGone) {
        show(control.value);
      }
    } catch {
      // The lists of the page are searched all the same; the next text asks again.
      isComplete = false;
    }
  };

  const clear = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && control.value) {
      form.reset();
    }
  };
  control.addEventListener('keydown', clear);
  const stop = alive(place, ({text}) => {
    show(text('m'));
    if (!isComplete && text('m').trim()) {
      void complete();
    }
  });
  return () => {
    isGone = true;
    control.removeEventListener('keydown', clear);
    stop();
  };
};

export default start;
