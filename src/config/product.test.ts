import {describe, expect, it} from 'vitest';
import {deriveProduct, product, type ProductSource} from './product';

describe('deriveProduct', () => {
  const allowed: Partial<Record<keyof ProductSource, readonly (number | string)[]>> = {
    slug: ['vereda', 'v8'],
    version: ['4.0', '4.12', '12.0.31'],
    releaseDate: ['2026-01', '2026-10', '2026-12'],
    effectiveDate: ['2026-01-01', '2026-11-19', '2026-12-20', '2026-02-28', '2026-10-31'],
    brandHue: [0, 0.5, 359.9],
  };
  const cases = (values: typeof allowed) =>
    Object.entries(values).flatMap(([key, several]) => several.map((value) => [key, value] as const));

  it.each(cases(allowed))('takes %s %s', (key, value) => {
    expect(deriveProduct({...product, [key]: value})).toMatchObject({[key]: value});
  });

  const refused: typeof allowed = {
    slug: ['', 'Vereda', '8vereda', 'vere-da', 'vereda code', '../vereda'],
    version: ['', '4', '4.', '.4', '4.0-beta', 'v4.0', '4..0'],
    releaseDate: ['', '2026', '2026-00', '2026-13', '2026-1', '12026-01', '2026-11-01', 'x2026-11'],
    effectiveDate: [
      ...['', '2026-11', '2026-00-01', '2026-13-01', '2026-11-00', '2026-11-32', '2026-11-1'],
      ...['2026-11-1x', '2026-11-3x', '12026-11-01', '2026-11-01T00:00'],
    ],
    brandHue: [-0.1, 360, Number.NaN],
  };

  it.each(cases(refused))('refuses %s "%s", and says what is allowed and where', (key, value) => {
    expect(() => deriveProduct({...product, [key]: value})).toThrow(
      new RegExp(`^product\\.${key} is "${value}"; allowed: .+ \\(src/config/product\\.ts\\)$`),
    );
  });

  it('derives every identifier from name, slug and publisher', () => {
    const other = deriveProduct({...product, name: 'Quartzo', slug: 'quartzo', publisher: 'labs'});
    expect(other).toMatchObject({
      code: 'Quartzo Code',
      platform: 'Quartzo Platform',
      provider: 'quartzocode',
      extensionId: 'labs.quartzo-code',
      settings: 'quartzo-code',
      folder: '.quartzocode',
      ignoreFile: '.quartzocodeignore',
      modesFile: '.quartzocodemodes',
    });
  });
});
