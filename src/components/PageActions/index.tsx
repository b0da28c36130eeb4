import {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {assistants} from '@site/src/config/assistants';
import {useFeedback, type Section} from '../Feedback/useFeedback';
import styles from './styles.module.css';

/** The section being read: the last whose heading is above the lower two thirds of the window, or that of the address. */
function sectionRead(): Section | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')];
  const link =
    links.findLast(({hash}) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return heading && heading.getBoundingClientRect().top < window.innerHeight / 3;
    }) ?? links.find(({hash}) => hash === window.location.hash);
  return link && {hash: link.hash, heading: link.textContent};
}

/**
 * What a reader can do with a page: its text as Markdown (src/plugins/postBuild/markdownMirror), a link to the section being read, an
 * assistant that is asked to read it, a message about it. Links, all but what copies, so they work without a script.
 */
export default function PageActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const feedback = useFeedback();
  const [message, setMessage] = useState('');

  const twin = `${metadata.permalink}.md`;
  const request = translate(
    {
      id: 'pageActions.request',
      message: 'Read {url} so that I can ask you questions about it.',
      description: 'What an assistant is asked that the reader opens from the menu of a page',
    },
    {url: siteConfig.url + twin},
  );

  const copyLink = async () => {
    const {origin, pathname} = window.location;
    const link = `${pathname}${sectionRead()?.hash ?? ''}`;
    try {
      await navigator.clipboard.writeText(origin + link);
      setMessage(
        translate({
          id: 'pageActions.copied',
          message: 'Copied',
          description: 'Under the menu of a page, after something of it was copied',
        }),
      );
    } catch {
      // The browser refuses, or has no clipboard: on pages without HTTPS.
      window.history.replaceState(window.history.state, '', link);
      setMessage(
        translate({
          id: 'pageActions.failed',
          message: 'The link wasn’t copied. Copy it from the address bar.',
          description: 'Under the menu of a page, when the browser refused to copy the link to the section',
        }),
      );
    }
  };

  const report = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    const {mail, issue} = feedback(sectionRead());
    currentTarget.href = issue ?? mail;
  };

  const {mail, issue} = feedback();
  const item = clsx('clean-btn menu__link', styles.item);
  return (
    <div className={styles.actions}>
      <ul className="menu__list">
        <li>
          <a className={item} href={twin}>
            <Translate id="pageActions.view" description="In the menu of a page">
              View as Markdown
            </Translate>
          </a>
        </li>
        <li data-script="">
          <button type="button" className={item} onClick={() => void copyLink()}>
            <Translate id="pageActions.link" description="In the menu of a page">
              Copy link to section
            </Translate>
          </button>
        </li>
        {assistants.map(({name, url}) => (
          <li key={name}>
            <a
              className={item}
              href={url.replace('{request}', encodeURIComponent(request))}
              target="_blank"
              rel="noopener noreferrer">
              <Translate
                id="pageActions.open"
                description="In the menu of a page; the name of an assistant"
                values={{name}}>
                {'Open in {name}'}
              </Translate>
            </a>
          </li>
        ))}
        <li>
          <a
            className={item}
            href={issue ?? mail}
            onClick={report}
            {...(issue && {target: '_blank', rel: 'noopener noreferrer'})}>
            <Translate id="pageActions.report" description="In the menu of a page">
              Report a problem
            </Translate>
          </a>
        </li>
      </ul>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  );
}
