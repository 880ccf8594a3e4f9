import { expect, it } from 'vitest';
import { DRIVE_ZOOM, driveZoom, FARTHEST_ZOOM, frameOfWay, showsAll } from './drive-zoom.ts';

/** A phone with the next turn above and a sheet below. */
const seen = { stands: { x: 195, y: 350 }, width: 390, height: 844, above: 186, below: 340 };

it('looks at the next corner while the goal is far, and while it stands free', () => {
  expect(driveZoom(undefined, seen)).toBe(DRIVE_ZOOM);
  expect(driveZoom({ x: 0, y: -2000 }, seen)).toBe(DRIVE_ZOOM);
  expect(driveZoom({ x: 40, y: -100 }, seen)).toBe(DRIVE_ZOOM);
});

it('looks from farther at a goal that a card would hide, or the edge', () => {
  expect(driveZoom({ x: 0, y: -220 }, seen)).toBe(FARTHEST_ZOOM);
  expect(driveZoom({ x: 190, y: -50 }, seen)).toBe(FARTHEST_ZOOM);
  expect(driveZoom({ x: 0, y: 200 }, seen)).toBe(FARTHEST_ZOOM);
  // From there a card would still hide it.
  expect(driveZoom({ x: 0, y: -300 }, seen)).toBe(FARTHEST_ZOOM);
});

it('looks from as far as the next turn needs to be in sight, and no farther than that', () => {
  const far = { x: 0, y: -2000 };
  expect(driveZoom(far, seen, { x: 30, y: -100 })).toBe(DRIVE_ZOOM);
  expect(driveZoom(far, seen, { x: 30, y: -250 })).toBe(FARTHEST_ZOOM);
  // From there a card would hide it, and its way end in that card: from a little farther it stands free.
  expect(driveZoom(far, seen, { x: 30, y: -500 })).toBe(FARTHEST_ZOOM - 1);
  expect(driveZoom(far, seen, { x: 30, y: -600 })).toBe(FARTHEST_ZOOM);
  // What one drives past while the way is long is not to be seen at once.
  expect(driveZoom(far, seen, { x: 0, y: -9000 })).toBe(FARTHEST_ZOOM);
  // What lies behind, before one has turned round, is looked for by nobody.
  expect(driveZoom({ x: 0, y: 700 }, seen, { x: 30, y: 900 })).toBe(DRIVE_ZOOM);
  // A goal under a card is seen from where it stands free, however near the turn is.
  expect(driveZoom({ x: 0, y: -220 }, seen, { x: 0, y: -60 })).toBe(FARTHEST_ZOOM);
});

it('has what is left of a way in the middle of a wide map, from as near as it fits', () => {
  const size = { width: 592, height: 800, above: 186, below: 28 };
  // To the left, and a little back: the vehicle stands to the right of the middle.
  expect(frameOfWay([{ x: -350, y: 60 }], size)).toEqual({ zoom: DRIVE_ZOOM, stands: { x: 471, y: 449 } });
  expect(frameOfWay([{ x: -700, y: 60 }], size)).toEqual({ zoom: FARTHEST_ZOOM, stands: { x: 471, y: 464 } });
  expect(frameOfWay([{ x: -1400, y: 60 }], size)).toBeUndefined();
  // A turn that lies beyond belongs to the way.
  expect(
    frameOfWay(
      [
        { x: -350, y: 60 },
        { x: 0, y: -700 },
      ],
      size,
    )?.zoom,
  ).toBe(FARTHEST_ZOOM);
});

it('keeps the frame while all of the way is in sight in it', () => {
  const size = { width: 592, height: 800, above: 186, below: 28 };
  const frame = { zoom: DRIVE_ZOOM, stands: { x: 471, y: 449 } };
  expect(showsAll([{ x: -200, y: 100 }], frame, size)).toBe(true);
  expect(showsAll([{ x: 0, y: -300 }], frame, size)).toBe(false);
});
