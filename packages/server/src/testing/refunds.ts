import { eq, sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { Payment } from '@safiri/contract/payments/calls.ts';
import type { StaffPayment } from '@safiri/contract/payments/finance-calls.ts';
import { disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { paymentRefunds } from '@safiri/db/payments/refund-tables.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import type { Payout, Refunds } from '@safiri/provider-simulators/payout-book.ts';
import { calls } from './calls.ts';
import { there, type Client } from './client.ts';
import type { World } from './harness.ts';
import { kisumuFile, openKisumu } from './kisumu.ts';
import { begin, connectProvider, mindPayments, until, useSimulators } from './payments.ts';
import { eventually, memberOfStaff, passenger, type Person } from './people.ts';

export const refundingProviders = ['paystack', 'mpesa', 'mtn_momo', 'airtel_money', 'flutterwave'] as const;
const countries = { paystack: 'za', mpesa: 'ke', mtn_momo: 'ug', airtel_money: 'ke', flutterwave: 'ke' } as const;
const phones = {
  paystack: '+2782777',
  mpesa: '+25471277',
  mtn_momo: '+25677277',
  airtel_money: '+25473377',
  flutterwave: '+25471177',
} as const;

let n = 0;

/**
 * Payments by all simulated providers, and their refunds, in one world.
 * @param wait moves its clock on, seconds
 */
export function useRefunds(world: World, wait: (seconds: number) => void) {
  const simulators = useSimulators();
  const accountIds: Record<ProviderId, number> = { paystack: 0, mpesa: 0, mtn_momo: 0, airtel_money: 0, flutterwave: 0 };

  function refundsOf(provider: ProviderId): Refunds {
    if (provider === 'paystack') return simulators.paystack.refunds;
    if (provider === 'mpesa') return simulators.mpesa.reversal;
    if (provider === 'flutterwave') return simulators.flutterwave.refunds;
    return provider === 'mtn_momo' ? simulators.mtn_momo.disbursement.refunds : simulators.airtel_money.refunds;
  }

  beforeAll(async () => {
    const kisumu = kisumuFile().replace('topUp: false', 'topUp: true');
    await openKisumu(world, kisumu);
    const jinja = kisumu.replace('id: kisumu', 'id: jinja').replace('name: Kisumu', 'name: Jinja');
    await openKisumu(world, jinja.replace('country: ke', 'country: ug').replace('Africa/Nairobi', 'Africa/Kampala'));
    for (const provider of refundingProviders) {
      accountIds[provider] = await connectProvider(world, simulators, provider, countries[provider]);
      refundsOf(provider).payouts.paysAlone = false;
      refundsOf(provider).payouts.book.deliverTo = world.node.address;
    }
    // By it the questions about reversals are answered.
    simulators.mpesa.b2c.payouts.book.deliverTo = world.node.address;
  });

  const payer = (provider: ProviderId): Promise<Person> => {
    n += 1;
    return passenger(world, { phone: `${phones[provider]}${1000 + n}`, countryId: countries[provider] });
  };

  /** A top-up that was paid. */
  async function paid(provider: ProviderId, amount: string): Promise<{ person: Person; payment: Payment }> {
    const person = await payer(provider);
    const begun = await begin(person, provider, amount);
    const { book } = simulators[provider];
    const entry = await eventually(async () => book.entries.find(({ reference }) => begun.reference.startsWith(reference)), 'the prompt');
    await eventually(
      async () =>
        (await world.db.execute(sql`select 1 from payment_events where payment_id = ${begun.id} and kind = 'sent'`)).rows.length > 0,
    );
    if (provider === 'paystack') await simulators.paystack.answer(entry.reference, 'yes');
    if (provider === 'mpesa') await simulators.mpesa.answer(entry.id, 'yes');
    if (provider === 'mtn_momo') await simulators.mtn_momo.answer(entry.id, 'yes');
    if (provider === 'airtel_money') await simulators.airtel_money.answer(entry.reference, 'yes');
    if (provider === 'flutterwave') await simulators.flutterwave.answer(entry.reference, 'yes');
    return { person, payment: await until(person, begun.id, 'succeeded') };
  }

  /** The disbursement of a payment's newest refund. */
  async function rowOf({ id }: Payment) {
    const [row] = await world.db
      .select({ disbursement: disbursements })
      .from(disbursements)
      .innerJoin(paymentRefunds, eq(paymentRefunds.id, disbursements.subjectId))
      .where(sql`${disbursements.purpose} = 'payment_refund' and ${paymentRefunds.paymentId} = ${id}`)
      .orderBy(sql`${disbursements.id} desc`)
      .limit(1);
    return there(row).disbursement;
  }

  /** An hour passes, and what is due is done. */
  async function look(): Promise<void> {
    wait(3600);
    await mindPayments(world);
  }

  return {
    simulators,
    accountIds,
    refundsOf,
    payer,
    paid,
    rowOf,
    look,
    finance: async (): Promise<Client> => (await memberOfStaff(world, [{ role: 'finance' }])).client,
    untilRefund: (payment: Payment, state: string): Promise<boolean> =>
      eventually(async () => {
        await look();
        return (await rowOf(payment)).state === state;
      }, `the refund of ${payment.id} ${state}`),
    /** Waits until its provider was told of a payment's newest refund. */
    sent: (payment: Payment): Promise<boolean> =>
      eventually(async () => {
        const { id } = await rowOf(payment);
        const { rows } = await world.db.execute(sql`select 1 from disbursement_events where disbursement_id = ${id} and kind = 'sent'`);
        return rows.length > 0;
      }, `the refund of ${payment.id} sent`),
    /** What a provider was told last to give back. */
    lastTold: (provider: ProviderId): Payout => there(refundsOf(provider).payouts.entries.at(-1)),
  };
}

export const giveBack = (staff: Client, { id }: Payment, amount: string, reason = 'Paid twice'): Promise<StaffPayment> =>
  staff.call(calls.refundPayment, { params: { id }, body: { amount, reason } });

/** The field, or the problem, for which it is refused. */
export async function refusedRefund(staff: Client, { id }: Pick<Payment, 'id'>, amount: string): Promise<string> {
  const { code, errors } = await staff.refused(calls.refundPayment, { params: { id }, body: { amount, reason: 'Paid twice' } });
  return errors?.[0]?.path ?? code;
}
