import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SectionName} from '@site/src/config/sectionNames';
import type {PageLink} from '@site/src/config/shelf';
import {useLabel} from '../docs';
import styles from './styles.module.css';

/** Milliseconds after which pages that have not come count as out of reach. */
const PATIENCE = 60_000;

export interface Props {
  readonly section: SectionName;
  readonly pages: readonly PageLink[];
}

/** Prints all pages of a section as one document. Its code and the pages are loaded then. */
export default function PrintSection({section, pages}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const label = useLabel();
  const [message, setMessage] = useState('');
  /** Ends what is under way when the reader leaves. */
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), [section]);

  const print = async () => {
    if (running.current) {
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    const title = label(section.label);
    // Undefined when the code of it could not be loaded.
    const book = await import('./book').catch(() => undefined);
    const articles =
      (await book?.fetchArticles(pages, controller.signal, (count) =>
        setMessage(`${count} / ${pages.length}`),
      )) ?? [];
    clearTimeout(timer);
    running.current = null;
    const missing = pages.filter((_, number) => !articles[number]);
    if (missing.length > 0) {
      setMessage(
        translate(
          {
            id: 'print.failed',
            message: 'Nothing was printed. Could not be loaded: {titles}. Check your connection.',
            description: 'When pages of a section could not be loaded for printing; their titles',
          },
          {titles: book ? missing.map((page) => page.title).join('; ') : title},
        ),
      );
    } else if (!controller.signal.aborted) {
      setMessage('');
      book?.printBook(
        {title, site: siteConfig.title, url: siteConfig.url, locale: i18n.currentLocale, pages},
        articles.filter((article) => article !== undefined),
      );
    }
  };

  return (
    <div className="margin-top--sm" data-script="" data-search-ignore>
      <button
        type="button"
        className={clsx('clean-btn footer__link-item', styles.button)}
        onClick={() => void print()}>
        <Translate id="print.section" description="Button at the end of a page">
          Print this section
        </Translate>
      </button>{' '}
      <span role="status">{message}</span>
    </div>
  );
}
