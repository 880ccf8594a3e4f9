import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, menlyn, passenger } from '../testing/people.ts';

const world = useWorld({ dispatch: true });
const at = ({ lat, lng }: { lat: number; lng: number }) => ({ lat, lng });
const nairobi = { lat: -1.2864, lng: 36.8172 };
const centurion = { lat: -25.8603, lng: 28.1894 };

it('tells for each place what a quote would say: the fare of the type, the minutes, the nearest car', async () => {
  const { client } = await passenger(world);
  await goOnline(await driver(world), 900);
  await eventually(async () => {
    const { fares } = await client.call(calls.calculateFare, {
      body: { rideType: 'standard', pickupLocation: hatfield, dropoffLocation: menlyn },
    });
    return fares[0]?.nextCar ?? undefined;
  }, 'the car');
  for (const rideType of passengerRideTypes) {
    const { trips, countryId, timeZone } = await client.call(calls.glanceFares, {
      body: { rideType, pickup: at(hatfield), destinations: [at(menlyn), nairobi, centurion] },
    });
    expect([countryId, timeZone, trips.length, trips[1]]).toEqual(['za', 'Africa/Johannesburg', 3, null]);
    for (const [i, dropoff] of [[0, menlyn] as const, [2, { ...centurion, address: 'Centurion' }] as const]) {
      const quote = await client.call(calls.calculateFare, { body: { rideType, pickupLocation: hatfield, dropoffLocation: dropoff } });
      const fare = quote.fares.find((one) => one.rideType === rideType);
      expect(trips[i]).toEqual({
        fare: fare?.fare,
        duration: quote.duration,
        nextCar: rideType === 'ladies_only' ? null : fare?.nextCar,
      });
    }
  }
});

it('stores no quote', async () => {
  const { client } = await passenger(world);
  const stored = async () => (await world.db.execute<{ n: string }>(sql`select count(*) as n from quotes`)).rows[0]?.n;
  const before = await stored();
  await client.call(calls.glanceFares, { body: { rideType: 'standard', pickup: at(hatfield), destinations: [at(menlyn), at(menlyn)] } });
  expect(await stored()).toBe(before);
});

it('is refused where no rides begin, for nothing, and for more places than a home shows', async () => {
  const { client } = await passenger(world);
  const ask = (pickup: { lat: number; lng: number }, destinations: { lat: number; lng: number }[]) =>
    client.refused(calls.glanceFares, { body: { rideType: 'standard', pickup, destinations } });
  expect((await ask({ lat: 0, lng: 0 }, [at(menlyn)])).code).toBe('not_bookable_here');
  expect((await ask(at(hatfield), [])).code).toBe('invalid_request');
  expect(
    (
      await ask(
        at(hatfield),
        Array.from({ length: 4 }, () => at(menlyn)),
      )
    ).code,
  ).toBe('invalid_request');
});
