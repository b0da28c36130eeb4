import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {sectionOf} from '@site/src/config/sectionNames';
import {showCurrent} from '@site/src/client/showCurrent';
import {useLabel} from '@site/src/client/siteContext';
import type {PageLink} from '@site/src/config/pages';
import styles from './styles.module.css';

/**
 * The pages of the current document's section: the way round for pages without
 * a sidebar. On a desktop it stands in the sidebar's column, otherwise, folded
 * as soon as there is a script, at the end of the page.
 */
export default function SectionNav(): ReactNode {
  const {metadata} = useDoc();
  const label = useLabel();
  const home = useBaseUrl('/');
  const section = sectionOf(metadata.id);
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
  if (!section || !sectionPages) {
    return null;
  }
  return (
    <nav className={styles.nav} aria-labelledby="section-pages" data-section-nav="">
      <div className={styles.column}>
        <Link className="menu__link" to={home}>
          {'← '}
          <Translate
            id="sectionNav.all"
            description="Leads from the list of a section's pages to the home page">
            All documentation
          </Translate>
        </Link>
        <details open className={styles.pages} ref={list}>
          <summary id="section-pages">
            <Translate
              id="sectionNav.title"
              description="Heading of the list of all pages in a section"
              values={{section: label(section.label)}}>
              {'All pages in {section}'}
            </Translate>
          </summary>
          <ul className="menu__list">
            {sectionPages.map(({id, to, title}) => (
              <li key={id} className="menu__list-item">
                {id === metadata.id ? (
                  <span className="menu__link menu__link--active" aria-current="page">
                    {title}
                  </span>
                ) : (
                  <Link className="menu__link" to={to}>
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}
