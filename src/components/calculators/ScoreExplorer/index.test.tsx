import {describe, expect, it} from 'vitest';
import {renderCalculator} from '../../../../tests/support/calculator';
import {locales} from '../../../config/locales';
import {exampleValues} from '../../../data/metrics/example';
import {indicators, scoreModel} from '../../../data/metrics/score';
import {dimensionValues, points, squadScore} from '../../../data/metrics/scoreFormulas';
import ScoreExplorer from './index';

const all = (value: string) => `?${new URLSearchParams(Object.keys(exampleValues).map((id) => [id, value]))}`;

describe('the score explorer', () => {
  it.each(locales)('shows what the page says, %s', (locale) => {
    const {form, verdict, control} = renderCalculator('ScoreExplorer', ScoreExplorer, {locale});
    const number = (value: number | null) =>
      (value ?? 0).toFixed(1).replace('.', locale === 'en' ? '.' : ',');
    const dimensions = dimensionValues(scoreModel, exampleValues);
    expect(verdict()).toContain(number(squadScore(scoreModel, dimensions)));
    for (const indicator of indicators) {
      const {id} = indicator;
      const value = points(exampleValues[id] ?? 0, indicator);
      const hint = control(id).labels?.[0]?.querySelector('small')?.textContent;
      expect([id, hint?.split(' ')[0]]).toEqual([id, number(value)]);
    }
    const [bars, moves] = form.querySelectorAll('ul');
    const shown = [...(bars?.children ?? [])].map((row) => row.lastElementChild?.textContent);
    expect(shown).toEqual(Object.values(dimensions).map(number));
    expect(moves?.children).toHaveLength(4);
  });

  it('has no score without data', () => {
    const {verdict, text} = renderCalculator('ScoreExplorer', ScoreExplorer, {query: all('')});
    expect(verdict()).toBe(
      'There is no score, because less than 60% of the weight has data. Its state is Not enough data.',
    );
    expect(text()).toContain('Without a score there is nothing to compare.');
    expect(text()).toContain('no data');
  });

  it('has no points for no deployment, and names the target that would move the score', () => {
    const {control, type, form} = renderCalculator('ScoreExplorer', ScoreExplorer);
    type('deployment_frequency', '0');
    expect(control('deployment_frequency').labels?.[0]?.textContent).toContain('0.0 points');
    const moves = form.querySelectorAll('ul')[1];
    expect(moves?.firstElementChild?.textContent).toMatch(
      /^Deployment frequency, at its target of 5 per week\+\d/,
    );
  });
});
