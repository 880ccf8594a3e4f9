import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rollCalls, schoolGroups, schoolMonths, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { driver, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { balanceOf } from '../wallet/public.ts';
import { renewSeats } from './renew-seats.ts';

const DAY = 86_400;
let n = 0;

// Wednesday 9 December 2026, 11:30 in Pretoria: the first run of the day is over, and 16 weekdays of the month are left.
const time = movedClock();
const world = useWorld({ clock: time.clock, env: { COMMISSION_PERCENT: '12' } });

async function group(of: DriverPerson, capacity = 4): Promise<number> {
  const [row] = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School ${(n += 1)}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'both',
      monthlyMinor: 850_00,
      capacity,
      driverId: of.driverId,
      countryId: 'za',
      marketId: 'pretoria',
      pickupPoints: [{ location: 'First', time: '06:40', backTime: '14:30' }],
    })
    .returning({ id: schoolGroups.id });
  return row?.id ?? 0;
}
const joining = (who: Person, groupId: number, firstPrice: string, more = {}) => ({
  body: { groupId, studentId: who.user.id, payment: 'wallet' as const, firstPrice, ...more },
});
const rich = async (minor: number) => {
  const who = await passenger(world);
  await topUp(world, who, minor);
  return who;
};
const seatOf = async (who: Person) => (await who.client.call(calls.mine))[0];
const driverHas = (of: DriverPerson) => balanceOf(world.db, `driver:${of.driverId}:wallet`, 'ZAR');
const told = async (who: Person) => (await who.client.call(calls.ownNotifications)).map(({ title }) => title);
/** Nobody's session lasts so long as these tests pass the time: the driver's word is a row, and what it pays is the call's own matter. */
const signIn = async (who: Person) => void (await who.client.call(calls.login, { body: { email: who.email, password: PASSWORD } }));

