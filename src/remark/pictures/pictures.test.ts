/** What drawn windows look like in a page. */
import {describe, expect, it} from 'vitest';
import {render} from '../../../tests/support/render';
import {attributesOf, textsOf} from '../../../tests/support/elements';
import {pictures} from '.';

it.each([
  ['<Figure>x</Figure>', /<Figure>: caption is missing; allowed: a sentence/],
  ['<Mark n={21} />', /<Mark>: n is 21; allowed: a whole number from 1 to 20/],
  ['<Mockup title="`x`">x</Mockup>', /<Mockup>: label is missing; allowed: a sentence/],
  ['<MockButtons />', /<MockButtons>: primary is missing; allowed: a label/],
  ['<MockField label="`x`" kind="radio" />', /kind is "radio"; allowed: "text", "password", "select"/],
  ['<MockMessage from="me">x</MockMessage>', /from is "me"; allowed: "you", "assistant"/],
  ['<MockList items={[\'A\']} selected="B" />', /<MockList>: selected is "B"; allowed: "A"/],
  ['<MockList />', /<MockList>: items is missing; allowed: a list of labels/],
  ['<MockTool title="`x`" color="red" />', /<MockTool>: there is no prop "color"; allowed: "title"/],
  ["<MockList items={['Save']} icons={['git-comit']} />", /icons is "git-comit"; allowed: .*git-commit/],
  ['<MockRow title="`x`" icon="setings" />', /<MockRow>: icon is "setings"; allowed: .*settings/],
  ["<MockList items={['Save', 'Run']} icons={['save']} />", /allowed: as many icons as items: 2/],
  ['<MockField label="`x`" kind="slider" share={130} />', /share is 130; allowed: a number from 0 to 100/],
])('what authors get wrong: %s stops the build and says what came and what is allowed', (mdx, message) => {
  expect(() => render(`One\n\n${mdx}`)).toThrow(message);
  expect(() => render(`One\n\n${mdx}`)).toThrow('docs/faq.mdx:3:1');
});

describe('a window', () => {
  const $ = render(
    '<Mockup title="Settings" label="The panel with two buttons">\n<MockButtons primary="Save" secondary="Reject" />\n</Mockup>',
  );

  it('is a named group without controls, and no text to search', () => {
    const window = $('[role="group"]');
    expect(window.attr('aria-label')).toBe('The panel with two buttons');
    expect(window.attr('data-search-ignore')).toBe('');
    expect(window.find('ui').text()).toBe('SettingsSaveReject');
    expect(window.find('button, input, a')).toHaveLength(0);
  });

  it('leaves no element of an author behind', () => {
    const names = Object.keys(pictures).map((name) => name.toLowerCase());
    expect($(names.join(', '))).toHaveLength(0);
  });
});

describe('what is rendered', () => {
  it('shows a password as dots', () => {
    const $ = render('<MockField label="API Key" value="secret" kind="password" />');
    expect($.html()).not.toContain('secret');
  });

  it('puts a field without a label under the one above, with its ring', () => {
    const $ = render('<MockField label="`a`" value="b" />\n<MockField value="c" kind="select" mark={2} />');
    expect($('.pic-label')).toHaveLength(1);
    expect($('.pic-field').last().find('.pic-marked').text()).toBe('c2');
  });

  it('breaks a path between its parts', () => {
    const $ = render('<MockTool title="`x`" detail="src/cart.ts" />');
    expect($('.pic-path').html()).toBe('src/<wbr>cart.ts');
  });

  it.each([
    ['en', 'checked', 'not checked'],
    ['pt-BR', 'marcada', 'desmarcada'],
  ] as const)('says in %s whether a check box is selected', (locale, on, off) => {
    const $ = render(
      '<MockField label="`a`" kind="checkbox" checked />\n<MockField label="`b`" kind="checkbox" />',
      locale,
    );
    expect(attributesOf($, '[role="img"]', 'aria-label')).toEqual([on, off]);
    expect(textsOf($, ':has(> [role="img"])').map((text) => text.trim())).toEqual(['a', 'b']);
  });

  it('tells the lines of a diff apart, and keeps the text of every line', () => {
    const $ = render('<MockTool title="`x`">\n\n```diff\n a\n-b\n+c\n\n```\n\n</MockTool>');
    expect(textsOf($, '.pic-code > span')).toEqual([' a', '-b', '+c', ' ']);
    const classes = attributesOf($, '.pic-code > span', 'class');
    expect(classes).toEqual([undefined, 'pic-del', 'pic-add', undefined]);
    expect($('.pic-code').attr('tabindex')).toBe('0');
  });

  it('keeps the Markdown between its tags', () => {
    const $ = render('<MockMessage from="you" mark={2}>\n\nRead `a.py`:\n\n- **one**\n\n</MockMessage>');
    expect($('.pic-message code').text()).toBe('a.py');
    expect($('.pic-message li strong').text()).toBe('one');
    expect($('.pic-mark').text()).toBe('2');
  });
});

