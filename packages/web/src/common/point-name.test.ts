import { expect, it } from 'vitest';
import { isUnnamed } from './is-unnamed.ts';
import { pointName } from './point-name.ts';

const here = { lat: -25.74871, lng: 28.23804 };
const say = (key: string, values: Record<string, string | number> = {}) => `${key} ${Object.values(values).join(' ')}`;

it.each<[string, number | null, string]>([
  ['at a place', 12, 'Hatfield Plaza'],
  ['as far as its name goes', 80, 'Hatfield Plaza'],
  ['in the next street', 352, 'nearPlace Hatfield Plaza 350 m'],
  ['a suburb away', 2640, 'nearPlace Hatfield Plaza 2.6 km'],
  ['far from everything', 3001, '-25.74871, 28.23804'],
])('a point %s is called what it is', (_where, distanceMeters, name) => {
  expect(pointName(say, here, { name: 'Hatfield Plaza', distanceMeters })).toBe(name);
});

it('a point of which nothing is known is its degrees', () => {
  expect(pointName(say, here, null)).toBe('-25.74871, 28.23804');
});

it('degrees are told apart from names', () => {
  expect(isUnnamed(pointName(say, here, null))).toBe(true);
  expect(['12 Park Street, Hatfield', 'nearPlace Hatfield Plaza 350 m'].map(isUnnamed)).toEqual([false, false]);
});
