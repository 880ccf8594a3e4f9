import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkInvariants } from '../invariants/check.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { follow, type Following } from '../testing/follow.ts';
import { hasRedis, ownRedis, type OwnRedis } from '../testing/own-redis.ts';
import {
  driver,
  eventually,
  goOnline,
  hatfield,
  passenger,
  reportNorth,
  rideBody,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

/** How long Redis stands still; the long run has thirty seconds (`docs/scaling.md`). */
const PAUSE_MS = Number(process.env['FAULT_PAUSE_MS'] ?? 2000);
const TRIPS = 2;

const redis: OwnRedis | undefined = hasRedis ? await ownRedis() : undefined;
/** The first node dispatches; people come to either. */
const world = useWorld({ dispatch: true, env: { REDIS_URL: redis?.url ?? '' } });
let second: Node;
beforeAll(async () => {
  second = await startNode(world.databaseUrl, { env: { REDIS_URL: redis?.url ?? '' } });
});
const open: Following[] = [];
afterEach(() => open.splice(0).forEach((following) => following.stop()));
afterAll(async () => {
  await second.stop();
  await redis?.remove();
});

interface Trip {
  readonly rider: Person;
  readonly taxi: DriverPerson;
  readonly rideId: number;
  /** What the rider hears, on the other node than the driver's. */
  readonly heard: Following;
}

/** A trip whose driver reports to the second node, is matched by the first, and accepts there; the rider is on the second. */
async function begin(north: number): Promise<Trip> {
  const rider = await passenger(world);
  const taxi = await driver(world);
  const phone = { ...taxi, client: taxi.client.at(second.address) };
  await goOnline(phone, north);
  const heard = follow(second.address, rider.client);
  open.push(heard);
  await eventually(async () => heard.named('hello').length > 0);
  const ride = await rider.client.at(second.address).answer(calls.requestRide, { body: rideBody() });
  expect(ride.status).toBe(201);
  // While Redis stands still the nodes notice it first, and then read of each other in the database.
  // The phone goes on reporting, as phones do.
  const reporting = setInterval(() => void reportNorth(phone, north).catch(() => {}), 1000);
  const offer = await eventually(
    async () => (await taxi.client.answer(calls.getOffer, { params: { id: taxi.driverId } })).body,
    'an offer',
    30,
  ).finally(() => clearInterval(reporting));
  expect((await taxi.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'accepted' } })).status).toBe(200);
  await eventually(async () => heard.named('ride').at(-1)?.status === 'accepted', 'word of the accept on the other node');
  return { rider, taxi, rideId: offer.rideId, heard };
}

async function finish({ rider, taxi, rideId, heard }: Trip): Promise<void> {
  const move = (status: BodyIn<typeof calls.changeRide>['status'], address: string) =>
    taxi.client.at(address).answer(calls.changeRide, { params: { id: rideId }, body: { status, endReason: 'other' } });
  expect((await move('arrived', second.address)).status).toBe(200);
  expect((await rider.client.answer(calls.confirmStart, { params: { id: rideId } })).status).toBe(200);
  expect((await move('in_progress', world.node.address)).status).toBe(200);
  expect((await move('completed', world.node.address)).status).toBe(200);
  await eventually(async () => heard.named('ride').at(-1)?.status === 'completed', 'word of the end on the other node');
  await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
}

/** Everything a city does, on two nodes. */
async function liveThrough(under: Trip[]): Promise<void> {
  for (const trip of under) await finish(trip);
  for (let i = 0; i < TRIPS; i += 1) await finish(await begin(100 * i));
  const { client } = await passenger(world);
  const alert = { emergencyType: 'medical', location: { lat: hatfield.lat, lng: hatfield.lng }, timestamp: new Date().toISOString() };
  expect((await client.at(second.address).answer(calls.trigger, { body: alert })).status).toBeLessThan(300);
}

const hearEachOther = () => eventually(async () => world.node.ctx.bus.connected() && second.ctx.bus.connected(), 'Redis');
const broken = async () => (await checkInvariants(world.db)).flatMap(({ faults }) => faults);

function faults(own: OwnRedis): void {
  it.each([
    ['killed', () => own.kill(), () => own.start()],
    ['emptied', () => own.flush(), async () => {}],
    [
      'made to stand still',
      async () => own.pause(),
      async () => {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        own.goOn();
      },
    ],
  ] as const)(
    '%s in the middle of trips, costs nothing but speed, and all is as before when it is back',
    async (_what, hurt, heal) => {
      await hearEachOther();
      const under: Trip[] = [];
      for (let i = 0; i < TRIPS; i += 1) under.push(await begin(100 * i));
      await hurt();
      // Nothing is healed before all this is answered: a request that waited for Redis would wait for ever.
      await liveThrough(under);
      expect(await broken()).toEqual([]);
      await heal();
      await hearEachOther();
      await liveThrough([]);
      expect(await broken()).toEqual([]);
    },
    120_000,
  );

  it('counts a person’s requests over both nodes', async () => {
    await hearEachOther();
    const env = { REDIS_URL: own.url, RATE_LIMIT_FACTOR: '0.1' };
    const nodes = [await startNode(world.databaseUrl, { env }), await startNode(world.databaseUrl, { env })] as const;
    await eventually(async () => nodes.every((node) => node.ctx.bus.connected()));
    const { client } = await passenger(world);
    const statuses: number[] = [];
    for (let i = 0; i < 130; i += 1) statuses.push((await client.at(nodes[i % 2 === 0 ? 0 : 1].address).answer(calls.getSettings)).status);
    for (const node of nodes) await node.stop();
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  });
}

describe('Redis', () => {
  it('is there to be hurt, or this machine has none and the product does without', () => {
    if (redis === undefined) process.stdout.write('No redis-server on this machine: its loss was tried with a silent one alone.\n');
    expect(redis !== undefined).toBe(hasRedis);
  });
  if (redis !== undefined) faults(redis);
});
