import {
  lazy,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {CalculatorProps} from './parts/useValues';
import styles from './parts/styles.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader did in the form before its script was there. */
interface Begun {
  typed?: Record<string, string>;
  /**
   * Name of the control that has the focus, or its place where it has none, as a slider; and what is selected in a
   * text, null where nothing can be.
   */
  focused?: {control: string | number; from: number | null; to: number | null};
}

const isControl = (element: Element): element is Control => 'value' in element && 'name' in element;

/** What a control holds, if it is not what the build wrote into it. */
function typedInto(control: Control): string | undefined {
  if (control instanceof HTMLSelectElement) {
    const isExample = [...control.options].every((option) => option.selected === option.defaultSelected);
    return isExample ? undefined : control.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked === control.defaultChecked ? undefined : control.checked ? 'on' : 'off';
  }
  return control.value === control.defaultValue ? undefined : control.value;
}

/** Reads what was done in the form of the page. */
function begunIn(form: HTMLFormElement): Begun {
  const typed = [...form.elements].filter(isControl).flatMap((control) => {
    const text = control.name ? typedInto(control) : undefined;
    return text === undefined ? [] : [[control.name, text]];
  });
  const at = [...form.elements].findIndex((one) => one === document.activeElement);
  const focused = form.elements[at] as Partial<HTMLInputElement> | undefined;
  const {name, selectionStart: from = null, selectionEnd: to = null} = focused ?? {};
  return {
    ...(typed.length > 0 && {typed: Object.fromEntries(typed) as Record<string, string>}),
    ...(focused && {focused: {control: name || at, from, to}}),
  };
}

/** Whether the address has something for one of the form's fields. */
const isAsked = (form: HTMLFormElement): boolean =>
  [...new URLSearchParams(window.location.search).keys()].some((name) => form.elements.namedItem(name));

/** Empties what the page says of the example: it is not true of what the reader types. */
const forgetResults = (root: HTMLElement): void =>
  root.querySelectorAll('[data-result]').forEach((result) => result.replaceChildren());

/** Calls `run` when an element is nearly in view, or something in it gets the focus. Returns what stops it. */
function whenNear(element: HTMLElement, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        run();
      }
    },
    {rootMargin: '200px'},
  );
  observer.observe(element);
  element.addEventListener('focusin', run);
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', run);
  };
}

/** A calculator's script, loaded at most once. */
interface Script<Props> {
  /** What is loaded already. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
}

/**
 * Loads a calculator when its place is nearly in view, gets the focus, or the address has values for it.
 *
 * @param hasHtml whether the page was served with the form, which the reader may have begun to fill
 */
function useCalculator<Props>(
  script: Script<Props>,
  place: RefObject<HTMLDivElement | null>,
  hasHtml: boolean,
): {Calculator: ComponentType<Props> | undefined; typed: Begun['typed']; isFailed: boolean} {
  const [Calculator, setCalculator] = useState(() => (hasHtml ? undefined : script.loaded()));
  const [begun, setBegun] = useState<Begun>({});
  const [isFailed, setIsFailed] = useState(false);

  useEffect(() => {
    const root = place.current;
    if (!root || Calculator) {
      return undefined;
    }
    let state: 'waiting' | 'loading' | 'gone' = 'waiting';
    const isGone = () => state === 'gone';
    const begin = async () => {
      if (state !== 'waiting') {
        return;
      }
      state = 'loading';
      try {
        const loaded = await script.load();
        if (!isGone()) {
          const form = root.querySelector('form');
          // At once: a key between the reading and the change would be lost, or empty the new results.
          flushSync(() => {
            setBegun(form ? begunIn(form) : {});
            setIsFailed(false);
            setCalculator(() => loaded);
          });
        }
      } catch (error) {
        console.warn(error);
        if (!isGone()) {
          state = 'waiting';
          setIsFailed(true);
        }
      }
    };
    const form = root.querySelector('form');
    if (!form || isAsked(form)) {
      void begin();
    }
    // Typed before this script ran.
    if (form && (isAsked(form) || begunIn(form).typed)) {
      forgetResults(root);
    }
    const stop = whenNear(root, () => void begin());
    const onInput = () => forgetResults(root);
    root.addEventListener('input', onInput);
    return () => {
      state = 'gone';
      stop();
      root.removeEventListener('input', onInput);
    };
  }, [Calculator, place, script]);

  useLayoutEffect(() => {
    const {control: key = '', from = null, to = null} = begun.focused ?? {};
    const controls = place.current?.querySelector('form')?.elements;
    // The fields may be others with what was typed: a name finds its own.
    const control = typeof key === 'number' ? controls?.[key] : controls?.namedItem(key);
    if (control instanceof HTMLElement) {
      control.focus();
      if (from !== null && 'setSelectionRange' in control) {
        (control as HTMLInputElement).setSelectionRange(from, to);
      }
    }
  }, [begun, place]);

  return {Calculator, typed: begun.typed, isFailed};
}

const failedText = () =>
  translate({
    id: 'calculator.failed',
    message:
      'The fields can’t calculate now, because their script didn’t load. Check the connection and reload the page.',
    description: 'Under a calculator whose script could not be loaded',
  });

/** What a page says of a calculator: the rest comes from its place. */
type OwnProps<Props> = Omit<Props, keyof CalculatorProps<unknown>>;

/**
 * Makes the place of a calculator in a page. The page's HTML has the whole form with an example and its
 * result, rendered when the site is built, and React leaves it alone until the calculator's script is there.
 * Then the calculator takes the place of that HTML, with what was typed until then.
 *
 * @param id the address of the calculator in its page
 * @param parts imports its component and its texts
 */
export function lazyCalculator<Props extends CalculatorProps<unknown>>(
  id: string,
  parts: () => [calculator: Promise<{default: ComponentType<Props>}>, texts: Promise<{default: unknown}>],
): ComponentType<OwnProps<Props>> {
  type OwnAndTyped = OwnProps<Props> & Pick<CalculatorProps<unknown>, 'typed'>;
  const load = async (): Promise<ComponentType<OwnAndTyped>> => {
    const [{default: Calculator}, {default: texts}] = await Promise.all(parts());
    // The build has made them of the files that their type is taken from (texts.ts).
    return (props) => <Calculator {...({...props, id, texts} as unknown as Props)} />;
  };
  let loaded: ComponentType<OwnAndTyped> | undefined;
  const script: Script<OwnAndTyped> = {loaded: () => loaded, load: async () => (loaded ??= await load())};
  /** While the site is built nothing needs to wait. */
  const Built = lazy(async () => ({default: await load()}));

  return function LazyCalculator(own: OwnProps<Props>): ReactNode {
    const isServed = !useIsBrowser();
    // A page that is reached by a link has no HTML of its own.
    const [hasHtml] = useState(isServed);
    const place = useRef<HTMLDivElement>(null);
    const {Calculator, typed, isFailed} = useCalculator(script, place, hasHtml);
    useBrokenLinks().collectAnchor(id);

    const content = () => {
      if (Calculator) {
        return <Calculator key="loaded" {...own} typed={typed} />;
      }
      if (typeof window === 'undefined') {
        return (
          <div>
            <Built {...own} />
          </div>
        );
      }
      return hasHtml ? (
        <div key="built" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      ) : (
        <div key="pending" className={styles.pending} />
      );
    };
    return (
      <div
        ref={place}
        id={id}
        className={styles.place}
        data-calculator-state={Calculator ? 'loaded' : undefined}
        data-search-ignore="">
        {content()}
        {isFailed && <p role="alert">{failedText()}</p>}
      </div>
    );
  };
}
