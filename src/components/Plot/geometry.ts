/**
 * Places in a plot. Across, everything is in per cent of the width, so that a
 * plot fits any column without shrinking its words; upward it is in pixels.
 */
import type {Across, Upward} from '../../facts/metrics/plots';

/** Heights in pixels: room over the plot, the plot, the words below it. */
export const room = {above: 14, plot: 208, below: 26} as const;

/** Per cent kept free at both ends, so that no point is cut. */
const margin = 2.5;

/** Places of the points across, in per cent. */
export function placesAcross(across: Across): number[] {
  const positions = across.at.map((at, index) => {
    if (across.kind === 'name') {
      return index;
    }
    return typeof at === 'string' ? Date.parse(at) : Number(at);
  });
  const first = Math.min(...positions);
  const span = Math.max(...positions) - first || 1;
  return positions.map((position) => margin + ((position - first) / span) * (100 - 2 * margin));
}

/** Place of a day between the first and the last of a plot, in per cent. */
export function placeOfDay(day: string, days: readonly string[]): number {
  const [place] = placesAcross({kind: 'day', name: {en: '', 'pt-BR': ''}, at: [day, ...days]});
  return place ?? 0;
}

/** Place of a value, in pixels from the top. */
export function placeUp(value: number, {from, to}: Upward): number {
  return room.above + (1 - (value - from) / (to - from)) * room.plot;
}

/** Values at the scale, from low to high. */
export function ticksOf({from, to, step}: Upward): number[] {
  return Array.from({length: Math.round((to - from) / step) + 1}, (_, index) => from + index * step);
}

/** Indexes of at most `most` places, evenly spread over the width, the first and the last among them. */
export function evenly(places: readonly number[], most: number): number[] {
  const first = places[0] ?? 0;
  const span = (places.at(-1) ?? 0) - first;
  const wanted = Math.min(most, places.length);
  const nearest = Array.from({length: wanted}, (_, step) => {
    const aim = first + (span * step) / Math.max(1, wanted - 1);
    const distances = places.map((place) => Math.abs(place - aim));
    return distances.indexOf(Math.min(...distances));
  });
  return [...new Set(nearest)];
}

/** Points of a polyline. */
export function pathOf(across: readonly number[], up: readonly number[]): string {
  return across.map((x, index) => `${Number(x.toFixed(2))},${Number((up[index] ?? 0).toFixed(2))}`).join(' ');
}

/** Corners of a shape on axes round a centre, the first axis upward. */
export function radarPoint(index: number, count: number, distance: number): {x: number; y: number} {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return {x: distance * Math.cos(angle), y: distance * Math.sin(angle)};
}

/** A name in one or two lines, parted at the space nearest to its middle. */
export function inTwoLines(name: string, longest = 14): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({index}) => index);
  const middle = name.length / 2;
  const nearest = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return name.length <= longest || nearest === undefined
    ? [name]
    : [name.slice(0, nearest), name.slice(nearest + 1)];
}
