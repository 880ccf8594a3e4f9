import { sql } from 'drizzle-orm';
import { bigint, check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { settlementStatuses } from '@safiri/rules/orders/settlement.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { merchants } from '../catalogue/tables.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';

/** Where a shop's settlements go by a provider. */
export const merchantPayoutAccounts = pgTable(
  'merchant_payout_accounts',
  {
    merchantId: integer('merchant_id')
      .primaryKey()
      .references(() => merchants.id),
    provider: text('provider', { enum: providerIds }).notNull(),
    /** The number of a phone, in the international form, or of a bank's account. */
    account: text('account').notNull(),
    bank: text('bank'),
    /** Whose it is, as the provider says. */
    name: text('name'),
    setBy: integer('set_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [known(t.provider, providerIds)],
);

/** A shop's week: what was sold, what the operator keeps of it, and what is paid. What is not paid is in the next one. */
export const merchantSettlements = pgTable(
  'merchant_settlements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id),
    /** First and last day on the shop's clocks. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    orders: integer('orders').notNull(),
    goodsMinor: bigint('goods_minor', { mode: 'number' }).notNull(),
    commissionMinor: bigint('commission_minor', { mode: 'number' }).notNull(),
    /** Whatever else moved within the week: refunds that the shop bears. */
    correctionsMinor: bigint('corrections_minor', { mode: 'number' }).notNull(),
    /** Left over from before. */
    carriedMinor: bigint('carried_minor', { mode: 'number' }).notNull(),
    /** Of all that, what is paid: whole units. */
    paidMinor: bigint('paid_minor', { mode: 'number' }).notNull(),
    status: text('status', { enum: settlementStatuses }).notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('merchant_settlements_once').on(t.merchantId, t.toDay),
    check('merchant_settlements_paid', sql`(${t.status} = 'carried') = (${t.paidMinor} = 0) and ${t.paidMinor} >= 0`),
    check(
      'merchant_settlements_within',
      sql`${t.paidMinor} <= greatest(0, ${t.goodsMinor} - ${t.commissionMinor} + ${t.correctionsMinor} + ${t.carriedMinor})`,
    ),
    known(t.status, settlementStatuses),
  ],
);
