import { expect, it } from 'vitest';
import { carLooksIn } from './car-looks.ts';

it.each([
  ['en', 'White', 'Toyota Corolla', 'White Toyota Corolla'],
  ['sw', 'White', 'Toyota Corolla', 'Toyota Corolla nyeupe'],
  ['st', ' gray', 'Toyota Corolla', 'Toyota Corolla e putswa'],
  // What has no word of ours is said as its driver wrote it.
  ['sw', 'Midnight pearl', 'Toyota Corolla', 'Midnight pearl Toyota Corolla'],
  ['sw', '', 'Corolla', 'Corolla'],
  ['en', 'constructor', 'Corolla', 'constructor Corolla'],
])('says in %s of a car that is %j', (language, color, car, looks) => expect(carLooksIn(language, color, car)).toBe(looks));
