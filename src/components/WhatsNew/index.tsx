import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {feedFile} from '@site/src/config/whatsNew';
import type {ChangedDay} from '@site/src/config/whatsNew';
import {whatsNewTitle} from './title';
import styles from './styles.module.css';

interface Props {
  readonly days: readonly ChangedDay[];
}

function Day({date, written, changes}: ChangedDay): ReactNode {
  useBrokenLinks().collectAnchor(date);
  return (
    <section data-search-ignore="">
      <h2 id={date}>
        <time dateTime={date}>{written}</time>
      </h2>
      <ul>
        {changes.map(({text, pages}) => (
          <li key={text}>
            {text}
            {pages.map(({to, title}, index) => (
              <span key={to}>
                {index === 0 ? ' ' : ' · '}
                <Link to={to}>{title}</Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page “What's new”: what changed in the documentation, by day (src/data/changes.yaml). */
export default function WhatsNew({days}: Props): ReactNode {
  const title = whatsNewTitle();
  const description = translate({
    id: 'whatsNew.description',
    message: 'What changed in this documentation, newest first, and a feed to follow it.',
    description: 'Under the title of the page that lists the changes',
  });
  const feed = useBaseUrl(`/${feedFile}`);
  const {title: site} = useDocusaurusContext().siteConfig;
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} title={title} />
        {/* Those of the documents are in src/plugins/postBuild. */}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site} />
        <meta property="og:image:alt" content={site} />
      </Head>
      <main className={clsx('text-page', styles.page)}>
        <div className="markdown">
          <h1>{title}</h1>
          {/* The search has the description from the head of the page. */}
          <p data-search-ignore="">
            {description}{' '}
            <a href={feed} type="application/atom+xml">
              Atom
            </a>
          </p>
          {days.map((day) => (
            <Day key={day.date} {...day} />
          ))}
        </div>
      </main>
    </Layout>
  );
}
