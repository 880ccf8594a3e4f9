import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { destination } from '@safiri/rules/places/geo.ts';
import { useWorld } from '../testing/harness.ts';
import {
  driver,
  hatfield,
  menlyn,
  passenger,
  PASSWORD,
  registration,
  staffMember,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { complete, driveThere, endUnproven, standAt, tripUnderWay } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { unchecked } from '../testing/client.ts';

/** A Saturday in Johannesburg, where every trip earns the weekend's bonus, going on while the tests do. */
const saturday = new Date('2026-11-14T12:00:00+02:00');
const begun = performance.now();
const world = useWorld({ clock: () => new Date(saturday.getTime() + performance.now() - begun), env: { COMMISSION_PERCENT: '10' } });

const walletOf = async (who: DriverPerson) => Number((await who.client.answer(calls.getEarnings)).body.balance);
const bonusesOf = async () => {
  const { rows } = await world.db.execute<{ minor: number }>(
    sql`select coalesce(sum(amount_minor), 0)::int as minor from ledger_entries where account = 'platform:bonuses'`,
  );
  return rows[0]?.minor ?? 0;
};
async function pair(changes: Record<string, unknown> = {}) {
  return { passenger: await passenger(world), driver: await driver(world, changes) };
}
const answer = (rider: Person, rideId: number, what: 'confirmed' | 'reported') =>
  rider.client.answer(calls.answerEnd, { params: { id: rideId }, body: { answer: what } });

describe('two accounts that drive nothing', () => {
  it('get no bonus, goal or referral out of the operator, whatever both of them tap', async () => {
    const zanele = await driver(world);
    const phone = String(registration()['phone']);
    expect((await zanele.client.answer(calls.referDriver, { body: { phone } })).status).toBe(201);
    const themba = await driver(world, { phone });
    for (let i = 0; i < 6; i += 1) {
      const who = { passenger: await passenger(world), driver: themba };
      const rideId = await tripUnderWay(world, who, { at: saturday, fareMinor: 603_17 });
      expect((await themba.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } })).body).toMatchObject({
        code: 'end_unproven',
        missing: expect.arrayContaining(['time', 'way']),
      });
      await endUnproven(themba, rideId);
      expect((await answer(who.passenger, rideId, 'confirmed')).body.ending).toMatchObject({ confirmation: 'confirmed' });
    }
    // In cash the driver owes the commission, and that is all that was booked.
    expect(await walletOf(themba)).toBeLessThan(0);
    expect(await walletOf(zanele)).toBe(0);
    expect(await bonusesOf()).toBe(0);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });

  it('get nothing for a phone that jumps to the dropoff and waits', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: new Date(saturday.getTime() - 3_600_000) });
    await standAt(world, who.driver, hatfield);
    await standAt(world, who.driver, menlyn);
    expect(
      (await who.driver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } })).body.missing,
    ).toEqual(['way']);
    await endUnproven(who.driver, rideId);
    await answer(who.passenger, rideId, 'confirmed');
    expect(await bonusesOf()).toBe(0);
  });
});

