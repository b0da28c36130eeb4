import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeAll, expect, it} from 'vitest';
import {pretendDialogs} from '../../../tests/support/dialog';
import {Enlarge} from '.';

beforeAll(pretendDialogs);
afterEach(cleanup);

it('opens the picture in a dialog named by its caption, and gives the focus back', () => {
  render(
    <Enlarge label="What you see">
      <p>picture</p>
    </Enlarge>,
  );
  expect(screen.getAllByText('picture')).toHaveLength(1);
  const button = screen.getByRole('button', {name: 'Enlarge'});
  button.focus();
  fireEvent.click(button);
  const dialog = screen.getByRole('dialog', {name: 'What you see'});
  expect(within(dialog).getByText('picture')).not.toBeNull();
  const close = within(dialog).getByRole('button', {name: 'Close'});
  expect(document.activeElement).toBe(close);
  fireEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('is closed by the browser, and by a tap beside it, and by no tap in it', () => {
  render(<Enlarge label="What you see">picture</Enlarge>);
  const button = screen.getByRole('button', {name: 'Enlarge'});
  fireEvent.click(button);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('picture'));
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(button);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
