import type {ReactNode} from 'react';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import ColumnHead from '.';

afterEach(cleanup);

const inTable = (cell: ReactNode) => (
  <table>
    <thead>
      <tr>{cell}</tr>
    </thead>
  </table>
);

it('is a heading when it has words', () => {
  render(inTable(<ColumnHead>Mode</ColumnHead>));
  expect(screen.getByRole('columnheader').textContent).toBe('Mode');
});

it('is a plain cell when it is empty', () => {
  render(inTable(<ColumnHead />));
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByRole('cell').textContent).toBe('');
});
