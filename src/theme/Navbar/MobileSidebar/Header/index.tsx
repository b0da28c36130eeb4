/**
 * Wraps the head of the mobile side menu: the languages stand below the color
 * mode, in view as soon as the menu is open.
 */
import type {ComponentProps, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Header from '@theme-original/Navbar/MobileSidebar/Header';
import LocaleLinks from '@site/src/components/LocaleLinks';
import styles from './styles.module.css';

export default function HeaderWrapper(props: ComponentProps<typeof Header>): ReactNode {
  return (
    <>
      <Header {...props} />
      <ul
        className={styles.languages}
        aria-label={translate({
          id: 'theme.navbar.mobileLanguageDropdown.label',
          message: 'Languages',
          description: 'The label for the mobile language switcher dropdown',
        })}>
        <LocaleLinks className="menu__link" activeClassName="menu__link--active" />
      </ul>
    </>
  );
}
