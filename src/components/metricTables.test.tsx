/** The tables of the metrics pages, drawn from src/facts/metrics. */
import {render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {setLocale} from '../../tests/stubs/useDocusaurusContext';
import MaturityCriteria from './MaturityCriteria';
import MaturityLevels from './MaturityLevels';
import MetricList from './MetricList';
import OkrStatuses from './OkrStatuses';
import PulseStatements from './PulseStatements';
import ScoreBands from './ScoreBands';
import ScoreDimensions from './ScoreDimensions';
import ScoreIndicators from './ScoreIndicators';

afterEach(() => {
  setLocale('en');
  document.body.innerHTML = '';
});

/** The rows of a table's body, cell by cell. */
const rowsOf = (container: HTMLElement): string[][] =>
  [...container.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
  );

describe('tables of the metrics', () => {
  it('list every figure with its identifier', () => {
    const rows = rowsOf(render(<MetricList />).container);
    expect(rows).toHaveLength(24);
    expect(rows[1]).toEqual(['Adoption rate', 'adoption_rate', '%']);
    expect(rows.find(([name]) => name === 'Change lead time')).toEqual([
      'Change lead time',
      'change_lead_time',
      'h, median',
    ]);
  });

  it('weigh the dimensions', () => {
    const rows = rowsOf(render(<ScoreDimensions />).container);
    expect(rows.map(([name, weight]) => [name, weight])).toEqual([
      ['Adoption', '20%'],
      ['Effectiveness', '15%'],
      ['Flow', '25%'],
      ['Quality', '25%'],
      ['Experience', '15%'],
    ]);
  });

  it('weigh the indicators', () => {
    setLocale('pt-BR');
    const rows = rowsOf(render(<ScoreIndicators />).container);
    expect(rows).toHaveLength(17);
    expect(rows.find(([name]) => name === 'Frequência de implantação')).toEqual([
      'Frequência de implantação',
      '30%',
      '7,5%',
      '0,25 → 5 per week',
      'log',
      'uma fonte conectada',
    ]);
    expect(rows.find(([name]) => name === 'Índice de pulso')?.slice(1, 4)).toEqual([
      '100%',
      '15%',
      '40 → 80',
    ]);
  });

  it('part the bands', () => {
    expect(rowsOf(render(<ScoreBands />).container)).toEqual([
      ['Low', 'under 40'],
      ['Fair', '40 to under 60'],
      ['Good', '60 to under 80'],
      ['Strong', '80 and over'],
    ]);
  });

  it('part the statuses', () => {
    expect(rowsOf(render(<OkrStatuses />).container)).toEqual([
      ['On track', '0.90 or more'],
      ['At risk', '0.60 to under 0.90'],
      ['Off track', 'under 0.60'],
      ['Too early', 'any, in the first 14 days of the cycle'],
    ]);
  });

  it('have a criterion for each area and level', () => {
    const {container} = render(<MaturityCriteria />);
    expect(container.querySelectorAll('td ul')).toHaveLength(24);
    expect(container.textContent).toContain('Adoption rate of 60% or more. from data');
    expect(render(<MaturityLevels />).container.querySelectorAll('li')).toHaveLength(5);
    expect(rowsOf(render(<PulseStatements />).container)).toHaveLength(6);
  });
});
