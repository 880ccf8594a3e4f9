import { eq, sql } from 'drizzle-orm';
import type { BodyIn } from '@safiri/contract/call.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { checkInvariants } from '../invariants/check.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import { makeOfferTo } from './offers.ts';
import type { DriverPerson } from './people.ts';

type Body = BodyIn<typeof calls.startHail>;

/** Trips with somebody who stands before the driver, and the texts that they get. */
export function hailsIn(world: World, clock: () => Date) {
  const hail = (own: DriverPerson, changes: Partial<Body> = {}) =>
    own.client.call(calls.startHail, { body: { rideType: 'boda', ...changes } });
  const refusedHail = async (own: DriverPerson, changes: Partial<Body> = {}) =>
    (await own.client.refused(calls.startHail, { body: { rideType: 'boda', ...changes } })).code;
  const textsTo = async (phone: string) =>
    (await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${phone} order by id`)).rows.map(
      ({ body }) => body,
    );
  const rowOf = async (id: number) => there((await world.db.select().from(rides).where(eq(rides.id, id)))[0]);
  /** An offer that stands on the clock of this world. */
  async function offerTo(own: DriverPerson, rideId: number): Promise<void> {
    await makeOfferTo(world, own, rideId);
    await world.db
      .update(rideOffers)
      .set({ expiresAt: new Date(clock().getTime() + 15_000) })
      .where(eq(rideOffers.rideId, rideId));
  }
  /** What is broken; that nobody sends the texts of this world is not. */
  const broken = async () =>
    (await checkInvariants(world.db)).filter(({ name, faults }) => faults.length > 0 && name !== 'no message waits for ever');
  let n = 0;
  const number = () => `+25471300${1000 + (n += 1)}`;

  return { hail, refusedHail, textsTo, rowOf, offerTo, broken, number };
}
