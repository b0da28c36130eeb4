import {render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {plots, type PlotId} from '../../facts/metrics/plots';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import {evenly, inTwoLines, pathOf, placeOfDay, placesAcross, placeUp, room, ticksOf} from './geometry';
import Plot from '.';

afterEach(() => {
  setLocale('en');
  document.body.innerHTML = '';
});

const ids = Object.keys(plots) as PlotId[];
const name = {en: '', 'pt-BR': ''};

describe.each(['en', 'pt-BR'])('every plot in %s', (locale) => {
  it.each(ids)('%s has a text, and its numbers as a table', (id) => {
    setLocale(locale);
    const {container} = render(<Plot id={id} />);
    const plot = plots[id];
    const rows = container.querySelectorAll('tbody tr');
    if (plot.kind === 'build') {
      expect(rows).toHaveLength(plot.parts.length);
      return;
    }
    const label = screen.getByRole('img').getAttribute('aria-label') ?? '';
    expect(label).toMatch(/^\p{Lu}.{40,}\.$/u);
    expect(label).not.toMatch(/[{}]|NaN|undefined/);
    expect(rows).toHaveLength(plot.kind === 'radar' ? plot.axes.length : plot.across.at.length);
    expect(container.textContent).not.toMatch(/NaN|undefined/);
    expect(container.innerHTML).not.toMatch(/NaN/);
  });
});

describe('Plot', () => {
  it('writes numbers and days as the language does', () => {
    const {container: english} = render(<Plot id="score-history" />);
    expect(english.textContent).toContain('August 31, 2026');
    expect(english.textContent).toContain('80.6');
    setLocale('pt-BR');
    const {container: portuguese} = render(<Plot id="score-history" />);
    expect(portuguese.textContent).toContain('31 de agosto de 2026');
    expect(portuguese.textContent).toContain('80,6');
  });

  it('builds the score up from its dimensions', () => {
    const {container} = render(<Plot id="score-dimensions" />);
    const row = [...container.querySelectorAll('tfoot td')].map((cell) => cell.textContent);
    expect(row[0]).toBe('80.6');
    expect(container.querySelector('tbody tr')?.textContent).toBe('Adoption92.920%18.57');
  });

  it('marks the point that may still change', () => {
    const {container} = render(<Plot id="score-history" />);
    expect(container.querySelectorAll('svg[height] > circle')).toHaveLength(1);
    expect(screen.getByText('Provisional')).toBeTruthy();
  });
});

describe('Plot, given an id that is none', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('names the ids that there are', () => {
    expect(() => render(<Plot id={'score' as PlotId} />)).toThrow(
      /<Plot>: id is "score"; allowed: "score-dimensions", /,
    );
  });
});

describe('places', () => {
  it('spread days by their distance', () => {
    const places = placesAcross({kind: 'day', name, at: ['2026-08-01', '2026-08-02', '2026-08-05']});
    expect(places.map((place) => Number(place.toFixed(2)))).toEqual([2.5, 26.25, 97.5]);
    expect(placeOfDay('2026-08-03', ['2026-08-01', '2026-08-05'])).toBe(50);
  });

  it('spread names evenly', () => {
    expect(placesAcross({kind: 'name', name, at: [name, name]})).toEqual([2.5, 97.5]);
  });

  it('put high values high', () => {
    const up = {from: 0, to: 100, step: 25, tick: () => '', show: () => ''};
    expect(placeUp(100, up)).toBe(room.above);
    expect(placeUp(0, up)).toBe(room.above + room.plot);
    expect(ticksOf(up)).toEqual([0, 25, 50, 75, 100]);
  });

  it('choose few words among many', () => {
    expect(evenly([0, 50, 100], 4)).toEqual([0, 1, 2]);
    expect(evenly([0, 1, 2, 3, 35, 60, 100], 4)).toEqual([0, 4, 5, 6]);
    expect(evenly([0, 1, 100], 3)).toEqual([0, 1, 2]);
  });

  it('write a path', () => {
    expect(pathOf([0, 100], [10, 20.123])).toBe('0,10 100,20.12');
  });

  it('part a long name near its middle', () => {
    expect(inTwoLines('Quality assurance')).toEqual(['Quality', 'assurance']);
    expect(inTwoLines('Pessoas e competências')).toEqual(['Pessoas e', 'competências']);
    expect(inTwoLines('Flow')).toEqual(['Flow']);
  });
});
