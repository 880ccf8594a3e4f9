import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { driver, passenger, rideBody } from '../testing/people.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { ledgerFaults } from '../wallet/public.ts';

/** The server under test is none of the demo; the other one, on the same database, is. */
const world = useWorld();
let demo: Node;
beforeAll(async () => {
  demo = await startNode(world.databaseUrl, { env: { DEMO: '1', CITY: '0' } });
});
afterAll(() => demo.stop());

it('quickens a trip where the demo is on, and nowhere else, whatever the phone asks for', async () => {
  const newcomer = await passenger(world);
  const rider = await passenger(world);
  const inDemo = await newcomer.client
    .at(demo.address)
    .call(calls.requestRide, { body: rideBody({ fast: true, paymentMethod: 'safiri_wallet' }) });
  expect(inDemo).toMatchObject({ fast: true, paymentMethod: 'cash' });
  const outside = await rider.client.call(calls.requestRide, { body: rideBody({ fast: true }) });
  expect(outside.fast).toBe(false);
});

it('pays nobody by a quickened trip and counts it nowhere', async () => {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  const rideId = await tripUnderWay(world, who, { at: new Date() });
  await world.db.update(rides).set({ isFast: true }).where(eq(rides.id, rideId));
  await endUnproven(who.driver, rideId);
  const [ride] = await world.db.select().from(rides).where(eq(rides.id, rideId));
  expect(ride).toMatchObject({ status: 'completed', isFast: true, operatorPay: null });
  expect(await ledgerFaults(world.db)).toEqual([]);
  const today = await who.driver.client.call(calls.getToday, { params: { id: who.driver.driverId } });
  expect(today).toMatchObject({ earnings: '0.00', net: '0.00', trips: 0 });
  expect(Number((await who.driver.client.call(calls.getEarnings)).balance)).toBe(0);
  await who.passenger.client.call(calls.rateRide, { params: { id: rideId }, body: { rating: 1 } });
  const [person] = await world.db.select().from(users).where(eq(users.id, who.driver.user.id));
  expect(person).toMatchObject({ ratingCount: 0, totalRides: 0 });
});
