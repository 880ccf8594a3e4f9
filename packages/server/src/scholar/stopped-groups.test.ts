import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users, vehicles } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { driver, eventually, memberOfStaff, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { inDays, liftOf, suspendOf } from '../testing/standing.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { renewSeats } from './renew-seats.ts';
import { connectApart } from '../testing/connect-apart.ts';

// A Wednesday, half past eleven in Pretoria.
const time = movedClock();
const world = useWorld({ clock: time.clock });
let n = 0;

async function group(of: DriverPerson, changes: Partial<typeof schoolGroups.$inferInsert> = {}): Promise<number> {
  const [row] = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School ${(n += 1)}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'morning',
      monthlyMinor: 850_00,
      capacity: 4,
      driverId: of.driverId,
      countryId: 'za',
      marketId: 'pretoria',
      pickupPoints: [{ location: 'First', time: '06:40', at: { lat: -25.7515, lng: 28.209 } }],
      ...changes,
    })
    .returning({ id: schoolGroups.id });
  return row?.id ?? 0;
}
const join = (who: Person, groupId: number) => ({ body: { groupId, studentId: who.user.id } });
const onBoard = (seatId: number, more = {}) => ({ body: { seatId, run: 'morning' as const, state: 'on_board' as const, ...more } });
const told = async (who: Person) => (await who.client.call(calls.ownNotifications)).map(({ title }) => title);
const statusOf = async (id: number) => (await world.db.select().from(schoolGroups).where(eq(schoolGroups.id, id)))[0];
const childrenOf = async (taxi: DriverPerson) =>
  (await taxi.client.call(calls.rollCall)).flatMap(({ stops }) => stops.flatMap(({ students }) => students));
const drives = (taxi: DriverPerson, kind: 'sedan' | 'motorcycle') =>
  world.db
    .update(vehicles)
    .set({ kind })
    .where(sql`id = (select vehicle_id from drivers where id = ${taxi.driverId})`);

describe('a driver who may not drive', () => {
  it('is suspended with their groups: families are told, nobody joins, no child is read or called, but who is on board is handed over', async () => {
    const [taxi, first, second, late, staff] = [
      await driver(world),
      await passenger(world),
      await passenger(world),
      await passenger(world),
      await staffMember(world),
    ];
    const id = await group(taxi);
    const [riding, home] = [await first.client.call(calls.join, join(first, id)), await second.client.call(calls.join, join(second, id))];
    await taxi.client.call(calls.callRoll, onBoard(riding.id));
    expect(await childrenOf(taxi)).toHaveLength(2);
    expect((await suspendOf(staff, taxi, { reviewAt: inDays(3, time.clock().getTime()) })).status).toBeLessThan(300);
    expect(await statusOf(id)).toMatchObject({ status: 'paused', pausedBy: 'staff' });
    expect(await told(first)).toContain('No school runs for now');
    expect(await told(taxi)).toContain('No school runs for you now');
    expect((await late.client.refused(calls.join, join(late, id))).code).toBe('illegal_transition');
    expect((await childrenOf(taxi)).map(({ seatId }) => seatId)).toEqual([riding.id]);
    expect((await taxi.client.refused(calls.callRoll, onBoard(home.id))).code).toBe('illegal_transition');
    const over = { body: { seatId: riding.id, run: 'morning' as const, state: 'handed_over' as const, pin: riding.collectorPin } };
    await taxi.client.call(calls.callRoll, over);
    await liftOf(staff, taxi);
    expect((await statusOf(id))?.status, 'it is the team’s to open').toBe('paused');
  });

  it('pauses for the hour’s look, and drives on once their papers are in order', async () => {
    const [taxi, guardian] = [await driver(world), await passenger(world)];
    const id = await group(taxi);
    const seat = await guardian.client.call(calls.join, join(guardian, id));
    const approve = (status: 'approved' | 'rejected') =>
      world.db
        .update(vehicles)
        .set({ status })
        .where(sql`id = (select vehicle_id from drivers where id = ${taxi.driverId})`);
    await approve('rejected');
    expect((await taxi.client.refused(calls.callRoll, onBoard(seat.id))).code).toBe('vehicle_not_approved');
    expect(await childrenOf(taxi)).toEqual([]);
    await Promise.all([renewSeats(world.node.ctx), renewSeats(world.node.ctx)]);
    const paused = await statusOf(id);
    expect(paused).toMatchObject({ status: 'paused', pausedBy: 'driver' });
    expect((await told(guardian)).filter((title) => title === 'No school runs for now')).toHaveLength(1);
    const open = { params: { id }, body: { version: paused?.version ?? 0, status: 'open' as const } };
    expect((await taxi.client.refused(calls.bringOwnGroup, open)).code).toBe('vehicle_not_approved');
    await approve('approved');
    await taxi.client.call(calls.bringOwnGroup, open);
    await taxi.client.call(calls.callRoll, onBoard(seat.id));
  });

  it('chose a vehicle in which the children have no seats: nobody joins, no run begins, the group does not open', async () => {
    const [taxi, guardian, late] = [await driver(world), await passenger(world), await passenger(world)];
    const id = await group(taxi);
    const seat = await guardian.client.call(calls.join, join(guardian, id));
    await drives(taxi, 'motorcycle');
    expect((await taxi.client.refused(calls.callRoll, onBoard(seat.id))).code).toBe('illegal_transition');
    expect((await late.client.refused(calls.join, join(late, id))).code).toBe('illegal_transition');
    await taxi.client.call(calls.bringOwnGroup, { params: { id }, body: { version: 1, status: 'paused' } });
    const open = { params: { id }, body: { version: 2, status: 'open' as const } };
    expect((await taxi.client.refused(calls.bringOwnGroup, open)).code).toBe('illegal_transition');
    await drives(taxi, 'sedan');
    await world.db.update(schoolGroups).set({ capacity: 9 }).where(eq(schoolGroups.id, id));
    expect((await taxi.client.refused(calls.bringOwnGroup, open)).detail).toContain('carries 4 children');
    await world.db.update(schoolGroups).set({ capacity: 4 }).where(eq(schoolGroups.id, id));
    await taxi.client.call(calls.bringOwnGroup, open);
  });
});

