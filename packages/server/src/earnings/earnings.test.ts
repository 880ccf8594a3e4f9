import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { startNode, useWorld } from '../testing/harness.ts';
import { driver, passenger } from '../testing/people.ts';
import { complete, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

/** Tuesday noon in Johannesburg, when no bonus runs. */
const tuesday = (local: string) => new Date(`2026-11-17T${local}+02:00`);
const clock = { now: tuesday('12:00:00') };
const world = useWorld({ clock: () => clock.now, env: { COMMISSION_PERCENT: '10' } });

const kindsOf = async (driverId: number) => {
  const { rows } = await world.db.execute(sql`
    select t.kind, t.detail, t.reference, sum(e.amount_minor)::int as minor from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
    where e.account = ${`driver:${driverId}:wallet`} group by t.id order by t.id`);
  return rows;
};

describe('the bonus of a trip', () => {
  it('is booked with the fare, by the moment of accepting, and shown to the driver alone', async () => {
    const lerato = await passenger(world);
    const thabo = await driver(world);
    const rideId = await tripUnderWay(world, { passenger: lerato, driver: thabo }, { at: tuesday('08:59:59') });
    const live = await thabo.client.answer(calls.driverActiveRide, { params: { id: thabo.driverId } });
    const pay = { promotion: null, commission: '10.00', bonus: { id: 'morning_peak', percent: 20, amount: '20.00' }, net: '110.00' };
    expect(live.body?.pay).toEqual(pay);
    // Completing after the end of the window changes nothing.
    await complete(world, thabo, rideId);
    expect(await kindsOf(thabo.driverId)).toEqual([
      { kind: 'fare', detail: null, reference: `ride:${rideId}:fare`, minor: -10_00 },
      { kind: 'bonus', detail: 'morning_peak', reference: `ride:${rideId}:bonus`, minor: 20_00 },
    ]);
    expect((await thabo.client.answer(calls.getRide, { params: { id: rideId } })).body.pay).toEqual(pay);
    expect((await thabo.client.answer(calls.getReceipt, { params: { id: rideId } })).body).toMatchObject({ total: '100.00', pay });
    expect((await lerato.client.answer(calls.getRide, { params: { id: rideId } })).body.pay).toBeNull();
    expect((await lerato.client.answer(calls.getReceipt, { params: { id: rideId } })).body.pay).toBeNull();
  });

  it('is not paid outside the windows, and completing twice books nothing twice', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const rideId = await tripUnderWay(world, who, { at: tuesday('09:00:00') });
    await complete(world, who.driver, rideId);
    await complete(world, who.driver, rideId);
    expect((await kindsOf(who.driver.driverId)).map((row) => row['kind'])).toEqual(['fare']);
    expect((await who.driver.client.answer(calls.getReceipt, { params: { id: rideId } })).body.pay).toEqual({
      promotion: null,
      commission: '10.00',
      bonus: null,
      net: '90.00',
    });
  });
});

describe('the earnings page', () => {
  it('is what the ledger says, and one number stands behind rating and ride count', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const { client, user } = who.driver;
    clock.now = tuesday('18:00:00');
    await complete(world, who.driver, await tripUnderWay(world, who, { at: clock.now, fareMinor: 400_00 }));
    const [ride] = await who.passenger.client.call(calls.passengerRides, { params: { id: who.passenger.user.id } });
    await who.passenger.client.answer(calls.rateRide, { params: { id: there(ride?.id) }, body: { rating: 4 } });
    const { status, body } = await client.answer(calls.getEarnings);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      totalEarnings: 460,
      weeklyEarnings: 460,
      monthlyEarnings: 460,
      rideCount: 1,
      avgRating: 4,
      quickerPercent: 0,
      bonuses: 100,
      referralEarnings: 0,
      week: { fares: '360.00', bonuses: '100.00', goals: '0.00', referrals: '0.00' },
      balance: '60.00',
      cashCollected: '400.00',
      payouts: [],
      referrals: { referred: 0, joined: 0, rewarded: 0, earned: '0.00', reward: '50.00' },
    });
    expect(body.days).toHaveLength(28);
    expect(body.days.at(-1)).toEqual({ date: '2026-11-17', earned: '460.00' });
    const today = await client.call(calls.getToday, { params: { id: who.driver.driverId } });
    expect([today.earnings, today.net], 'the dashboard names the fares, and counts the same as this page').toEqual(['400.00', '460.00']);
    expect(today.parts).toEqual(body.week);
    const [listed] = await client.call(calls.driverRides, { params: { id: who.driver.driverId } });
    expect([listed?.fare, listed?.pay?.net]).toEqual(['400.00', '460.00']);
    expect(body.lines).toMatchObject([
      { rideId: ride?.id, fare: '400.00', commission: '40.00', net: '460.00', bonus: { id: 'evening_peak' } },
    ]);
    expect(body.goals).toMatchObject([
      { id: 'week', period: '2026-W47', earned: '460.00', target: '1000.00', reward: '100.00', percent: 46, paid: false },
      { id: 'month', period: '2026-11', target: '5000.00', reward: '500.00', percent: 9, paid: false },
    ]);
    expect(body.bonusWindows[0]).toMatchObject({ id: 'evening_peak', percent: 25, running: true });
    const session = (await client.answer(calls.session)).body.user;
    expect([session.rating, session.totalRides]).toEqual([body.avgRating, body.rideCount]);
    expect(await client.call(calls.getEarningsOf, { params: { userId: user.id } })).toEqual(body);
    expect(await client.call(calls.getEarnings, { query: { userId: user.id } })).toEqual(body);
  });

  it('counts a week from Monday and keeps what came before in the total', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    clock.now = new Date('2026-11-15T12:00:00+02:00');
    await complete(world, who.driver, await tripUnderWay(world, who, { at: tuesday('12:00:00') }));
    clock.now = new Date('2026-10-01T12:00:00+02:00');
    await complete(world, who.driver, await tripUnderWay(world, who, { at: tuesday('12:00:00') }));
    clock.now = tuesday('12:00:00');
    await complete(world, who.driver, await tripUnderWay(world, who, { at: tuesday('12:00:00') }));
    const { body } = await who.driver.client.answer(calls.getEarnings);
    expect(body).toMatchObject({ weeklyEarnings: 90, monthlyEarnings: 180, totalEarnings: 270 });
  });

  it('says the same on another node, while days and weeks go by', async () => {
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const fresh = await startNode(world.databaseUrl, { clock: () => clock.now });
    try {
      for (const day of ['2026-08-03', '2026-08-20', '2026-09-04', '2026-09-30', '2026-11-17']) {
        clock.now = new Date(`${day}T12:00:00+02:00`);
        await complete(world, who.driver, await tripUnderWay(world, who, { at: clock.now, fareMinor: 700_00 }));
        const page = await who.driver.client.call(calls.getEarnings);
        if (day === '2026-11-17') expect((await who.driver.client.at(fresh.address).answer(calls.getEarnings)).body).toEqual(page);
      }
    } finally {
      await fresh.stop();
    }
    expect((await who.driver.client.answer(calls.getEarnings)).body).toMatchObject({
      totalEarnings: 5 * 630,
      weeklyEarnings: 630,
      cashCollected: '3500.00',
    });
  });

  it('is the driver’s own: 403 for another’s, for passengers, 401 signed out', async () => {
    const [one, other, lerato] = [await driver(world), await driver(world), await passenger(world)];
    const others = { userId: other.user.id };
    for (const [own, ofUser] of [
      [calls.getEarnings, calls.getEarningsOf],
      [calls.getIncentives, calls.getIncentivesOf],
    ] as const) {
      expect((await one.client.answer(ofUser, { params: others })).status).toBe(403);
      expect((await one.client.answer(own, { query: others })).status).toBe(403);
      expect((await lerato.client.answer(own)).status).toBe(403);
      expect((await world.client().answer(own)).status).toBe(401);
    }
  });
});

