import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { integrityFindings, payReviews } from '@safiri/db/integrity/tables.ts';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { findBroken } from '../invariants/check.ts';
import { sweep } from '../platform/sweep.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import { refusalIn } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { shareOnePhone } from '../testing/mint.ts';
import { driver, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { complete, driveThere, endUnproven, tripUnderWay } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { integrityRoom } from './room.ts';

/** A Saturday in Johannesburg: every trip earns half of its fare on top. */
const saturday = new Date('2026-11-14T12:00:00+02:00');
const begun = performance.now();
let ahead = 0;
const clock = () => new Date(saturday.getTime() + ahead + performance.now() - begun);
const world = useWorld({ clock, env: { COMMISSION_PERCENT: '10' } });

const bonuses = () => balanceOf(world.db, accounts.bonuses, 'ZAR');
const sound = async () => expect((await findBroken(world.db)).filter(({ name }) => name.startsWith('what rules hold')).flatMap(({ faults }) => faults)).toEqual([]); // prettier-ignore

/** A trip that was plainly driven, as far as anybody can see. */
async function driven(who: { passenger: Person; driver: DriverPerson }, trip: { fareMinor?: number } = {}): Promise<number> {
  const id = await tripUnderWay(world, who, { at: clock(), ...trip });
  await complete(world, who.driver, id);
  return id;
}
/** A trip that waits because it ended before its dropoff, and for nothing else. */
async function endedElsewhere(who: { passenger: Person; driver: DriverPerson }): Promise<number> {
  const id = await tripUnderWay(world, who, { at: clock() });
  await world.db.update(rides).set({ dropoffLat: -25.9, dropoffLng: 28.4 }).where(eq(rides.id, id));
  await driveThere(world, who.driver, id, { lat: -25.7826, lng: 28.2755 });
  await endUnproven(who.driver, id, 'passenger_ended_here');
  return id;
}
const payOf = async (id: number) => (await world.db.select({ pay: rides.operatorPay }).from(rides).where(eq(rides.id, id)))[0]?.pay;
const rulesOf = async (id: number) =>
  (await world.db.select({ rule: integrityFindings.rule }).from(integrityFindings).where(eq(integrityFindings.rideId, id))).map(
    ({ rule }) => rule,
  );
async function onePhone() {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  await shareOnePhone(world, [who.passenger, who.driver]);
  return who;
}

describe('a trip that rules find something about', () => {
  it('pays its fare as ever, and what the operator adds waits with the reason, which its driver reads and answers', async () => {
    const who = await onePhone();
    const before = await bonuses();
    const id = await driven(who);
    expect([await payOf(id), await rulesOf(id), await bonuses()]).toEqual(['held', ['shared_phone'], before]);
    expect(await balanceOf(world.db, accounts.driverCash(who.driver.driverId), 'ZAR')).toBe(100_00);
    // Its passenger hears nothing of it, and is asked nothing.
    expect((await who.passenger.client.call(calls.getRide, { params: { id } })).ending).toMatchObject({
      confirmation: 'plain',
      operatorPay: null,
    });
    const told = await who.driver.client.call(calls.ownNotifications);
    expect(told[0]).toMatchObject({ title: 'What we pay on top waits', data: { redirectTo: '/driver-earnings' } });
    const [held] = await who.driver.client.call(calls.ownHeldPay);
    // The weekend's half on top waits, as the team reads it, too.
    expect(held).toMatchObject({
      rideId: id,
      pay: 'held',
      bonus: '50.00',
      findings: [{ rule: 'shared_phone', facts: { phones: 1 } }],
      answer: null,
    });

    // It is the driver's already, and counts for a goal once it is released.
    const week = async () => (await who.driver.client.call(calls.getEarnings)).goals.find(({ per }) => per === 'week');
    expect(await week()).toMatchObject({ earned: '0.00', held: '90.00' });

    const answer = (person: DriverPerson, words: string) =>
      person.client.answer(calls.answerHeldPay, { params: { id }, body: { answer: words } });
    expect((await answer(await driver(world), 'Not mine')).status).toBe(404);
    expect((await answer(who.driver, 'x'.repeat(1001))).body.errors?.[0]?.path).toBe('answer');
    const both = await Promise.all([answer(who.driver, 'My sister rode with me'), answer(who.driver, 'My sister rode with me')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answer(who.driver, 'Another story')).status).toBe(409);

    const staff = await staffMember(world);
    const seen = (await staff.call(calls.listHeldTrips)).find(({ rideId }) => rideId === id);
    expect(seen).toMatchObject({ bonus: '50.00', findings: [{ rule: 'shared_phone' }], answer: 'My sister rode with me', note: null });
    await staff.call(calls.decideHeldTrip, { params: { id }, body: { outcome: 'released', note: 'A sister is a passenger' } });
    expect(before - (await bonuses())).toBe(50_00);
    expect(await week()).toMatchObject({ earned: '140.00', held: '0.00' });
    expect((await who.driver.client.call(calls.ownHeldPay))[0]).toMatchObject({ pay: 'released', note: 'A sister is a passenger' });
    await sound();
    const asked = await who.driver.client.call(calls.requestPayout, { body: { amount: '10', destination: 'FNB 1', password: PASSWORD } });
    expect(await staff.call(calls.listPayoutTrips, { params: { id: asked.id } })).toMatchObject([
      { rideId: id, findings: [{ rule: 'shared_phone' }], note: 'A sister is a passenger' },
    ]);
  });

  it('that staff refuse is never paid, and its driver reads why', async () => {
    const who = await onePhone();
    const id = await driven(who);
    const before = await bonuses();
    const staff = await staffMember(world);
    await staff.call(calls.decideHeldTrip, { params: { id }, body: { outcome: 'refused', note: 'Two accounts of one person' } });
    expect(await bonuses()).toBe(before);
    expect((await who.driver.client.call(calls.ownHeldPay))[0]).toMatchObject({ pay: 'refused', note: 'Two accounts of one person' });
    const told = await who.driver.client.call(calls.ownNotifications);
    expect(told.map(({ message }) => message).join()).toContain('Two accounts of one person');
  });

  it('is not released by its passenger’s word', async () => {
    const who = await onePhone();
    const id = await endedElsewhere(who);
    const { ending } = await who.passenger.client.call(calls.answerEnd, { params: { id }, body: { answer: 'confirmed' } });
    expect([ending?.confirmation, await payOf(id)]).toEqual(['confirmed', 'held']);
  });
});

describe('what is counted', () => {
  it('lets one pair ride a few times a day, then waits, and the next day counts anew', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const pays = [];
    for (let i = 0; i < 8; i += 1) pays.push(await payOf(await driven(who)));
    expect(pays).toEqual([...Array.from({ length: 6 }, () => 'released'), 'held', 'held']);
    ahead += 25 * 3_600_000;
    expect(await payOf(await driven(who))).toBe('released');
  });

  it('waits with the fourth of five new passengers who ride with nobody else', async () => {
    const own = await driver(world);
    const pays = [];
    for (let i = 0; i < 5; i += 1) {
      const rider = await passenger(world);
      const id = await tripUnderWay(world, { passenger: rider, driver: own }, { at: clock() });
      await driveThere(world, own, id);
      // They stood beside the car.
      const [row] = await world.db.select({ startedAt: rides.startedAt }).from(rides).where(eq(rides.id, id));
      await world.db
        .update(rides)
        .set({ acceptedAt: row?.startedAt ?? null })
        .where(eq(rides.id, id));
      await own.client.call(calls.changeRide, { params: { id }, body: { status: 'completed' } });
      pays.push(await payOf(id));
    }
    expect(pays).toEqual(['released', 'released', 'released', 'held', 'held']);
  });

  it('holds the one trip that would pay who brought themselves, and pays it once staff release it', async () => {
    const [bringer, own] = [await driver(world), await driver(world)];
    await world.db.insert(referrals).values({
      referrerId: bringer.driverId,
      referredId: own.driverId,
      phone: own.user.phone,
      createdAt: new Date(clock().getTime() - 60_000),
    });
    await shareOnePhone(world, [bringer, own]);
    const ids = [];
    for (let i = 0; i < 5; i += 1) ids.push(await driven({ passenger: await passenger(world), driver: own }));
    expect(await Promise.all(ids.map(payOf))).toEqual(['released', 'released', 'released', 'released', 'held']);
    const [last = 0] = ids.slice(-1);
    expect(await rulesOf(last)).toEqual(['own_referral']);
    const wallet = () => balanceOf(world.db, accounts.driverWallet(bringer.driverId), 'ZAR');
    expect(await wallet()).toBe(0);
    await (await staffMember(world)).call(calls.decideHeldTrip, { params: { id: last }, body: { outcome: 'released' } });
    expect(await wallet()).toBe(50_00);
  });

  it('looks again before it releases a trip: a referral may be due with it that was not due at its end', async () => {
    const [bringer, own, staff] = [await driver(world), await driver(world), await staffMember(world)];
    await world.db.insert(referrals).values({
      referrerId: bringer.driverId,
      referredId: own.driverId,
      phone: own.user.phone,
      createdAt: new Date(clock().getTime() - 60_000),
    });
    await shareOnePhone(world, [bringer, own]);
    const waits = await endedElsewhere({ passenger: await passenger(world), driver: own });
    for (let i = 0; i < 4; i += 1) expect(await payOf(await driven({ passenger: await passenger(world), driver: own }))).toBe('released');
    expect([await payOf(waits), await rulesOf(waits)]).toEqual(['held', []]);
    const wallet = () => balanceOf(world.db, accounts.driverWallet(bringer.driverId), 'ZAR');
    const release = () => staff.answer(calls.decideHeldTrip, { params: { id: waits }, body: { outcome: 'released' } });
    const first = await release();
    expect([first.status, refusalIn(first).code, await payOf(waits), await wallet()]).toEqual([409, 'found_meanwhile', 'held', 0]);
    // Whoever decides reads it, and may release the trip all the same.
    const seen = (await staff.call(calls.listHeldTrips)).find(({ rideId }) => rideId === waits);
    expect(seen?.findings).toMatchObject([{ rule: 'own_referral' }]);
    expect([(await release()).status, await payOf(waits), await wallet()]).toEqual([200, 'released', 50_00]);
    await sound();
  });
});

