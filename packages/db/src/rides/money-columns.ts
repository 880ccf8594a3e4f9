import { sql } from 'drizzle-orm';
import { bigint, check, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { known } from '../platform/columns.ts';

/** What is paid of a trip beside its fare, and by whom. */
export const moneyColumns = () => ({
  /** In cash: what is handed over on top of the fare, owed from earlier trips, as it was shown when the trip was asked for. */
  owedMinor: bigint('owed_minor', { mode: 'number' }),
  /** In cash: what of the fare the wallet pays, promised until the end and paid with it; null where it pays nothing of it. */
  walletMinor: bigint('wallet_minor', { mode: 'number' }),
  /** In cash: the provider by which its passenger would rather pay at the end, and once one has, that one. */
  payBy: text('pay_by', { enum: providerIds }),
  /** In place of cash: what a payment by a provider paid of the fare of a completed trip; null while none did. */
  directMinor: bigint('direct_minor', { mode: 'number' }),
  /** Of a completed trip: what its payer gave the driver on top, from the wallet. */
  tipMinor: bigint('tip_minor', { mode: 'number' }),
  /** Of the fare of a completed trip: what the waiting at the pickup and at stops cost, before rounding; null where it cost nothing. */
  waitingMinor: bigint('waiting_minor', { mode: 'number' }),
  /** What the driver says to have taken in cash; null until it is said. */
  cashPaidMinor: bigint('cash_paid_minor', { mode: 'number' }),
  /** In cash: what the passenger will hand over, above the fare. */
  changeForMinor: bigint('change_for_minor', { mode: 'number' }),
});

type Columns = Record<
  keyof ReturnType<typeof moneyColumns> | 'fareMinor' | 'paymentMethod' | 'status' | 'isFast' | 'bookerId' | 'passengerId',
  AnyPgColumn
>;

/** What of it can be together. */
export const moneyChecks = (t: Columns) => [
  check(
    'rides_cash_at_most_the_fare',
    sql`${t.cashPaidMinor} between 0 and ${t.fareMinor} - coalesce(${t.walletMinor}, 0) + coalesce(${t.owedMinor}, 0)`,
  ),
  check(
    'rides_change_above_the_fare',
    sql`${t.changeForMinor} > ${t.fareMinor} - coalesce(${t.walletMinor}, 0) + coalesce(${t.owedMinor}, 0)`,
  ),
  check(
    'rides_owed_in_cash',
    sql`${t.owedMinor} is null or (${t.owedMinor} > 0 and ${t.paymentMethod} = 'cash' and not ${t.isFast} and ${t.bookerId} = ${t.passengerId})`,
  ),
  // A fare that shrinks on the way is met at the end.
  check(
    'rides_wallet_part_of_cash',
    sql`${t.walletMinor} is null or (${t.walletMinor} > 0 and (${t.status} <> 'completed' or ${t.walletMinor} <= ${t.fareMinor}) and ${t.paymentMethod} = 'cash' and ${t.owedMinor} is null and not ${t.isFast} and ${t.bookerId} = ${t.passengerId})`,
  ),
  check('rides_pay_by_of_cash', sql`${t.payBy} is null or (${t.paymentMethod} = 'cash' and not ${t.isFast})`),
  // Whichever comes first pays it: the driver's word about the cash, or the provider's.
  check(
    'rides_paid_once',
    sql`${t.directMinor} is null or (${t.status} = 'completed' and ${t.paymentMethod} = 'cash' and not ${t.isFast} and ${t.cashPaidMinor} is null
      and ${t.directMinor} = ${t.fareMinor} - coalesce(${t.walletMinor}, 0))`,
  ),
  check('rides_tip_of_completed', sql`${t.tipMinor} is null or (${t.tipMinor} > 0 and ${t.status} = 'completed' and not ${t.isFast})`),
  known(t.payBy, providerIds),
];
