// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {locales} from '../../config/locales';
import {alliances, squads} from './organization';
import {plots, type PlotData, type PlotId} from './plots';
import {evenly, inTwoLines} from './plotSvg';

const ids = Object.keys(plots) as PlotId[];
const plot = (id: string, locale?: (typeof locales)[number]) => draw(`<Plot id="${id}" />`, locale);

describe.each(locales)('every plot in %s', (locale) => {
  it.each(ids)('%s has a text, and its numbers as a table', (id) => {
    const $ = plot(id, locale);
    const data: PlotData = plots[id];
    expect($.html()).not.toMatch(/NaN|undefined|style=/);
    if (data.kind === 'build') {
      expect(rowsOf($)).toHaveLength(data.parts.length);
      return;
    }
    const label = $('.plot > [role="img"]').attr('aria-label') ?? '';
    expect(label).toMatch(/^\p{Lu}.{40,}\.$/u);
    expect(label).not.toMatch(/[{}]/);
    expect(
      $('[role="img"] > svg')
        .toArray()
        .every((svg) => svg.attribs['aria-hidden'] === 'true'),
    ).toBe(true);
    expect($('details summary').text()).not.toBe('');
    expect(rowsOf($)).toHaveLength(data.kind === 'radar' ? data.axes.length : data.across.at.length);
  });
});

describe('a plot', () => {
  it('writes numbers and days as the language does', () => {
    const english = plot('score-history');
    expect(rowsOf(english).at(-1)).toEqual(['August 31, 2026', '80.6']);
    expect(english('.plot-area > text').last().text()).toBe('Aug 31');
    const portuguese = plot('score-history', 'pt-BR');
    expect(rowsOf(portuguese).at(-1)).toEqual(['31 de agosto de 2026', '80,6']);
    expect(portuguese('.plot-area > text').last().text()).toBe('31/08');
  });

  it('puts high values high, and days where they are between the first and the last', () => {
    const $ = plot('okr-progress');
    const ticks = $('.plot-scale text').toArray();
    expect(ticks.map((tick) => $(tick).text())).toEqual(['0%', '25%', '50%', '75%', '100%']);
    // The words stand 4 pixels under their lines; the plot is 208 pixels high.
    expect(ticks.map((tick) => Number($(tick).attr('y')))).toEqual([226, 174, 122, 70, 18]);
    // July 14 is 9 of the 56 days from July 5 to August 30.
    const place = Number.parseFloat($('.plot-note line').attr('x1') ?? '');
    expect(place).toBeCloseTo(2.5 + (9 / 56) * 95, 2);
    expect($('.plot-line-1 .plot-dot').first().attr('cx')).toBe('2.5%');
    expect($('.plot-line-1 .plot-dot').last().attr('cx')).toBe('97.5%');
  });

  it('is a line through its points, and a zone between two lines', () => {
    const $ = plot('simpson');
    const paths = $('path.plot-line')
      .toArray()
      .map((path) => $(path).attr('d') ?? '');
    expect(paths.filter((d) => d !== 'M0,6H28')).toHaveLength(3);
    expect(paths[0]).toMatch(/^M2\.5,[\d.]+L97\.5,[\d.]+$/);
    expect(plot('okr-progress')('svg path.plot-zone').first().attr('d')).toMatch(/^M2\.5,14L.*Z$/);
  });

  it('marks the point that may still change', () => {
    const $ = plot('score-history');
    expect($('.plot-area .plot-open')).toHaveLength(1);
    expect($('.plot-legend li').last().text()).toBe('Provisional');
  });

  it('fills its bars from the bottom', () => {
    const $ = plot('daily-suggestions');
    const [whole, part] = ['whole', 'part'].map((name) => $(`.plot-area .plot-${name} rect`).first());
    const ends = [whole, part].map((bar) => Number(bar?.attr('y')) + Number(bar?.attr('height')));
    expect(ends).toEqual([222, 222]);
    expect(Number(part?.attr('height'))).toBeLessThan(Number(whole?.attr('height')));
    expect(part?.attr('x')).toBe(whole?.attr('x'));
  });

  it('builds the score up from its dimensions', () => {
    const $ = plot('score-dimensions');
    expect($('tfoot td').first().text()).toBe('80.6');
    expect(rowsOf($)[0]).toEqual(['Adoption', '92.9', '20%', '18.57', '']);
    // Each bar begins where the one before ended.
    expect($('tbody .plot-part').eq(1).attr('x')).toBe($('tbody .plot-part').first().attr('width'));
  });

  it('has its first axis upward', () => {
    const $ = plot('maturity-areas');
    expect($('.plot-ring path')).toHaveLength(5);
    // Level 4 of 5 on a radius of 80.
    expect($('.plot-corner').first().attr()).toMatchObject({cx: '0', cy: '-64'});
  });

  it('that does not exist stops the build, which names those that do', () => {
    expect(() => plot('score')).toThrow(/<Plot>: id is "score"; allowed: "score-dimensions", /);
  });
});

describe('words in a plot', () => {
  it('are few among many, and spread', () => {
    expect(evenly([0, 50, 100], 4)).toEqual([0, 1, 2]);
    expect(evenly([0, 1, 2, 3, 35, 60, 100], 4)).toEqual([0, 4, 5, 6]);
    expect(evenly([0, 1, 100], 3)).toEqual([0, 1, 2]);
    // Four of five or of nine would have gaps of two sizes.
    expect(evenly([0, 1, 2, 3, 4], 4)).toEqual([0, 2, 4]);
    expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 4)).toEqual([0, 4, 8]);
  });

  it('are parted near their middle', () => {
    expect(inTwoLines('Quality assurance')).toEqual(['Quality', 'assurance']);
    expect(inTwoLines('Pessoas e competências')).toEqual(['Pessoas e', 'competências']);
    expect(inTwoLines('Flow')).toEqual(['Flow']);
  });
});

describe('<ScoreParts>', () => {
  /** The weights of the items, in per cent, as they are drawn. */
  const weights = (selector: string) => {
    const $ = draw('<ScoreParts />');
    return $(selector)
      .toArray()
      .map((item) => Number(/\bw-([\d.]+)/.exec($(item).attr('class') ?? '')?.[1]));
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

  it('draws five dimensions and twelve indicators, each as large as it weighs', () => {
    const dimensionWeights = weights('.parts > li');
    const indicatorWeights = weights('.parts li li');
    expect([dimensionWeights.length, indicatorWeights.length]).toEqual([5, 12]);
    expect(sum(dimensionWeights)).toBeCloseTo(100);
    expect(sum(indicatorWeights)).toBeCloseTo(100);
  });

  it('writes the weights as the language does', () => {
    expect(draw('<ScoreParts />')('.parts > li').first().text()).toBe(
      'Adoption 20%Adoption rate 12%Regular-use rate 8%',
    );
    expect(draw('<ScoreParts />', 'pt-BR').root().text()).toContain('7,5%');
  });
});

describe('<OrganizationMap>', () => {
  it('has a dot for each member, and an open one for who is in two squads', () => {
    const $ = draw('<OrganizationMap />');
    expect($('circle')).toHaveLength(squads.reduce((total, {members}) => total + members, 0));
    expect($('circle.open')).toHaveLength(2);
  });

  it('counts people once', () => {
    alliances.forEach(({id, people, memberships}) => {
      const own = squads.filter(({alliance}) => alliance === id);
      expect(own.reduce((total, {members}) => total + members, 0)).toBe(memberships);
      expect(memberships - own.filter(({sharedWith}) => sharedWith).length / 2).toBe(people);
    });
  });
});
