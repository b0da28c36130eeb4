import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {pagesOf, sectionOf} from '@site/src/config/sections';
import {useDocLink, useLabel} from '@site/src/components/docs';
import styles from './styles.module.css';

/** The pages of the current document's section: the way round for pages without a sidebar. */
export default function SectionNav(): ReactNode {
  const {metadata} = useDoc();
  const label = useLabel();
  const docLink = useDocLink();
  const section = sectionOf(metadata.id);
  if (!section) {
    return null;
  }
  return (
    <nav className={styles.nav} aria-labelledby="section-pages">
      <h2 id="section-pages">
        <Translate
          id="sectionNav.title"
          description="Heading of the list of all pages in a section"
          values={{section: label(section.label)}}>
          {'All pages in {section}'}
        </Translate>
      </h2>
      <ul>
        {pagesOf(section).map((id) => {
          const {to, title} = docLink(id);
          return (
            <li key={id}>
              {id === metadata.id ? <span aria-current="page">{title}</span> : <Link to={to}>{title}</Link>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
