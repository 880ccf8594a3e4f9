import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { FREE_WAIT_SECONDS } from '@safiri/rules/rides/waiting.ts';
import { expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';

const world = useWorld({});

it.each([
  ['ends the trip once the free waiting is over', FREE_WAIT_SECONDS + 1, 'cancelled'],
  ['puts the trip back for others before', FREE_WAIT_SECONDS - 60, 'requested'],
])('a passenger who did not come %s', async (_what, waited, status) => {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  const id = await tripUnderWay(world, who, { at: new Date() });
  await world.db
    .update(rides)
    .set({ status: 'arrived', arrivedAt: new Date(Date.now() - waited * 1000), startedAt: null })
    .where(eq(rides.id, id));
  await who.driver.client.answer(calls.changeRide, { params: { id }, body: { status: 'cancelled', reason: 'passenger_no_show' } });
  expect((await who.passenger.client.call(calls.getRide, { params: { id } })).status).toBe(status);
});
