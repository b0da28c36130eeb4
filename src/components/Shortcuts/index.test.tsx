import {fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {areSingleKeysOn, isSingleKey, setSingleKeys, SINGLE_KEYS} from '../../client/singleKeys';
import keyGroups from '../../data/texts/keyboardShortcuts.json';
import Shortcuts from '.';

vi.mock('@docusaurus/theme-common', () => import('../../../tests/stubs/storageSlot'));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({}));

/** The list is a file of its own, and a busy machine is no failure. */
const patience = {timeout: 20_000};

// jsdom knows the element and not its methods, and no screens: a dialog makes no step in the history here.
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({matches: false}));
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});
// Not before the first test, which has the reader who never chose.
afterEach(() => setSingleKeys(true));

/** Whether a press of `?` at an element counts. */
function isHeard(html: string, init: KeyboardEventInit = {}): boolean {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  let heard = false;
  place.addEventListener('keydown', (event) => {
    heard = isSingleKey(event, '?');
  });
  place.firstElementChild?.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true, ...init}));
  place.remove();
  return heard;
}

describe('isSingleKey', () => {
  it.each([
    ['at a paragraph', true, '<p>', {}],
    ['with Shift, which makes the character', true, '<p>', {shiftKey: true}],
    ['with AltGr, which is Ctrl and Alt on Windows', true, '<p>', {ctrlKey: true, altKey: true}],
    ['in a text field', false, '<input>', {}],
    ['in a list', false, '<select>', {}],
    ['in editable text', false, '<p contenteditable>', {}],
    ['with Ctrl', false, '<p>', {ctrlKey: true}],
    ['with Cmd', false, '<p>', {metaKey: true}],
    ['for another key', false, '<p>', {key: '/'}],
  ])('hears it %s: %s', (_, expected, html, init) => {
    expect(isHeard(html, init)).toBe(expected);
  });

  it('hears nothing once it is turned off, here or in another tab, until it is on again', () => {
    setSingleKeys(false);
    expect([isHeard('<p>'), localStorage.getItem(SINGLE_KEYS)]).toEqual([false, 'off']);
    localStorage.setItem(SINGLE_KEYS, 'on');
    expect(isHeard('<p>')).toBe(true);
  });

  it('keeps the choice for the page where storage is denied', () => {
    setSingleKeys(false);
    localStorage.clear();
    expect(areSingleKeysOn()).toBe(false);
  });
});

it('Shortcuts lists every key at a press of ?', async () => {
  render(<Shortcuts />);
  fireEvent.keyDown(document.body, {key: '?'});
  const dialog = await screen.findByRole('dialog', {name: 'Keyboard shortcuts'}, patience);
  for (const {does} of keyGroups.flatMap(({rows}) => rows)) {
    expect(within(dialog).getByText(does.en)).not.toBeNull();
  }
  expect(within(dialog).getAllByRole('term')).toHaveLength(keyGroups.flatMap(({rows}) => rows).length);
});
