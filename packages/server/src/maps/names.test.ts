import { expect, it } from 'vitest';
import { namesOf, otherNamesOf } from './names.ts';

it('shows the first of several names, and finds a place by the others too', () => {
  const tags = { name: 'CSIR Building 33;Council for Geoscience', 'name:sw': 'Jengo la 33;CSIR' };
  expect(namesOf(tags)).toEqual({ name: 'CSIR Building 33', 'name:sw': 'Jengo la 33' });
  expect(otherNamesOf(tags)).toEqual(['Jengo la 33', 'Council for Geoscience']);
});
