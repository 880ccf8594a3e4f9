import { desc, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { tripTrails } from '@safiri/db/drivers/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { destination } from '@safiri/rules/places/geo.ts';
import { sweep } from '../platform/sweep.ts';
import { useWorld } from '../testing/harness.ts';
import { openSocket, phoneFix } from '../testing/location-socket.ts';
import {
  driver,
  eventually,
  goOnline,
  hatfield,
  offerOf,
  passenger,
  PASSWORD,
  rideBody,
  staffMember,
  type DriverPerson,
} from '../testing/people.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });

/** A trip under way since a minute, which the node was told of. */
async function trip() {
  const rider = await passenger(world);
  const me = await driver(world);
  const rideId = await tripUnderWay(world, { passenger: rider, driver: me }, { at: new Date(Date.now() - 60_000) });
  world.node.ctx.bus.publish('stream', [{ id: 0, userId: me.user.id, name: 'ride', subjectId: rideId }]);
  const staff = await staffMember(world);
  const trail = async () => (await staff.answer(calls.tripTrail, { params: { id: rideId } })).body;
  // Points count once the node has read the trip; these are old, so that a way of most of a minute may follow.
  await eventually(async () => {
    await post(me, [phoneFix(hatfield, Date.now() - 55_000)]);
    return (await trail()).points.length > 0;
  }, 'the trail');
  return { rider, me, rideId, staff, trail };
}

function post(me: DriverPerson, fixes: ReadonlyArray<ReturnType<typeof phoneFix>>) {
  const body = fixes.map((fix) => ({ ...fix, at: new Date(fix.at).toISOString() }));
  return me.client.answer(calls.reportLocation, { params: { id: me.driverId }, query: { sentAt: new Date().toISOString() }, body });
}

describe('the trail of a trip', () => {
  it('measures the way that was driven beside the one that was priced, thinned', async () => {
    const { me, rideId, trail } = await trip();
    const socket = await openSocket(world.node.address, me.driverId, { cookie: me.client.cookie() });
    // Ten metres a second for fifty seconds, as a phone sends it that was without a network.
    const now = Date.now();
    socket.send(Array.from({ length: 100 }, (_, i) => phoneFix(destination(hatfield, 90, i * 5), now - 50_000 + i * 500)));
    expect((await eventually(async () => socket.ack, 'an answer')).taken).toBe(100);
    const live = await trail();
    expect(live.points.length).toBeLessThan(30);
    expect(live.car?.lng).toBeGreaterThan(hatfield.lng);
    expect(live.car).toMatchObject({ leg: 'trip', at: live.points.at(-1)?.at });
    expect(live.pickup).not.toEqual(live.dropoff);
    socket.close();
    await endUnproven(me, rideId);
    const stored = await eventually(async () => {
      const [row] = await world.db.select({ driven: rides.drivenMeters }).from(rides).where(eq(rides.id, rideId));
      return row?.driven;
    }, 'the metres');
    expect(stored).toBeGreaterThan(465);
    expect(stored).toBeLessThan(500);
    const [last] = await world.db.select().from(tripTrails).where(eq(tripTrails.rideId, rideId)).orderBy(desc(tripTrails.lastAt)).limit(1);
    // Eighty metres take it eight seconds: it was never longer in one place.
    expect(Number(last?.lastAt) - Number(last?.standingSince)).toBeLessThan(10_000);
    // Measured anew once the whole trail is written down.
    const shown = await trail();
    expect(shown).toMatchObject({ rideId, pricedMeters: 8000, jumps: 0, car: null });
    expect(shown.drivenMeters).toBeGreaterThan(465);
    expect(shown.drivenMeters).toBeLessThan(500);
    expect((await trail()).points.every((point: { leg: string }) => point.leg === 'trip')).toBe(true);
  });

  it('is flagged where the phone jumped, and the jump is no way driven', async () => {
    const { me, rideId, trail } = await trip();
    await post(me, [phoneFix(destination(hatfield, 0, 50_000))]);
    await post(me, [phoneFix(hatfield)]);
    await endUnproven(me, rideId);
    await eventually(async () => (await trail()).drivenMeters !== null, 'the metres');
    expect(await trail()).toMatchObject({ drivenMeters: 0, jumps: 1 });
  });

  it('is stored of a live trip alone, from the moment it is accepted', async () => {
    const rider = await passenger(world);
    const me = await driver(world);
    await goOnline(me);
    const asked = await rider.client.answer(calls.requestRide, { body: rideBody() });
    const offer = await offerOf(me);
    await post(me, [phoneFix(hatfield)]);
    expect((await me.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'accepted' } })).status).toBe(200);
    await eventually(async () => {
      await post(me, [phoneFix(hatfield)]);
      const kept = await (await staffMember(world)).answer(calls.tripTrail, { params: { id: asked.body.id } });
      return kept.body.points[0]?.leg === 'pickup' && kept.body.car?.leg === 'pickup';
    }, 'the way to the pickup');
    const [row] = await world.db.select({ at: rides.acceptedAt }).from(rides).where(eq(rides.id, asked.body.id));
    const pieces = await world.db.select().from(tripTrails).where(eq(tripTrails.driverId, me.driverId));
    expect(pieces.every(({ firstAt }) => row?.at != null && firstAt >= row.at)).toBe(true);
    await me.client.answer(calls.changeRide, { params: { id: offer.rideId }, body: { status: 'cancelled', reason: 'vehicle_problem' } });
  });

  it('is in what the passenger takes along, and not in what the driver does', async () => {
    const { me, rider, rideId } = await trip();
    await endUnproven(me, rideId);
    const kept = await eventually(async () => {
      const rows = await world.db.select().from(tripTrails).where(eq(tripTrails.rideId, rideId));
      return rows.length > 0 ? rows : undefined;
    }, 'the pieces');
    expect(kept.every(({ leg }) => leg === 'trip')).toBe(true);
    const tripsOf = async ({ client }: Pick<DriverPerson, 'client'>) => {
      const answer = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: client.cookie() } });
      const trips = unzipSync(new Uint8Array(await answer.arrayBuffer()))['trips.json'] ?? new Uint8Array();
      return JSON.parse(strFromU8(trips)) as Array<{ id: number; way: unknown[] }>;
    };
    const [ridden] = await tripsOf(rider);
    expect(ridden?.way[0]).toMatchObject({ lat: expect.closeTo(hatfield.lat, 4), lng: expect.closeTo(hatfield.lng, 4) });
    expect(await tripsOf(me)).toMatchObject([{ id: rideId, way: [] }]);
  });

  it('is deleted after ninety days', async () => {
    const { me, rideId } = await trip();
    await endUnproven(me, rideId);
    const pieces = () => world.db.select({ at: tripTrails.lastAt }).from(tripTrails).where(eq(tripTrails.rideId, rideId));
    await eventually(async () => (await pieces()).length > 0, 'the pieces');
    const sweepAt = (days: number) => sweep({ ...world.node.ctx, clock: () => new Date(Date.now() + days * 24 * 3_600_000) });
    await sweepAt(89);
    expect(await pieces()).not.toEqual([]);
    await sweepAt(91);
    expect(await pieces()).toEqual([]);
  });

  it('is for staff, and goes with the account of either side', async () => {
    const { me, rider, rideId, staff } = await trip();
    for (const { client } of [me, rider]) expect((await client.answer(calls.tripTrail, { params: { id: rideId } })).status).toBe(403);
    expect((await staff.answer(calls.tripTrail, { params: { id: 999999 } })).status).toBe(404);
    await endUnproven(me, rideId);
    await eventually(async () => {
      const [row] = await world.db.select({ driven: rides.drivenMeters }).from(rides).where(eq(rides.id, rideId));
      return row?.driven != null;
    }, 'the metres');
    const answer = await rider.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect(answer.status).toBe(200);
    expect(await world.db.select().from(tripTrails).where(eq(tripTrails.rideId, rideId))).toEqual([]);
    expect((await staff.answer(calls.tripTrail, { params: { id: rideId } })).body).toMatchObject({ drivenMeters: 0, points: [] });
  });
});
