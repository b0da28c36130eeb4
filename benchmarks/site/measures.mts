/** What is measured of each site, and how it is written. */
import {kilobytes, milliseconds} from '../../scripts/search/numbers.mts';

/** Every number, in the order of the table: bytes, milliseconds, and the like. */
export const measures = {
  paintGzip: {label: 'Before the first paint, gzip', write: kilobytes},
  firstGzip: {label: 'First load in all, gzip', write: kilobytes},
  firstBrotli: {label: 'First load in all, brotli', write: kilobytes},
  scriptGzip: {label: 'Of it script, gzip', write: kilobytes},
  stylesGzip: {label: 'Of it style sheets, gzip', write: kilobytes},
  searchGzip: {label: 'First suggestions, fetched, gzip', write: kilobytes},
  searchTime: {label: 'First suggestion, slow line', write: milliseconds},
  turnTime: {label: 'Next page after its link is clicked, slow line', write: milliseconds},
  score: {label: 'Lighthouse, performance', write: (value: number) => value.toFixed(0)},
  firstPaint: {label: 'Lighthouse, first contentful paint', write: milliseconds},
  largestPaint: {label: 'Lighthouse, largest contentful paint', write: milliseconds},
  blocking: {label: 'Lighthouse, total blocking time', write: milliseconds},
  coldProcessor: {label: 'Cold build, processor, per page', write: milliseconds},
  coldTime: {label: 'Cold build, clock, per page', write: milliseconds},
  warmProcessor: {label: 'Warm build, processor, per page', write: milliseconds},
  warmTime: {label: 'Warm build, clock, per page', write: milliseconds},
  memory: {label: 'Build, memory at its peak', write: (value: number) => `${(value / 1e9).toFixed(2)} GB`},
} as const satisfies Readonly<Record<string, {label: string; write: (value: number) => string}>>;

export type Measure = keyof typeof measures;

export const measureNames = Object.keys(measures) as readonly Measure[];

/** What came of one visit or build. */
export type Sample = Partial<Readonly<Record<Measure, number>>>;
