import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Keys from './Keys';
import {Path} from './Path';

/** Renders with props that TypeScript would refuse: pages are not type-checked. */
const wrong = (Component: unknown, props: object) => () => {
  const Any = Component as React.FunctionComponent<object>;
  render(<Any {...props} />);
};

describe('what authors get wrong', () => {
  it.each<[string, unknown, object, RegExp]>([
    ['Keys', Keys, {}, /<Keys>: combo is missing; allowed: keys such as "Ctrl\+Shift\+A"/],
    ['Path', Path, {windows: '%TEMP%'}, /<Path>: macos is missing; allowed: a path/],
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
