import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightOf, isWithin, pictureFacts, pictureShapes, pixelsOf, sizesFor } from './pictures.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.integer({ min: 1, max: 6000 });

describe('the picture of an item or a shop', () => {
  it('is kept in widths that grow, the largest within 60 kB, and each part that may be cut has one', () => {
    for (const shape of pictureShapes) {
      const { sizes, leastWidth } = pictureFacts[shape];
      const widths = sizes.map(({ width }) => width);
      expect(widths).toEqual(widths.toSorted((a, b) => a - b));
      expect(sizes.at(-1)?.bytes).toBeLessThanOrEqual(60 * 1024);
      expect(sizesFor(shape, leastWidth).length).toBeGreaterThan(0);
    }
    expect([heightOf('item', 640), heightOf('shop', 1440)]).toEqual([640, 480]);
    expect(sizesFor('item', 639).map(({ width }) => width)).toEqual([160, 320]);
  });

  it('is cut within its photo, whatever part is asked for', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, fraction, side, side, (left, top, width, height, wide, high) => {
        fc.pre(isWithin({ left, top, width, height }));
        const part = pixelsOf({ left, top, width, height }, { width: wide, height: high });
        expect(part.left + part.width).toBeLessThanOrEqual(wide);
        expect(part.top + part.height).toBeLessThanOrEqual(high);
        expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
        expect(Math.min(part.left, part.top)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    [{ left: 0, top: 0, width: 1, height: 1 }, true],
    [{ left: 0.25, top: 0.25, width: 0.75, height: 0.5 }, true],
    [{ left: 0.3, top: 0, width: 0.8, height: 1 }, false],
    [{ left: -0.1, top: 0, width: 0.5, height: 0.5 }, false],
    [{ left: 0, top: 0.6, width: 0.5, height: 0.5 }, false],
    [{ left: 0, top: 0, width: 0, height: 0.5 }, false],
  ])('%o within the photo: %s', (cut, within) => {
    expect(isWithin(cut)).toBe(within);
  });
});
