import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { dispatchRounds } from '@safiri/db/dispatch/tables.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { press } from '../testing/emergencies.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, type DriverPerson, type Person } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { tripListsQuery } from './trip-queries.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1000' } });

let lerato: Person;
let taxi: DriverPerson;
let other: DriverPerson;
let ended: number;
let live: number;
const desk = new Map<string, Client>();
const as = (role: string): Client => desk.get(role) as Client;
const read = (id: number, role = 'support') => as(role).call(calls.readTrip, { params: { id } });

beforeAll(async () => {
  [lerato, taxi, other] = [await passenger(world), await driver(world), await driver(world, { name: 'Sizwe Passed' })];
  const trip = { passenger: lerato, driver: taxi };
  ended = await tripUnderWay(world, trip, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(taxi, ended);
  live = await tripUnderWay(world, trip, { at: new Date() });
  const at = new Date();
  await world.db.insert(rideOffers).values([
    {
      rideId: live,
      driverId: other.driverId,
      status: 'declined',
      pickupMeters: 900,
      pickupSeconds: 120,
      offeredAt: at,
      expiresAt: at,
      shownAt: at,
    },
    { rideId: live, driverId: taxi.driverId, status: 'accepted', pickupMeters: 400, pickupSeconds: 60, offeredAt: at, expiresAt: at },
  ]);
  await world.db.insert(dispatchRounds).values([
    { rideId: live, at, driverIds: [other.driverId, taxi.driverId], gates: ['offered', 'other_was_nearer'], meters: [900, 400] },
    { rideId: live, at, driverIds: [other.driverId, taxi.driverId], gates: ['declined', 'offered'], meters: [950, 410] },
  ]);
  for (const role of ['support', 'finance', 'read_only'] as const) desk.set(role, (await memberOfStaff(world, [{ role }])).client);
}, 60_000);

describe('a trip’s page', () => {
  it('says who, from where to where, what happened and what moved', async () => {
    const page = await read(ended);
    expect(page).toMatchObject({
      trip: { rideId: ended, status: 'completed', passenger: { userId: lerato.user.id } },
      driver: { driverId: taxi.driverId, userId: taxi.user.id },
      passenger: { phone: expect.stringMatching(/^\+•+\d{3}$/) },
      endReason: 'other',
    });
    expect(page.events.map(({ kind, actor, toStatus }) => [kind, actor, toStatus])).toEqual([['completed', 'driver', 'completed']]);
    const entries = page.money?.entries ?? [];
    expect(entries.map(({ party }) => party)).toEqual(expect.arrayContaining(['passenger', 'driver']));
    expect(entries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBeCloseTo(0);
    expect(page.money?.fareLines[0]?.kind).toBe('base');
  });

  it('says whom it was offered to, and why each other driver was passed over', async () => {
    const { offers, passedOver } = await read(live);
    expect(offers.map(({ driver: one, status, wasShown }) => [one.driverId, status, wasShown])).toEqual([
      [other.driverId, 'declined', true],
      [taxi.driverId, 'accepted', false],
    ]);
    expect(passedOver.map(({ driver: one, gate, rounds, meters }) => [one.driverId, gate, rounds, meters])).toEqual([
      [taxi.driverId, 'offered', 2, 410],
      [other.driverId, 'declined', 2, 950],
    ]);
  });

  it('names nobody to who sees no people, and no money to who sees none', async () => {
    const [finance, reads] = [await read(ended, 'finance'), await read(live, 'read_only')];
    expect([finance.money === null, reads.money]).toEqual([false, null]);
    for (const page of [finance, reads]) {
      expect([page.passenger, page.trip.passenger, page.vehicle, page.driver?.name]).toEqual([null, null, null, null]);
      expect(JSON.stringify(page)).not.toMatch(/Maseko|Ndlovu|Sizwe/);
    }
  });

  it('leads to the emergency that was raised on it', async () => {
    await press(lerato);
    expect((await read(live)).emergencies).toMatchObject([{ isClosed: false }]);
    expect((await read(live, 'finance')).emergencies).toEqual([]);
    expect((await read(ended)).emergencies).toEqual([]);
  });

  it('reads what belongs to the trip alone, in whatever crowd', async () => {
    await world.db.execute(sql`insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters)
      select 100000 + n, now(), array[1], array['busy'::dispatch_gate], array[5] from generate_series(1, 5000) n`);
    await world.db.execute(sql`analyze`);
    expect(await rowsOf(world, tripListsQuery(live, [lerato.user.id, taxi.user.id]))).toBeLessThan(120);
  });
});

describe('what the two wrote', () => {
  it('is counted for everybody, and read only by who says why', async () => {
    const chat = await lerato.client.call(calls.openTripChat, { params: { rideId: live } });
    await lerato.client.call(calls.sendMessage, { body: { sessionId: chat.session.id, message: 'I am at the blue gate' } });
    expect((await read(live)).messages).toBe(1);
    const { client, userId } = await memberOfStaff(world, [{ role: 'support' }]);
    const { messages } = await client.call(calls.showTripChat, { params: { id: live }, body: { reason: 'They quarrel' } });
    expect(messages.map(({ fromDriver, message }) => [fromDriver, message])).toEqual([[false, 'I am at the blue gate']]);
    const [row] = await world.db.select().from(auditLog).where(eq(auditLog.actorId, userId));
    expect(row).toMatchObject({ action: 'trip_chat.shown', subject: 'ride', subjectId: live, data: { reason: 'They quarrel' } });
    expect((await as('finance').refused(calls.showTripChat, { params: { id: live }, body: { reason: 'x' } })).code).toBe('forbidden');
  });
});

describe('who rides for somebody else', () => {
  it('is masked until somebody says why', async () => {
    expect((await as('support').refused(calls.showRider, { params: { id: live }, body: { reason: 'x' } })).code).toBe('not_found');
    await world.db.update(rides).set({ riderName: 'Gogo', riderPhone: '+27825550177' }).where(eq(rides.id, live));
    expect((await read(live)).rider).toEqual({ name: 'Gogo', phone: '+••••••••177' });
    expect(await as('support').call(calls.showRider, { params: { id: live }, body: { reason: 'x' } })).toEqual({ value: '+27825550177' });
  });
});
