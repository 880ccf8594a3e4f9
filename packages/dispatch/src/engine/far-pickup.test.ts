import { expect, it } from 'vitest';
import { FAR_AFTER_SECONDS, FAR_PICKUP_SECONDS } from '@safiri/rules/dispatch/far-pickup.ts';
import { createFakeCity, eastward } from '../testing/fake-city.ts';
import { runRound } from './round.ts';

const NOW = new Date('2026-06-15T08:00:00Z');
/** The fake city drives eight metres a second; here everything is four times as slow, so that a far way lies within the search. */
const FAR_METERS = (8 * FAR_PICKUP_SECONDS) / 4 + 500;

function stage() {
  const city = createFakeCity(NOW.getTime());
  const ports = {
    ...city.ports,
    pickupSeconds: (_trip: unknown, drivers: ReadonlyArray<{ meters: number }>) => drivers.map(({ meters }) => meters / 2),
    leastSeconds: (_trip: unknown, meters: readonly number[]) => meters.map((one) => one / 2),
  };
  return { ...city, round: () => runRound(ports, NOW, new Map()) };
}

it('sends nobody a long way while the search has time, and says so', async () => {
  const city = stage();
  const far = city.putDriver({ point: eastward(FAR_METERS) });
  const trip = city.addTrip();
  await city.round();
  expect(city.holderOf(trip)).toBeUndefined();
  expect(city.gatesOf(trip, far)).toEqual(['far_yet']);
});

it('sends whoever is there when it is nearly over', async () => {
  const city = stage();
  const far = city.putDriver({ point: eastward(FAR_METERS) });
  const trip = city.addTrip({ requestedAt: NOW.getTime() - 1000 * FAR_AFTER_SECONDS });
  await city.round();
  expect(city.holderOf(trip)).toBe(far);
});

it('gives the far driver a trip that is near rather than the one that waits', async () => {
  const city = stage();
  const driver = city.putDriver({ point: eastward(FAR_METERS) });
  const [far, near] = [city.addTrip(), city.addTrip({ pickup: eastward(FAR_METERS + 400) })];
  await city.round();
  expect([city.holderOf(far), city.holderOf(near)]).toEqual([undefined, driver]);
});