it('tells the exact stops to who has a seat alone', async () => {
  const [taxi, guardian, stranger] = [await driver(world), await passenger(world), await passenger(world)];
  const id = await group(taxi);
  const stopOf = async (who: Person) => (await who.client.call(calls.groups)).find((one) => one.id === id)?.pickupPoints[0];
  await guardian.client.call(calls.join, join(guardian, id));
  expect((await stopOf(guardian))?.at).toEqual({ lat: -25.7515, lng: 28.209 });
  const seen = await stopOf(stranger);
  expect([seen?.location, seen?.time, seen?.at?.lat === -25.7515, seen?.at?.lng === 28.209]).toEqual(['First', '06:40', false, false]);
});

it('is deleted after whoever holds the group: the person is not held meanwhile', async () => {
  const [taxi, guardian] = [await driver(world), await passenger(world)];
  const id = await group(taxi);
  await guardian.client.call(calls.join, join(guardian, id));
  const other = connectApart(world.databaseUrl, 1);
  let deletion: Promise<unknown> = Promise.resolve();
  await other.db
    .transaction(async (tx) => {
      await tx.select().from(schoolGroups).where(eq(schoolGroups.id, id)).for('update');
      deletion = guardian.client.call(calls.removeAccount, { body: { password: PASSWORD } });
      await eventually(async () => {
        const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`);
        return rows.length > 0;
      }, 'the deletion that waits');
      const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, guardian.user.id)).for('update', { skipLocked: true });
      expect(held).toHaveLength(1);
    })
    .finally(() => void other.close());
  await deletion;
  expect((await statusOf(id))?.occupancy).toBe(0);
});

it('takes no month and no child while its city is paused, and ends with money back once it has closed', async () => {
  const [taxi, guardian, late] = [await driver(world), await passenger(world), await passenger(world)];
  const id = await group(taxi);
  await topUp(world, guardian, 900_00);
  const first = (await guardian.client.call(calls.groups)).find((one) => one.id === id)?.firstMonth;
  await guardian.client.call(calls.join, {
    body: { groupId: id, studentId: guardian.user.id, payment: 'wallet', firstPrice: first?.price ?? '' },
  });
  const { client } = await memberOfStaff(world);
  const params = { id: 'pretoria' };
  const set = async (status: 'paused' | 'closed') => {
    const { newest } = await client.call(calls.readMarket, { params });
    await client.call(calls.setMarketStatus, { params, body: { status, baseNumber: newest, why: 'Floods' } });
    await world.node.ctx.markets.refresh();
  };
  await set('paused');
  expect((await late.client.call(calls.groups)).some((one) => one.id === id)).toBe(false);
  expect((await late.client.refused(calls.join, join(late, id))).code).toBe('illegal_transition');
  const unpaid = await passenger(world);
  await topUp(world, unpaid, 900_00);
  const seat = {
    groupId: id,
    guardianId: unpaid.user.id,
    studentId: unpaid.user.id,
    pickupPointIndex: 0,
    collectorName: 'G',
    collectorPin: '1234',
  };
  await world.db.insert(schoolSeats).values({ ...seat, status: 'member', walletFrom: '2026-12-01', priceMinor: 850_00 });
  await world.db.update(schoolGroups).set({ occupancy: 2 }).where(eq(schoolGroups.id, id));
  await renewSeats(world.node.ctx);
  expect([await walletOf(unpaid), (await statusOf(id))?.status]).toEqual(['900.00', 'open']);
  await set('closed');
  await Promise.all([renewSeats(world.node.ctx), renewSeats(world.node.ctx)]);
  expect([await walletOf(guardian), (await statusOf(id))?.status, (await guardian.client.call(calls.mine)).length]).toEqual([
    '900.00',
    'closed',
    0,
  ]);
  expect(await told(guardian)).toEqual(expect.arrayContaining([`R${first?.price} is back in your wallet`, 'A school group is closed']));
  expect(await told(taxi)).toContain('Your school group is closed');
});
