import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useDocLink, useLabel} from '@site/src/components/docs';
import {anchorOf, pagesOf, sections, type Section} from '@site/src/config/sections';
import SectionIcon from './SectionIcon';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** Top of the home page: the title, what the product is, the search, two ways in, and the loop beside them. */
export function Hero({children}: Props): ReactNode {
  return (
    // The mark widens the page (src/css/custom.css). A class of the document would come one frame
    // late: after the jump to an anchor, which then misses.
    <div className={styles.hero} data-home data-path>
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

/**
 * The product going once round its loop: `<Tabs>` with a drawn window in each, which the
 * reader moves on. The style sheet keeps the room of the tallest.
 */
export function Loop({children}: Props): ReactNode {
  return <div className={styles.loop}>{children}</div>;
}

/** The ways into the documentation: `<Way>` beside `<Way>`. */
export function Ways({children}: Props): ReactNode {
  return <div className={styles.ways}>{children}</div>;
}

/** One way in: a heading of the second level and a Markdown list, numbered where the order matters. */
export function Way({children}: Props): ReactNode {
  return <section className={styles.way}>{children}</section>;
}

function SectionItem({section}: {readonly section: Section}): ReactNode {
  const label = useLabel();
  const docLink = useDocLink();
  const pages = pagesOf(section);
  const anchor = anchorOf(section);
  useBrokenLinks().collectAnchor(anchor);
  const {hash} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Crumbs lead here: the browser unfolds only what has the anchor inside.
    if (details.current && hash === `#${anchor}`) {
      details.current.open = true;
    }
  }, [hash, anchor]);
  return (
    <li id={anchor}>
      {/* Also the way to every page without JavaScript, when the sidebar's groups stay closed. */}
      <details ref={details}>
        <summary>
          <SectionIcon section={section.path} />
          {label(section.label)} <span className={styles.count}>{pages.length}</span>
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

/** Every section that has pages, with their number; unfolded, their titles. */
export function SectionList(): ReactNode {
  return (
    <ul className={styles.sections} id="sections">
      {sections
        .filter((section) => pagesOf(section).length > 0)
        .map((section) => (
          <SectionItem key={section.path} section={section} />
        ))}
    </ul>
  );
}
