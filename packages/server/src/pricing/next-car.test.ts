import { expect, it } from 'vitest';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, menlyn, passenger, reportNorth, rideBody } from '../testing/people.ts';

const world = useWorld({ dispatch: true });
const quoteFor = (client: Client) =>
  client.call(calls.calculateFare, { body: { rideType: 'standard', pickupLocation: hatfield, dropoffLocation: menlyn } });
const carFor = async (client: Client, rideType: string) =>
  (await quoteFor(client)).fares.find((fare) => fare.rideType === rideType)?.nextCar;

it('a quote tells when the nearest free car that fits could come, and to whom it concerns alone', async () => {
  const rider = await passenger(world);
  const woman = await passenger(world, { gender: 'female', genderVerified: true });
  expect(await carFor(rider.client, 'standard')).toBeNull();

  const far = await driver(world);
  await goOnline(far, 4000);
  const first = await eventually(() => carFor(rider.client, 'standard'), 'the car');
  const zanele = await driver(world, { gender: 'female' });
  await goOnline(zanele, 300);
  const near = await eventually(async () => {
    const car = await carFor(woman.client, 'ladies_only');
    return car ?? undefined;
  }, 'her car');
  expect(near.pickupMinutes).toBeLessThan(first.pickupMinutes);
  expect(await carFor(rider.client, 'standard')).toEqual(near);

  // A sedan is nobody's premium car; where women drive is told to women alone, and where cars are to nobody who has not signed in.
  expect(await carFor(woman.client, 'premium')).toBeNull();
  expect(await carFor(rider.client, 'ladies_only')).toBeNull();
  const { fares } = await quoteFor(world.client());
  expect(fares.map(({ nextCar }) => nextCar)).toEqual([null, null, null, null, null]);

  // The arrival is the way to the pickup and the trip itself; others in the car may make it later.
  const quote = await quoteFor(rider.client);
  expect(quote.timeZone).toBe('Africa/Johannesburg');
  expect(near.arrivalMinutes - near.pickupMinutes - quote.duration).toBeLessThanOrEqual(1);
  expect(near.arrivalMinutes).toBeGreaterThanOrEqual(quote.duration);
  expect(near.arrivalMinutesHigh).toBeGreaterThan(near.arrivalMinutes);
  const shared = await carFor(rider.client, 'share');
  expect(shared?.arrivalMinutesHigh).toBe(near.arrivalMinutesHigh + detourCapMinutes(quote.duration));

  // Who has an offer is not free: the next one is told.
  await rider.client.call(calls.requestRide, { body: rideBody() });
  await eventually(async () => (await carFor(woman.client, 'ladies_only')) === null, 'her to be asked');
  await reportNorth(far, 4000);
  expect((await carFor(woman.client, 'standard'))?.pickupMinutes).toBe(first.pickupMinutes);
});
