import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCopy} from '../../../client/useCopy';
import {LONGEST_QUERY} from './values';
import type {Form} from './useValues';
import styles from './styles.module.css';

/** Texts that all calculators share, in the language of the page. */
export type CommonTexts = Readonly<Record<keyof typeof import('./words.en.json'), string>>;

interface FormContext {
  readonly form: Form;
  readonly texts: CommonTexts;
}

const Context = createContext<FormContext | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) {
    throw new Error('A field stands in a <Calculator>.');
  }
  return context;
}

interface CopyButtonProps {
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
  /** Text that is copied; undefined if it cannot be. */
  readonly text: () => string | undefined;
}

/** A button that copies, and says beside it whether it did. */
export function CopyButton({label, copied, failed, text}: CopyButtonProps): ReactNode {
  const [outcome, copy] = useCopy(async () => {
    const value = text();
    if (value === undefined) {
      throw new Error(failed);
    }
    await navigator.clipboard.writeText(value);
  });
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {label}
      </button>
      <span role="status" className={styles.said}>
        {outcome && (outcome === 'copied' ? copied : failed)}
      </span>
    </>
  );
}

/** Copies a link that opens the calculator as it is. */
function CopyLink(): ReactNode {
  const {form, texts} = useForm();
  const isTooLong = form.query.length > LONGEST_QUERY;
  const address = () => {
    const url = new URL(window.location.href);
    url.search = form.query;
    url.hash = form.id;
    return isTooLong ? undefined : url.href;
  };
  return (
    <CopyButton
      label={texts.copyLink}
      copied={texts.linkCopied}
      failed={isTooLong ? texts.linkTooLong : texts.linkFailed}
      text={address}
    />
  );
}

interface Props {
  readonly form: Form;
  readonly texts: CommonTexts & {readonly title: string; readonly lead?: string};
  /** The result in a sentence: read aloud when it changes. Undefined while a field cannot be read. */
  readonly verdict: ReactNode;
  /** Content below the verdict. */
  readonly details?: ReactNode;
  /** More buttons, before those that every calculator has. */
  readonly buttons?: ReactNode;
  /** Whether it says nothing without a script: then it is not there without one, nor on paper. */
  readonly needsScript?: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a calculator, under a heading of the page: the fields, the result beside or below them, and its buttons. */
export default function Calculator({
  form,
  texts,
  verdict,
  details,
  buttons,
  needsScript = false,
  children,
}: Props): ReactNode {
  return (
    <Context.Provider value={{form, texts}}>
      <form
        className={clsx('raised', styles.calculator)}
        aria-label={texts.title}
        autoComplete="off"
        data-calculator=""
        data-script={needsScript ? '' : undefined}
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          form.reset();
        }}>
        {texts.lead && <p className={styles.lead}>{texts.lead}</p>}
        <div className={styles.columns}>
          <div className={styles.inputs}>{children}</div>
          <div className={styles.result} data-result="">
            <output className={styles.verdict} aria-live="polite">
              {form.values ? verdict : texts.waiting}
            </output>
            {form.values && details}
          </div>
        </div>
        <p className={styles.buttons} data-script="">
          {buttons}
          <CopyLink />
          <button type="reset" className="button">
            {texts.reset}
          </button>
        </p>
      </form>
    </Context.Provider>
  );
}
