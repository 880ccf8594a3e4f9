import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { budgetDays } from '@safiri/db/markets/tables.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { arrive, askForBoda, bodaRider, kisumuFile, kisumuPassenger, movedClock, openKisumu, start, takeRide } from '../testing/kisumu.ts';
import { eventually } from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';

const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });

beforeAll(async () => {
  const goal = '{ id: day, kind: goal, earn: 1, per: day, pays: 40, budget: { perDay: 400 } }';
  const bring = '{ id: bring, kind: referral, pays: 300, afterTrips: 1, budget: { perDay: 3000 } }';
  await openKisumu(world, kisumuFile().replace('incentives: []', `incentives: [${goal}, ${bring}]`));
  // Both days have their rows: an insert that waits to be committed could be locked by nobody.
  const day = localDate(time.clock(), 'Africa/Nairobi');
  await world.db.insert(budgetDays).values([
    { marketId: 'kisumu', programme: 'day', day, budgetMinor: 400_00, spentMinor: 0 },
    { marketId: 'kisumu', programme: 'bring', day, budgetMinor: 3000_00, spentMinor: 0 },
  ]);
}, 120_000);

/** A trip at its end that completes a goal and a referral. */
async function lastMetres() {
  const [rider, own, referrer] = [await kisumuPassenger(world), await bodaRider(world), await bodaRider(world)];
  await referrer.client.call(calls.setStatus, { params: { id: referrer.user.id }, body: { isOnline: false } });
  await world.db
    .insert(referrals)
    .values({ referrerId: referrer.driverId, referredId: own.driverId, phone: own.user.phone, createdAt: new Date(0) });
  const ride = await askForBoda(rider);
  await takeRide(own, ride.id);
  await arrive(world, own, ride.id);
  await start(own, rider, ride.id);
  await driveThere(world, own, ride.id);
  const end = () => own.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed' } });
  return { rider, own, referrer, end };
}

const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Somebody holds a row while the trip ends; once that waits for it, whatever comes later in the order of locks is still free for them. */
async function whileHeld(held: SQL, end: () => Promise<{ status: number }>, laterLocks: readonly SQL[]): Promise<number> {
  const [isHeld, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = world.db.transaction(async (tx) => {
    await tx.execute(held);
    isHeld.resolve();
    await mayGoOn.promise;
    for (const lock of laterLocks) await tx.execute(sql`${lock} for no key update nowait`);
  });
  await isHeld.promise;
  const ending = end();
  await eventually(async () => (await world.db.execute<{ n: number }>(waiting)).rows[0]?.n === 1, 'the end of the trip at the lock');
  mayGoOn.resolve();
  await holder;
  return (await ending).status;
}

const allBudgets = sql`select programme from budget_days`;

it('holds no budget while it waits for a person: whoever holds people first, and then budgets, never waits for it in a circle', async () => {
  const { rider, own, end } = await lastMetres();
  const status = await whileHeld(sql`select id from users where id = ${rider.user.id} for no key update`, end, [
    sql`select id from users where id = ${Math.max(own.user.id, rider.user.id)}`,
    allBudgets,
  ]);
  expect(status).toBe(200);
  await own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: false } });
});

it('holds no person while it waits for whoever brought its driver', async () => {
  const { rider, own, referrer, end } = await lastMetres();
  const status = await whileHeld(sql`select id from drivers where id = ${referrer.driverId} for no key update`, end, [
    sql`select id from users where id in (${rider.user.id}, ${own.user.id}) order by id`,
    allBudgets,
  ]);
  expect(status).toBe(200);
  const days = await world.db.select().from(budgetDays);
  // Two trips of two drivers, each with a goal of 40 and a referral of 300.
  expect(Object.fromEntries(days.map(({ programme, spentMinor }) => [programme, spentMinor]))).toEqual({ day: 80_00, bring: 600_00 });
});
