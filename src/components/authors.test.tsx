import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Keys from './Keys';
import {Path} from './Path';

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
