import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {textsIn} from '../localized';
import {repeated, textFaults} from '../../../tests/support/localizedTexts';
import {missingPlaces, pages, placesIn, usesOf} from '../../../tests/support/places';
import {locales} from '../../config/locales';
import {product} from '../../config/product';
import labels from '../labels/extension.json';
import {shortcuts, type Shortcut} from './data';

const texts = textsIn(shortcuts);

describe('shortcuts', () => {
  it('have texts in both languages that link to sections that are there', () => {
    expect(texts.flatMap(textFaults)).toEqual([]);
    expect(
      missingPlaces(texts.flatMap((text) => locales.flatMap((locale) => placesIn(text[locale])))),
    ).toEqual([]);
  });

  it('have ids of their own, and homes that exist', () => {
    expect(repeated(shortcuts.map(({id}) => id))).toEqual([]);
    expect(missingPlaces(shortcuts.map(({home}) => home))).toEqual([]);
  });

  it.each(shortcuts)(
    '$id: can be pressed or typed, or has a command to bind',
    ({combo, typed, commandId}) => {
      expect(combo ?? typed ?? commandId).toBeDefined();
    },
  );

  it.each(shortcuts)(
    '$id: its keys are written as on the caps, Option and not Alt on macOS',
    ({combo, mac}) => {
      const cap = /^(Ctrl|Shift|Alt|Cmd|Option|Enter|Tab|Esc|Right|Space|[A-Z.↑])$/;
      for (const strokes of [combo, mac]) {
        for (const key of strokes?.split(/[ +]/) ?? []) {
          expect(key).toMatch(cap);
        }
      }
      expect(combo ?? '').not.toMatch(/Cmd|Option/);
      expect(mac ?? '').not.toMatch(/Ctrl|Alt/);
    },
  );

  it.each(shortcuts.filter(({command}) => command))(
    '$id: its command is called as in the palette',
    ({command}) => {
      expect(labels).toContainEqual(expect.objectContaining(command));
    },
  );
});

/** The shortcuts that a use of the table shows. */
const shownBy = ({ids}: {ids?: unknown}): readonly Shortcut[] =>
  Array.isArray(ids) ? shortcuts.filter(({id}) => ids.includes(id)) : shortcuts;

describe('the pages', () => {
  it('show the row of a shortcut in its home alone', () => {
    const shown = usesOf('ShortcutTable').flatMap(({locale, page, section, props}) =>
      shownBy(props).map(({id, home}) => ({id, home, locale, page, section})),
    );
    expect(shown.length).toBeGreaterThan(shortcuts.length);
    expect(shown.filter(({home, page, section}) => home.page !== page || home.section !== section)).toEqual(
      [],
    );
    expect(repeated(shown.map(({id, locale}) => `${locale}: ${id}`))).toEqual([]);
  });

  it('write the keys of a shortcut as they are, on macOS too', () => {
    const own = shortcuts.flatMap(({combo, mac}) => (combo && mac ? [{combo, mac}] : []));
    const wrong = pages.flatMap(({file, components}) =>
      components
        .filter(({name, props}) => name === 'Keys' && own.some(({combo}) => combo === props.combo))
        .filter(({props}) => !own.some(({combo, mac}) => combo === props.combo && mac === props.mac))
        .map(({line, props}) => `${file}:${line}: ${String(props.combo)}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the table of shortcuts', () => {
  it('draws keys as the page would write them', () => {
    const $ = draw("<ShortcutTable ids={['add-to-context', 'take-entry']} />");
    const [first, second, third] = $('keys').toArray();
    expect($(first).attr()).toEqual({combo: 'Ctrl+K Ctrl+A', mac: 'Cmd+K Cmd+A'});
    expect([$(second).attr('combo'), $(third).attr('combo')]).toEqual(['Tab', 'Enter']);
    expect($(second).attr('mac')).toBeUndefined();
  });

  it('says which command to bind where there are no keys', () => {
    const [row] = rowsOf(draw("<ShortcutTable ids={['accept-input']} />"));
    expect(row?.slice(1, 4)).toEqual([
      'None: bind it yourself',
      'The chat, while it has the focus',
      `Accept Input/Suggestion, ${product.settings}.acceptInput`,
    ]);
  });

  it('leaves a column out that no row fills', () => {
    expect(draw("<ShortcutTable ids={['send', 'new-line']} />")('thead th')).toHaveLength(3);
    expect(draw("<ShortcutTable ids={['mention']} />", 'pt-BR')('td code').text()).toBe('@');
  });
});
