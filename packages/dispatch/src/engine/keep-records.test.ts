import { expect, it } from 'vitest';
import { createFakeCity } from '../testing/fake-city.ts';
import { forgetOthers, news, remember, type Remembered } from './keep-records.ts';

it('forgets trips that no longer wait, but none that this round did not look at', async () => {
  const city = createFakeCity(0);
  for (let i = 0; i < 3; i += 1) city.addTrip();
  const { trips } = await city.ports.openTrips();
  const remembered: Remembered = new Map();
  for (const tripId of [1, 2, 3, 4, 5]) remember(remembered, tripId, [{ driverId: 7, gate: 'offline', meters: 10 }]);

  forgetOthers(remembered, { trips: trips.slice(1, 2), over: 1, upTo: 4 });
  expect([...remembered.keys()]).toEqual([1, 2, 5]);
  expect(news(remembered, 5, [{ driverId: 7, gate: 'offline', meters: 12 }])).toEqual([]);

  forgetOthers(remembered, { trips, over: 0, upTo: Infinity });
  expect([...remembered.keys()]).toEqual([1, 2]);
});
