import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import type { TeamStep } from '@safiri/rules/rides/team-steps.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { driveThere, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1000' } });

let support: { client: Client; userId: number };
let other: { client: Client; userId: number };
beforeAll(async () => {
  support = await memberOfStaff(world, [{ role: 'support' }]);
  other = await memberOfStaff(world, [{ role: 'operations' }]);
}, 60_000);

interface Trip {
  readonly id: number;
  readonly version: number;
  readonly lerato: Person;
  readonly thabo: DriverPerson;
}

async function trip(status: 'accepted' | 'in_progress' = 'accepted'): Promise<Trip> {
  const [lerato, thabo] = [await passenger(world), await driver(world)];
  const id = await tripUnderWay(world, { passenger: lerato, driver: thabo }, { at: new Date() });
  if (status === 'accepted') await world.db.update(rides).set({ status, arrivedAt: null, startedAt: null }).where(eq(rides.id, id));
  return { id, version: 4, lerato, thabo };
}

const body = (step: TeamStep, version: number) => ({ step, version, reason: 'She called us' });
const take = ({ id, version }: Trip, step: TeamStep, by = support) =>
  by.client.answer(calls.stepTrip, { params: { id }, body: body(step, version) });
const rowOf = async (id: number) => (await world.db.select().from(rides).where(eq(rides.id, id)))[0];
const toldTo = async (userId: number) =>
  (await world.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);
const moved = async (id: number) =>
  (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from ledger_transfers where ride_id = ${id}`)).rows[0]?.n;

describe('a step of the team', () => {
  it('cancels a trip: nobody pays, both are told, and the reason stands in the log alone', async () => {
    const one = await trip();
    expect(await take(one, 'cancel')).toMatchObject({ status: 200, body: { status: 'cancelled', version: 5 } });
    expect(await rowOf(one.id)).toMatchObject({ status: 'cancelled', cancelledBy: 'system', cancelReason: 'ended_by_team' });
    expect([await toldTo(one.lerato.user.id), await toldTo(one.thabo.user.id)]).toEqual([['toldTeamCancelled'], ['toldTeamCancelled']]);
    expect(await moved(one.id)).toBe(0);
    const [event] = await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, one.id)).orderBy(desc(rideEvents.id));
    expect(event).toMatchObject({ kind: 'cancelled', actor: 'system', actorId: support.userId, data: { reason: 'ended_by_team' } });
    const [row] = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, one.id)).orderBy(desc(auditLog.id));
    expect(row).toMatchObject({ action: 'trip.cancel', actorId: support.userId, subject: 'ride', data: { reason: 'She called us' } });
    const done = await support.client.call(calls.doneAboutTrip, { params: { id: one.id }, query: {} });
    expect(done.map(({ action }) => action)).toEqual(['trip.cancel']);
    const seen = await one.lerato.client.call(calls.getRide, { params: { id: one.id } });
    expect([seen.cancelledBy, seen.cancelReason, JSON.stringify(seen).includes('She called')]).toEqual(['system', 'ended_by_team', false]);
  });

  it('gives a trip to other drivers before the start', async () => {
    const one = await trip();
    expect(await take(one, 'put_back')).toMatchObject({ status: 200, body: { status: 'requested' } });
    expect(await rowOf(one.id)).toMatchObject({ status: 'requested', driverId: null, reopenings: 0 });
    expect([await toldTo(one.lerato.user.id), await toldTo(one.thabo.user.id)]).toEqual([['toldOtherDriver'], ['toldTakenBack']]);
    expect((await support.client.call(calls.readTrip, { params: { id: one.id } })).events.at(-1)).toMatchObject({
      kind: 'reopened',
      staff: 'Refilwe Staff',
    });
  });

  it('ends a trip under way for the way driven, settles it, and asks the passenger', async () => {
    const one = await trip('in_progress');
    await driveThere(world, one.thabo, one.id, { lat: -25.7587, lng: 28.248 });
    expect(await take(one, 'end')).toMatchObject({ status: 200, body: { status: 'completed' } });
    const row = await rowOf(one.id);
    expect(row).toMatchObject({ status: 'completed', confirmation: 'asked', endReason: 'other', quotedMinor: 100_00 });
    expect(row?.fareMinor).toBeLessThan(100_00);
    expect(await moved(one.id)).toBeGreaterThan(0);
    expect(await toldTo(one.thabo.user.id)).toContain('toldTeamEnded');
    expect(await toldTo(one.lerato.user.id)).toContain('toldEndAsked');
  });

  it('follows the life of a trip, and says where it stands', async () => {
    const [before, started] = [await trip(), await trip('in_progress')];
    expect(await take(before, 'end')).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
    expect(await take(started, 'put_back')).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
    await take(before, 'cancel');
    expect(await take(before, 'cancel')).toMatchObject({ status: 409, body: { detail: 'This ride was cancelled.' } });
    expect((await support.client.answer(calls.stepTrip, { params: { id: before.id }, body: body('cancel', 1) })).status).toBe(409);
    await world.db.update(rides).set({ rideType: 'parcel_delivery' }).where(eq(rides.id, started.id));
    expect(await take(started, 'end')).toMatchObject({ status: 409 });
    expect((await rowOf(started.id))?.status).toBe('in_progress');
  });

  it('of two members at once is taken by one; the other learns that the trip has gone on', async () => {
    for (const pair of [['put_back', 'put_back'] as const, ['cancel', 'put_back'] as const]) {
      const one = await trip();
      const answers = await Promise.all([take(one, pair[0]), take(one, pair[1], other)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const logged = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, one.id));
      expect(logged.filter(({ action }) => action.startsWith('trip.')).length).toBe(1);
    }
  });

  it('that meets the driver’s own is told what stands', async () => {
    const one = await trip('in_progress');
    await driveThere(world, one.thabo, one.id);
    const [own, ours] = await Promise.all([
      one.thabo.client.answer(calls.changeRide, { params: { id: one.id }, body: { status: 'completed' } }),
      take(one, 'cancel'),
    ]);
    expect([own.status, ours.status].toSorted()).toEqual([200, 409]);
    expect((await rowOf(one.id))?.status).toBe(own.status === 200 ? 'completed' : 'cancelled');
  });

  it('is nobody’s who may not act', async () => {
    const one = await trip();
    for (const role of ['finance', 'read_only', 'reviewer'] as const) {
      const member = await memberOfStaff(world, [{ role }]);
      expect((await take(one, 'cancel', member)).status).toBe(403);
    }
  });
});

it('a note is read by the team alone', async () => {
  const one = await trip();
  await support.client.call(calls.noteTrip, { params: { id: one.id }, body: { note: 'He waits at the back gate' } });
  const [entry] = await other.client.call(calls.doneAboutTrip, { params: { id: one.id }, query: {} });
  expect(entry).toMatchObject({ action: 'trip.noted', data: { note: 'He waits at the back gate' } });
  expect((await rowOf(one.id))?.version).toBe(4);
});
