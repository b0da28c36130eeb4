// @vitest-environment node
import {describe, expect, it} from 'vitest';
import {draw} from '../../tests/support/draw';

const letters = '| Letter | Meaning |\n| --- | --- |\n| $$A_s$$ | accepted |';
const formula = (props: string, tex = '= \\frac{A_s}{2}') => `<Formula ${props}>\n$$\n${tex}\n$$\n</Formula>`;
const page = (...formulas: string[]) =>
  ['One', '<Formulas>', ...formulas, letters, '</Formulas>'].join('\n\n');

describe('formulas', () => {
  it('makes MathML with a name and a reading in words', () => {
    const $ = draw(
      page(formula('metric="adoption_rate" spoken="half of A"'), formula('name="Mine" spoken="x"')),
    );
    expect(
      $('.formulas dt')
        .toArray()
        .map((name) => $(name).text()),
    ).toEqual(['Adoption rate', 'Mine']);
    const math = $('dd math').first();
    expect(math.attr('aria-label')).toBe('half of A');
    expect(math.attr('displaystyle')).toBe('true');
    expect(
      math
        .find('mfrac > *')
        .toArray()
        .map((part) => $(part).text()),
    ).toEqual(['As', '2']);
  });

  it('takes the name of a metric in the language of the page', () => {
    expect(draw(page(formula('metric="adoption_rate" spoken="x"')), 'pt-BR')('dt').text()).toBe(
      'Taxa de adoção',
    );
  });

  it('draws letters in cells and sentences, and leaves money alone', () => {
    const $ = draw(`${page(formula('name="A" spoken="x"'))}\n\nIt costs $20 or $30: $$t_k$$ and \`$$\`.`);
    expect($('td math msub').length).toBe(1);
    expect($('p').last().text()).toBe('It costs $20 or $30: tk and $$.');
    expect($('p math').attr('aria-label')).toBeUndefined();
  });

  it('writes numbers and functions as the language does, in one piece', () => {
    const tex = String.raw`= 0,3 x + \operatorname{\text{máx}}\{1.000.000\}`;
    const $ = draw(page(formula('name="A" spoken="x"', tex)), 'pt-BR');
    expect(
      $('mn')
        .toArray()
        .map((number) => $(number).text()),
    ).toEqual(['0,3', '1.000.000']);
    expect(
      $('dd mi')
        .toArray()
        .map((name) => $(name).text()),
    ).toEqual(['x', 'máx']);
  });

  it('has neither TeX nor styles in what readers and the search get', () => {
    const html = draw(
      page(formula('name="A" spoken="x"', String.raw`= \sum_i A_i \text{ to } \max\{1\}`)),
    ).html();
    expect(html).not.toMatch(/ style=|annotation|\\sum|\$\$/);
  });

  it.each([
    [
      'an unknown command',
      page(formula('name="A" spoken="x"', '\\fract')),
      /docs\/faq\.mdx:5:1: TeX that cannot be drawn: Unsupported function name: \\fract; allowed: /,
    ],
    ['no words to read aloud', page(formula('name="A"')), '<Formula>: spoken is missing; allowed: a text'],
    ['an unknown metric', page(formula('metric="adoption" spoken="x"')), /metric is "adoption"; allowed: "/],
    ['no name', page(formula('spoken="x"')), '<Formula>: it has one name; allowed: metric='],
    ['two names', page(formula('name="A" metric="score" spoken="x"')), 'it has one name'],
    [
      'two formulas in one',
      page(formula('name="A" spoken="x"', '1\n$$\n\n$$\n2')),
      'in it stands one formula',
    ],
    ['no table of letters', '<Formulas>\n\n$$\nx\n$$\n\n</Formulas>', '<Formulas>: allowed in it'],
    ['a formula by itself', 'One\n\n$$\nx\n$$', /:3:1: .* allowed: <Formula> in <Formulas>/],
  ])('stops the build at %s', (_, mdx, message) => {
    try {
      draw(mdx);
      expect.unreachable('it was drawn');
    } catch (error) {
      expect(String(error)).toMatch(message);
    }
  });
});
