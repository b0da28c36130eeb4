import {useEffect, useState, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {useLocaleLink} from '@site/src/client/useLocaleLink';
import {locales, localeConfigs} from '@site/src/config/locales';
import texts from '@site/src/data/texts/languageHint.json';
import styles from './styles.module.css';

export interface Props {
  /** The language that the reader prefers. */
  readonly locale: string;
}

/** Key in the local storage, which has `seen` when the language was suggested. */
export const LANGUAGE_HINT = 'language.hint';

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

/** A suggestion at the edge of the window, until it is closed or Escape is pressed, in the language that it suggests. */
export default function LanguageBar({locale: wanted}: Props): ReactNode {
  const linkTo = useLocaleLink();
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const locale = locales.find((one) => one === wanted);
  if (!locale || !isShown) {
    return null;
  }
  return (
    <aside
      className={styles.bar}
      lang={localeConfigs[locale].htmlLang}
      aria-label={texts.label[locale]}
      data-nosnippet=""
      data-screen="">
      <p>
        {texts.text[locale]} <a {...linkTo(locale)}>{texts.link[locale]}</a>
      </p>
      <button
        type="button"
        className="clean-btn"
        aria-label={texts.close[locale]}
        onClick={() => setIsShown(false)}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>
  );
}
