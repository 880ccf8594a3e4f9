import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { budgetDays, budgetUses } from '@safiri/db/markets/tables.ts';
import { promotionUses } from '@safiri/db/pricing/promotion-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { cancelBySystem, lockRide } from '../rides/public.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { move, sendParcel } from '../testing/parcels.ts';
import { driver, eventually, goOnline, offerOf, passenger } from '../testing/people.ts';

const world = useWorld({ dispatch: true });
const day = '2026-01-01';
const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** A parcel that a courier comes for, with a bonus for the trip and a code of the order, each of a budget's day. */
async function onItsWay(): Promise<number> {
  const [sender, courier] = [await passenger(world), await driver(world, { vehicleType: 'motorcycle' })];
  await goOnline(courier);
  const { id } = (await sendParcel(sender)).body;
  const { rideId } = await offerOf(courier);
  await move(courier, rideId, { status: 'accepted' });
  const budget = { marketId: 'pretoria', day };
  const programmes = [
    { programme: 'bonus', reference: `ride:${rideId}:bonus` },
    { programme: 'code', reference: `ride:${rideId}:promotion` },
  ];
  await world.db
    .insert(budgetDays)
    .values(programmes.map(({ programme }) => ({ ...budget, programme, budgetMinor: 100_00, spentMinor: 5_00 })));
  await world.db.insert(budgetUses).values(programmes.map((use) => ({ ...budget, ...use, amountMinor: 5_00, createdAt: new Date() })));
  const use = { rideId, orderId: id, marketId: 'pretoria', code: 'code', userId: sender.user.id, place: 0, usedAt: new Date() };
  await world.db.insert(promotionUses).values(use);
  await world.db
    .update(rides)
    .set({ bonus: { id: 'bonus', percent: 10, amountMinor: 5_00 } })
    .where(eq(rides.id, rideId));
  return rideId;
}

it('takes the day of a trip’s bonus before that of its order’s code, as where the order is called back', async () => {
  const rideId = await onItsWay();
  const [isHeld, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = world.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from budget_days where programme = 'bonus' for no key update`);
    isHeld.resolve();
    await mayGoOn.promise;
    await tx.execute(sql`select 1 from budget_days where programme = 'code' for no key update nowait`);
  });
  await isHeld.promise;
  const ending = inTransaction(world.node.ctx, async (uow) => cancelBySystem(uow, there(await lockRide(uow.tx, rideId)), 'other'));
  await eventually(async () => (await world.db.execute<{ n: number }>(waiting)).rows[0]?.n === 1, 'the end of the trip at the lock');
  mayGoOn.resolve();
  await Promise.all([holder, ending]);
  expect((await world.db.select().from(budgetDays)).map(({ programme, spentMinor }) => [programme, spentMinor]).toSorted()).toEqual([
    ['bonus', 0],
    ['code', 0],
  ]);
});
