import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** What each section is about, as lines on a grid of 24. Only the home page draws them. */
export const sectionIcons: Readonly<Record<string, string>> = {
  // A flag at the start of the path.
  'getting-started': 'M6 21V4m0 1h11l-3 4 3 4H6',
  // A speech bubble.
  'basic-usage': 'M4 5h16v11h-9l-4 4v-4H4z',
  // A star.
  features: 'm12 3 2.6 6 6.4.6-4.9 4.2 1.5 6.3L12 16.8l-5.6 3.3 1.5-6.3L3 9.6 9.4 9z',
  // A wrench.
  'features/tools': 'M20 7.5a5 5 0 0 1-6.6 4.7L7 18.6 5.4 17l6.4-6.4A5 5 0 0 1 18 4.2L15 7.2l1.8 1.8z',
  // A plug.
  'features/mcp': 'M9 3v5m6-5v5M6 8h12v3a6 6 0 0 1-12 0zm6 9v4',
  // A cloud.
  providers: 'M7 18a4 4 0 0 1-.5-8 6 6 0 0 1 11.3 1.5A3.3 3.3 0 0 1 17.5 18z',
  // Sliders.
  'advanced-usage': 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 4.5v5M9.5 14.5v5',
  // Two people.
  platform:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7m-6 9c0-4 2.5-6 6-6s6 2 6 6m1-16.5a3.5 3.5 0 0 1 0 7m2.5 4c1.7 1 2.5 3 2.5 5.5',
  // Bars.
  metrics: 'M4 20h16M7 16v-4m5 4V5m5 11V9',
  // A lifebuoy.
  troubleshooting:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18m0-5a4 4 0 1 0 0-8 4 4 0 0 0 0 8M5.6 5.6l3.5 3.5m5.8 5.8 3.5 3.5m0-12.8-3.5 3.5m-5.8 5.8-3.5 3.5',
  // A sheet.
  'terms-and-conditions': 'M6 3h9l4 4v14H6zm8 0v5h5M9 13h7m-7 4h5',
};

interface Props {
  /** Path of the section. */
  readonly section: string;
}

/** The sign of a section, beside its name. */
export default function SectionIcon({section}: Props): ReactNode {
  return (
    <svg
      className={clsx('line-icon', styles.icon)}
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      aria-hidden="true">
      <path d={sectionIcons[section]} />
    </svg>
  );
}
