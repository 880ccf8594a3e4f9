import { sql } from 'drizzle-orm';
import type { Payout } from '@safiri/contract/earnings/shapes.ts';
import type { StaffDisbursement } from '@safiri/contract/payments/finance-calls.ts';
import type { ProviderId } from '@safiri/rules/payments/providers.ts';
import type { PayoutBook, PayoutOutcome } from '@safiri/provider-simulators/payout-book.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import type { Simulators } from './payments.ts';
import { eventually, memberOfStaff, PASSWORD, type DriverPerson, type Person } from './people.ts';

type Member = Pick<Person, 'client'>;

/** What a simulated provider was told to pay, and how it is told what becomes of it. */
export function paying(
  simulators: Simulators,
  provider: ProviderId,
): { payouts: PayoutBook; pay(reference: string, outcome: PayoutOutcome): Promise<void> } {
  if (provider === 'mpesa') return simulators.mpesa.b2c;
  if (provider === 'mtn_momo') return simulators.mtn_momo.disbursement;
  if (provider === 'airtel_money') return simulators.airtel_money.disbursement;
  return provider === 'flutterwave' ? simulators.flutterwave.transfers : simulators.paystack.transfers;
}

export const destine = ({ client }: DriverPerson, provider: ProviderId, account: string, bank?: string) =>
  client.call(calls.setPayoutDestination, { body: { provider, account, password: PASSWORD, ...(bank === undefined ? {} : { bank }) } });

export const askPayout = ({ client }: DriverPerson, amount: string): Promise<Payout> =>
  client.call(calls.requestPayout, { body: { amount, password: PASSWORD } });

/** Two people of finance. */
export async function financeTeam(world: World): Promise<readonly [Member, Member]> {
  return [await memberOfStaff(world, [{ role: 'finance' }]), await memberOfStaff(world, [{ role: 'finance' }])];
}

/** The disbursement of a payout, as finance sees it. */
export async function disbursementOf({ client }: Member, payoutId: number): Promise<StaffDisbursement> {
  const list = await client.call(calls.listDisbursements, { query: { purpose: 'driver_payout' } });
  return there(list.find(({ subjectId }) => subjectId === payoutId));
}

/** One signs a batch of these disbursements, the other signs it too. @returns the batch's id */
export async function signBatch([one, two]: readonly [Member, Member], ids: readonly number[]): Promise<number> {
  const batch = await one.client.call(calls.makeBatch, { body: { ids: [...ids] } });
  const { open } = await two.client.call(calls.listApprovals);
  const approval = there(open.find(({ kind, subjectId }) => kind === 'payout_batch' && subjectId === batch.id));
  await two.client.call(calls.decideApproval, { params: { id: approval.id }, body: { outcome: 'approved' } });
  return batch.id;
}

/** Waits until a driver reads that a payout stands so. */
export const untilPayout = ({ client }: DriverPerson, id: number, is: Partial<Payout>): Promise<Payout> =>
  eventually(
    async () => {
      const { payouts } = await client.call(calls.getEarnings, {});
      const payout = payouts.find((one) => one.id === id);
      return payout !== undefined && Object.entries(is).every(([key, value]) => payout[key as keyof Payout] === value) ? payout : undefined;
    },
    `payout ${id} ${JSON.stringify(is)}`,
  );

/** What an account of the ledger holds, in minor units. */
export async function heldBy(world: World, account: string): Promise<number> {
  const { rows } = await world.db.execute<{ held: string }>(
    sql`select coalesce(sum(amount_minor), 0) as held from ledger_entries where account = ${account}`,
  );
  return Number(rows[0]?.held);
}
