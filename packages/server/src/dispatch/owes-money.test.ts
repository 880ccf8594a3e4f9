import { beforeAll, expect, it } from 'vitest';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { calls } from '../testing/calls.ts';
import { owe } from '../testing/driver-money.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, kisumuPassenger, openKisumu } from '../testing/kisumu.ts';
import { makeOffer } from './make-offer.ts';

const world = useWorld({ markets: false });
beforeAll(() => openKisumu(world));

it('makes no offer in cash to who came to the limit since the round looked, however many dispatchers try', async () => {
  const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
  const { id } = await askForBoda(rider);
  const offer = () =>
    makeOffer(world.node.ctx, {
      tripId: id,
      driverId: own.driverId,
      from: undefined,
      by: 'motorcycle',
      pickupMeters: 100,
      pickupSeconds: 60,
      expiresAt: new Date(Date.now() + 15_000),
    });
  await owe(world, own, 'KES', -1000_00);
  expect(new Set(await Promise.all(Array.from({ length: 20 }, offer)))).toEqual(new Set(['driver_gone']));
  expect(await world.db.$count(rideOffers)).toBe(0);
  await owe(world, own, 'KES', 1);
  expect((await Promise.all(Array.from({ length: 20 }, offer))).filter((became) => became === 'offered').length).toBe(1);
  expect((await own.client.call(calls.getOffer, { params: { id: own.driverId } }))?.rideId).toBe(id);
});
