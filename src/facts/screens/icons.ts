/** The signs of the platform's menu and bars, as lines on a grid of 16. */
import type {Element} from 'hast';
import {s} from 'hastscript';

const paths = {
  bell: 'M4 11.5V7a4 4 0 0 1 8 0v4.5l1 1H3zM6.5 14.5h3',
  check: 'm3 8.5 3.5 3.5L13 4.5',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M8 4.5V8l2.5 1.5',
  code: 'm5.5 4-4 4 4 4m5-8 4 4-4 4',
  cross: 'm4 4 8 8m0-8-8 8',
  discovery: 'M6 12.5h4M6.5 14.5h3M5.5 10a4.5 4.5 0 1 1 5 0v1h-5z',
  down: 'm4 6 4 4 4-4',
  filter: 'M2 3.5h12L9.5 8.5V13l-3-1.5v-3z',
  git: 'M4.5 5.5v5M4.5 5.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4m0 5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4m7-5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4m0 0c0 3-3 3-6 4',
  home: 'M2 8l6-5.5L14 8M4 7v6.5h8V7',
  key: 'M5.5 13a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M8 7l5.5-5M11 4.5l2 2',
  lock: 'M4 7h8v6.5H4zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  metrics: 'M2 13.5h12M4.5 11V8m3.5 3V3m3.5 8V6',
  next: 'm6 4 4 4-4 4',
  plugin: 'M6 2v3.5m4-3.5v3.5M4 5.5h8v2a4 4 0 0 1-8 0zm4 6v3',
  qa: 'M3.5 2.5h9v11h-9zM6 8l1.5 1.5L10.5 6',
  requirements: 'M6 4h8M6 8h8M6 12h8M2 4h1.5M2 8h1.5M2 12h1.5',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10m3.5-1.5L14 14',
  settings: 'M2 5h5m5 0h2M2 11h2m5 0h5M9.5 7a2 2 0 1 0 0-4 2 2 0 0 0 0 4m-3 6a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  tools: 'M8 1.5l1.5 4.5L14 7.5 9.5 9 8 13.5 6.5 9 2 7.5 6.5 6z',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.5v3m0 2v.1',
} as const;

export type IconName = keyof typeof paths;

/** A sign beside words: it says nothing that they do not. */
export const icon = (name: IconName): Element =>
  s('svg', {className: ['pf-icon'], viewBox: '0 0 16 16'}, [s('path', {d: paths[name]})]);
