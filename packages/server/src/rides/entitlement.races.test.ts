import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '../testing/client.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { searchRuns, searchTimeout } from '@safiri/rules/testing/search.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, rideBody, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { decide } from '../testing/verification.ts';
import { calls } from '../testing/calls.ts';
import { liftOf, suspendOf } from '../testing/standing.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

/** Two whole servers over one database; dispatch is off, the tests make the offers. */
const world = useWorld();
let second: Node;
let staff: Client;
beforeAll(async () => {
  second = await startNode(world.databaseUrl);
  staff = (await staffMember(world)).at(second.address);
});
afterAll(() => second.stop());

const ROUNDS = searchRuns(10);

/** Numbers from 0 to 1 that are the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Pair {
  readonly rider: Person;
  readonly person: DriverPerson;
  readonly rideId: number;
}
type Status = BodyIn<typeof calls.changeRide>['status'];
const step = ({ person, rideId }: Pair, status: Status) =>
  person.client.answer(calls.changeRide, { params: { id: rideId }, body: { status, endReason: 'other' } });

/** A ladies-only trip on offer, after `done` steps. */
async function tripAfter(rider: Person, person: DriverPerson, done: readonly Status[]): Promise<Pair> {
  const rideId = (await rider.client.answer(calls.requestRide, { body: rideBody({ rideType: 'ladies_only' }) })).body.id;
  await makeOfferTo(world, person, rideId);
  const pair = { rider, person, rideId };
  for (const status of done) expect((await step(pair, status)).status).toBe(200);
  if (done.includes('arrived')) await rider.client.answer(calls.confirmStart, { params: { id: rideId } });
  return pair;
}

/** Runs two at once, each up to a few milliseconds late by the seed, so that either may come first. */
async function race(random: () => number, a: () => Promise<Answer>, b: () => Promise<Answer>): Promise<[Answer, Answer]> {
  const [lateA, lateB] = [random() * 12, random() * 12];
  return Promise.all([wait(lateA).then(a), wait(lateB).then(b)]);
}

/**
 * Races an ending against a step, and holds what must be true whichever comes first: a passenger who is not on board is
 * not with this driver any more; one who is on board goes on, and everybody was told.
 */
async function holds(done: readonly Status[], to: Status, end: (pair: Pair) => Promise<Answer>, mend: (pair: Pair) => Promise<unknown>) {
  const random = seededRandom(20261122 + done.length);
  const rider = await passenger(world, { genderVerified: true });
  const person = await driver(world, { gender: 'female' });
  let round = 0;
  for (; round < ROUNDS; round += 1) {
    const pair = await tripAfter(rider, person, done);
    const [ended] = await race(
      random,
      () => end(pair),
      () => step(pair, to),
    );
    expect(ended.status).toBeOneOf([200, 201]);
    const ride = await rider.client.call(calls.getRide, { params: { id: pair.rideId } });
    if (ride.status === 'in_progress') {
      const { rows } = await world.db.execute(
        sql`select (select count(*)::int from notifications where user_id = ${rider.user.id} and kind = 'toldDriverNoLonger') as passenger,
              (select count(*)::int from trip_checks where ride_id = ${pair.rideId}) as checks`,
      );
      expect(Object.values(rows[0] ?? {}).every((n) => Number(n) > 0)).toBe(true);
      await step(pair, 'completed');
    } else {
      expect(ride).toMatchObject({ status: 'requested', driver: null });
      expect((await step(pair, to)).status).not.toBe(200);
      await rider.client.answer(calls.changeRide, { params: { id: pair.rideId }, body: { status: 'cancelled' } });
    }
    await mend(pair);
  }
  return round;
}

const paramsOf = ({ person: { driverId } }: Pair) => ({ driverId });
const lift = ({ person }: Pair) => liftOf(staff, person);
const approve = ({ person }: Pair) =>
  world.db.execute(sql`update drivers set verification_status = 'approved' where id = ${person.driverId}`);
const confirm = ({ person }: Pair) => world.db.execute(sql`update users set gender_verified_at = now() where id = ${person.user.id}`);

describe('whichever comes first', () => {
  it(
    'a suspended driver does not keep a trip that is accepted at the same moment',
    async () => {
      const suspend = ({ person }: Pair) => suspendOf(staff, person);
      expect(await holds([], 'accepted', suspend, lift)).toBe(ROUNDS);
    },
    searchTimeout(1000),
  );

  it(
    'a driver whose gender staff take back does not arrive at a ladies-only pickup',
    async () => {
      const takeBack = (pair: Pair) =>
        staff.answer(calls.confirmGender, { params: paramsOf(pair), body: { gender: 'female', confirmed: false } });
      expect(await holds(['accepted'], 'arrived', takeBack, confirm)).toBe(ROUNDS);
    },
    searchTimeout(1000),
  );

  it(
    'a rejected driver has not started, or the passenger on board was notified',
    async () => {
      const reject = ({ person }: Pair) => decide(staff, person, 'rejected', 'Doubts');
      expect(await holds(['accepted', 'arrived'], 'in_progress', reject, approve)).toBe(ROUNDS);
    },
    searchTimeout(1000),
  );
});
