import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import {useDocLink, useLabel} from '@site/src/components/docs';
import {anchorOf, pagesOf, sections, type Section} from '@site/src/config/sections';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Top of the home page: the title, what the product is, the search, two ways in. */
export function Hero({children}: Props): ReactNode {
  return (
    // The mark widens the page (src/css/custom.css). A class of the document would come one frame
    // late: after the jump to an anchor, which then misses.
    <div className={styles.hero} data-home>
      {children}
    </div>
  );
}

/** Two links drawn as buttons: a Markdown list, the main one first. */
export function HeroActions({children}: Props): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

/** Links in one line under the search field. */
export function SampleQueries({children}: Props): ReactNode {
  return <div className={styles.samples}>{children}</div>;
}

/** Four numbered cards in a row: a Markdown ordered list. */
export function QuickStart({children}: Props): ReactNode {
  return <div className={styles.quickStart}>{children}</div>;
}

/** Destinations in the reader's words: a Markdown list in up to three columns. */
export function TaskList({children}: Props): ReactNode {
  return <div className={styles.tasks}>{children}</div>;
}

/** Symptoms that lead to their page: a Markdown list on a strip. */
export function HelpStrip({children}: Props): ReactNode {
  return <div className={styles.help}>{children}</div>;
}

function SectionCard({section}: {readonly section: Section}): ReactNode {
  const label = useLabel();
  const docLink = useDocLink();
  const {selectMessage} = usePluralForm();
  const pages = pagesOf(section);
  const anchor = anchorOf(section);
  useBrokenLinks().collectAnchor(anchor);
  const count = selectMessage(
    pages.length,
    translate(
      {
        id: 'home.section.pages',
        message: 'One page|All {count} pages',
        description: 'Opens the list of a section’s pages; singular|plural',
      },
      {count: pages.length},
    ),
  );
  return (
    <li className={styles.section} id={anchor}>
      <h3>{label(section.label)}</h3>
      <p>{label(section.summary)}</p>
      <ul>
        {section.top.map((id) => {
          const {to, title} = docLink(id);
          return (
            <li key={id}>
              <Link to={to}>{title}</Link>
            </li>
          );
        })}
      </ul>
      {/* Also the way to every page without JavaScript, when the sidebar's groups stay closed. */}
      <details>
        <summary>
          {count}
          <span className={styles.hidden}>
            {' '}
            <Translate
              id="home.section.of"
              description="Continues “All 6 pages”, heard but not seen"
              values={{section: label(section.label)}}>
              {'of {section}'}
            </Translate>
          </span>
        </summary>
        <ul>
          {pages.map((id) => {
            const {to, title} = docLink(id);
            return (
              <li key={id}>
                <Link to={to}>{title}</Link>
              </li>
            );
          })}
        </ul>
      </details>
    </li>
  );
}

/** A card for every section that has pages: three of them, and the whole list to unfold. */
export function SectionCards(): ReactNode {
  return (
    <ul className={styles.sections} id="sections">
      {sections
        .filter((section) => pagesOf(section).length > 0)
        .map((section) => (
          <SectionCard key={section.path} section={section} />
        ))}
    </ul>
  );
}
