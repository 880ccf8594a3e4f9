import { inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import type { DriverActor } from '../platform/actor.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, menlyn, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { watchStatements } from '../testing/statements.ts';
import { complete, driveThere, tripUnderWay } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { createLinks } from '../sharing/public.ts';
import { createEndTogether } from './end-together.ts';

/** A Saturday in Johannesburg, where every trip that pays earns the weekend's bonus, going on while the tests do. */
const saturday = new Date('2026-11-14T12:00:00+02:00');
const begun = performance.now();
const clock = () => new Date(saturday.getTime() + performance.now() - begun);
const world = useWorld({ clock, env: { COMMISSION_PERCENT: '10' } });

interface Trip {
  readonly passenger: Person;
  readonly driver: DriverPerson;
  readonly id: number;
}

async function trip(paymentMethod = 'cash', who?: Pick<Trip, 'passenger' | 'driver'>): Promise<Trip> {
  const people = who ?? { passenger: await passenger(world), driver: await driver(world) };
  if (paymentMethod === walletMethodId) await topUp(world, people.passenger, 500_00);
  const id = await tripUnderWay(world, people, { at: new Date(clock().getTime() - 900_000), paymentMethod });
  return { ...people, id };
}
async function several(count: number, paymentMethod?: string): Promise<Trip[]> {
  const all: Trip[] = [];
  for (let n = 0; n < count; n += 1) all.push(await trip(paymentMethod));
  return all;
}

/** Trips that were put under way have no events before their end. */
const ofMoney = (name: string) => !name.includes('event');

const plainly = { fix: { lat: menlyn.lat, lng: menlyn.lng, accuracy: 10, ageSeconds: 1 }, drivenMeters: 8000 };
const actorOf = ({ driver: { user, driverId } }: Trip) => ({ userId: user.id, driverId, userType: 'driver', staff: null }) as DriverActor;

/** Ends trips in one moment, as their phones show them to be at their ends. @returns which were ended together */
async function endTogether(trips: readonly Trip[], shown = plainly): Promise<boolean[]> {
  const { ctx } = world.node;
  const end = createEndTogether(ctx, createLinks(ctx), async (_, all) => new Map(all.map(({ id }) => [id, shown])));
  const asked = (one: Trip) => ({
    actor: actorOf(one),
    rideId: one.id,
    endReason: undefined,
    deviceTime: undefined,
    key: null,
    answer: () => '{}',
  });
  return (await Promise.all(trips.map((one) => end(asked(one))))).map((answer) => answer !== undefined);
}

/** The statements of the transaction that ends trips, from its begin to its commit. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const watched = watchStatements(world.node.ctx.db.$client);
  await act();
  const sent = watched();
  const at = sent.findIndex(({ text }) => text.includes('insert into ride_events'));
  const own = sent.filter(({ client }) => client === sent[at]?.client).map(({ text }) => text);
  const written = own.findIndex((text) => text.includes('insert into ride_events'));
  const from = own.slice(0, written).lastIndexOf('begin');
  return own.slice(from, own.indexOf('commit', written) + 1);
}

const rowsOf = (ids: readonly number[]) =>
  world.db
    .select()
    .from(rides)
    .where(inArray(rides.id, [...ids]))
    .orderBy(rides.id);

/** What a trip left behind, without what only names or dates it. */
async function traces({ id, passenger: { user }, driver: taxi }: Trip) {
  const { rows } = await world.db.execute(sql`
    select
      (select json_agg(json_build_array(t.kind, t.detail, replace(replace(e.account, ':' || ${String(user.id)} || ':', ':p:'), ':' || ${String(taxi.driverId)} || ':', ':d:'),
        e.amount_minor) order by t.kind, e.account) from ledger_transfers t join ledger_entries e on e.transfer_id = t.id where t.ride_id = ${id}) as moved,
      (select json_agg(json_build_array(kind, values, redirect_to) order by kind, user_id) from notifications where user_id in (${user.id}, ${taxi.user.id})) as told,
      (select json_agg(json_build_array(name, user_id = ${user.id}) order by name, user_id) from stream_events where user_id in (${user.id}, ${taxi.user.id})) as heard,
      (select json_agg(json_build_array(kind, version, from_status, to_status, actor, data) order by id) from ride_events where ride_id = ${id}) as happened,
      (select json_agg(json_build_array(i.kind, i.total_minor, i.tax_minor, i.content - 'parties', jsonb_array_length(i.content->'parties'))) from invoices i
        where i.subject = 'ride' and i.subject_id = ${id}) as invoiced,
      (select json_agg(total_rides) from users where id in (${user.id}, ${taxi.user.id})) as counted`);
  const [row] = await rowsOf([id]);
  const { status, version, fareMinor, operatorPay, confirmation, endMeters, endStraightMeters, endReason } = row ?? {};
  return { ...rows[0], status, version, fareMinor, operatorPay, confirmation, endMeters, endStraightMeters, endReason };
}

describe('the end of a trip', () => {
  it('costs so many statements, and no more', async () => {
    const [cash, wallet] = [await trip(), await trip(walletMethodId)];
    for (const [one, count] of [
      [cash, 21],
      [wallet, 23],
    ] as const) {
      await driveThere(world, one.driver, one.id);
      const sent = await statementsOf(() =>
        one.driver.client.call(calls.changeRide, { params: { id: one.id }, body: { status: 'completed' } }),
      );
      expect(sent, sent.map((text) => text.replace(/\s+/g, ' ').slice(0, 100)).join('\n')).toHaveLength(count);
    }
    const unproven = await trip();
    const sent = await statementsOf(() =>
      unproven.driver.client.call(calls.changeRide, { params: { id: unproven.id }, body: { status: 'completed', endReason: 'other' } }),
    );
    expect(sent).toHaveLength(17);
  });

  it('costs as many together with others, whoever they are and however they pay', async () => {
    const counts: number[] = [];
    for (const count of [1, 6]) {
      const trips = await several(count);
      counts.push((await statementsOf(async () => expect(await endTogether(trips)).toEqual(trips.map(() => true)))).length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('leaves the same behind, together or alone', async () => {
    for (const method of ['cash', walletMethodId]) {
      const [alone, ...others] = await several(5, method);
      if (alone === undefined) throw new Error('no trip');
      await complete(world, alone.driver, alone.id);
      expect(await endTogether(others)).toEqual([true, true, true, true]);
      const expected = await traces(alone);
      expect(expected).toMatchObject({ status: 'completed', operatorPay: 'released', confirmation: 'plain' });
      for (const one of others) expect({ ...(await traces(one)), endStraightMeters: expected.endStraightMeters }).toEqual(expected);
    }
    expect(await brokenBooks(world, ofMoney)).toEqual([]);
  });

  it('numbers the invoices of a moment without a gap', async () => {
    const last = async () =>
      (await world.db.execute<{ last: number }>(sql`select last from invoice_series where issuer = 'operator:za' and kind = 'invoice'`))
        .rows[0]?.last ?? 0;
    const before = await last();
    const trips = await several(6);
    await endTogether(trips);
    const { rows } = await world.db.execute<{ number: number }>(
      sql`select number from invoices where subject = 'ride' and subject_id in ${trips.map(({ id }) => id)} order by number`,
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6].map((n) => before + n));
    expect(await last()).toBe(before + 6);
  });

  it('is left to itself where it is refused, or not plain', async () => {
    const [plain, ended, foreign, withDebt] = await several(4);
    if (plain === undefined || ended === undefined || foreign === undefined || withDebt === undefined) throw new Error('no trips');
    await complete(world, ended.driver, ended.id);
    await world.db
      .update(rides)
      .set({ owedMinor: 10_00 })
      .where(inArray(rides.id, [withDebt.id]));
    const stolen = { ...foreign, driver: plain.driver };
    expect(await endTogether([plain, ended, stolen, withDebt])).toEqual([true, false, false, false]);
    expect((await rowsOf([foreign.id, withDebt.id])).map(({ status }) => status)).toEqual(['in_progress', 'in_progress']);
    const nobodySaw = await trip();
    expect(await endTogether([nobodySaw], { ...plainly, drivenMeters: 0 })).toEqual([false]);
  });

  it('is nothing of any of them where one fails, and each is ended alone then', async () => {
    const [first, second, third] = await several(3);
    if (first === undefined || second === undefined || third === undefined) throw new Error('no trips');
    await world.db.execute(sql`insert into ledger_transfers (reference, kind) values (${`ride:${second.id}:fare`}, 'fare')`);
    expect(await endTogether([first, second, third])).toEqual([false, false, false]);
    expect((await rowsOf([first.id, second.id, third.id])).map(({ status }) => status)).toEqual(Array(3).fill('in_progress'));
    await world.db.execute(sql`delete from ledger_transfers where reference = ${`ride:${second.id}:fare`}`);
    expect(await endTogether([first, second, third])).toEqual([true, true, true]);
  });
});

describe('many drivers who end their trips at once', () => {
  it('each end their own, once for each key, and the books are right', async () => {
    const trips = [...(await several(8)), ...(await several(4, walletMethodId))];
    const send = ({ driver: { client }, id }: Trip, n: number) =>
      client.answer(calls.changeRide, {
        params: { id },
        body: { status: 'completed', endReason: 'other' },
        idempotencyKey: `the-end-of-trip-${n}`,
      });
    const answers = await Promise.all(trips.flatMap((one, n) => [send(one, n), send(one, n)]));
    for (const [n, { status, body }] of answers.entries()) {
      expect({ status, id: body.id, ended: body.status }).toEqual({ status: 200, id: trips[Math.floor(n / 2)]?.id, ended: 'completed' });
      expect(body).toEqual(answers[n - (n % 2)]?.body);
    }
    for (const { driver: taxi, id } of trips) {
      expect((await taxi.client.call(calls.getRide, { params: { id } })).status).toBe('completed');
    }
    const ends = await world.db
      .select({ rideId: rideEvents.rideId })
      .from(rideEvents)
      .where(
        sql`${rideEvents.kind} = 'completed' and ${inArray(
          rideEvents.rideId,
          trips.map(({ id }) => id),
        )}`,
      );
    expect(ends).toHaveLength(trips.length);
    for (const one of trips.slice(8)) expect(await walletOf(one.passenger)).toBe('400.00');
    expect(await brokenBooks(world, ofMoney)).toEqual([]);
  });
});
