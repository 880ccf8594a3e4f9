import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, rideBody } from '../testing/people.ts';

const world = useWorld();

it.each([
  { who: 'who proved the number', proven: true, rider: undefined, verified: true },
  { who: 'who did not', proven: false, rider: undefined, verified: false },
  { who: 'whom somebody with a proven number only named', proven: true, rider: { name: 'Gogo', phone: '073 555 0181' }, verified: false },
])('tells the driver on offer and trip of a passenger $who: $verified', async ({ proven, rider, verified }) => {
  const [asker, taxi] = [await passenger(world), await driver(world)];
  await world.db
    .update(users)
    .set({ phoneVerifiedAt: proven ? new Date() : null })
    .where(eq(users.id, asker.user.id));
  const { id } = await asker.client.call(calls.requestRide, { body: rideBody(rider === undefined ? {} : { rider }) });
  await makeOfferTo(world, taxi, id);
  const offer = await taxi.client.call(calls.getOffer, { params: { id: taxi.driverId } });
  expect(offer).toMatchObject({ rideId: id, passenger: { phoneVerified: verified } });
  const driven = await taxi.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
  expect(driven).toMatchObject({ side: 'driver', passenger: { phoneVerified: verified } });
  // Each who looks reads of themselves alone.
  const asked = await asker.client.call(calls.getRide, { params: { id } });
  expect(asked.passenger).toMatchObject({ id: asker.user.id, phoneVerified: proven });
});
