import {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useFeedback} from './useFeedback';
import styles from './styles.module.css';

/** The ways to tell us: a mail and an issue that the reader writes and sends. Nothing is sent by following them. */
function Answers(): ReactNode {
  const {mail, issue} = useFeedback()();
  return (
    <>
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
    </>
  );
}

/** The question at the end of a page. It is answered in place; who misses something gets the ways to say what. */
export default function Feedback(): ReactNode {
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  return (
    <div className={styles.feedback} data-feedback data-search-ignore>
      <span>
        <Translate id="feedback.question" description="At the end of a page, before buttons to answer by">
          Did this page help?
        </Translate>
      </span>
      <span data-script="">
        <button
          type="button"
          className="small-button"
          aria-pressed={answer === 'yes'}
          onClick={() => setAnswer('yes')}>
          <Translate id="feedback.yes" description="Answer to whether a page helped">
            Yes
          </Translate>
        </button>{' '}
        <button
          type="button"
          className="small-button"
          aria-pressed={answer === 'no'}
          onClick={() => setAnswer('no')}>
          <Translate id="feedback.no" description="Answer to whether a page helped">
            No
          </Translate>
        </button>
      </span>
      <span role="status">
        {answer === 'yes' && (
          <Translate id="feedback.thanks" description="After a reader said that a page helped">
            Glad it did.
          </Translate>
        )}
        {answer === 'no' && (
          <>
            <Translate
              id="feedback.missing"
              description="After a reader said that a page did not help, before links">
              What was missing?
            </Translate>{' '}
            <Answers />
          </>
        )}
      </span>
      <noscript>
        <Answers />
      </noscript>
    </div>
  );
}
