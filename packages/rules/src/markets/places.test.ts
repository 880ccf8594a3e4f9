import { describe, expect, it } from 'vitest';
import type { MarketPlace } from './document.ts';
import { meetingPointOf, placeAt, rankAt } from './places.ts';

/** The airport of operator §1, with a second gate 200 m east of the first. */
const airport: MarketPlace = {
  id: 'kisumu-airport',
  kind: 'airport',
  at: [34.729, -0.086],
  radiusM: 400,
  pickupFee: 100,
  queue: 'fifo',
  meet: [
    { name: { en: 'Gate B' }, at: [34.7292, -0.0862] },
    { name: { en: 'Gate C' }, at: [34.731, -0.0862] },
  ],
};
const mall: MarketPlace = { ...airport, id: 'mall', kind: 'mall', at: [34.76, -0.1], queue: null, meet: [] };
const document = { places: [airport, mall] };

describe('places of a market', () => {
  it('are circles: 399 m away is inside, 401 m is not', () => {
    expect(placeAt(document, { lat: -0.086 + 399 / 111_195, lng: 34.729 })?.id).toBe('kisumu-airport');
    expect(placeAt(document, { lat: -0.086 + 401 / 111_195, lng: 34.729 })).toBeUndefined();
  });

  it('have a line only where the document says so', () => {
    expect(rankAt(document, { lat: -0.086, lng: 34.729 })?.id).toBe('kisumu-airport');
    expect(rankAt(document, { lat: -0.1, lng: 34.76 })).toBeUndefined();
  });

  it('lead a pickup to the nearest meeting point, and nobody who stands at one', () => {
    expect(meetingPointOf(document, { lat: -0.086, lng: 34.729 })).toMatchObject({ names: { en: 'Gate B' }, lat: -0.0862 });
    expect(meetingPointOf(document, { lat: -0.0862, lng: 34.7307 })).toMatchObject({ names: { en: 'Gate C' } });
    expect(meetingPointOf(document, { lat: -0.0862, lng: 34.7292 })).toBeUndefined();
    expect(meetingPointOf(document, { lat: -0.1, lng: 34.76 })).toBeUndefined();
  });
});
