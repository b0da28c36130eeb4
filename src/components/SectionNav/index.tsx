import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {NavbarSecondaryMenuFiller} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {sectionOf} from '@site/src/config/sectionNames';
import {showCurrent} from '@site/src/client/showCurrent';
import {useLabel} from '@site/src/client/siteContext';
import type {PageLink} from '@site/src/config/pages';
import styles from './styles.module.css';

interface Props {
  /** Id of the page that is open. */
  readonly current: string;
  readonly pages: readonly PageLink[];
  /** Called when a link is followed. */
  readonly onLeave?: () => void;
}

function HomeLink({onLeave}: Pick<Props, 'onLeave'>): ReactNode {
  return (
    <Link className="menu__link" to={useBaseUrl('/')} onClick={onLeave}>
      {'← '}
      <Translate id="sectionNav.all" description="Leads from the list of a section's pages to the home page">
        All documentation
      </Translate>
    </Link>
  );
}

function Title({id}: {readonly id: string}): ReactNode {
  const label = useLabel();
  const section = sectionOf(id);
  return (
    <Translate
      id="sectionNav.title"
      description="Heading of the list of all pages in a section"
      values={{section: section && label(section.label)}}>
      {'All pages in {section}'}
    </Translate>
  );
}

function Pages({current, pages, onLeave}: Props): ReactNode {
  return (
    <ul className="menu__list">
      {pages.map(({id, to, title}) => (
        <li key={id} className="menu__list-item">
          {id === current ? (
            <span className="menu__link menu__link--active" aria-current="page">
              {title}
            </span>
          ) : (
            <Link className="menu__link" to={to} onClick={onLeave}>
              {title}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** In the phone's menu, where other pages have the sidebar. One prop: src/theme/DocSidebar/Mobile says why. */
function Menu({nav}: {readonly nav: Props}): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <HomeLink onLeave={toggle} />
      <div className="menu__caption">
        <Title id={nav.current} />
      </div>
      <Pages {...nav} onLeave={toggle} />
    </>
  );
}

/**
 * The pages of the current document's section: the way round for pages without a sidebar. On a desktop it stands in
 * the sidebar's column, otherwise in the menu and, folded as soon as there is a script, at the end of the page.
 */
export default function SectionNav(): ReactNode {
  const {metadata} = useDoc();
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (list.current && window.matchMedia('(width <= 996px)').matches) {
      list.current.open = false;
    } else {
      showCurrent('[data-section-nav] details');
    }
  }, [metadata.id]);
  // Written by src/plugins/docs.
  const {sectionPages} = metadata as typeof metadata & {readonly sectionPages?: readonly PageLink[]};
  const nav = useMemo(
    () => sectionPages && {current: metadata.id, pages: sectionPages},
    [metadata.id, sectionPages],
  );
  if (!nav) {
    return null;
  }
  return (
    <nav className={styles.nav} aria-labelledby="section-pages" data-section-nav="">
      <NavbarSecondaryMenuFiller component={Menu} props={{nav}} />
      <div className={styles.column}>
        <HomeLink />
        <details open className={styles.pages} ref={list}>
          <summary id="section-pages">
            <Title id={metadata.id} />
          </summary>
          <Pages {...nav} />
        </details>
      </div>
    </nav>
  );
}
