import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureFault } from './picture-fault.ts';

const [WIDTH, HEIGHT] = [320, 202];

/** A picture by the brightness of each of its points. */
function picture(of: (x: number, y: number) => number, width = WIDTH, height = HEIGHT): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) rgba.set([of(x, y), of(x, y), of(x, y), 255], 4 * (y * width + x));
  return rgba;
}

/** A card with lines of print on it. */
const print = (x: number, y: number) => (x > 20 && x < 300 && y % 16 > 9 && (x * 7 + y * 3) % 11 < 5 ? 40 : 205);

/** The mean of what lies around: a lens out of focus. */
const outOfFocus =
  (of: (x: number, y: number) => number, radius: number) =>
  (x: number, y: number): number => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1) for (let dx = -radius; dx <= radius; dx += 1) sum += of(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };

const shine = (x: number, y: number) => (Math.hypot(x - 200, y - 90) < 45 ? 255 : print(x, y));

describe('a picture of a paper', () => {
  it('is well when it is sharp, in good light, also where the paper is white to the edge', () => {
    expect(pictureFault(picture(print), WIDTH, HEIGHT)).toBeNull();
    const scan = (x: number, y: number) => (y % 48 > 39 && (x * 7) % 11 < 5 ? 20 : 255);
    expect(pictureFault(picture(scan), WIDTH, HEIGHT)).toBeNull();
  });

  it('is blurred when the lens was out of focus, and when there is nothing but a plain wall', () => {
    expect(pictureFault(picture(outOfFocus(print, 4)), WIDTH, HEIGHT)).toBe('blurred');
    expect(
      pictureFault(
        picture(() => 128),
        WIDTH,
        HEIGHT,
      ),
    ).toBe('blurred');
  });

  it('has glare where light shines back, which is told before the blur that comes with it', () => {
    expect(pictureFault(picture(shine), WIDTH, HEIGHT)).toBe('glare');
    expect(
      pictureFault(
        picture((x, y) => (shine(x, y) === 255 ? 255 : 160)),
        WIDTH,
        HEIGHT,
      ),
    ).toBe('glare');
  });

  it('is dark in the dark, whatever else it is', () => {
    expect(
      pictureFault(
        picture((x, y) => print(x, y) / 6),
        WIDTH,
        HEIGHT,
      ),
    ).toBe('dark');
  });

  it('is not judged when it is too small to be one', () => {
    expect(
      pictureFault(
        picture(() => 0, 1, 1),
        1,
        1,
      ),
    ).toBeNull();
    expect(pictureFault([], 0, 0)).toBeNull();
  });

  it('is never refused by an error, whatever its points and its shape', () => {
    const any = fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 2 ** 31 }));
    fc.assert(
      fc.property(any, ([width, height, seed]) => {
        const noise = picture((x, y) => (Math.imul(seed, x * 31 + y * 17 + 7) >>> 8) % 256, width, height);
        expect([null, 'dark', 'glare', 'blurred']).toContain(pictureFault(noise, width, height));
      }),
      { numRuns: 40 },
    );
  });
});
