/**
 * Takes the place of the language menu. The original's toggle is a link that
 * ignores the click of assistive technology (facebook/docusaurus#8478): here it
 * is a disclosure button, https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 * The mobile side menu has the languages in its head (Navbar/MobileSidebar/Header).
 */
import {memo, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleLinks from '@site/src/components/LocaleLinks';

function LocaleDropdown({mobile}: Props): ReactNode {
  return mobile ? null : <LocaleMenu />;
}

function LocaleMenu(): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={clsx('navbar__item', 'dropdown', 'dropdown--right', isOpen && 'dropdown--show')}
      onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="clean-btn navbar__link locale-button"
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
        <LocaleLinks className="dropdown__link" activeClassName="dropdown__link--active" />
      </ul>
    </div>
  );
}

export default memo(LocaleDropdown);
