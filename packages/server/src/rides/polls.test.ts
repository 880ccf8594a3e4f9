import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { createClient, sessionOf, type Client } from '../testing/client.ts';
import { calls } from '../testing/calls.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { hasRedis, ownRedis, type OwnRedis } from '../testing/own-redis.ts';
import { driver, eventually, goOnline, passenger, reportNorth, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { watchStatements } from '../testing/statements.ts';

let now = Date.now();
const clock = () => new Date(now);
afterEach(() => void (now = Date.now()));

const redis: OwnRedis | undefined = hasRedis ? await ownRedis() : undefined;
const env = { REDIS_URL: redis?.url ?? '' };
const world = useWorld({ clock, env });
let second: Node;
beforeAll(async () => {
  second = await startNode(world.databaseUrl, { clock, env });
  await eventually(async () => world.node.ctx.bus.connected() && second.ctx.bus.connected(), 'Redis');
});
afterAll(async () => {
  await second.stop();
  await redis?.remove();
});

const rideOf = async ({ client, user }: Person, at = client) => at.call(calls.passengerActiveRide, { params: { id: user.id } });
const tripOf = async ({ client, driverId }: DriverPerson, at = client) => at.call(calls.driverActiveRide, { params: { id: driverId } });

/** A trip under way, accepted on the first node. */
async function underWay() {
  const [rider, taxi] = [await passenger(world), await driver(world)];
  await goOnline(taxi);
  const { id } = await rider.client.call(calls.requestRide, { body: rideBody() });
  await makeOfferTo(world, taxi, id);
  await move(taxi.client, id, 'accepted');
  return { rider, taxi, id };
}
const move = (client: Client, id: number, status: 'accepted' | 'arrived' | 'in_progress' | 'completed') =>
  client.call(calls.changeRide, { params: { id }, body: { status, ...(status === 'completed' ? { endReason: 'other' as const } : {}) } });

/** What a node asked of its database about live rides and sessions while something was done. */
async function askedOf(node: Node, act: () => Promise<void>) {
  const watched = watchStatements(node.ctx.db.$client);
  await act();
  const names = watched().map(({ name }) => name);
  const count = (what: string) => names.filter((name) => name?.startsWith(what) === true).length;
  return { rides: count('live_ride_of'), sessions: count('sessions_by_token') };
}

describe('polls of a live trip', () => {
  it('cost no statement for ten seconds, of the passenger and of the driver, and show where the car is', async () => {
    const { rider, taxi, id } = await underWay();
    await rideOf(rider);
    await tripOf(taxi);
    const seen = new Set<number | undefined>();
    const asked = await askedOf(world.node, async () => {
      for (let second = 0; second < 10; second += 1) {
        await reportNorth(taxi, 300 - 10 * second);
        const ride = await rideOf(rider);
        seen.add(ride?.driverPosition?.lat);
        // What is answered from memory is what the ride's own call says.
        if (second === 9) expect(ride).toEqual(await rider.client.call(calls.getRide, { params: { id } }));
        seen.add((await tripOf(taxi))?.driverPosition?.lat);
        now += 950;
      }
    });
    expect(asked).toEqual({ rides: 0, sessions: 0 });
    expect(seen.size).toBe(10);
    now += 60_000;
    expect((await askedOf(world.node, async () => void (await rideOf(rider)))).rides).toBe(1);
  });

  it('cost nothing either for who has no trip, one prepared statement for who comes for the first time', async () => {
    const person = await passenger(world);
    const first = await askedOf(world.node, async () => expect(await rideOf(person)).toBeNull());
    expect(first.rides).toBe(1);
    now += 9000;
    expect(await askedOf(world.node, async () => expect(await rideOf(person)).toBeNull())).toEqual({ rides: 0, sessions: 0 });
  });

  it('look at sessions in use together, so that nobody who goes on asking waits for it', async () => {
    const people = [await passenger(world), await passenger(world), await passenger(world)];
    for (const person of people) await rideOf(person);
    now += 5000;
    const asked = await askedOf(world.node, async () => {
      for (const person of people) await rideOf(person);
      // The look is by the time of the machine, the belief by that of the test.
      await new Promise((resolve) => setTimeout(resolve, 4500));
      now += 9000;
      for (const person of people) await rideOf(person);
    });
    expect(asked).toEqual({ rides: 0, sessions: 1 });
  });

  it('find live rides by the indexes of live rides, also by one plan for everybody', async () => {
    const { rider, taxi } = await underWay();
    const watched = watchStatements(world.node.ctx.db.$client);
    await rideOf(rider);
    await tripOf(taxi);
    const texts = watched().flatMap(({ name, text }) => (name?.startsWith('live_ride_of') === true ? [text] : []));
    expect(texts).toHaveLength(2);
    const plans = await world.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const all: string[] = [];
      for (const text of texts) {
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (generic_plan) ${text}`));
        all.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return all;
    });
    expect(plans[0]).toMatch(/rides_one_live_per_passenger[^]*rides_five_live_per_booker/);
    expect(plans[1]).toContain('rides_one_live_per_driver');
    for (const plan of plans) expect(plan).not.toContain('Seq Scan on rides');
  });
});

describe.runIf(hasRedis)('every step of a trip', () => {
  it('shows at the next poll on the node that did it, and on the other', async () => {
    const { rider, taxi, id } = await underWay();
    const [riderThere, taxiThere] = [rider.client.at(second.address), taxi.client.at(second.address)];
    await move(taxi.client, id, 'arrived');
    const shows = async (status: string | undefined) => {
      expect((await rideOf(rider))?.status).toBe(status);
      expect((await tripOf(taxi))?.status).toBe(status);
      await eventually(async () => (await rideOf(rider, riderThere))?.status === status, `${status} on the other node`, 2);
      await eventually(async () => (await tripOf(taxi, taxiThere))?.status === status, `${status} on the other node`, 2);
    };
    await shows('arrived');
    await rider.client.call(calls.confirmStart, { params: { id } });
    expect((await tripOf(taxi))?.startConfirmed).toBe(true);
    await move(taxi.client, id, 'in_progress');
    await shows('in_progress');
    await move(taxiThere, id, 'completed');
    expect(await rideOf(rider, riderThere)).toBeNull();
    expect(await tripOf(taxi, taxiThere)).toBeNull();
    await eventually(async () => (await rideOf(rider)) === null && (await tripOf(taxi)) === null, 'the end on the first node', 2);
  });

  it('shows without Redis too, a second later, and from then on each is read anew', async () => {
    const { rider, taxi, id } = await underWay();
    const there = rider.client.at(second.address);
    expect((await rideOf(rider, there))?.status).toBe('accepted');
    await redis?.kill();
    await eventually(async () => !world.node.ctx.bus.connected() && !second.ctx.bus.connected(), 'the loss on both');
    await move(taxi.client, id, 'arrived');
    now += 1000;
    expect((await rideOf(rider, there))?.status).toBe('arrived');
    await redis?.start();
    await eventually(async () => world.node.ctx.bus.connected() && second.ctx.bus.connected(), 'Redis');
  });

  it('ends what the other node believes of a session at once when its person signs out', async () => {
    const person = await passenger(world);
    const copy = { cookie: sessionOf(person.client) };
    const there = `/api/rides/passenger/${person.user.id}/active`;
    const client = createClient(second.address);
    expect((await client.get(there, copy)).status).toBe(200);
    await person.client.call(calls.logout);
    expect((await world.client().get(there, copy)).status).toBe(401);
    await eventually(async () => (await client.get(there, copy)).status === 401, 'the end of the session there', 3);
  });

  it('ends a session of which no word came, when it is looked at with the others in use', async () => {
    const person = await passenger(world);
    await rideOf(person);
    await world.db.update(sessions).set({ revokedAt: clock() }).where(eq(sessions.userId, person.user.id));
    expect(await rideOf(person)).toBeNull();
    await eventually(
      async () => (await person.client.answer(calls.passengerActiveRide, { params: { id: person.user.id } })).status === 401,
      'the end of the session',
      8,
    );
  });
});
