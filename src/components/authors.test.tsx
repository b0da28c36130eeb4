import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Keys from './Keys';

describe('Keys', () => {
  it('names the keys of macOS when they differ', () => {
    const {container} = render(<Keys combo="Ctrl+K Ctrl+A" mac="Cmd+K Cmd+A" />);
    expect(container.textContent).toBe('Ctrl+K Ctrl+A (macOS: Cmd+K Cmd+A)');
    expect(container.querySelectorAll('kbd')).toHaveLength(8);
  });

  it('renders the same key twice in one stroke', () => {
    const {container} = render(<Keys combo="Esc Esc" />);
    expect(container.querySelectorAll('kbd')).toHaveLength(2);
  });
});