describe('goals', () => {
  it('are paid once when they are reached, and not a cent before', async () => {
    clock.now = tuesday('12:00:00');
    const who = { passenger: await passenger(world), driver: await driver(world) };
    const drive = async (fareMinor: number) => complete(world, who.driver, await tripUnderWay(world, who, { at: clock.now, fareMinor }));
    await drive(1111_10); // leaves 999.99 after commission
    expect((await who.driver.client.answer(calls.getEarnings)).body).toMatchObject({
      weeklyEarnings: 999.99,
      goals: [{ percent: 99, paid: false }, {}],
    });
    await drive(1);
    await drive(10_00);
    const rewards = (await kindsOf(who.driver.driverId)).filter((row) => row['kind'] === 'goal');
    expect(rewards).toEqual([
      { kind: 'goal', detail: 'week:2026-W47', reference: `driver:${who.driver.driverId}:goal:week:2026-W47`, minor: 100_00 },
    ]);
    const { body } = await who.driver.client.answer(calls.getEarnings);
    expect(body).toMatchObject({
      weeklyEarnings: 1109,
      goals: [
        { earned: '1009.00', percent: 100, paid: true },
        { earned: '1009.00', paid: false },
      ],
    });
    const incentives = await who.driver.client.call(calls.getIncentives);
    expect(incentives).toEqual([
      {
        id: 'week:2026-W47',
        title: 'Weekly goal',
        description: 'Earn R1,000.00 this week and get R100.00 on top.',
        reward: 100,
        progress: 1009,
        target: 1000,
        deadline: '2026-11-22T22:00:00.000Z',
        isCompleted: true,
      },
      expect.objectContaining({ id: 'month:2026-11', target: 5000, reward: 500, isCompleted: false }),
    ]);
    clock.now = new Date(clock.now.getTime() + 7 * 24 * 3_600_000);
    await drive(1200_00);
    expect((await kindsOf(who.driver.driverId)).filter((row) => row['kind'] === 'goal').map((row) => row['detail'])).toEqual([
      'week:2026-W47',
      'week:2026-W48',
    ]);
  });

  it('reached by two trips that complete at the same instant are paid once', async () => {
    // A driver has one live trip at a time; what holds the goal must not depend on it.
    await world.db.execute(sql`drop index rides_one_live_per_driver, rides_one_live_per_driver_alone`);
    for (let round = 0; round < 5; round += 1) {
      const thabo = await driver(world);
      const people = [await passenger(world), await passenger(world)];
      const trips = await Promise.all(
        people.map((one) => tripUnderWay(world, { passenger: one, driver: thabo }, { at: tuesday('12:00:00'), fareMinor: 3000_00 })),
      );
      await Promise.all(trips.map((rideId) => complete(world, thabo, rideId)));
      const rewards = (await kindsOf(thabo.driverId)).filter((row) => row['kind'] === 'goal');
      expect(rewards.map((row) => row['minor'])).toEqual([100_00, 500_00]);
    }
  });
});

it('leaves the books right', async () => {
  expect((await checkLedger(world.db)).faults).toEqual([]);
});
