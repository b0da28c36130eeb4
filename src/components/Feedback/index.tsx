import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useFeedback} from './useFeedback';

/**
 * The question at the end of a page. Its answers are a mail and an issue that the reader writes and sends: the
 * links work without a script, and nothing is sent by following them.
 */
export default function Feedback(): ReactNode {
  const {mail, issue} = useFeedback()();
  return (
    <p className="margin-top--md" data-feedback data-search-ignore>
      <Translate id="feedback.question" description="At the end of a page, before links to answer by">
        Did this page help?
      </Translate>{' '}
      <a href={mail}>
        {translate({
          id: 'feedback.mail',
          message: 'Tell us by e-mail',
          description: 'Link at the end of a page, opens a mail that is ready to be written',
        })}
      </a>
      {issue && (
        <>
          {' · '}
          <a href={issue} target="_blank" rel="noopener noreferrer">
            {translate({
              id: 'feedback.issue',
              message: 'Open an issue',
              description: 'Link at the end of a page, opens the form of a new issue',
            })}
          </a>
        </>
      )}
    </p>
  );
}
