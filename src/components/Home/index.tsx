import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLabel} from '@site/src/components/docs';
import {anchorOf, sectionNames, sectionOf, type SectionName} from '@site/src/config/sectionNames';
import pages from '@generated/docusaurus-plugin-content-docs/default/pages.json';
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
    <div className={styles.frame} data-home>
      <div className={styles.hero}>{children}</div>
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

function SectionItem({section}: {readonly section: SectionName}): ReactNode {
  const label = useLabel();
  const own = pages.filter(({id}) => sectionOf(id)?.path === section.path);
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
          {label(section.label)} <span className={styles.count}>{own.length}</span>
        </summary>
        <ul>
          {own.map(({id, to, title}) => (
            <li key={id}>
              <Link to={to}>{title}</Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Every section that has pages, with their number; unfolded, their titles. */
export function SectionList(): ReactNode {
  return (
    <ul className={styles.sections} id="sections">
      {sectionNames.map((section) => (
        <SectionItem key={section.path} section={section} />
      ))}
    </ul>
  );
}
