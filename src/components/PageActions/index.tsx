import type {MouseEvent, ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {assistants} from '@site/src/config/assistants';
import {addressedSection, currentSection} from '@site/src/client/currentSection';
import {useFeedback} from '../Feedback/useFeedback';

/**
 * What a reader can do with a page: its text as Markdown (src/plugins/postBuild/markdownMirror), an
 * assistant that is asked to read it, a message about it. Links, so they work without a script.
 */
export default function PageActions(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const feedback = useFeedback();

  const mirror = `${metadata.permalink}.md`;
  const request = translate(
    {
      id: 'pageActions.request',
      message: 'Read {url} so that I can ask you questions about it.',
      description: 'What an assistant is asked that the reader opens from the menu of a page',
    },
    {url: siteConfig.url + mirror},
  );

  const report = ({currentTarget}: MouseEvent<HTMLAnchorElement>) => {
    const {mail, issue} = feedback(currentSection() ?? addressedSection());
    currentTarget.href = issue ?? mail;
  };

  const {mail, issue} = feedback();
  return (
    <div>
      <ul className="menu__list">
        <li>
          <a className="menu__link" href={mirror}>
            <Translate id="pageActions.view" description="In the menu of a page">
              View as Markdown
            </Translate>
          </a>
        </li>
        {assistants.map(({name, url}) => (
          <li key={name}>
            <a
              className="menu__link"
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
            className="menu__link"
            href={issue ?? mail}
            onClick={report}
            {...(issue && {target: '_blank', rel: 'noopener noreferrer'})}>
            <Translate id="pageActions.report" description="In the menu of a page">
              Report a problem
            </Translate>
          </a>
        </li>
      </ul>
    </div>
  );
}
