import { expect, it } from 'vitest';
import { usesOf } from './vehicle-uses.ts';

it.each([
  ['car', { people: true, food: true, parcelKg: 20, large: false, twoWheels: false }],
  ['minibus', { people: true, food: false, parcelKg: null, large: false, twoWheels: false }],
  ['motorcycle', { people: false, food: true, parcelKg: 5, large: false, twoWheels: true }],
  ['scooter', { people: false, food: true, parcelKg: null, large: false, twoWheels: true }],
  ['bakkie', { people: false, food: false, parcelKg: 500, large: true, twoWheels: false }],
  ['van', { people: false, food: false, parcelKg: 1000, large: true, twoWheels: false }],
] as const)('a %s earns from what it may carry', (name, uses) => expect(usesOf(name)).toEqual(uses));
