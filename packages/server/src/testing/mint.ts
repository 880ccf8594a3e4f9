import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { deviceUsers, devices } from '@safiri/db/auth/tables.ts';
import { promotionUses } from '@safiri/db/pricing/promotion-tables.ts';
import { eq } from 'drizzle-orm';
import { rides } from '@safiri/db/rides/tables.ts';
import { endReasons } from '@safiri/rules/rides/completion.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import { driver, hatfield, menlyn, passenger, PASSWORD, registration, type DriverPerson, type Person } from './people.ts';
import { driveThere, standAt, tripUnderWay } from './trips.ts';
import { topUp } from './wallets.ts';

/** Two drivers, of whom one brought the other, and five passengers who do as they say. */
export interface Crew {
  readonly drivers: readonly [DriverPerson, DriverPerson];
  readonly riders: readonly Person[];
}

/** Signs people in on one phone. */
export async function shareOnePhone(world: World, people: readonly Person[]): Promise<void> {
  const [device] = await world.db.insert(devices).values({}).returning({ id: devices.id });
  const lastLoginAt = world.node.ctx.clock();
  await world.db.insert(deviceUsers).values(people.map(({ user }) => ({ deviceId: there(device?.id), userId: user.id, lastLoginAt })));
}

export async function hireCrew(world: World): Promise<Crew> {
  const first = await driver(world);
  const phone = String(registration()['phone']);
  await first.client.call(calls.referDriver, { body: { phone } });
  const second = await driver(world, { phone });
  const riders = [];
  for (let i = 0; i < 5; i += 1) riders.push(await passenger(world));
  return { drivers: [first, second], riders };
}

/** What a crew has in money that it can spend, hand over or draw, and what was put into its wallets; minor units. */
export async function wealthOf(world: World, { drivers, riders }: Crew): Promise<{ has: number; putIn: number }> {
  const accounts = [...drivers, ...riders]
    .flatMap(({ user }) => [`user:${user.id}:wallet`, `user:${user.id}:cash`])
    .concat(drivers.flatMap(({ driverId }) => ['wallet', 'cash', 'payout'].map((one) => `driver:${driverId}:${one}`)));
  const { rows } = await world.db.execute<{ has: number; in: number }>(sql`
    select coalesce(sum(e.amount_minor), 0)::float8 as has, coalesce(sum(e.amount_minor) filter (where t.kind = 'top_up'), 0)::float8 as "in"
    from ledger_entries e join ledger_transfers t on t.id = e.transfer_id where e.account in ${accounts}`);
  return { has: there(rows[0]).has, putIn: there(rows[0]).in };
}

/** One of the cheats of a try. `chance` decides all that is left open. */
type Cheat = (world: World, crew: Crew, chance: () => number) => Promise<void>;

const pick = <T>(list: readonly T[], chance: () => number): T => there(list[Math.floor(chance() * list.length)]);

/** A trip under way of some of the crew, at a price that would pay. */
async function begin(world: World, crew: Crew, chance: () => number, trip: { subscriptionId?: number } = {}, who?: Person) {
  const own = pick(crew.drivers, chance);
  const rider = who ?? pick(crew.riders, chance);
  const fareMinor = 50_00 + Math.floor(chance() * 600_00);
  const isWallet = trip.subscriptionId === undefined && chance() < 0.4;
  if (isWallet) await topUp(world, rider, fareMinor);
  const at = world.node.ctx.clock();
  const id = await tripUnderWay(world, { passenger: rider, driver: own }, { at, fareMinor, ...(isWallet ? { paymentMethod: 'wallet' } : {}), ...trip }); // prettier-ignore
  return { id, own, rider };
}

/** Both tap whatever there is to tap, at once and again; refusals are part of it. */
async function tapToTheEnd({ client }: DriverPerson, rider: Person, id: number, chance: () => number): Promise<void> {
  const end = () =>
    client.answer(calls.changeRide, {
      params: { id },
      body: { status: 'completed', ...(chance() < 0.8 ? { endReason: pick(endReasons, chance) } : {}) },
    });
  await Promise.all([end(), end()]);
  await client.answer(calls.changeRide, { params: { id }, body: { status: 'completed', endReason: 'other' } });
  const say = () => rider.client.answer(calls.answerEnd, { params: { id }, body: { answer: 'confirmed' } });
  await Promise.all([say(), say()]);
}

/** Nobody drives: the end is tapped, with or without a phone that is said to be at the dropoff. */
const tap: Cheat = async (world, crew, chance) => {
  const { id, own, rider } = await begin(world, crew, chance);
  if (chance() < 0.5) {
    await standAt(world, own, hatfield);
    await standAt(world, own, menlyn);
  }
  await tapToTheEnd(own, rider, id, chance);
};

