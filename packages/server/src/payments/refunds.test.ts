import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { payments } from '@safiri/db/payments/tables.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { heldByBooks, mindPayments, paymentOf } from '../testing/payments.ts';
import { eventually, type Person } from '../testing/people.ts';
import { giveBack, refundingProviders, refusedRefund as refused, useRefunds } from '../testing/refunds.ts';
import { walletOf } from '../testing/wallets.ts';

const { clock, wait } = movedClock();
const world = useWorld({ clock });
const { simulators, accountIds, refundsOf, paid, rowOf, look, finance, sent, untilRefund, lastTold } = useRefunds(world, wait);
/** Below what asks for a second person. */
const amounts = { paystack: 200, mpesa: 1000, mtn_momo: 5000, airtel_money: 1000, flutterwave: 1000 } as const;
const isPartial = (provider: ProviderId) => ['paystack', 'mtn_momo', 'flutterwave'].includes(provider);
/** Whether it says later how a refund ended. */
const isSlow = (provider: ProviderId) => provider !== 'airtel_money';
/** Whether a refund whose answer was lost is found again by our reference. */
const isFound = (provider: ProviderId) => provider === 'paystack' || provider === 'mtn_momo';
const toldOf = async ({ client }: Person) => (await client.call(calls.ownNotifications)).map(({ title }) => title);

describe.each(refundingProviders)('a payment by %s', (provider) => {
  const all = amounts[provider];
  const wire = (units: number) => `${units}.00`;
  const manners = () => refundsOf(provider).payouts.book.manners;

  it('is given back whole to where it came from, once, and its person reads that', async () => {
    const { person, payment } = await paid(provider, String(all));
    const held = await heldByBooks(world, accountIds[provider]);
    const shown = await giveBack(await finance(), payment, String(all));
    expect(shown).toMatchObject({ givenBack: wire(all), refundable: null, refunds: [{ amount: wire(all), why: 'Paid twice' }] });
    expect(await walletOf(person)).toBe('0.00');
    await sent(payment);
    expect(lastTold(provider)).toMatchObject({ amountMinor: all * 100, repeats: 0 });
    manners().add('callback_twice');
    if (isSlow(provider)) await refundsOf(provider).end(lastTold(provider).id, 'paid');
    manners().clear();
    await untilRefund(payment, 'succeeded');
    expect(await paymentOf(person, payment.id)).toMatchObject({ state: 'refunded', givenBack: wire(all) });
    expect((await heldByBooks(world, accountIds[provider])) - held).toBe(-all * 100);
    expect((await toldOf(person))[0]).toContain('given back');
    expect(await refused(await finance(), payment, '1')).toBe('illegal_transition');
    // Late words of the payment change nothing.
    if (provider === 'paystack') await simulators.paystack.tellAgain(payment.reference);
    await look();
    expect([await walletOf(person), (await paymentOf(person, payment.id)).state]).toEqual(['0.00', 'refunded']);
  });

  it(`is given back ${isPartial(provider) ? 'in parts, together no more than it was' : 'whole alone'}`, async () => {
    const { person, payment } = await paid(provider, String(all));
    const staff = await finance();
    expect(await refused(staff, payment, String(all + 1))).toBe('amount');
    expect(await refused(staff, payment, '0')).toBe('amount');
    if (!isPartial(provider)) {
      expect(await refused(staff, payment, String(all - 1))).toBe('amount');
      return;
    }
    expect(await refused(staff, payment, '10.50')).toBe('amount');
    const part = all / 5;
    const left = { most: wire(all - part), isPartial: true };
    expect(await giveBack(staff, payment, String(part))).toMatchObject({ givenBack: wire(part), refundable: left });
    expect(await walletOf(person)).toBe(wire(all - part));
    await sent(payment);
    await refundsOf(provider).end(lastTold(provider).id, 'paid');
    await untilRefund(payment, 'succeeded');
    expect(await paymentOf(person, payment.id)).toMatchObject({ state: 'succeeded', givenBack: wire(part) });
    expect(await refused(await finance(), payment, String(all - part + 1))).toBe('amount');
  });

  it('whose refund the provider refuses or fails is in the wallet again, and may be given back anew', async () => {
    const { person, payment } = await paid(provider, String(all));
    if (isSlow(provider)) {
      await giveBack(await finance(), payment, String(all));
      await sent(payment);
      await refundsOf(provider).end(lastTold(provider).id, 'no_float');
      // Safaricom's word of it comes with the answer to our question.
      await untilRefund(payment, 'failed');
      expect(await walletOf(person)).toBe(wire(all));
      expect(await paymentOf(person, payment.id)).toMatchObject({ state: 'succeeded', givenBack: '0.00' });
      expect((await toldOf(person))[0]).toContain('could not be given back');
    }
    // Sessions of the console are short, and the clock runs ahead.
    expect((await giveBack(await finance(), payment, String(all))).refunds).toHaveLength(isSlow(provider) ? 2 : 1);
  });

  it('whose refund nobody knows the end of is never given back under another reference', async () => {
    const { person, payment } = await paid(provider, String(all));
    const before = refundsOf(provider).payouts.entries.length;
    manners().add('answer_lost').add('callback_lost');
    await giveBack(await finance(), payment, String(all));
    await sent(payment);
    await eventually(async () => (await rowOf(payment)).state === 'unknown', 'nobody knows');
    manners().clear();
    expect(await refused(await finance(), payment, String(all))).toBe('illegal_transition');
    if (isFound(provider)) {
      // Found again by our reference, and told once.
      await refundsOf(provider).end(lastTold(provider).id, 'paid');
      await untilRefund(payment, 'succeeded');
      expect(lastTold(provider).repeats).toBe(0);
    } else {
      for (let hour = 0; hour < 25; hour += 1) await look();
      const row = await rowOf(payment);
      expect(row).toMatchObject({ state: 'unknown', nextAskAt: null, taskAt: expect.any(Date) });
      const three = await finance();
      await three.call(calls.decideDisbursement, { params: { id: row.id }, body: { outcome: 'paid', note: 'On the statement' } });
      expect((await paymentOf(person, payment.id)).state).toBe('refunded');
    }
    expect(refundsOf(provider).payouts.entries).toHaveLength(before + 1);
    expect(await walletOf(person)).toBe('0.00');
  });
});

it('leaves the books in order, which say what each provider gave back', async () => {
  await mindPayments(world);
  const given = await world.db.select().from(payments).where(eq(payments.state, 'refunded'));
  expect(given.length).toBeGreaterThan(4);
  // Its clock runs ahead: what is asked about then is not yet due by the database's.
  expect(await brokenBooks(world, (name) => !name.includes('being asked about'))).toEqual([]);
});
