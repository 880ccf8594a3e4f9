import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';

const world = useWorld({ dispatch: true });

it('says of its offer that it pays nothing, and of none besides', async () => {
  const taxi = await driver(world);
  await goOnline(taxi);
  const plain = await passenger(world);
  await plain.client.call(calls.requestRide, { body: rideBody() });
  const offer = await offerOf(taxi);
  expect([offer.fast, Number(offer.net) > 0]).toEqual([false, true]);
  // The trip that is offered is one of the demo from now on: what is said of it is read anew each time.
  await world.db.update(rides).set({ isFast: true }).where(eq(rides.id, offer.rideId));
  expect(await offerOf(taxi)).toMatchObject({ fast: true, commission: '0.00', bonus: null, net: '0.00' });
});
