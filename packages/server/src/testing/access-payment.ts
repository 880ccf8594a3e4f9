import { disbursementBatches, disbursements } from '@safiri/db/payments/disbursement-tables.ts';
import { merchantSettlements } from '@safiri/db/orders/settlement-tables.ts';
import { paybillPayments } from '@safiri/db/payments/paybill-tables.ts';
import { reconciledDays, reconciledLines } from '@safiri/db/payments/reconciliation-tables.ts';
import { payments, providerAccounts } from '@safiri/db/payments/tables.ts';
import type { PaymentPurpose } from '@safiri/rules/payments/purposes.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import type { Person } from './people.ts';

/** A payout by a provider that was never sent, in a batch that nobody signed. */
export async function disbursementOf(
  world: World,
  driverId: number,
  payoutId: number,
  createdBy: number,
): Promise<{ disbursement: number; batch: number }> {
  const account = await world.db
    .insert(providerAccounts)
    .values({ countryId: 'za', provider: 'paystack', environment: 'sandbox', secrets: Buffer.of(), isActive: false })
    .returning({ id: providerAccounts.id });
  const batches = await world.db
    .insert(disbursementBatches)
    .values({ countryId: 'za', createdBy, createdAt: new Date() })
    .returning({ id: disbursementBatches.id });
  const batch = there(batches[0]).id;
  const rows = await world.db
    .insert(disbursements)
    .values({
      purpose: 'driver_payout',
      subjectId: payoutId,
      accountId: there(account[0]).id,
      batchId: batch,
      reference: `d${payoutId}`,
      amountMinor: 100_00,
      currency: 'ZAR',
      heldIn: `driver:${driverId}:payout`,
      backTo: `driver:${driverId}:wallet`,
      payeeAccount: '6200012345',
      createdAt: new Date(),
    })
    .returning({ id: disbursements.id });
  return { disbursement: there(rows[0]).id, batch };
}

/** A payment that came to nothing. */
export async function paymentOf(world: World, { user }: Person, purpose: PaymentPurpose = 'top_up'): Promise<number> {
  const account = await world.db
    .insert(providerAccounts)
    .values({ countryId: 'za', provider: 'paystack', environment: 'sandbox', secrets: Buffer.of(), isActive: false })
    .returning({ id: providerAccounts.id });
  const rows = await world.db
    .insert(payments)
    .values({
      userId: user.id,
      purpose,
      accountId: there(account[0]).id,
      reference: `T${user.id}`,
      amountMinor: 200_00,
      currency: 'ZAR',
      state: 'expired',
      reason: 'not_answered',
      createdAt: new Date(),
    })
    .returning({ id: payments.id });
  return there(rows[0]).id;
}

/** Money that came by a code of nobody. */
export async function paybillPaymentOf(world: World, transactionId: string): Promise<number> {
  const account = await world.db
    .insert(providerAccounts)
    .values({ countryId: 'ke', provider: 'mpesa', environment: 'sandbox', secrets: Buffer.of(), isActive: false })
    .returning({ id: providerAccounts.id });
  const rows = await world.db
    .insert(paybillPayments)
    .values({
      accountId: there(account[0]).id,
      transactionId,
      typed: 'nobody',
      amountMinor: 200_00,
      currency: 'KES',
      receivedAt: new Date(),
      state: 'heard',
      reason: 'not_confirmed',
      taskAt: new Date(),
    })
    .returning({ id: paybillPayments.id });
  return there(rows[0]).id;
}

/** A day that was reconciled, with a line that differs. */
export async function reconciledDayOf(
  world: World,
  userId: number,
  accountDay: string,
): Promise<{ reconciledDay: number; reconciledLine: number }> {
  const account = await world.db
    .insert(providerAccounts)
    .values({ countryId: 'za', provider: 'paystack', environment: 'sandbox', secrets: Buffer.of(), isActive: false })
    .returning({ id: providerAccounts.id });
  const days = await world.db
    .insert(reconciledDays)
    .values({ accountId: there(account[0]).id, day: accountDay, source: 'file', readBy: userId, readAt: new Date() })
    .returning({ id: reconciledDays.id });
  const dayId = there(days[0]).id;
  const lines = await world.db
    .insert(reconciledLines)
    .values({ dayId, direction: 'in', match: 'missing_here', reference: 'T1', theirsMinor: 100 })
    .returning({ id: reconciledLines.id });
  return { reconciledDay: dayId, reconciledLine: there(lines[0]).id };
}

/** A week of a shop for which there was nothing to pay. */
export async function settlementOf(world: World, merchantId: number): Promise<number> {
  const rows = await world.db
    .insert(merchantSettlements)
    .values({
      merchantId,
      fromDay: '2026-06-08',
      toDay: '2026-06-14',
      currency: 'ZAR',
      orders: 0,
      goodsMinor: 0,
      commissionMinor: 0,
      correctionsMinor: 0,
      carriedMinor: 0,
      paidMinor: 0,
      status: 'carried',
      createdAt: new Date(),
    })
    .returning({ id: merchantSettlements.id });
  return there(rows[0]).id;
}
