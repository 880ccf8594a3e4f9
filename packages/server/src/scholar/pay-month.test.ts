import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { connectProvider, mindPayments, useSimulators } from '../testing/payments.ts';
import { driver, eventually, passenger, type Person } from '../testing/people.ts';
import { topUp, walletOf } from '../testing/wallets.ts';
import { renewSeats } from './renew-seats.ts';

/** Wednesday 9 December 2026, 11:30 in Pretoria. */
const time = movedClock();
const world = useWorld({ clock: time.clock, env: { COMMISSION_PERCENT: '12' } });
const simulators = useSimulators();
beforeAll(() => connectProvider(world, simulators, 'paystack', 'za'), 120_000);

let n = 0;
/** A seat of a wallet that lacks the month, in a group of its own. */
async function unpaid(): Promise<{ person: Person; id: number; amount: string }> {
  const taxi = await driver(world);
  const [group] = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School ${(n += 1)}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'both',
      monthlyMinor: 4600_00,
      capacity: 4,
      driverId: taxi.driverId,
      countryId: 'za',
      marketId: 'pretoria',
      pickupPoints: [{ location: 'First', time: '06:40', backTime: '14:30' }],
    })
    .returning({ id: schoolGroups.id });
  const person = await passenger(world);
  const { id } = await person.client.call(calls.join, { body: { groupId: there(group).id, studentId: person.user.id } });
  await world.db.update(schoolSeats).set({ walletFrom: '2026-12-01', priceMinor: 4600_00 }).where(eq(schoolSeats.id, id));
  const { amount } = await ways(person, id);
  return { person, id, amount };
}
const ways = (person: Person, id: number) => person.client.call(calls.schoolPaymentWays, { params: { id } });
const wish = (id: number, amount: string) => ({ params: { id }, body: { provider: 'paystack' as const, amount } });
const seatOf = async ({ client }: Person) => (await client.call(calls.mine))[0];
const toldOf = async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title);
/** By what Paystack knows a payment, once it has it. */
const pageOf = (paymentId: number) =>
  eventually(async () => {
    const { rows } = await world.db.execute<{ reference: string }>(
      sql`select reference from payments where id = ${paymentId} and page_url is not null`,
    );
    return rows[0]?.reference;
  }, 'the page');
const pay = (reference: string) => simulators.paystack.answer(reference, 'yes');
const settledRow = (paymentId: number) =>
  eventually(async () => {
    const { rows } = await world.db.execute<{ state: string; spent: number }>(
      sql`select state, spent_minor::int as spent from payments where id = ${paymentId}`,
    );
    return rows[0]?.state === 'succeeded' ? rows[0] : undefined;
  }, 'the payment');

describe('a school month that a provider pays', () => {
  it('is paid as its money comes, once though it is called back again, and though the hour comes round', async () => {
    const { person, id, amount } = await unpaid();
    expect([amount, (await ways(person, id)).ways]).toEqual(['4600.00', ['paystack']]);
    const taps = await Promise.all(Array.from({ length: 6 }, () => person.client.call(calls.startSchoolPayment, wish(id, amount))));
    expect(new Set(taps.map((one) => one.id)).size).toBe(1);
    const paymentId = there(taps[0]).id;
    const page = await pageOf(paymentId);
    expect([(await seatOf(person))?.month, (await ways(person, id)).payment?.state]).toEqual([null, 'pending']);
    await pay(page);
    expect(await settledRow(paymentId)).toEqual({ state: 'succeeded', spent: 4600_00 });
    expect(await seatOf(person)).toMatchObject({ month: { price: '4600.00', driven: 0 }, keptUntil: null });
    expect(await toldOf(person)).toContain('The school month is paid: R4,600.00');
    await simulators.paystack.tellAgain(page);
    await mindPayments(world);
    await renewSeats(world.node.ctx);
    expect([await walletOf(person), (await ways(person, id)).ways]).toEqual(['0.00', []]);
    expect((await person.client.refused(calls.startSchoolPayment, wish(id, amount))).code).toBe('illegal_transition');
    expect(await brokenBooks(world)).toEqual([]);
  });

  it('stays in the wallet when the seat was given up, or the wallet paid it meanwhile', async () => {
    const given = await unpaid();
    const first = await given.person.client.call(calls.startSchoolPayment, wish(given.id, given.amount));
    const page = await pageOf(first.id);
    await given.person.client.call(calls.leave, { params: { id: given.id } });
    await pay(page);
    expect(await settledRow(first.id)).toEqual({ state: 'succeeded', spent: 0 });
    expect([await walletOf(given.person), await toldOf(given.person)]).toEqual([
      '4600.00',
      expect.arrayContaining(['R4,600.00 is in your wallet']),
    ]);

    const twice = await unpaid();
    const second = await twice.person.client.call(calls.startSchoolPayment, wish(twice.id, twice.amount));
    const late = await pageOf(second.id);
    await topUp(world, twice.person, 4600_00);
    await renewSeats(world.node.ctx);
    expect((await seatOf(twice.person))?.month).toMatchObject({ price: '4600.00' });
    await pay(late);
    expect(await settledRow(second.id)).toEqual({ state: 'succeeded', spent: 0 });
    expect(await walletOf(twice.person)).toBe('4600.00');
    expect(await brokenBooks(world)).toEqual([]);
  });

  it('is nobody else’s to pay, and ends paid once or in the wallet when the seat is given up at that moment', async () => {
    const { person, id, amount } = await unpaid();
    const other = await passenger(world);
    expect((await other.client.refused(calls.startSchoolPayment, wish(id, amount))).code).toBe('not_found');
    expect((await person.client.refused(calls.startSchoolPayment, wish(id, '1.00'))).code).toBe('fare_changed');
    const { id: paymentId } = await person.client.call(calls.startSchoolPayment, wish(id, amount));
    const page = await pageOf(paymentId);
    await Promise.all([pay(page), mindPayments(world), person.client.call(calls.leave, { params: { id } }), renewSeats(world.node.ctx)]);
    expect((await settledRow(paymentId)).state).toBe('succeeded');
    // Whichever came first: all of it is the payer's again, as nothing was driven.
    expect([await walletOf(person), await seatOf(person)]).toEqual(['4600.00', undefined]);
    expect(await brokenBooks(world)).toEqual([]);
  });
});
