import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLabel} from '@site/src/client/siteContext';
import {anchorOf, sectionNames, sectionOf, type SectionName} from '@site/src/config/sectionNames';
import pages from '@generated/docusaurus-plugin-content-docs/default/pages.json';
import SectionIcon from './SectionIcon';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

const stepNames = () => [
  translate({id: 'home.loop.ask', message: 'Ask', description: 'First of four steps of a task, on a button'}),
  translate({id: 'home.loop.review', message: 'Review', description: 'Second step of a task, on a button'}),
  translate({id: 'home.loop.decide', message: 'Decide', description: 'Third step of a task, on a button'}),
  translate({id: 'home.loop.done', message: 'Done', description: 'Last step of a task, on a button'}),
];

/**
 * The product going once round its loop: a drawn window and a sentence for each step, in `<Moment>`s.
 * The style sheet measures the time of a step, on its button, so that whoever wants no motion has none;
 * the reader stops it, or chooses a step.
 */
export function Loop({children}: Props): ReactNode {
  const [step, setStep] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const names = stepNames();
  return (
    <div className={styles.loop} data-step={step + 1} data-playing={isPlaying ? '' : undefined}>
      <div
        className={styles.steps}
        role="group"
        data-script=""
        aria-label={translate({
          id: 'home.loop.label',
          message: 'Steps of a task',
          description: 'Name of the buttons that choose a step',
        })}>
        {names.map((name, number) => (
          <button
            key={name}
            type="button"
            className="clean-btn"
            aria-current={number === step ? 'step' : undefined}
            onAnimationIteration={() => setStep((number + 1) % names.length)}
            onClick={() => {
              setStep(number);
              setIsPlaying(false);
            }}>
            {name}
          </button>
        ))}
        <button
          type="button"
          className={clsx('clean-btn', styles.play)}
          aria-label={
            isPlaying
              ? translate({
                  id: 'home.loop.pause',
                  message: 'Pause',
                  description: 'Button: stops the steps of a task',
                })
              : translate({
                  id: 'home.loop.play',
                  message: 'Play',
                  description: 'Button: the steps of a task go on',
                })
          }
          onClick={() => setIsPlaying(!isPlaying)}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d={isPlaying ? 'M4 3h3v10H4zm5 0h3v10H9z' : 'M4 2.5v11l9-5.5z'} />
          </svg>
        </button>
      </div>
      {children}
    </div>
  );
}

function SectionItem({section}: {readonly section: SectionName}): ReactNode {
  const label = useLabel();
  const own = pages.filter(({id}) => sectionOf(id)?.path === section.path);
  const anchor = anchorOf(section);
  useBrokenLinks().collectAnchor(anchor);
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Crumbs lead here: the browser unfolds only what has the anchor inside.
    if (details.current && location.hash === `#${anchor}`) {
      details.current.open = true;
    }
    // Also when the same crumb is followed again.
  }, [location, anchor]);
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
    <ul className={clsx('clean-list', styles.sections)} id="sections">
      {sectionNames.map((section) => (
        <SectionItem key={section.path} section={section} />
      ))}
    </ul>
  );
}
