import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, eventually, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

/** Races are run on two whole servers over one database; dispatch is off, the tests make the offers. */
const world = useWorld();
let second: Node;
beforeAll(async () => {
  second = await startNode(world.databaseUrl);
});
afterAll(() => second.stop());

const RACES = searchRuns();
const RACERS = 20;

const offer = (rideId: number, to: DriverPerson) => makeOfferTo(world, to, rideId);

const rideOf = async (person: Person) => (await person.client.answer(calls.requestRide, { body: rideBody() })).body;

describe('one trip, many drivers, two servers', () => {
  let racers: DriverPerson[];
  let lerato: Person;
  beforeAll(async () => {
    lerato = await passenger(world);
    racers = [];
    for (let i = 0; i < RACERS; i += 1) racers.push(await driver(world));
  });

  it(
    `has one winner in each of ${RACES} races, the rest get 409`,
    async () => {
      for (let race = 0; race < RACES; race += 1) {
        const ride = await rideOf(lerato);
        const holder = racers[race % RACERS] as DriverPerson;
        await offer(ride.id, holder);
        const answers = await Promise.all(
          racers.flatMap((racer, i) => {
            const other = racer.client.at(second.address);
            const take = (client: typeof other) =>
              client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
            // Its holder taps on both servers at once; the others try one each.
            return racer === holder ? [take(racer.client), take(other)] : [take(i % 2 === 0 ? racer.client : other)];
          }),
        );
        const won = answers.filter((answer) => answer.status === 200);
        expect(new Set(won.map((answer) => answer.body.driver?.id))).toEqual(new Set([holder.driverId]));
        expect(answers.filter((answer) => answer.status === 409)).toHaveLength(answers.length - won.length);
        await holder.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'arrived' } });
        await lerato.client.answer(calls.confirmStart, { params: { id: ride.id } });
        await holder.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'in_progress' } });
        await holder.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed', endReason: 'other' } });
      }
      const { rows } = await world.db.execute(sql`select to_status, count(*)::int as n from ride_events group by to_status`);
      expect(Object.fromEntries(rows.map((row) => [row['to_status'], row['n']]))).toEqual({
        requested: RACES,
        accepted: RACES,
        arrived: 2 * RACES,
        in_progress: RACES,
        completed: RACES,
      });
      const ledger = await world.db.execute(
        sql`select coalesce(sum(amount_minor), 0)::int as sum, count(distinct transfer_id) filter (where kind = 'fare')::int as n
        from ledger_entries join ledger_transfers t on t.id = transfer_id`,
      );
      expect(ledger.rows[0]).toEqual({ sum: 0, n: RACES });
    },
    searchTimeout(1000),
  );

  it('completing and cancelling at once ends in one state, and history agrees', async () => {
    for (let race = 0; race < 30; race += 1) {
      const ride = await rideOf(lerato);
      const holder = racers[race % RACERS] as DriverPerson;
      await offer(ride.id, holder);
      const move = (client: DriverPerson['client'], status: BodyIn<typeof calls.changeRide>['status']) =>
        client.answer(calls.changeRide, { params: { id: ride.id }, body: { status, endReason: 'other' } });
      await move(holder.client, 'accepted');
      await move(holder.client, 'arrived');
      await lerato.client.answer(calls.confirmStart, { params: { id: ride.id } });
      await move(holder.client, 'in_progress');
      const [completed, cancelled] = await Promise.all([
        move(holder.client, 'completed'),
        move(holder.client.at(second.address), 'cancelled'),
      ]);
      expect([completed.status, cancelled.status].sort()).toEqual([200, 409]);
      const { rows } = await world.db.execute(
        sql`select r.status, (select to_status from ride_events e where e.ride_id = r.id order by version desc limit 1) as last from rides r where r.id = ${ride.id}`,
      );
      expect(rows[0]?.['last']).toBe(rows[0]?.['status']);
      expect(rows[0]?.['status']).toBe(completed.status === 200 ? 'completed' : 'cancelled');
    }
  });
});

describe('one driver, two trips', () => {
  it('accepts one of them', async () => {
    const thabo = await driver(world);
    const [a, b] = [await rideOf(await passenger(world)), await rideOf(await passenger(world))];
    await offer(a.id, thabo);
    // The database keeps a driver from having two offers; an older one is made to look taken to let the race happen.
    await world.db.execute(sql`drop index ride_offers_one_per_driver`);
    await offer(b.id, thabo);
    const answers = await Promise.all([
      thabo.client.answer(calls.changeRide, { params: { id: a.id }, body: { status: 'accepted' } }),
      thabo.client.at(second.address).answer(calls.changeRide, { params: { id: b.id }, body: { status: 'accepted' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('one passenger, ten taps', () => {
  it('makes one trip', async () => {
    const sipho = await passenger(world);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? sipho.client : sipho.client.at(second.address)).answer(calls.requestRide, { body: rideBody() }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('with one idempotency key gives ten times the same answer', async () => {
    const sipho = await passenger(world);
    const headers = { 'idempotency-key': 'tap-tap-tap-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? sipho.client : sipho.client.at(second.address)).answer(calls.requestRide, { body: rideBody(), headers }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(201));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });
});

describe('an idempotency key', () => {
  it('gives the first answer again, also from another server, and refuses another body', async () => {
    const sipho = await passenger(world);
    const headers = { 'idempotency-key': 'request-0001' };
    const first = await sipho.client.answer(calls.requestRide, { body: rideBody(), headers });
    await sipho.client.answer(calls.changeRide, { params: { id: first.body.id }, body: { status: 'cancelled' } });
    const again = await sipho.client.at(second.address).answer(calls.requestRide, { body: rideBody(), headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await sipho.client.answer(calls.requestRide, { body: rideBody({ rideType: 'premium' }), headers });
    expect(other.body).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
    expect((await sipho.client.answer(calls.requestRide, { body: rideBody(), idempotencyKey: 'x' })).body.errors?.[0]?.path).toBe(
      'Idempotency-Key',
    );
    const anna = await passenger(world);
    expect((await anna.client.answer(calls.requestRide, { body: rideBody(), headers })).body.passengerId).toBe(anna.user.id);
  });
});

describe('cancelling while the offer is accepted', () => {
  it('leaves no accepted offer on a cancelled trip', async () => {
    for (let race = 0; race < 30; race += 1) {
      const sipho = await passenger(world);
      const thabo = await driver(world);
      const ride = await rideOf(sipho);
      await world.db.execute(sql`delete from ride_offers where driver_id = ${thabo.driverId}`);
      await offer(ride.id, thabo);
      const [cancelled] = await Promise.all([
        sipho.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } }),
        thabo.client.at(second.address).answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } }),
      ]);
      expect(cancelled.status).toBe(200);
      const state = await eventually(async () => (await sipho.client.answer(calls.getRide, { params: { id: ride.id } })).body);
      expect(state.status).toBe('cancelled');
      const active = await thabo.client.answer(calls.driverActiveRide, { params: { id: thabo.driverId } });
      expect(active.body).toBeNull();
    }
  });
});
