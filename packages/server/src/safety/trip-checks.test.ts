import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { incidents, tripChecks } from '@safiri/db/safety/tables.ts';
import { ANSWER_SECONDS, LONG_STOP_SECONDS, QUIET_SECONDS } from '@safiri/rules/safety/trip-checks.ts';
import { createLivePositions } from '../drivers/public.ts';
import { createLinks } from '../sharing/public.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, hatfield, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { createTripWatch, type TripWatch } from './public.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld();
let now = Date.now();
let watch: TripWatch;
let positions: ReturnType<typeof createLivePositions>;
let rider: Person;
let taxi: DriverPerson;
let rideId: number;

const later = async (seconds: number) => {
  now += seconds * 1000;
  await watch.look();
};
const stand = (point: { lat: number; lng: number }) =>
  positions.report({ driverId: taxi.driverId, lat: point.lat, lng: point.lng, heading: null, at: now });
const checks = () => world.db.select().from(tripChecks).where(eq(tripChecks.rideId, rideId));
const openCheck = async () => (await rider.client.answer(calls.openCheck)).body;

beforeEach(async () => {
  now = Date.now();
  const ctx = { ...world.node.ctx, clock: () => new Date(now) };
  positions = createLivePositions(ctx);
  watch = createTripWatch({ ctx, positions, links: createLinks(ctx) }, () => ['pretoria']);
  rider = await passenger(world, { name: 'Naledi Mokoena' });
  taxi = await driver(world);
  rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  stand(hatfield);
  await watch.look();
});

describe('a trip that stands', () => {
  it('is asked about once; "I am all right" ends it, for a while', async () => {
    const stream = follow(world.node.address, rider.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    await later(LONG_STOP_SECONDS - 20);
    expect(await openCheck()).toBeNull();
    await later(30);
    await later(10);
    const check = await openCheck();
    expect(check).toMatchObject({ rideId, kind: 'long_stop' });
    await eventually(async () => stream.named('trip_check').at(-1)?.check?.id === check?.id, 'the question');
    expect(
      (await (await passenger(world)).client.answer(calls.answerCheck, { params: { id: there(check?.id) }, body: { answer: 'fine' } }))
        .status,
    ).toBe(404);
    expect((await rider.client.answer(calls.answerCheck, { params: { id: there(check?.id) }, body: { answer: 'fine' } })).body).toEqual({
      incident: null,
    });
    expect((await rider.client.answer(calls.answerCheck, { params: { id: there(check?.id) }, body: { answer: 'fine' } })).status).toBe(409);
    await eventually(async () => stream.named('trip_check').at(-1)?.check === null, 'the end of the question');
    stream.stop();
    await later(QUIET_SECONDS - 60);
    expect(await checks()).toHaveLength(1);
    await later(LONG_STOP_SECONDS);
    expect(await checks()).toHaveLength(2);
  });

  it('becomes an emergency when nobody answers, once, and by "I need help" at once', async () => {
    await later(LONG_STOP_SECONDS + 10);
    await later(ANSWER_SECONDS - 5);
    expect(await world.db.$count(incidents, eq(incidents.rideId, rideId))).toBe(0);
    await Promise.all([later(10), later(0)]);
    const raised = await world.db.select().from(incidents).where(eq(incidents.rideId, rideId));
    expect(raised).toMatchObject([{ userId: rider.user.id, emergencyType: 'unanswered_check', lat: hatfield.lat }]);
    expect((await checks())[0]?.incidentId).toBe(raised[0]?.id);
    expect((await rider.client.answer(calls.current)).body).toMatchObject({ id: raised[0]?.id });
  });

  it('with "I need help" raises an emergency', async () => {
    await later(LONG_STOP_SECONDS + 10);
    const check = await openCheck();
    const answer = await rider.client.answer(calls.answerCheck, {
      params: { id: there(check?.id) },
      body: { answer: 'help', location: { lat: -25.7, lng: 28.2 } },
    });
    expect(answer.body.incident).toMatchObject({ rideId, emergencyType: 'long_stop', reached: false });
  });

  it('is asked about by one node only, and the question dies with the trip', async () => {
    const other = createTripWatch(
      { ctx: { ...world.node.ctx, clock: () => new Date(now) }, positions, links: createLinks(world.node.ctx) },
      () => ['pretoria'],
    );
    await other.look();
    now += (LONG_STOP_SECONDS + 10) * 1000;
    await Promise.all([watch.look(), other.look()]);
    expect(await checks()).toHaveLength(1);
    await endUnproven(taxi, rideId);
    await later(ANSWER_SECONDS + 5);
    expect((await checks())[0]?.endedAt).not.toBeNull();
    expect(await world.db.$count(incidents, eq(incidents.rideId, rideId))).toBe(0);
  });
});

describe('a trip that drives away from its end', () => {
  it('is asked about', async () => {
    for (let i = 1; i <= 6; i += 1) {
      stand({ lat: hatfield.lat + 0.006 * i, lng: hatfield.lng });
      await later(10);
    }
    expect((await checks())[0]).toMatchObject({ kind: 'off_route' });
    expect(await world.db.$count(rides, eq(rides.id, rideId))).toBe(1);
  });

  it('is not asked about while a shared car fetches another passenger, and is once it has', async () => {
    const other = await tripUnderWay(world, { passenger: await passenger(world), driver: await driver(world) }, { at: new Date() });
    const shared = { rideType: 'share' as const, driverId: taxi.driverId };
    await world.db
      .update(rides)
      .set({ ...shared, poolSlot: 0, dropoffSeq: 2 })
      .where(eq(rides.id, rideId));
    await world.db
      .update(rides)
      .set({
        ...shared,
        poolSlot: 1,
        status: 'accepted',
        pickupLat: hatfield.lat + 0.036,
        pickupLng: hatfield.lng,
        pickupSeq: 1,
        dropoffSeq: 3,
      })
      .where(eq(rides.id, other));
    for (let i = 1; i <= 6; i += 1) {
      stand({ lat: hatfield.lat + 0.006 * i, lng: hatfield.lng });
      await later(10);
    }
    expect(await checks()).toEqual([]);
    await world.db.update(rides).set({ status: 'in_progress' }).where(eq(rides.id, other));
    for (let i = 6; i <= 11; i += 1) {
      stand({ lat: hatfield.lat + 0.006 * i, lng: hatfield.lng });
      await later(10);
    }
    expect((await checks())[0]).toMatchObject({ kind: 'off_route' });
  });
});