describe('a seat that the wallet pays', () => {
  it('costs the share of the runs that are left, which each run releases once, and gives back what nobody drove', async () => {
    const taxi = await driver(world);
    const [id, guardian] = [await group(taxi), await rich(600_00)];
    const listed = (await guardian.client.call(calls.groups)).find((one) => one.id === id);
    // 850 × 32 of 46 runs.
    expect(listed?.firstMonth).toEqual({ from: '2026-12-10', runs: 32, price: '591.30' });
    expect(await guardian.client.refused(calls.join, joining(guardian, id, '591.29'))).toMatchObject({
      code: 'fare_changed',
      fare: '591.30',
    });
    const seat = await guardian.client.call(calls.join, joining(guardian, id, '591.30'));
    expect(seat).toMatchObject({ payment: 'wallet', month: { price: '591.30', runs: 32, driven: 0, unused: '591.30' } });
    expect(await walletOf(guardian)).toBe('8.70');
    const call = (run: 'morning' | 'afternoon', state: 'on_board' | 'absent') =>
      taxi.client.call(calls.callRoll, { body: { seatId: seat.id, run, state } });
    // Today was not paid. The way home opens an hour before its first stop.
    const early = { body: { seatId: seat.id, run: 'afternoon' as const, state: 'on_board' as const } };
    expect((await taxi.client.refused(calls.callRoll, early)).code).toBe('illegal_transition');
    time.wait(2.5 * 3600);
    await call('afternoon', 'on_board');
    expect(await driverHas(taxi)).toBe(0);
    time.wait(DAY);
    await Promise.all(Array.from({ length: 8 }, () => call('morning', 'on_board')));
    // 591.30 ÷ 32 = 18.47, of which 12 percent are the operator's.
    expect(await driverHas(taxi)).toBe(18_47 - 2_21);
    await call('afternoon', 'absent');
    expect(await driverHas(taxi)).toBe(36_95 - 4_43);
    expect((await seatOf(guardian))?.month).toMatchObject({ driven: 2, unused: '554.35' });
    await guardian.client.call(calls.leave, { params: { id: seat.id } });
    await guardian.client.call(calls.leave, { params: { id: seat.id } });
    expect(await walletOf(guardian)).toBe('563.05');
    expect(await told(guardian)).toContain('R554.35 is back in your wallet');
  });

  it('is refused where the wallet holds less, and taken once by who wants two with money for one', async () => {
    const taxi = await driver(world);
    const id = await group(taxi);
    const [poor, guardian] = [await rich(100_00), await rich(600_00)];
    const { price = '' } = (await poor.client.call(calls.groups)).find((one) => one.id === id)?.firstMonth ?? {};
    expect((await poor.client.refused(calls.join, joining(poor, id, price))).code).toBe('balance_too_low');
    expect(await seatOf(poor)).toBeUndefined();
    const kids = await Promise.all(['Lindiwe', 'Sizwe'].map((name) => guardian.client.call(calls.addChild, { body: { name } })));
    const answers = await Promise.all(
      kids.map(({ id: studentId }) => guardian.client.answer(calls.join, joining(guardian, id, price, { studentId }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await guardian.client.call(calls.groups)).find((one) => one.id === id)?.currentOccupancy).toBe(1);
  });

  it('is paid to the driver alone where its city takes no wallets, or nobody says of which city it is', async () => {
    const id = await group(await driver(world));
    await world.db.update(schoolGroups).set({ marketId: null }).where(eq(schoolGroups.id, id));
    const guardian = await rich(600_00);
    expect((await guardian.client.refused(calls.join, joining(guardian, id, '850'))).errors?.[0]?.path).toBe('payment');
    const cash = await guardian.client.call(calls.join, { body: { groupId: id, studentId: guardian.user.id } });
    expect([cash.payment, cash.mayPayByWallet, cash.month]).toEqual(['cash', false, null]);
    const refusal = await guardian.client.refused(calls.payment, { params: { id: cash.id }, body: { payment: 'wallet' } });
    expect(refusal.code).toBe('illegal_transition');
  });
});

it('is no money that a deleted account takes along, nor a closed group', async () => {
  const taxi = await driver(world);
  const id = await group(taxi);
  const guardian = await rich(600_00);
  const { price = '' } = (await guardian.client.call(calls.groups)).find((one) => one.id === id)?.firstMonth ?? {};
  await guardian.client.call(calls.join, joining(guardian, id, price));
  // All that the wallet held is in the month.
  const left = Math.round(600_00 - Number(price) * 100);
  await topUp(world, guardian, -left);
  expect((await guardian.client.refused(calls.removeAccount, { body: { password: PASSWORD } })).code).toBe('illegal_transition');
  const staff = await staffMember(world);
  await staff.call(calls.bringSchoolGroup, { params: { id }, body: { version: 1, status: 'closed', reason: 'The car was sold' } });
  expect([await walletOf(guardian), await seatOf(guardian)]).toEqual([price, undefined]);
  expect(await told(guardian)).toEqual(expect.arrayContaining([`R${price} is back in your wallet`, 'A school group is closed']));
});

describe('the next month', () => {
  it('is announced, paid once after what was not driven came back, and kept for five days by who lacks it', async () => {
    const taxi = await driver(world);
    const id = await group(taxi, 2);
    const price = (await taxi.client.call(calls.groups)).find((one) => one.id === id)?.firstMonth?.price ?? '';
    const [saver, spender, next] = [await rich(1500_00), await rich(900_00), await rich(900_00)];
    await saver.client.call(calls.join, joining(saver, id, price));
    const spent = await spender.client.call(calls.join, joining(spender, id, price));
    const waits = await next.client.call(calls.join, joining(next, id, price, { waitingList: true }));
    expect([waits.status, await walletOf(next)]).toEqual(['waiting', '900.00']);
    // All of the spender's December is driven, so that nothing comes back.
    await world.db.execute(
      sql`update school_months set runs_driven = runs_planned, earned_minor = price_minor where seat_id = ${spent.id}`,
    );
    await world.db.execute(sql`with t as (insert into ledger_transfers (reference, kind) values ('test:all-driven', 'school') returning id)
      insert into ledger_entries (transfer_id, account, currency, amount_minor)
      select t.id, a.account, 'ZAR', a.minor from t, school_months m,
        lateral (values ('school:' || m.id || ':held', -m.price_minor), ('platform:commission', m.price_minor)) a(account, minor) where m.seat_id = ${spent.id}`);

    // 29 December.
    time.wait(19 * DAY);
    await Promise.all([renewSeats(world.node.ctx), renewSeats(world.node.ctx)]);
    for (const who of [saver, spender, next]) await signIn(who);
    expect((await told(saver)).filter((title) => title.startsWith('R850.00 for the school month'))).toHaveLength(1);
    // 1 January.
    time.wait(3 * DAY);
    await Promise.all([renewSeats(world.node.ctx), renewSeats(world.node.ctx), renewSeats(world.node.ctx)]);
    const months = await world.db.select().from(schoolMonths).innerJoin(schoolSeats, eq(schoolSeats.id, schoolMonths.seatId));
    const of = (who: Person) => months.filter(({ school_seats: seat }) => seat.guardianId === who.user.id).map((row) => row.school_months);
    expect(of(saver).map(({ month, returnedMinor, priceMinor }) => [month, returnedMinor === priceMinor])).toEqual([
      ['2026-12-01', true],
      ['2027-01-01', false],
    ]);
    expect(await walletOf(saver)).toBe('650.00');
    expect(of(spender).map(({ month }) => month)).toEqual(['2026-12-01']);
    expect((await seatOf(spender))?.keptUntil).toBe('2027-01-06');
    expect((await told(spender)).filter((title) => title === 'Your wallet holds less than R850.00')).toHaveLength(1);
    await signIn(taxi);
    const roll = async () =>
      (await taxi.client.call(calls.rollCall))[0]?.stops[0]?.students.map(({ payment, isUnpaid }) => [payment, isUnpaid]);
    expect(await roll()).toEqual([
      ['wallet', false],
      ['wallet', true],
    ]);
    // Five days on the seat is still kept; on the sixth it is the next family's, whose wallet pays what is left.
    time.wait(5 * DAY);
    await renewSeats(world.node.ctx);
    expect((await seatOf(spender))?.status).toBe('member');
    time.wait(DAY);
    await renewSeats(world.node.ctx);
    expect(await seatOf(spender)).toBeUndefined();
    expect((await told(spender))[0]).toBe('The seat of Lerato went to the next family');
    await renewSeats(world.node.ctx);
    expect(await seatOf(next)).toMatchObject({ status: 'member', payment: 'wallet', keptUntil: null, walletFrom: '2027-01-07' });
  });

  it('that is paid late releases what was driven meanwhile', async () => {
    const taxi = await driver(world);
    const id = await group(taxi);
    const guardian = await rich(100_00);
    const [seat] = await world.db
      .insert(schoolSeats)
      .values({
        groupId: id,
        guardianId: guardian.user.id,
        studentId: guardian.user.id,
        pickupPointIndex: 0,
        status: 'member',
        collectorName: 'Gogo',
        collectorPin: '1234',
        walletFrom: '2027-01-01',
      })
      .returning();
    await world.db.update(schoolGroups).set({ occupancy: 1 }).where(eq(schoolGroups.id, id));
    await renewSeats(world.node.ctx);
    expect((await seatOf(guardian))?.keptUntil).not.toBeNull();
    await world.db.insert(rollCalls).values(
      ['2027-01-04', '2027-01-05', '2027-01-03'].map((day) => ({
        seatId: seat?.id ?? 0,
        day,
        run: 'morning' as const,
        state: 'on_board' as const,
        at: time.clock(),
      })),
    );
    await topUp(world, guardian, 900_00);
    await renewSeats(world.node.ctx);
    // January 2027 has 21 weekdays: two of 42 runs, and none for the Sunday. 850 × 2 ÷ 42 = 40.47.
    expect(await driverHas(taxi)).toBe(40_47 - 4_85);
    expect((await seatOf(guardian))?.month).toMatchObject({ runs: 42, driven: 2 });
  });

  it('is the driver’s again in cash, or the wallet’s, when the guardian says so', async () => {
    const taxi = await driver(world);
    const id = await group(taxi);
    const guardian = await rich(600_00);
    const seat = await guardian.client.call(calls.join, { body: { groupId: id, studentId: guardian.user.id } });
    const say = (payment: 'cash' | 'wallet') => guardian.client.call(calls.payment, { params: { id: seat.id }, body: { payment } });
    expect(await say('wallet')).toMatchObject({ payment: 'wallet', walletFrom: '2027-02-01', month: null });
    await renewSeats(world.node.ctx);
    expect(await walletOf(guardian)).toBe('600.00');
    expect(await say('cash')).toMatchObject({ payment: 'cash', walletFrom: null });
    const other = await passenger(world);
    expect((await other.client.refused(calls.payment, { params: { id: seat.id }, body: { payment: 'wallet' } })).code).toBe('not_found');
  });

  it('has no runs on days that its school gives: neither in its price, nor to be called', async () => {
    const taxi = await driver(world);
    const id = await group(taxi);
    const guardian = await rich(2000_00);
    // The two weeks from Monday 15 February 2027 on; two of the days are no days of this group anyway.
    const daysOff = Array.from({ length: 12 }, (_, i) => `2027-02-${15 + i}`);
    const today = localDate(time.clock(), 'Africa/Johannesburg');
    await world.db
      .update(schoolGroups)
      .set({ daysOff: [today, ...daysOff] })
      .where(eq(schoolGroups.id, id));
    await signIn(guardian);
    const seat = await guardian.client.call(calls.join, { body: { groupId: id, studentId: guardian.user.id } });
    expect(seat.daysOff).toEqual([today, ...daysOff]);
    await signIn(taxi);
    const [roll] = (await taxi.client.call(calls.rollCall)).filter(({ groupId }) => groupId === id);
    expect([roll?.isDayOff, roll?.stops.flatMap(({ students }) => students)]).toEqual([true, []]);
    const call = () => taxi.client.answer(calls.callRoll, { body: { seatId: seat.id, run: 'morning', state: 'on_board' } });
    expect((await call()).body).toMatchObject({ code: 'illegal_transition' });
    expect(await world.db.$count(rollCalls, eq(rollCalls.seatId, seat.id))).toBe(0);
    await guardian.client.call(calls.payment, { params: { id: seat.id }, body: { payment: 'wallet' } });
    const untilFebruary = (Date.parse('2027-02-01T08:00:00Z') - time.clock().getTime()) / 1000;
    time.wait(Math.max(0, untilFebruary));
    await renewSeats(world.node.ctx);
    await signIn(guardian);
    // February 2027 has 20 weekdays, of which ten are given: the month costs what it costs, for 20 runs.
    expect((await guardian.client.call(calls.mine)).find((one) => one.id === seat.id)?.month).toMatchObject({
      price: '850.00',
      runs: 20,
      driven: 0,
    });
  });
});

it('leaves the books right', async () => {
  expect(await brokenBooks(world)).toEqual([]);
});
