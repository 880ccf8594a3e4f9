import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, PASSWORD, type DriverPerson } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { accounts, balanceOf, writeTransfer } from '../wallet/public.ts';
import { payCoveredFees } from './pay-fees.ts';

const world = useWorld({});
let finance: Client;
beforeAll(async () => {
  finance = (await memberOfStaff(world, [{ role: 'finance' }])).client;
}, 60_000);

/** A trip that its passenger called off late, for 50 of which the operator takes 20 percent. @param wallet what they had, cents */
async function calledOff(wallet: number) {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  if (wallet > 0) await topUp(world, who.passenger, wallet);
  const since = new Date(Date.now() - 600_000);
  const id = await tripUnderWay(world, who, { at: since });
  await world.db
    .update(rides)
    .set({
      status: 'accepted',
      arrivedAt: null,
      startedAt: null,
      payTerms: { commissionPercent: 20, incentives: false },
      feeTerms: {
        waiting: null,
        cancellation: {
          freeMinutes: 3,
          feeMinor: 50_00,
          noShowAfterMinutes: 5,
          noShowFeeMinor: 50_00,
          to: 'driver',
          debtLimitMinor: 500_00,
        },
        roundToMinor: 1,
      },
    })
    .where(eq(rides.id, id));
  await who.passenger.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled', fee: '50' } });
  return { ...who, id };
}

const reason = 'The driver asked her to';
const waive = (id: number, by = finance) => by.answer(calls.waiveFee, { params: { id }, body: { reason } });
const driverHas = (driverId: number) => balanceOf(world.db, accounts.driverWallet(driverId), 'ZAR');
/** The driver is paid out, and deletes the account. */
async function leave(own: DriverPerson): Promise<void> {
  const amountMinor = await driverHas(own.driverId);
  if (amountMinor > 0)
    await world.db.transaction((tx) =>
      writeTransfer(tx, {
        reference: `paid out to ${own.driverId}`,
        kind: 'adjustment',
        currency: 'ZAR',
        at: new Date(),
        entries: [
          { account: accounts.driverWallet(own.driverId), amountMinor: -amountMinor },
          { account: accounts.outside, amountMinor },
        ],
      }),
    );
  await own.client.call(calls.removeAccount, { body: { password: PASSWORD } });
}
const toldTo = async (userId: number) =>
  (await world.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind);

describe('the team takes a fee back', () => {
  it('that was paid: the passenger has it again, the driver and the operator do not, once however often it is sent', async () => {
    const trip = await calledOff(80_00);
    expect([await walletOf(trip.passenger), await driverHas(trip.driver.driverId)]).toEqual(['30.00', 40_00]);
    const answers = await Promise.all([waive(trip.id), waive(trip.id)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: 'waived' }],
      [200, { status: 'waived' }],
    ]);
    expect((await waive(trip.id)).status).toBe(200);
    expect([await walletOf(trip.passenger), await driverHas(trip.driver.driverId)]).toEqual(['80.00', 0]);
    expect(await world.db.$count(ledgerTransfers, eq(ledgerTransfers.reference, `ride:${trip.id}:cancellation:waived`))).toBe(1);
    const rows = await world.db.select().from(auditLog).where(eq(auditLog.subjectId, trip.id));
    expect(rows.map(({ action, data }) => [action, data])).toEqual([['trip.fee_waived', { reason }]]);
    expect(await toldTo(trip.passenger.user.id)).toContain('toldFeeWaived');
    expect(await toldTo(trip.driver.user.id)).toContain('toldFeeTakenBack');
    expect((await trip.passenger.client.call(calls.getRide, { params: { id: trip.id } })).feeTerms?.charged?.status).toBe('waived');
    const page = await finance.call(calls.readTrip, { params: { id: trip.id } });
    expect(page.money?.fee).toEqual({ kind: 'cancelled', amount: '50.00', status: 'waived' });
  });

  it('that was owed: nobody owes or gets anything', async () => {
    const trip = await calledOff(0);
    expect(await walletOf(trip.passenger)).toBe('-50.00');
    expect((await waive(trip.id)).status).toBe(200);
    expect([await walletOf(trip.passenger), await driverHas(trip.driver.driverId)]).toEqual(['0.00', 0]);
    const [fee] = await world.db.select().from(cancellationFees).where(eq(cancellationFees.rideId, trip.id));
    expect(fee).toMatchObject({ status: 'waived', waiveReason: reason });
  });

  it('that a driver got who has left since: the operator bears it, and a deleted account owes nothing', async () => {
    const trip = await calledOff(80_00);
    const commission = await balanceOf(world.db, accounts.commission, 'ZAR');
    await leave(trip.driver);
    expect((await waive(trip.id)).status).toBe(200);
    expect([await walletOf(trip.passenger), await driverHas(trip.driver.driverId)]).toEqual(['80.00', 0]);
    expect((await balanceOf(world.db, accounts.commission, 'ZAR')) - commission).toBe(-50_00);
    // Nothing is written about who has left.
    const [fee] = await world.db.select().from(cancellationFees).where(eq(cancellationFees.rideId, trip.id));
    expect([fee?.waiveReason, await toldTo(trip.driver.user.id)]).toEqual(['', []]);
  });

  it('that was paid after its driver had left: from the operator, who got it', async () => {
    const trip = await calledOff(0);
    await leave(trip.driver);
    const commission = await balanceOf(world.db, accounts.commission, 'ZAR');
    await topUp(world, trip.passenger, 50_00);
    await payCoveredFees(world.node.ctx);
    const [fee] = await world.db.select().from(cancellationFees).where(eq(cancellationFees.rideId, trip.id));
    expect(fee).toMatchObject({ status: 'paid', driverId: null, commissionMinor: 50_00 });
    expect((await balanceOf(world.db, accounts.commission, 'ZAR')) - commission).toBe(50_00);
    expect((await waive(trip.id)).status).toBe(200);
    expect((await balanceOf(world.db, accounts.commission, 'ZAR')) - commission).toBe(0);
    expect([await walletOf(trip.passenger), await driverHas(trip.driver.driverId)]).toEqual(['50.00', 0]);
  });

  it('and what was written about a person goes with them', async () => {
    const trip = await calledOff(0);
    await waive(trip.id);
    const answer = await trip.passenger.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect(answer.status).toBeLessThan(300);
    const [fee] = await world.db.select().from(cancellationFees).where(eq(cancellationFees.rideId, trip.id));
    expect(fee).toMatchObject({ status: 'waived', waiveReason: '' });
  });

  it('only where one was charged, with a reason, and by who may decide about money', async () => {
    const trip = await calledOff(0);
    const other = await tripUnderWay(world, { passenger: await passenger(world), driver: await driver(world) }, { at: new Date() });
    expect((await waive(other)).status).toBe(409);
    expect((await waive(999_999)).status).toBe(404);
    expect((await finance.answer(calls.waiveFee, { params: { id: trip.id }, body: { reason: '' } })).status).toBe(400);
    expect((await waive(trip.id, (await memberOfStaff(world, [{ role: 'support' }])).client)).status).toBe(403);
    expect((await waive(trip.id, trip.passenger.client)).status).toBe(403);
  });

  it('leaves the books right', async () => {
    const broken = await brokenBooks(world);
    // These trips were put straight into the table: they have no events and were never offered.
    expect(broken.filter(({ name }) => !/event|offered/.test(name))).toEqual([]);
  });
});
