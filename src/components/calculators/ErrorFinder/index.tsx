import {useEffect, useMemo, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isComposing} from '../../../client/composing';
import {fill} from '../../../config/numbers';
import {queryLimits} from '../../../config/search';
import {finderOf, nearest} from '../../../search/messages/match';
import Calculator, {CopyButton, type CommonTexts} from '../parts/Calculator';
import {TextField} from '../parts/fields';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {EXPLAINED_MESSAGES, type ExplainedMessage} from '../../../search/messages/explainedMessages';
import {contentOf, entryOf, headsOf, rowsIn} from './rows';
import styles from './styles.module.css';

export type Texts = CommonTexts & Readonly<Record<keyof typeof import('./words.en.json'), string>>;

export const fields = {m: {kind: 'text', initial: ''}} as const satisfies Fields;

interface Elsewhere {
  readonly messages: readonly ExplainedMessage[];
  /** Without them the lists of the page are searched all the same. */
  readonly state: 'waiting' | 'loaded' | 'failed';
}

/** The messages of the other pages. They come with the first text. */
function useExplainedMessages(isNeeded: boolean): Elsewhere {
  const [elsewhere, setElsewhere] = useState<Elsewhere>({messages: [], state: 'waiting'});
  const address = useBaseUrl(EXPLAINED_MESSAGES);
  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const abort = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(address, {signal: abort.signal});
        const messages = response.ok ? ((await response.json()) as ExplainedMessage[]) : [];
        setElsewhere({messages, state: response.ok ? 'loaded' : 'failed'});
      } catch {
        if (!abort.signal.aborted) {
          setElsewhere({messages: [], state: 'failed'});
        }
      }
    };
    void load();
    return () => abort.abort();
  }, [address, isNeeded]);
  return elsewhere;
}

/** A copy of a cell of the page, with its labels and links. */
const Copy = ({of}: {readonly of: HTMLTableCellElement}): ReactNode => (
  <span ref={(place) => place?.replaceChildren(...contentOf(of))} />
);

interface FoundProps {
  readonly title: ReactNode;
  readonly facts: readonly (readonly [head: string, text: ReactNode])[];
  readonly address: string;
  readonly texts: Texts;
}

/** One message: its words, what the list says of it, its link. */
function Found({title, facts, address, texts}: FoundProps): ReactNode {
  return (
    <li>
      <p>{title}</p>
      <dl>
        {facts.map(([head, text], index) => (
          <div key={index}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <a href={address}>{texts.show}</a>
        <CopyButton
          label={texts.copy}
          copied={texts.copied}
          failed={texts.linkFailed}
          text={() => new URL(address, window.location.href.split('?')[0]).href}
        />
      </p>
    </li>
  );
}

/** The result for a row of the page. */
const RowFound = ({row, texts}: {readonly row: HTMLTableRowElement; readonly texts: Texts}): ReactNode => {
  const [title, ...cells] = row.cells;
  const heads = headsOf(row);
  return (
    <Found
      title={title && <Copy of={title} />}
      facts={cells.map((cell, index) => [heads[index + 1] ?? '', <Copy key={index} of={cell} />])}
      address={`#${row.id}`}
      texts={texts}
    />
  );
};

/** What a pasted message means, by the lists of messages on the same page and on all others. */
export default function ErrorFinder(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const base = useBaseUrl('/');
  const text = form.values?.m.trim() ?? '';
  const {messages, state} = useExplainedMessages(text !== '');
  // While the site is built there is no page yet to read.
  const [rows] = useState(
    () => new Map(typeof document === 'undefined' ? [] : rowsIn(document).map((row) => [row.id, row])),
  );
  const find = useMemo(() => {
    const own = [...rows.values()].map(entryOf);
    const listed = new Set(own.flatMap((entry) => entry.messages));
    return finderOf([...own, ...messages.filter((one) => !one.messages.some((words) => listed.has(words)))]);
  }, [rows, messages]);
  const found = useMemo(() => (text === '' ? [] : nearest(find(text))), [find, text]);
  const none = {waiting: '', failed: texts.unreached, loaded: texts.none}[state];
  const said = found.length === 0 ? none : found.length === 1 ? texts.one : texts.many;
  return (
    <Calculator
      form={form}
      texts={texts}
      needsScript
      verdict={text === '' ? '' : fill(said, {count: found.length})}
      details={
        <>
          <ol className={styles.found}>
            {found.map(({id}) => {
              const row = rows.get(id);
              const elsewhere = messages.find((one) => one.id === id);
              return row ? (
                <RowFound key={id} row={row} texts={texts} />
              ) : (
                elsewhere && (
                  <Found
                    key={id}
                    title={elsewhere.title}
                    facts={elsewhere.facts}
                    address={base + elsewhere.address}
                    texts={texts}
                  />
                )
              );
            })}
          </ol>
          {text !== '' && (
            <p>
              <a href={`${base}search?q=${encodeURIComponent(text.slice(0, queryLimits.characters))}`}>
                {texts.search}
              </a>
            </p>
          )}
        </>
      }>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !isComposing(event.nativeEvent)) {
            form.reset();
          }
        }}>
        <TextField name="m" label={texts.message} rows={3} placeholder={texts.placeholder} code />
      </div>
    </Calculator>
  );
}