describe('the end of a trip', () => {
  it('is taken at once when it was plainly driven, and pays', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: saturday });
    await complete(world, who.driver, rideId);
    const { body } = await who.passenger.client.answer(calls.getRide, { params: { id: rideId } });
    expect(body.ending).toMatchObject({ reason: null, confirmation: 'plain', quoted: null, operatorPay: null });
    expect((await who.driver.client.answer(calls.getRide, { params: { id: rideId } })).body).toMatchObject({
      ending: { operatorPay: 'released' },
      pay: { bonus: { id: 'weekend' } },
    });
    expect((await answer(who.passenger, rideId, 'confirmed')).status).toBe(409);
  });

  it('is never blocked, says how far it is, costs the way driven, and pays once the passenger confirms it', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: saturday, fareMinor: 164_96 });
    await driveThere(world, who.driver, rideId, destination(hatfield, 135, 3500));
    const refused = await who.driver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } });
    expect(refused.body).toMatchObject({ status: 409, code: 'end_unproven', missing: ['place', 'way'], metersAway: expect.any(Number) });
    expect(refused.body.detail).toMatch(/^You are \d\.\d km from Menlyn Park\. /);
    expect(
      (
        await who.driver.client.answer(calls.changeRide, {
          params: { id: rideId },
          body: { status: 'completed', endReason: unchecked('tired') },
        })
      ).body.errors?.[0]?.path,
    ).toBe('endReason');
    await endUnproven(who.driver, rideId, 'passenger_ended_here');
    const before = await bonusesOf();
    const { body: ride } = await who.passenger.client.answer(calls.getRide, { params: { id: rideId } });
    expect(ride.ending).toMatchObject({ reason: 'passenger_ended_here', confirmation: 'asked', quoted: '164.96' });
    expect(Number(ride.fare)).toBeLessThan(164.96);
    const receipt = await who.passenger.client.call(calls.getReceipt, { params: { id: rideId } });
    const lines = receipt.lines.reduce((sum: number, { amount }: { amount: string }) => sum + Math.round(Number(amount) * 100), 0);
    expect([lines, receipt.quoted]).toEqual([Math.round(Number(receipt.total) * 100), '164.96']);
    expect(ride.distance, 'one way on all screens').toBe(receipt.distance);
    expect((await who.driver.client.answer(calls.answerEnd, { params: { id: rideId }, body: { answer: 'confirmed' } })).status).toBe(403);
    expect((await answer(await passenger(world), rideId, 'confirmed')).status).toBe(404);
    const twice = await Promise.all([answer(who.passenger, rideId, 'confirmed'), answer(who.passenger, rideId, 'confirmed')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(before - (await bonusesOf())).toBe(Math.round(Number(ride.fare) * 50));
    expect((await answer(who.passenger, rideId, 'reported')).status).toBe(409);
  });

  it('with the passenger on board costs the way driven, asks for their safety, and is noted for staff', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: saturday, fareMinor: 164_96 });
    await driveThere(world, who.driver, rideId, destination(hatfield, 135, 2500));
    const end = (body: object) =>
      who.driver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed', ...body } });
    const wrong = [
      { endReason: 'cannot_go_on', reason: 'passenger_no_show' },
      { endReason: 'other', reason: 'felt_unsafe' },
    ];
    for (const body of wrong) expect((await end(body)).body.errors?.[0]?.path).toBe('reason');
    expect((await end({ endReason: 'cannot_go_on', reason: 'felt_unsafe' })).status).toBe(200);
    const { body: ride } = await who.passenger.client.answer(calls.getRide, { params: { id: rideId } });
    expect(ride).toMatchObject({ status: 'completed', ending: { reason: 'cannot_go_on', confirmation: 'asked', quoted: '164.96' } });
    expect((await who.passenger.client.answer(calls.ownNotifications)).body.map(({ title }: { title: string }) => title)).toContain(
      'Your driver could not go on',
    );
    const held = await (await staffMember(world)).call(calls.listHeldTrips);
    expect(held).toContainEqual(expect.objectContaining({ rideId, reason: 'cannot_go_on', onBoardReason: 'felt_unsafe' }));
    expect(JSON.stringify(ride)).not.toContain('felt_unsafe');
  });

  it('that the passenger reports pays nothing of the operator’s', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: saturday });
    await driveThere(world, who.driver, rideId, destination(menlyn, 90, 1000));
    await endUnproven(who.driver, rideId, 'wrong_pin');
    const before = await bonusesOf();
    expect((await answer(who.passenger, rideId, 'reported')).body.ending?.confirmation).toBe('reported');
    expect(await bonusesOf()).toBe(before);
  });
});

