import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Figure from './Figure';
import Flow from './Flow';
import Keys from './Keys';
import Mark from './Mark';
import Mockup, {MockButtons, MockField, MockMessage, MockNav} from './Mockup';
import {Path} from './Path';
import ShareBar from './ShareBar';

/** Renders with props that TypeScript would refuse: pages are not type-checked. */
const wrong = (Component: unknown, props: object) => () => {
  const Any = Component as React.FunctionComponent<object>;
  render(<Any {...props} />);
};

describe('what authors get wrong', () => {
  it.each<[string, unknown, object, RegExp]>([
    ['Figure', Figure, {}, /<Figure>: caption is missing; allowed: a sentence/],
    ['Keys', Keys, {}, /<Keys>: combo is missing; allowed: keys such as "Ctrl\+Shift\+A"/],
    ['Path', Path, {windows: '%TEMP%'}, /<Path>: macos is missing; allowed: a path/],
    ['Mark', Mark, {n: 21}, /<Mark>: n is 21; allowed: a whole number from 1 to 20/],
    ['Mockup', Mockup, {title: 'x'}, /<Mockup>: label is missing/],
    ['MockButtons', MockButtons, {}, /<MockButtons>: primary is missing/],
    [
      'MockField',
      MockField,
      {label: 'x', kind: 'radio'},
      /kind is "radio"; allowed: "text", "password", "select"/,
    ],
    ['MockMessage', MockMessage, {from: 'me'}, /from is "me"; allowed: "you", "assistant"/],
    ['MockNav', MockNav, {items: ['A'], selected: 'B'}, /selected is "B"; allowed: "A"/],
    ['MockNav without items', MockNav, {}, /items is missing; allowed: a list of labels/],
    ['ShareBar', ShareBar, {items: [{label: 'a', value: 1}]}, /allowed: 2 to 6 parts/],
    [
      'ShareBar with a negative part',
      ShareBar,
      {
        items: [
          {label: 'a', value: 1},
          {label: 'b', value: -1},
        ],
      },
      /not negative/,
    ],
  ])('%s says what came and what is allowed', (_name, Component, props, message) => {
    expect(wrong(Component, props)).toThrow(message);
  });
});

describe('Keys', () => {
  it('names the keys of macOS when they differ', () => {
    const {container} = render(<Keys combo="Ctrl+K Ctrl+A" mac="Cmd+K Cmd+A" />);
    expect(container.textContent).toBe('Ctrl+K Ctrl+A (macOS: Cmd+K Cmd+A)');
    expect(container.querySelectorAll('kbd')).toHaveLength(8);
  });

  it('draws the same key twice in one stroke', () => {
    const {container} = render(<Keys combo="Esc Esc" />);
    expect(container.querySelectorAll('kbd')).toHaveLength(2);
  });
});

describe('Path', () => {
  it('names the systems that differ, and says whose each part is', () => {
    const {container} = render(<Path windows="%TEMP%\a" macos="~/a" linux="/tmp/a" />);
    expect(container.textContent).toBe('~/a (Linux: /tmp/a) (Windows: %TEMP%\\a)');
    const parts = [...container.querySelectorAll('[data-on]')].map((part) => part.getAttribute('data-on'));
    expect(parts).toEqual(['macos', 'linux', 'windows']);
  });
});

describe('MockField', () => {
  it('shows a password as dots', () => {
    const {container} = render(<MockField label="API Key" value="secret" kind="password" />);
    expect(container.textContent).not.toContain('secret');
  });

  it('says whether a check box is selected', () => {
    render(
      <>
        <MockField label="Read" kind="checkbox" checked />
        <MockField label="Write" kind="checkbox" />
      </>,
    );
    expect(screen.getByRole('img', {name: 'checked'}).parentElement?.textContent).toContain('Read');
    expect(screen.getByRole('img', {name: 'not checked'}).parentElement?.textContent).toContain('Write');
  });
});

describe('Mockup', () => {
  it('is a named group without controls', () => {
    render(
      <Mockup title="Panel" label="The panel with two buttons">
        <MockButtons primary="Save" secondary="Reject" />
      </Mockup>,
    );
    expect(screen.getByRole('group', {name: 'The panel with two buttons'}).textContent).toContain('Save');
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});

describe('ShareBar', () => {
  it('draws each part to scale and lists the numbers', () => {
    const {container} = render(
      <ShareBar
        unit="%"
        items={[
          {label: 'System', value: 25},
          {label: 'Files', value: 75},
        ]}
      />,
    );
    const widths = [...container.querySelectorAll('svg:first-child > rect[x]')].map((part) =>
      part.getAttribute('width'),
    );
    expect(widths).toEqual(['25', '75']);
    expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
      'System: 25%',
      'Files: 75%',
    ]);
  });
});

describe('Flow', () => {
  it('says when the process begins again', () => {
    const {container} = render(<Flow loop="until done">x</Flow>);
    expect(container.textContent).toContain('until done');
  });
});
