import {describe, expect, it} from 'vitest';
import {isPressed, shortcutOf} from './shortcut';

const mac = shortcutOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
const other = shortcutOf('Mozilla/5.0 (X11; Linux x86_64)');
const press = (keys: KeyboardEventInit) =>
  ({ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...keys}) as KeyboardEvent;

describe('the shortcut', () => {
  it('has the key caps of the system', () => {
    expect(mac.caps).toEqual(['⌘', 'K']);
    expect(other.caps).toEqual(['Ctrl', 'K']);
    expect(shortcutOf('Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)')).toBe(mac);
  });

  it('is Cmd+K on a Mac and Ctrl+K elsewhere, also with Caps Lock', () => {
    expect(isPressed(mac, press({key: 'k', metaKey: true}))).toBe(true);
    expect(isPressed(mac, press({key: 'k', ctrlKey: true}))).toBe(false);
    expect(isPressed(other, press({key: 'K', ctrlKey: true}))).toBe(true);
    expect(isPressed(other, press({key: 'k', metaKey: true}))).toBe(false);
  });

  it('is nothing with more keys, or with fewer', () => {
    expect(isPressed(other, press({key: 'k', ctrlKey: true, shiftKey: true}))).toBe(false);
    expect(isPressed(other, press({key: 'k', ctrlKey: true, altKey: true}))).toBe(false);
    expect(isPressed(other, press({key: 'k'}))).toBe(false);
  });
});