describe('what was found', () => {
  it('is in the copy that its driver takes along, and goes after a year, but not while it waits', async () => {
    const who = await onePhone();
    const id = await driven(who);
    const kept = () => world.db.$count(integrityFindings, eq(integrityFindings.rideId, id));
    const { exportOf } = integrityRoom;
    const person = { userId: who.driver.user.id, driverId: who.driver.driverId, email: null, phone: '' };
    const copy = await exportOf?.(world.node.ctx, person);
    expect(copy).toMatchObject({ 'held-pay.json': [{ rideId: id, rule: 'shared_phone' }] });
    ahead += 366 * 86_400_000;
    await sweep(world.node.ctx);
    expect(await kept()).toBe(1);
    await world.db.update(rides).set({ operatorPay: 'refused' }).where(eq(rides.id, id));
    await sweep(world.node.ctx);
    expect(await kept()).toBe(0);
  });

  it('goes with the account, which ends what waits, and nothing is written afterwards', async () => {
    const who = await onePhone();
    const [asked, id, staff] = [await endedElsewhere(who), await driven(who), await staffMember(world)];
    await who.driver.client.call(calls.answerHeldPay, { params: { id }, body: { answer: 'It was my brother' } });
    const { ctx } = world.node;
    const leaver = { userId: who.driver.user.id, driverId: who.driver.driverId, email: null, phone: '', unusableHash: '' };
    const before = await bonuses();
    await inTransaction(ctx, async (uow) => {
      for (const room of ctx.rooms.toReversed()) await room.forget?.(ctx, uow, leaver);
    });
    const written = async () => [
      await world.db.$count(integrityFindings, inArray(integrityFindings.rideId, [asked, id])),
      await world.db.$count(payReviews, inArray(payReviews.rideId, [asked, id])),
      await world.db.$count(notifications, eq(notifications.userId, leaver.userId)),
    ];
    expect([await payOf(asked), await payOf(id), ...(await written())]).toEqual(['refused', 'refused', 0, 0, 0]);
    await who.passenger.client.call(calls.answerEnd, { params: { id: asked }, body: { answer: 'confirmed' } });
    const decided = await staff.answer(calls.decideHeldTrip, { params: { id }, body: { outcome: 'released', note: 'A brother' } });
    expect(decided.status).toBe(409);
    expect([await payOf(asked), ...(await written()), await bonuses()]).toEqual(['refused', 0, 0, 0, before]);
    await sound();
  });
});
