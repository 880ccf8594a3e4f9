import { expect, it } from 'vitest';
import { market } from '../testing/market.ts';
import { exampleFare } from './example-fare.ts';

const noon = new Date('2026-11-24T09:00:00Z');
const at = { lat: -0.0917, lng: 34.768 };

it('prices a way by the tariff alone: 50 and 20 a kilometre, rounded to tens', () => {
  const { document, service } = market();
  expect([0, 3800, 6000].map((meters) => exampleFare(document, service, at, noon, meters))).toEqual([50_00, 130_00, 170_00]);
});

it('counts the minutes that a city takes, at 22 km/h', () => {
  const { document, service } = market({ perMinute: 10 });
  // 11 km are 30 minutes: 50 + 220 + 300.
  expect(exampleFare(document, service, at, noon, 11_000)).toBe(570_00);
});
