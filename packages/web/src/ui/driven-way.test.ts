import { destination } from '@safiri/rules/places/geo.ts';
import { expect, it } from 'vitest';
import { paintOf } from './car-paint.ts';
import { drawnAt, splitWay } from './driven-way.ts';

const start = { lat: -25.75, lng: 28.24 };
const corner = destination(start, 0, 1000);
const way = [start, corner, destination(corner, 90, 1000)];

it('divides a way where the car is', () => {
  const { driven, rest } = splitWay(way, destination(start, 0, 400));
  expect(driven).toHaveLength(2);
  expect(rest).toHaveLength(3);
  expect(driven.at(-1)).toEqual(rest[0]);
  expect(splitWay(way, destination(corner, 90, 500)).driven).toHaveLength(3);
});

it('takes nothing for driven while the car is elsewhere', () => {
  const { driven, rest } = splitWay(way, destination(start, 270, 400));
  expect(driven).toEqual([]);
  expect(rest).toBe(way);
});

it('draws a car near its way on it and along it, and one elsewhere where it is', () => {
  const beside = { ...destination(destination(start, 0, 400), 90, 20), heading: 200 };
  const drawn = drawnAt(way, beside);
  expect(drawn.lng).toBeCloseTo(start.lng, 6);
  expect(drawn.heading).toBeCloseTo(0, 1);
  const far = { ...destination(start, 270, 60), heading: 200 };
  expect(drawnAt(way, far)).toBe(far);
  expect(drawnAt(undefined, beside)).toBe(beside);
});

it('looks along the street from a yard beside it, and to the yard only once the car heads there', () => {
  const yard = destination(start, 90, 30);
  const out = [yard, ...way];
  expect(drawnAt(out, { ...yard, heading: null }).heading).toBeCloseTo(0, 1);
  expect(drawnAt(out, { ...yard, heading: 265 }).heading).toBe(265);
  expect(drawnAt(out.toReversed(), { ...start, heading: null }).heading).toBeCloseTo(180, 1);
  // What is no right angle is a street that bends.
  const bend = [destination(start, 170, 30), ...way];
  expect(drawnAt(bend, { ...(bend[0] as typeof start), heading: null }).heading).toBeCloseTo(350, 0);
});

it.each([
  ['White', '#ffffff'],
  ['Dark grey', '#7d8594'],
  ['Metallic Blue', '#2f6fd6'],
  ['Rooi', 'var(--accent)'],
  [null, 'var(--accent)'],
])('paints a car that is %j', (color, paint) => expect(paintOf(color)).toBe(paint));