describe('staff', () => {
  it('see what waits and the trips behind a payout, and decide once', async () => {
    const staff = await staffMember(world);
    const who = await pair();
    const [one, other] = [
      await tripUnderWay(world, who, { at: saturday, paymentMethod: 'cash' }).then(async (id) => (await endUnproven(who.driver, id), id)),
      await tripUnderWay(world, who, { at: saturday, paymentMethod: 'cash' }).then(async (id) => (await endUnproven(who.driver, id), id)),
    ];
    const list = await staff.call(calls.listHeldTrips);
    expect(list.find(({ rideId }: { rideId: number }) => rideId === one)).toMatchObject({
      driverId: who.driver.driverId,
      pricedMeters: 8000,
      seconds: expect.any(Number),
      confirmation: 'asked',
      operatorPay: 'held',
      bonus: '50.00',
      packageFare: null,
      reason: 'other',
    });
    const decide = (rideId: number, body: BodyIn<typeof calls.decideHeldTrip>) =>
      staff.answer(calls.decideHeldTrip, { params: { id: rideId }, body });
    expect((await decide(one, { outcome: 'refused' })).body.errors?.[0]?.path).toBe('note');
    const before = await bonusesOf();
    const both = await Promise.all([decide(one, { outcome: 'released' }), decide(one, { outcome: 'released' })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(before - (await bonusesOf())).toBe(50_00);
    expect((await decide(other, { outcome: 'refused', note: 'Nobody drove' })).status).toBe(200);
    expect((await decide(other, { outcome: 'released' })).status).toBe(409);
    expect(before - (await bonusesOf())).toBe(50_00);
    for (const { client } of [who.driver, who.passenger]) expect((await client.answer(calls.listHeldTrips)).status).toBe(403);
    const asked = await who.driver.client.answer(calls.requestPayout, { body: { amount: '10', destination: 'FNB 1', password: PASSWORD } });
    const behind = await staff.call(calls.listPayoutTrips, { params: { id: asked.body.id } });
    expect(behind).toMatchObject([
      { rideId: other, operatorPay: 'refused' },
      { rideId: one, operatorPay: 'released' },
    ]);
  });
});

describe('a package', () => {
  it('pays a trip that nobody saw driven only when staff release it, and gets the fare back when they refuse', async () => {
    const staff = await staffMember(world);
    const who = await pair();
    const [bought] = await world.db
      .insert(subscriptions)
      .values({
        userId: who.passenger.user.id,
        packageId: 1,
        rideType: 'standard',
        priceMinor: 357_00,
        currency: 'ZAR',
        startsAt: saturday,
        ridesTotal: 10,
        ridesLeft: 8,
        expiresAt: new Date('2027-01-01'),
      })
      .returning({ id: subscriptions.id });
    const walletBefore = await walletOf(who.driver);
    for (const outcome of ['released', 'refused']) {
      const rideId = await tripUnderWay(world, who, { at: saturday, fareMinor: 131_63, subscriptionId: bought?.id ?? 0 });
      await endUnproven(who.driver, rideId);
      const before = await walletOf(who.driver);
      expect((await answer(who.passenger, rideId, 'confirmed')).status).toBe(200);
      expect(await walletOf(who.driver)).toBe(before);
      await staff.answer(calls.decideHeldTrip, { params: { id: rideId }, body: { outcome: unchecked(outcome), note: 'Seen' } });
      const after = await walletOf(who.driver);
      if (outcome === 'released') expect(after).toBeGreaterThan(before);
      else expect(after).toBe(before);
    }
    expect(await walletOf(who.driver)).toBeGreaterThan(walletBefore);
    expect((await checkLedger(world.db)).faults).toEqual([]);
  });
});

describe('cash at the end', () => {
  it('is said once by the driver, in full or less, and stands on the receipt', async () => {
    const who = await pair();
    const rideId = await tripUnderWay(world, who, { at: saturday });
    await complete(world, who.driver, rideId);
    const say = (paid: string) => who.driver.client.answer(calls.answerCash, { params: { id: rideId }, body: { paid } });
    const cash = async () => (await who.passenger.client.answer(calls.getRide, { params: { id: rideId } })).body.ending?.cash;
    expect(await cash()).toEqual({ due: '100.00', paid: null });
    expect((await say('100.01')).body.errors?.[0]?.path).toBe('paid');
    expect((await who.passenger.client.answer(calls.answerCash, { params: { id: rideId }, body: { paid: '0' } })).status).toBe(403);
    expect((await say('80')).status).toBe(200);
    expect((await say('80.00')).status).toBe(200);
    expect((await say('100')).status).toBe(409);
    expect(await cash()).toEqual({ due: '100.00', paid: '80.00' });
    expect((await who.passenger.client.answer(calls.getReceipt, { params: { id: rideId } })).body.cashPaid).toBe('80.00');
  });
});
