import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {inOrder, type Answer, type EntryHit, type Hit} from '@site/src/search/engine/answer';
import Marked from '@site/src/search/Marked';
import type {Places} from '@site/src/search/scope';
import {detailText, differenceText, kindText, literalText} from '@site/src/search/wording';
import styles from './styles.module.css';

/** Which of the pages of results this is. @param page from 1 */
export const pageText = (page: number, pages: number): string =>
  translate(
    {
      id: 'search.page.number',
      message: 'Page {page} of {pages}',
      description: 'Under the number of results, and the name of the links to the pages of results',
    },
    {page, pages},
  );

interface DifferenceProps {
  readonly answer: Answer;
  /** Address of the same search, but for the query. */
  readonly urlOf: (other: {readonly query: string}) => string;
}

/** Note that the results are for another query than was typed, with a link to the typed one. */
export function Difference({answer, urlOf}: DifferenceProps): ReactNode {
  const {corrected, isRelaxed} = answer;
  const text = differenceText(answer);
  return (
    text && (
      <p className={styles.difference}>
        {text}{' '}
        {corrected && !isRelaxed && (
          <Link to={urlOf({query: corrected.literal})}>{literalText(corrected.literal)}</Link>
        )}
      </p>
    )
  );
}

interface ResultsProps {
  readonly answer: Answer;
  readonly places: Places;
}

/** A page at the section that answers. */
function HitRow({
  hit,
  places: {contextNameOf, kindOf},
}: Pick<ResultsProps, 'places'> & {readonly hit: Hit}): ReactNode {
  const {url, title, heading, summary, sections: others} = hit;
  const place = contextNameOf(url);
  const isSection = heading.length > 0;
  return (
    <li>
      <h2 className={styles.title}>
        <Link to={url}>
          <span className={styles.place}>
            <span className="tag">{kindText(kindOf(url))}</span> {place}
            {place && isSection && ' › '}
            {isSection && <Marked parts={title} />}
          </span>{' '}
          <Marked parts={isSection ? heading : title} />
        </Link>
      </h2>
      <p className={styles.summary}>
        <Marked parts={summary} />
      </p>
      {others.length > 0 && (
        <ul className={clsx('clean-list', styles.sections)}>
          {others.map((other) => (
            <li key={other.url}>
              <Link to={other.url}>
                <Marked parts={other.heading} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A setting, a command or a message. */
function EntryRow({entry: {kind, url, label, detail, title}}: {readonly entry: EntryHit}): ReactNode {
  return (
    <li>
      <h2 className={styles.title}>
        <Link to={url}>
          <span className={styles.place}>
            <span className="tag">{kindText(kind)}</span> {title}
          </span>{' '}
          <Marked parts={label} />
        </Link>
      </h2>
      {detail && <p className={styles.detail}>{detailText(kind, detail)}</p>}
    </li>
  );
}

/** The rows and pages found, best first. */
export function Results({answer, places}: ResultsProps): ReactNode {
  const hits = answer.hits.map((hit) => <HitRow key={hit.url} hit={hit} places={places} />);
  const entries = answer.entries.map((entry) => <EntryRow key={entry.url} entry={entry} />);
  return <ol className={clsx('clean-list', styles.results)}>{inOrder(answer, hits, entries)}</ol>;
}

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly urlOf: (page: number) => string;
}

/** The ways to the other pages of results. */
export function Pages({page, pages, urlOf}: PagesProps): ReactNode {
  const toTop = () => window.scrollTo(0, 0);
  return (
    <nav className={styles.pages} aria-label={pageText(page, pages)}>
      {page > 1 && (
        <Link className="button" to={urlOf(page - 1)} rel="prev" onClick={toTop}>
          <Translate id="search.page.previous" description="Link to the previous page of results">
            Previous results
          </Translate>
        </Link>
      )}
      {page < pages && (
        <Link className="button" to={urlOf(page + 1)} rel="next" onClick={toTop}>
          <Translate id="search.page.next" description="Link to the next page of results">
            Next results
          </Translate>
        </Link>
      )}
    </nav>
  );
}
