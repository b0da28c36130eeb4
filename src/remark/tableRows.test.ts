import {describe, expect, it} from 'vitest';
import {render} from '../../tests/support/render';

const heads = '| Setting | Default |\n| --- | --- |\n';

describe('rows of Markdown tables', () => {
  it('have the address that their first cell names, and a link to it in the language of the page', () => {
    const row = '| <Row id="setting-delay" /> Delay | 5 s |';
    const $ = render(heads + row, 'pt-BR');
    expect($('tr#setting-delay td').first().text()).toBe('Delay');
    expect($('#setting-delay a.hash-link').attr()).toMatchObject({
      href: '#setting-delay',
      'aria-label': 'Link direto para esta linha',
    });
    expect($.html()).not.toContain('<row');
  });

  it('without an address have no link', () => {
    expect(render(`${heads}| Delay | 5 s |`)('a')).toHaveLength(0);
  });

  it('under a name in bold, alone in its row, get a body of their own', () => {
    const $ = render(`${heads}| A | 1 |\n| **Terminal** | |\n| B | 2 |\n| **Chat** | |\n| C | 3 |`);
    expect($('tbody')).toHaveLength(3);
    expect($('tbody:nth-of-type(2) > tr:first-child > th[scope="rowgroup"][colspan="2"]').text()).toBe(
      'Terminal',
    );
    expect($('tbody').last().text()).toContain('C');
  });

  it('with a bold name and a value are rows like the others', () => {
    expect(render(`${heads}| **Delay** | 5 s |`)('tbody th')).toHaveLength(0);
  });

  it('have a plain corner above their names where the head is empty', () => {
    const $ = render('| | Ask |\n| --- | --- |\n| Read | yes |');
    expect($('thead td')).toHaveLength(1);
    expect($('thead th').text()).toBe('Ask');
  });
});