describe('rings and icons', () => {
  it('stand beside the entries of a menu, with a line that nobody hears between them', () => {
    const $ = render("<MockList items={['`a`', '-', '`b`']} marks={[2, 0, 3]} />");
    expect(textsOf($, 'li')).toEqual(['a2', '', 'b3']);
    expect(textsOf($, 'li .pic-mark')).toEqual(['2', '3']);
    expect(attributesOf($, 'li', 'aria-hidden')).toEqual([undefined, 'true', undefined]);
  });

  it('the ring of buttons stays with the last of them', () => {
    const $ = render('<MockButtons primary="Save" secondary="Reject" mark={1} />');
    expect($('.pic-marked').text()).toBe('Reject1');
    expect(render('<MockButtons primary="Save" mark={1} />')('.pic-marked').text()).toBe('Save1');
  });

  it('a mode has the icon of its menu', () => {
    const iconOf = (mode: string) =>
      render(`<MockInput mode="${mode}" profile="p" />`)('.pic-picker').first().find('path').attr('d');
    const debug = render("<MockList items={['`Debug`']} icons={['bug']} />")('path').attr('d');
    expect(iconOf('Debug')).toBe(debug);
    expect(iconOf('Code')).not.toBe(debug);
  });

  it('a warning has no pen for the letters of "credit"', () => {
    const shown = render('<MockTool title="Low Credit Warning!" />')('path').attr('d');
    expect(shown).toBe(render("<MockList items={['`x`']} icons={['warning']} />")('path').attr('d'));
  });
});

describe('labels', () => {
  it.each([
    ['en', '<MockButtons primary="Save everything" />', /"Save everything" is no en label; .*"Save"/],
    ['pt-BR', '<MockButtons primary="Save" />', /"Save" is no pt-BR label/],
    ['en', '<MockButtons primary="Setings" />', /such as "Settings"/],
    ['en', "<MockList items={['Restore']} />", /"Restore" is no en label; .*"Restore Files"/],
  ] as const)('in %s, %s stops the build with labels like it', (locale, mdx, message) => {
    expect(() => render(mdx, locale)).toThrow(message);
  });

  it('may be words of no interface, in backticks', () => {
    const $ = render("<MockList items={['Save', '`cart.ts`']} />");
    expect(textsOf($, 'li')).toEqual(['Save', 'cart.ts']);
    expect($('ui').text()).toBe('Save');
  });
});

it('icons are rendered in the color of the text, and not read aloud', () => {
  const svg = render("<MockList items={['Save']} icons={['git-commit']} />")('svg');
  expect(svg.attr('aria-hidden')).toBe('true');
  expect(svg.find('path').attr('d')).toMatch(/^M/);
  expect(svg.html()).not.toMatch(/\d\.\d{3}/);
});

it('a list of tasks says of each entry how far it is', () => {
  const $ = render('<MockRow title="`x`">\n\n- [x] a\n- [ ] b\n- [ ] c\n\n</MockRow>', 'pt-BR');
  const spoken = attributesOf($, '[role="img"]', 'aria-label');
  expect(spoken).toEqual(['concluído', 'em andamento', 'em aberto']);
});

it('code with a title is a file in the editor', () => {
  const $ = render('<MockPanel>\n\n```python title="a.py"\nx\n```\n\n</MockPanel>');
  expect($('.pic-tabs').text()).toBe('a.py');
  expect($('.pic-numbered').text()).toBe('x');
});

describe('states', () => {
  it.each([
    ['<MockRow title="`x`" state="ready" />', 'connected'],
    ['<MockRow title="`x`" toggle="off" />', 'off'],
    ['<MockGroup title="`x`" toggle="on" />', 'on'],
  ])('%s says "%s"', (mdx, spoken) => {
    expect(render(mdx)('[role="img"]').attr('aria-label')).toBe(spoken);
  });

  it('fill a bar up to their share', () => {
    const $ = render('<MockField label="`x`" kind="slider" share={30} value="0.3" />');
    expect([$('.pic-fill').attr('width'), $('circle').attr('cx')]).toEqual(['30%', '30%']);
  });

  it('count the changed lines of a diff', () => {
    const $ = render('<MockTool title="`x`">\n\n```diff\n-a\n+b\n+c\n```\n\n</MockTool>');
    expect($('.pic-changes').text()).toBe('+2 −1');
  });
});
