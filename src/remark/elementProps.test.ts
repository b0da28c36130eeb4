import {describe, expect, it} from 'vitest';
import {afterSteps} from '../../tests/support/mdx';
import checkPage from './elementProps';

const check = (source: string) => afterSteps(source, [checkPage]);

describe('props of what React renders', () => {
  it.each([
    ['<Keys mac="Cmd+A" />', '<Keys>: combo is missing; allowed: keys such as "Ctrl+Shift+A".'],
    ['<UI color="red">Save</UI>', '<UI>: there is no prop "color"; allowed: no prop.'],
    ['<Tabs groupId="shell">text</Tabs>', '<Tabs>: label is missing; allowed: what one chooses.'],
    ['<TabItem value="a" label="">x</TabItem>', '<TabItem>: label is ""; allowed: what the tab is called.'],
  ])('%s stops the build with its place', (source, message) => {
    expect(() => check(`One\n\nTwo ${source}`)).toThrow(`docs/faq.mdx:3:5: ${message}`);
  });

  it.each([
    ['A {count}', 'docs/faq.mdx:1:3: {count} came; allowed: \\{count\\}, `{count}` as code, or a token'],
    ['{nobody.name}', 'docs/faq.mdx:1:1: {nobody.name} came; allowed: '],
  ])('refuses JavaScript in a page: %s', (source, message) => {
    expect(() => check(source)).toThrow(message);
    expect(() => check('A {/* comment */} and \\{count\\}.')).not.toThrow();
  });

  it('leaves right ones, and elements that others read, alone', () => {
    expect(() =>
      check(
        '<Keys combo="Ctrl+A" mac="Cmd+A" /> <Mark n={0} />\n\n<Tabs label="B">\n<TabItem value="a" label="A">x</TabItem>\n</Tabs>',
      ),
    ).not.toThrow();
  });
});
