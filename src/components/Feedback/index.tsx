import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useFeedback} from './useFeedback';

/** The ways to say what a page lacks: a mail and an issue that the reader writes and sends. Following them sends nothing. */
export default function Feedback(): ReactNode {
  const {mail, issue} = useFeedback()();
  return (
    <div data-feedback data-search-ignore>
      <Translate id="feedback.question" description="At the end of a page, before links to answer by">
        Is something missing or wrong?
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
    </div>
  );
}
