import { expect, it } from 'vitest';
import { createFakeCity, eastward } from '../testing/fake-city.ts';
import { runRound } from './round.ts';

const NOW = new Date('2026-06-15T08:00:00Z');

function stage() {
  const city = createFakeCity(NOW.getTime());
  return { ...city, round: () => runRound(city.ports, NOW, new Map()) };
}

/** Somebody lets passengers out at the point in so many seconds; the fake city drives eight metres a second. */
const ending = (freeInSeconds: number) => ({ tripId: 99, freeInSeconds });

it('offers a trip to who ends one near it soon, rather than to who is free far away', async () => {
  const city = stage();
  const soon = city.putDriver({ ending: ending(120), point: eastward(800) });
  city.putDriver({ point: eastward(4000) });
  const trip = city.addTrip();
  await city.round();
  expect(city.holderOf(trip)).toBe(soon);
  expect(city.offers[0]).toMatchObject({ after: ending(120) });
  expect(Math.round(city.offers[0]?.pickupSeconds ?? 0)).toBe(220);
});

it('offers it to who is free where that is sooner', async () => {
  const city = stage();
  const soon = city.putDriver({ ending: ending(300), point: eastward(800) });
  const free = city.putDriver({ point: eastward(1600) });
  const trip = city.addTrip();
  await city.round();
  expect(city.holderOf(trip)).toBe(free);
  expect(city.offers[0]?.after).toBeUndefined();
  expect(city.gatesOf(trip, soon)).toEqual(['other_was_nearer']);
});

it('keeps from the trip who is not free soon enough, and who would drive too far', async () => {
  const city = stage();
  const late = city.putDriver({ ending: ending(1000) });
  const far = city.putDriver({ ending: ending(10), point: eastward(6000) });
  const trip = city.addTrip();
  await city.round();
  expect(city.holderOf(trip)).toBeUndefined();
  expect([city.gatesOf(trip, late), city.gatesOf(trip, far)]).toEqual([['busy'], ['busy']]);
});

it('gives goods to nobody who carries people', async () => {
  const city = stage();
  const soon = city.putDriver({ ending: ending(10), vehicleType: 'motorcycle' });
  const trip = city.addTrip({ rideType: 'food_delivery' });
  await city.round();
  expect(city.gatesOf(trip, soon)).toEqual(['busy']);
});
