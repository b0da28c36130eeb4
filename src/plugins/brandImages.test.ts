import {Resvg} from '@resvg/resvg-js';
import {describe, expect, it} from 'vitest';
import {socialCard} from './brandImages';

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Width, height and the rows of an image that are not of the background alone. */
function read(png: Buffer) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const {pixels} = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}" width="${width}" height="${height}"/></svg>`,
    {fitTo: {mode: 'width', value: width}},
  ).render();
  const isText = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (pixels[at] ?? 0) > 200 && (pixels[at + 1] ?? 0) > 200;
  };
  const rows = Array.from({length: height}, (_, y) => y).filter((y) =>
    Array.from({length: width}, (_, x) => x).some((x) => isText(x, y)),
  );
  return {width, height, rows};
}

describe('the social card', () => {
  it('is a PNG of the size that networks ask for, with the words inside its margins', async () => {
    const {width, height, rows} = read(await socialCard('Vereda Code documentation', 'Find the page.', mark));
    expect([width, height]).toEqual([1200, 630]);
    expect(rows.length).toBeGreaterThan(40);
    expect(Math.max(...rows)).toBeLessThan(height - 60);
  });

  it('keeps a long title inside too', async () => {
    const {height, rows} = read(
      await socialCard('A very long name of a product and its documentation', 'x', mark),
    );
    expect(Math.max(...rows)).toBeLessThan(height - 60);
  });
});
