import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {textsIn} from '../localized';
import {repeated, splitMarks, textFaults} from '../../../tests/support/localizedTexts';
import {missingPlaces, pages, placesIn} from '../../../tests/support/places';
import {locales} from '../../config/locales';
import labels from '../labels/extension.json';
import {httpCodes} from './data';

const texts = textsIn(httpCodes);

describe('HTTP codes', () => {
  it('stand once, under their first', () => {
    expect(repeated(httpCodes.flatMap(({codes}) => [...codes]))).toEqual([]);
    expect(httpCodes.map(({id, codes}) => [id, codes[0]])).toEqual(httpCodes.map(({id}) => [id, id]));
  });

  it('are explained in sentences, in both languages', () => {
    expect(texts.flatMap(textFaults)).toEqual([]);
    for (const text of texts) {
      for (const locale of locales) {
        expect(text[locale]).toMatch(/\.$/);
      }
    }
  });

  it('link to sections that are there, and name labels of the interface', () => {
    for (const locale of locales) {
      const written = new Set(labels.map((label) => label[locale]));
      const shown = texts.map((text) => text[locale]);
      expect(shown.flatMap(placesIn).length).toBeGreaterThan(5);
      expect(missingPlaces(shown.flatMap(placesIn))).toEqual([]);
      const quoted = shown.flatMap(splitMarks).flatMap(({kind, text}) => (kind === 'label' ? text : []));
      expect(quoted.filter((label) => !written.has(label))).toEqual([]);
    }
  });

  it('are told by hand in no general table', () => {
    const general = pages.filter(({id}) => !/^(providers|platform)\//.test(id));
    const byHand = general.flatMap(({file, raw}) =>
      raw
        .split('\n')
        .flatMap((line, index) =>
          httpCodes.some(({codes}) => line.startsWith(`| \`${codes[0]}\` |`)) ? [`${file}:${index + 1}`] : [],
        ),
    );
    expect(byHand).toEqual([]);
  });
});

describe('the table of HTTP codes', () => {
  it('has a row for each, or for those that the page names', () => {
    expect(rowsOf(draw('<HttpCodes />')).map(([codes]) => codes)).toEqual(
      httpCodes.map(({codes}) => codes.join(', ')),
    );
    const [row] = rowsOf(draw("<HttpCodes codes={['503']} />", 'pt-BR'));
    expect(row).toEqual([
      '503, 529',
      'O provedor está sobrecarregado.',
      'Costuma ajudar depois de uma espera.',
      'Espere ou escolha outro perfil.',
    ]);
  });

  it('refuses a code that has no row', () => {
    expect(() => draw("<HttpCodes codes={['418']} />")).toThrow(
      /codes is \["418"\]; allowed: a list of 400, /,
    );
  });
});
