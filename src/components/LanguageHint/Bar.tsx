import {useState, type ReactNode} from 'react';
import {createStorageSlot, useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {locales, localeConfigs, type Locale} from '@site/src/config/locales';
import styles from './styles.module.css';

export interface Props {
  /** The language that the reader prefers. */
  readonly locale: string;
}

/** Where the browser keeps that the language was suggested: `seen`. */
export const LANGUAGE_HINT = 'language.hint';

/** In the language that is suggested, and so apart from the texts of the page's own. */
const texts: Record<Locale, {label: string; text: string; link: string; close: string}> = {
  en: {label: 'Language', text: 'This page is also in English.', link: 'Read it in English', close: 'Close'},
  'pt-BR': {
    label: 'Idioma',
    text: 'Esta página também está em português.',
    link: 'Ler em português',
    close: 'Fechar',
  },
};

/**
 * Whether to suggest the language now, which is kept then: a browser that keeps nothing would suggest it on every
 * page. A reader who comes from another page of the site has chosen this language.
 */
export function isDue(): boolean {
  const slot = createStorageSlot(LANGUAGE_HINT);
  if (document.referrer.startsWith(`${window.location.origin}/`) || slot.get() !== null) {
    return false;
  }
  slot.set('seen');
  return slot.get() === 'seen';
}

/** A suggestion at the edge of the window, until it is closed. */
export default function LanguageBar({locale: wanted}: Props): ReactNode {
  const {createUrl} = useAlternatePageUtils();
  const query = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const [isShown, setIsShown] = useState(true);
  const locale = locales.find((one) => one === wanted);
  if (!locale || !isShown) {
    return null;
  }
  const {label, text, link, close} = texts[locale];
  return (
    <aside
      className={styles.bar}
      lang={localeConfigs[locale].htmlLang}
      aria-label={label}
      data-nosnippet=""
      data-screen="">
      <p>
        {text} <a href={`${createUrl({locale, fullyQualified: false})}${query}${hash}`}>{link}</a>
      </p>
      <button type="button" className="clean-btn" aria-label={close} onClick={() => setIsShown(false)}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
