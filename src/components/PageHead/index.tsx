import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import PageActions from '../PageActions';
import {useCopy} from '@site/src/client/useCopy';
import {useContact} from '@site/src/client/siteContext';
import {unfolding} from '../unfolding';
import styles from './styles.module.css';

/**
 * Copies a text that may still be under way.
 *
 * @throws Error where the browser refuses, or has no clipboard: on pages without HTTPS
 */
async function copyText(text: Promise<string>): Promise<void> {
  // The promise goes in as it is: once it was waited for, Safari no longer counts it as the reader's press.
  const blob = text.then((plain) => new Blob([plain], {type: 'text/plain'}));
  // Where the clipboard refuses first, nobody waits for it.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** @throws Error when there is no such text */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

function CopyPage({address}: {readonly address: string}): ReactNode {
  const [outcome, copy] = useCopy(() => copyText(textAt(address)));
  const name = translate({
    id: 'pageHead.copy',
    message: 'Copy page',
    description: 'On the button that copies a page as Markdown',
  });
  const said =
    outcome &&
    {
      copied: translate({
        id: 'pageHead.copied',
        message: 'Copied',
        description: 'On the button that copies a page, after it did',
      }),
      failed: translate({
        id: 'pageHead.failed',
        message: 'Not copied',
        description: 'On the button that copies a page, when the browser refused',
      }),
    }[outcome];
  const Icon = outcome === 'copied' ? IconSuccess : IconCopy;
  return (
    <>
      {/* Its name stays; what became of the press is said once, beside it. */}
      <button
        type="button"
        className={clsx('button', styles.copy)}
        aria-label={name}
        data-script=""
        onClick={copy}>
        <Icon width={16} height={16} aria-hidden="true" />
        <span>{said || name}</span>
      </button>
      <span className="read-aloud" role="status">
        {said}
      </span>
    </>
  );
}

/** Title of a document, what there is to know of it in one line, and what a reader can do with the page. */
export default function PageHead({title}: {readonly title: string}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {version} = useContact();
  const {minutes} = frontMatter as {minutes?: number};
  // The build has formatted the date (src/plugins/docs), because the first `Intl` format is slow in a browser.
  const {lastUpdatedAt, updated} = metadata as typeof metadata & {readonly updated?: string};
  return (
    <header className={styles.head}>
      <Heading as="h1">{title}</Heading>
      <div className={styles.line} data-search-ignore="">
        <p>
          {lastUpdatedAt && updated && (
            <time dateTime={new Date(lastUpdatedAt).toISOString()}>
              <Translate
                id="pageHead.updated"
                description="Below the title of a page; the day of its last change"
                values={{date: updated}}>
                {'Updated {date}'}
              </Translate>
            </time>
          )}
          {minutes !== undefined && (
            <span>
              <Translate
                id="pageHead.minutes"
                description="Below the title of a page; how long it takes to read"
                values={{minutes}}>
                {'{minutes} min'}
              </Translate>
            </span>
          )}
          <span>
            <Translate
              id="pageHead.version"
              description="Below the title of a page; the version of the product that it describes"
              values={{version}}>
              {'version {version}'}
            </Translate>
          </span>
        </p>
        <div className={styles.actions} data-screen="">
          <CopyPage address={`${metadata.permalink}.md`} />
          {/* Keys and clicks bubble up from the summary and the links. */}
          <details className="unfolding" {...unfolding}>
            <summary
              className="button"
              aria-label={translate({
                id: 'pageHead.more',
                message: 'More for this page',
                description: 'Opens the menu of a page, beside the button that copies it',
              })}
            />
            <PageActions />
          </details>
        </div>
      </div>
    </header>
  );
}