/** A way is invented, by people of one phone. */
const invent: Cheat = async (world, crew, chance) => {
  const { id, own, rider } = await begin(world, crew, chance);
  await shareOnePhone(world, [own, rider]);
  await driveThere(world, own, id);
  await tapToTheEnd(own, rider, id, chance);
};

/** A package pays trips that carry a bonus too. */
const ride10: Cheat = async (world, crew, chance) => {
  const rider = pick(crew.riders, chance);
  await topUp(world, rider, 357_00);
  await rider.client.answer(calls.purchase, { body: { packageId: 1, userId: rider.user.id } });
  const { rows } = await world.db.execute<{ id: number }>(
    sql`select id from subscriptions where user_id = ${rider.user.id} and rides_left > 0 order by id desc limit 1`,
  );
  const [bought] = rows;
  if (bought === undefined) return;
  const { id, own } = await begin(world, crew, chance, { subscriptionId: bought.id }, rider);
  if (chance() < 0.5) {
    await shareOnePhone(world, [own, rider]);
    await driveThere(world, own, id);
  }
  await tapToTheEnd(own, rider, id, chance);
};

/** A code takes something off that the operator would add for the driver. */
const code: Cheat = async (world, crew, chance) => {
  const { id, own, rider } = await begin(world, crew, chance);
  const promotion = { code: 'MINT', percent: 20, amount: null, most: null };
  await world.db.update(rides).set({ promotion, discountMinor: 10_00 }).where(eq(rides.id, id));
  await world.db
    .insert(promotionUses)
    .values({ rideId: id, marketId: 'pretoria', code: 'MINT', userId: rider.user.id, place: id % 32_000, usedAt: world.node.ctx.clock() });
  await tapToTheEnd(own, rider, id, chance);
};

const feeTerms = {
  waiting: null,
  cancellation: {
    freeMinutes: 3,
    feeMinor: 50_00,
    noShowAfterMinutes: 5,
    noShowFeeMinor: 50_00,
    to: 'driver' as const,
    debtLimitMinor: 500_00,
  },
  roundToMinor: 1,
};

/** Called off by both at once, with a fee for the driver, while it also starts and ends. */
const callOff: Cheat = async (world, crew, chance) => {
  const { id, own, rider } = await begin(world, crew, chance);
  const since = new Date(world.node.ctx.clock().getTime() - 600_000);
  await world.db.update(rides).set({ status: 'arrived', startedAt: null, waitingSince: since, feeTerms }).where(eq(rides.id, id));
  await standAt(world, own, hatfield);
  const steps = [
    () => rider.client.answer(calls.changeRide, { params: { id }, body: { status: 'cancelled', fee: '50' } }),
    () => rider.client.answer(calls.changeRide, { params: { id }, body: { status: 'cancelled', fee: '50' } }),
    () => own.client.answer(calls.changeRide, { params: { id }, body: { status: 'cancelled', reason: 'passenger_no_show' } }),
    () => own.client.answer(calls.changeRide, { params: { id }, body: { status: 'in_progress', pin: '1234' } }),
  ];
  await Promise.all(steps.filter(() => chance() < 0.8).map((step) => step()));
  await tapToTheEnd(own, rider, id, chance);
};

/** Whatever stands on the screen is drawn, twice at once. */
const draw: Cheat = async (_world, crew, chance) => {
  const { client } = pick(crew.drivers, chance);
  const { balance } = await client.call(calls.getEarnings);
  const ask = (amount: string) => client.answer(calls.requestPayout, { body: { amount, destination: 'FNB 1', password: PASSWORD } });
  if (Number(balance) > 0) await Promise.all([ask(balance), ask((Number(balance) / 2).toFixed(2))]);
};

/** Five passengers for whoever brought the driver. */
const five: Cheat = async (world, crew, chance) => {
  for (const rider of crew.riders) {
    const { id, own } = await begin(world, crew, chance, {}, rider);
    await tapToTheEnd(own, rider, id, chance);
  }
};

const cheats: readonly Cheat[] = [tap, tap, invent, ride10, code, callOff, callOff, draw, five];

/** One to three cheats of a crew; it has no more than it put in after each. */
export async function tryToMint(world: World, crew: Crew, chance: () => number): Promise<void> {
  const steps = 1 + Math.floor(chance() * 3);
  for (let i = 0; i < steps; i += 1) {
    await pick(cheats, chance)(world, crew, chance);
    const { has, putIn } = await wealthOf(world, crew);
    expect(has, 'minor units that nobody put in').toBeLessThanOrEqual(putIn);
    // Whoever is stuck in a trip, or waits for another driver, lets go of it, or the next try would be refused for that alone.
    await world.db.execute(sql`
      update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system', version = version + 0
      where status in ${[...liveStatuses]} and passenger_id in ${crew.riders.map(({ user }) => user.id)}`);
  }
}
