import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { checkInvariants } from '../invariants/check.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { driver, eventually, goOnline, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

/** Two nodes that both believe that they own every city, as a lease that went wrong would have it. */
const world = useWorld({ dispatch: 'by force' });
let second: Node;
beforeAll(async () => {
  second = await startNode(world.databaseUrl, { dispatch: 'by force' });
});
afterAll(() => second.stop());

const TRIPS = 40;
const DRIVERS = 25;

it('two dispatchers of one city break nothing: each trip and each driver has one offer at most, and all trips are driven', async () => {
  const people: Person[] = [];
  const fleet: DriverPerson[] = [];
  for (let i = 0; i < TRIPS; i += 1) people.push(await passenger(world));
  for (let i = 0; i < DRIVERS; i += 1) fleet.push(await driver(world));
  // Both nodes know where everybody is; without a shared bus each is told by itself.
  for (const [i, one] of fleet.entries()) {
    await goOnline(one, 20 * i);
    second.ctx.bus.publish('driver', { driverId: one.driverId });
    second.ctx.bus.publish('position', { driverId: one.driverId, lat: -25.7487, lng: 28.238, heading: null, at: Date.now() });
  }
  const rides = await Promise.all(
    people.map(
      async ({ client }, i) =>
        (await client.at(i % 2 === 0 ? world.node.address : second.address).answer(calls.requestRide, { body: rideBody() })).body,
    ),
  );
  let driven = 0;
  let wanted = true;
  const broken: string[] = [];

  async function drive({ client, driverId }: DriverPerson, i: number): Promise<void> {
    const here = client.at(i % 2 === 0 ? world.node.address : second.address);
    while (wanted) {
      const offer = await here.call(calls.getOffer, { params: { id: driverId } });
      if (offer === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      const move = (status: BodyIn<typeof calls.changeRide>['status']) =>
        here.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status, endReason: 'other' } });
      if ((await move('accepted')).status !== 200) continue;
      await move('arrived');
      const index = rides.findIndex((ride) => ride.id === offer.rideId);
      await people[index]?.client.answer(calls.confirmStart, { params: { id: offer.rideId } });
      await move('in_progress');
      if ((await move('completed')).status === 200) driven += 1;
    }
  }

  const driving = fleet.map(drive);
  const look = async () => {
    for (const { faults } of await checkInvariants(world.db)) broken.push(...faults);
    return driven === TRIPS;
  };
  await eventually(look, 'every trip', 90).finally(() => {
    wanted = false;
  });
  await Promise.all(driving);
  expect(broken).toEqual([]);
  const { rows } = await world.db.execute(sql`select status, count(*)::int as n from rides group by status`);
  expect(rows).toEqual([{ status: 'completed', n: TRIPS }]);
}, 120_000);
