import {render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {formulas} from '../../facts/metrics/notation';
import {setLocale} from '../../../tests/stubs/useDocusaurusContext';
import Formula from '.';

afterEach(() => {
  setLocale('en');
  document.body.innerHTML = '';
});

describe('Formula', () => {
  it('is MathML with a name and a reading in words', () => {
    render(<Formula id="adoption-rate" />);
    const math = screen.getByLabelText('active users divided by eligible members, times 100 percent');
    expect(math.tagName.toLowerCase()).toBe('math');
    expect(math.querySelector('mfrac')?.textContent).toBe('AE');
    expect(math.textContent).toBe('=AE×100%');
    expect(screen.getByText('Adoption rate').tagName).toBe('DT');
  });

  it('explains each letter once, with its unit', () => {
    const {container} = render(<Formula id="adoption-rate regular-use-rate" />);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['A', 'active users', 'people'],
      ['E', 'eligible members', 'people'],
      ['U', 'regular users', 'people'],
    ]);
  });

  it('speaks and counts in the language of the page', () => {
    setLocale('pt-BR');
    const {container} = render(<Formula id="time-saved-writing" />);
    expect(container.querySelector('dt')?.textContent).toBe('Minutos economizados na escrita');
    expect(container.querySelector('math')?.textContent).toBe('W=(0,3As+3Ae)×R');
    expect(container.querySelector('math')?.getAttribute('aria-label')).toMatch(/vezes 0,3 mais/);
  });

  it.each(Object.keys(formulas))('%s can be drawn', (id) => {
    const {container} = render(<Formula id={id} />);
    const math = container.querySelector('dd math');
    expect(math?.getAttribute('aria-label')).not.toBe('');
    expect(
      [...(math?.querySelectorAll('mfrac, munder, msub') ?? [])].filter(
        ({children}) => children.length !== 2,
      ),
    ).toEqual([]);
  });
});

describe('Formula, given an id that is none', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => vi.restoreAllMocks());

  it('names the ids that there are', () => {
    expect(() => render(<Formula id="adoption-rate adoption" />)).toThrow(
      /<Formula>: id is "adoption"; allowed: "adoption-rate", /,
    );
  });
});
