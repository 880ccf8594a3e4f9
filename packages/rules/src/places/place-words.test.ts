import { expect, it } from 'vitest';
import { placeKinds } from './place.ts';
import { placeWordOf } from './place-words.ts';

it('has a word for each kind of the gazetteer, and for what OpenStreetMap calls otherwise', () => {
  for (const kind of placeKinds) expect(placeWordOf(kind), kind).not.toBe('place');
  expect(['aerodrome', 'marketplace', 'taxi', 'kindergarten', 'neighbourhood', 'doctors'].map(placeWordOf)).toEqual([
    'airport',
    'market',
    'taxi_rank',
    'school',
    'suburb',
    'clinic',
  ]);
  expect(placeWordOf('waste_basket')).toBe('place');
});
