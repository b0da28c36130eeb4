import {describe, expect, it} from 'vitest';
import {render, rowsOf} from '../../../../tests/support/render';
import {attributesOf} from '../../../../tests/support/elements';
import {locales} from '../../../config/locales';
import {plots, type PlotData, type PlotId} from './plots';

const ids = Object.keys(plots) as PlotId[];
const plot = (id: string, locale?: (typeof locales)[number]) => render(`<Plot id="${id}" />`, locale);

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
    expect(new Set(attributesOf($, '[role="img"] > svg', 'aria-hidden'))).toEqual(new Set(['true']));
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

  it('has each level beside its area', () => {
    expect(rowsOf(plot('maturity-areas')).at(-1)).toEqual(['Measurement and learning', '3']);
  });

  it('builds the score up from its dimensions', () => {
    const $ = plot('score-dimensions');
    expect(rowsOf($)[0]).toEqual(['Adoption', '92.9', '20%', '18.57', '']);
    expect($('tfoot td').first().text()).toBe('80.6');
    // Each bar begins where the one before ended.
    expect($('tbody .plot-part').eq(1).attr('x')).toBe($('tbody .plot-part').first().attr('width'));
  });

  it('that does not exist stops the build, which names those that do', () => {
    expect(() => plot('score')).toThrow(/<Plot>: id is "score"; allowed: "score-dimensions", /);
  });
});
