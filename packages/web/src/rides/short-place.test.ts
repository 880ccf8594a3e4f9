import { expect, it } from 'vitest';
import { shortPlace } from './short-place.ts';

it.each([
  ['Menlyn Park', 'Menlyn Park'],
  ['Park Street, Hatfield, Pretoria', 'Park Street'],
  ['12, Vilakazi Street, Orlando West', '12 Vilakazi Street'],
  ['12', '12'],
  ['', ''],
])('calls %j %j', (address, name) => {
  expect(shortPlace(address)).toBe(name);
});
