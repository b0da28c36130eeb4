import type {ReactNode} from 'react';
import {fill} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {CheckField, FieldGroup, TextField} from '../parts/fields';
import {ResultTitle} from '../parts/results';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {decide, entriesOf, warningsFor, type CommandLists, type Decision} from './commands';
import {DEEPEST} from './split';
import styles from './styles.module.css';

export type Texts = CommonTexts & typeof import('./words.en.json');

/** The lists of features/auto-approving-actions#commands. */
export const exampleLists: CommandLists = {
  allowed: ['ruff check', 'git status'],
  denied: ['git push', 'pip install', 'rm ', 'curl '],
  isOn: true,
};

export const fields = {
  command: {kind: 'text', initial: 'pytest tests && git push'},
  allowed: {kind: 'text', initial: exampleLists.allowed.join('\n')},
  denied: {kind: 'text', initial: exampleLists.denied.join('\n')},
  on: {kind: 'check', initial: exampleLists.isOn},
} as const satisfies Fields;

/** How many parts, and how many warnings, are shown; a line that somebody writes has few. */
const SHOWN = 50;

/** Characters of a command or an entry that are quoted. */
const QUOTED = 200;

/** A part or an entry as it is read: a space at its end shows. */
const shown = (text: string): string =>
  (text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text).replace(/\s+$/, (spaces) =>
    '␣'.repeat(spaces.length),
  );

/** What decided, in a sentence. */
function reasonOf({because, parts, risky}: Decision, texts: Texts): string {
  const deciding = parts.find(({state}) => state === (because === 'denied' ? 'denied' : 'none'));
  return fill(texts.because[because], {
    part: shown(deciding?.text ?? ''),
    entry: shown(deciding?.entry ?? ''),
    risky: shown(risky ?? ''),
    deepest: DEEPEST,
  });
}

interface ListProps<Item> {
  readonly className: string | undefined;
  readonly items: readonly Item[];
  /** Renders one that is shown: a pasted text has thousands. */
  readonly row: (item: Item, index: number) => ReactNode;
  readonly texts: Texts;
}

/** The first items, and how many more there are. */
function ShortList<Item>({className, items, row, texts}: ListProps<Item>): ReactNode {
  return (
    <ul className={className}>
      {items.slice(0, SHOWN).map(row)}
      {items.length > SHOWN && <li>{fill(texts.more, {count: items.length - SHOWN})}</li>}
    </ul>
  );
}

/** Each part with its entry, and what to know about the lists. */
function Details({
  decision,
  lists,
  texts,
}: {
  readonly decision: Decision;
  readonly lists: CommandLists;
  readonly texts: Texts;
}): ReactNode {
  const warnings = warningsFor(decision, lists);
  return (
    <>
      {decision.parts.length > 0 && <ResultTitle>{texts.partByPart}</ResultTitle>}
      <ShortList
        className={styles.parts}
        texts={texts}
        items={decision.parts}
        row={({text, state, entry = ''}, index) => (
          <li key={index} className={styles[state]}>
            <code>{shown(text)}</code> <span>{fill(texts.parts[state], {entry: shown(entry)})}</span>
          </li>
        )}
      />
      <ShortList
        className={styles.warnings}
        texts={texts}
        items={warnings}
        row={({warning, about}) => (
          <li key={`${warning} ${about}`}>{fill(texts.warnings[warning], {about: shown(about)})}</li>
        )}
      />
    </>
  );
}

/** What the reader's lists of commands do to one command. */
export default function CommandTester(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const {values} = form;
  const lists = values && {
    allowed: entriesOf(values.allowed),
    denied: entriesOf(values.denied),
    isOn: values.on,
  };
  const decision = values && lists && decide(values.command, lists);
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={
        decision && (
          <>
            {texts.results[decision.result]}{' '}
            <span className={styles.because}>{reasonOf(decision, texts)}</span>
          </>
        )
      }
      details={decision && lists && <Details decision={decision} lists={lists} texts={texts} />}>
      <TextField name="command" label={texts.command} rows={2} code />
      <FieldGroup>
        <TextField name="allowed" label={texts.allowed} rows={5} code="lines" />
        <TextField name="denied" label={texts.denied} rows={5} code="lines" />
      </FieldGroup>
      <CheckField name="on" label={texts.on} />
    </Calculator>
  );
}
