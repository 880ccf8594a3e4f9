import { expect, it } from 'vitest';
import { DRIVE_ZOOM, driveZoom, GOAL_ZOOM } from './follow-vehicle.ts';

/** A phone with the next turn above and a sheet below. */
const seen = { stands: { x: 195, y: 350 }, width: 390, height: 844, above: 186, below: 340 };

it('looks at the next corner while the goal is far, and while it stands free', () => {
  expect(driveZoom(undefined, seen)).toBe(DRIVE_ZOOM);
  expect(driveZoom({ x: 0, y: -2000 }, seen)).toBe(DRIVE_ZOOM);
  expect(driveZoom({ x: 40, y: -100 }, seen)).toBe(DRIVE_ZOOM);
});

it('looks from farther at a goal that a card would hide, or the edge', () => {
  expect(driveZoom({ x: 0, y: -220 }, seen)).toBe(GOAL_ZOOM);
  expect(driveZoom({ x: 190, y: -50 }, seen)).toBe(GOAL_ZOOM);
  expect(driveZoom({ x: 0, y: 200 }, seen)).toBe(GOAL_ZOOM);
});
