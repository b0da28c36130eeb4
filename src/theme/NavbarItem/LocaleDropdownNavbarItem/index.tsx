/**
 * Wraps the language menu. In the mobile side menu the original serves. On the
 * desktop its toggle is a link that ignores the click of assistive technology
 * (facebook/docusaurus#8478), so there a disclosure button with the same links
 * takes its place: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

type Props = ComponentProps<typeof LocaleDropdown>;

export default function LocaleDropdownWrapper(props: Props): ReactNode {
  return props.mobile ? <LocaleDropdown {...props} /> : <LocaleMenu />;
}

function LocaleMenu(): ReactNode {
  const {
    i18n: {currentLocale, locales, localeConfigs},
  } = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  const query = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = ({target}: Event) => {
      if (!container.current?.contains(target as Node)) {
        setIsOpen(false);
      }
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, closeOutside));
    return () => events.forEach((name) => document.removeEventListener(name, closeOutside));
  }, [isOpen]);

  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) {
      setIsOpen(false);
      button.current?.focus();
    }
  };

  return (
    // Escape bubbles up from the button and the links.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', 'dropdown--right', isOpen && 'dropdown--show')}
      onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="navbar__link locale-button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-label={translate(
          {
            id: 'navbar.locale.label',
            message: 'Language: {language}',
            description: 'Name of the button that opens the list of languages',
          },
          {language: localeConfigs[currentLocale]?.label ?? currentLocale},
        )}
        onClick={() => setIsOpen(!isOpen)}>
        <IconLanguage />
        <span>{localeConfigs[currentLocale]?.label}</span>
      </button>
      <ul id={menuId} className="dropdown__menu">
        {locales.map((locale) => (
          <li key={locale}>
            {/* A plain link: the other language is another build, outside this router. */}
            <a
              className={clsx('dropdown__link', locale === currentLocale && 'dropdown__link--active')}
              href={`${createUrl({locale, fullyQualified: false})}${query}${hash}`}
              lang={localeConfigs[locale]?.htmlLang}
              aria-current={locale === currentLocale ? 'true' : undefined}>
              {localeConfigs[locale]?.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
