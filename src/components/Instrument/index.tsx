import {memo, useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Start} from '../../client/instruments/kit';
import type {Locale} from '../../config/locales';
import type {InstrumentName} from '../../config/components';
import type {CommonTexts, Json} from '../../facts/instrument';

export interface Props {
  readonly name: InstrumentName;
  readonly texts: CommonTexts;
  /** What the script says and knows, in the language of the page. */
  readonly data: Json;
  /** The form, as the build drew it. */
  readonly children: ReactNode;
}

/** The scripts, each in a file of its own. What the build hands over is what the script asks for. */
const scripts: Readonly<Record<InstrumentName, () => Promise<{default: unknown}>>> = {
  commands: () => import('../../client/instruments/commands'),
  costs: () => import('../../client/instruments/costs'),
  errors: () => import('../../client/instruments/errors'),
  layers: () => import('../../client/instruments/layers'),
  mcpFile: () => import('../../client/instruments/mcpFile'),
  memory: () => import('../../client/instruments/memory'),
  modesFile: () => import('../../client/instruments/modesFile'),
  providers: () => import('../../client/instruments/providers'),
  score: () => import('../../client/instruments/score'),
};

/** Whether the address has something for one of the form's fields. */
function isAsked(form: HTMLFormElement): boolean {
  const names = [...new URLSearchParams(window.location.search).keys()];
  return names.some((name) => form.elements.namedItem(name) !== null);
}

/**
 * The place of an instrument (src/facts/instrument.ts): the form is there as it was drawn, and its
 * script comes when the place is in view or gets the focus, or when the address has its values.
 * What cannot be loaded is said under the form; the next focus tries again.
 */
function InstrumentPlace({name, texts, data, children}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;

  useEffect(() => {
    const root = place.current;
    const form = root?.querySelector('form');
    if (!root || !form) {
      return undefined;
    }
    let state: 'waiting' | 'loading' | 'alive' | 'gone' = 'waiting';
    let stop: (() => void) | undefined;
    const remember = (query: string) => {
      const {location} = history;
      if (new URLSearchParams(location.search).toString() !== query) {
        history.replace({...location, search: query});
      }
    };
    const load = async () => {
      if (state !== 'waiting') {
        return;
      }
      state = 'loading';
      try {
        const start = (await scripts[name]()).default as Start<Json>;
        // The reader may have left meanwhile.
        if ((state as string) !== 'gone') {
          root.querySelector('[role="alert"]')?.remove();
          stop = start({form, data, texts, locale, remember});
          state = 'alive';
          root.dataset.instrument = 'alive';
        }
      } catch (error) {
        console.warn(error);
        if ((state as string) !== 'gone') {
          state = 'waiting';
          root.querySelector('[role="alert"]')?.remove();
          const notice = Object.assign(document.createElement('p'), {textContent: texts.failed});
          notice.setAttribute('role', 'alert');
          root.append(notice);
        }
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          void load();
        }
      },
      {rootMargin: '200px'},
    );
    if (isAsked(form)) {
      void load();
    } else {
      observer.observe(root);
    }
    root.addEventListener('focusin', load);
    return () => {
      state = 'gone';
      observer.disconnect();
      root.removeEventListener('focusin', load);
      stop?.();
    };
  }, [name, texts, data, locale, history]);

  return <div ref={place}>{children}</div>;
}

/** Drawn once: its script changes what is in it, and a page that draws itself again must not. */
export const Instrument = memo(InstrumentPlace, () => true);
