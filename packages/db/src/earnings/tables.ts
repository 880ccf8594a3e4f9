import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, known, moment } from '../platform/columns.ts';
import { drivers, users } from '../users/tables.ts';
import { payoutStatuses } from '@safiri/rules/earnings/payouts.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';

/** A driver's wish to have money paid out. The amount is set aside in the ledger when it is asked for. */
export const payouts = pgTable(
  'payouts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Where it goes: a bank account or a mobile money number, as the driver wrote it. */
    destination: text('destination').notNull(),
    /** Of the amount, that the operator keeps once it is paid. */
    feeMinor: bigint('fee_minor', { mode: 'number' }).notNull().default(0),
    /** The day on the clocks of its market for which it was made by itself; null for one that was asked for. */
    madeFor: date('made_for', { mode: 'string' }),
    status: text('status', { enum: payoutStatuses }).notNull().default('requested'),
    note: text('note'),
    handledBy: integer('handled_by').references(() => users.id),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payouts_one_open')
      .on(t.driverId)
      .where(sql`${t.status} = 'requested'`),
    uniqueIndex('payouts_one_a_day').on(t.driverId, t.madeFor),
    check('payouts_fee_within', sql`${t.feeMinor} >= 0 and ${t.feeMinor} < ${t.amountMinor}`),
    index('payouts_driver').on(t.driverId, t.id),
    index('payouts_outcome').on(t.status, t.id),
    index('payouts_ended')
      .on(t.id)
      .where(sql`${t.status} <> 'requested'`),
    index('payouts_queue')
      .on(t.createdAt)
      .where(sql`${t.status} = 'requested'`),
    check('payouts_amount_positive', sql`${t.amountMinor} > 0`),
    check('payouts_handled', sql`(${t.status} = 'requested') = (${t.handledAt} is null)`),
    known(t.status, payoutStatuses),
  ],
);

/**
 * A month for which the operator said what it kept of a driver, in one currency: what its invoice comes to, where that is above zero. Nothing of it is changed
 * afterwards: what comes late, or is given back, stands in the next one.
 */
export const commissionMonths = pgTable(
  'commission_months',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    currency: text('currency').notNull(),
    /** Its first day; null of all that was kept before the operator issued such invoices. */
    month: date('month', { mode: 'string' }),
    /** The end is outside. Each begins where the one before ended. */
    fromAt: moment('from_at').notNull(),
    toAt: moment('to_at').notNull(),
    keptMinor: bigint('kept_minor', { mode: 'number' }).notNull(),
    /** What was written of earlier months after they were closed. */
    earlierMinor: bigint('earlier_minor', { mode: 'number' }).notNull().default(0),
    /** What the month before gave back beyond what it took. */
    carriedMinor: bigint('carried_minor', { mode: 'number' }).notNull().default(0),
    /** The last entry of the ledger that was looked at. */
    throughEntry: bigint('through_entry', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('commission_months_once').on(t.driverId, t.currency, t.month),
    uniqueIndex('commission_months_follow').on(t.driverId, t.currency, t.toAt),
    check('commission_months_first_day', sql`extract(day from ${t.month}) = 1`),
    check('commission_months_span', sql`${t.fromAt} < ${t.toAt}`),
    check('commission_months_carried', sql`${t.carriedMinor} <= 0`),
  ],
);

/** Where a driver's payouts go by a provider: an account whose name was looked up, where the provider says it. */
export const payoutDestinations = pgTable(
  'payout_destinations',
  {
    driverId: integer('driver_id')
      .primaryKey()
      .references(() => drivers.id),
    provider: text('provider', { enum: providerIds }).notNull(),
    /** The number of a phone, in the international form, or of a bank's account. */
    account: text('account').notNull(),
    /** The bank or network, as the provider calls it; null for numbers of its own network. */
    bank: text('bank'),
    /** Whose it is, as the provider says. */
    name: text('name'),
    createdAt: createdAt(),
    /** When it last became another account than before; null of the first. */
    changedAt: moment('changed_at'),
  },
  (t) => [known(t.provider, providerIds)],
);

/**
 * A driver brought another: of those who named a phone the first counts. Paid once, when the brought driver has earned it.
 * Named are also phones that are registered or that others named, so that a driver learns nothing of strangers by it.
 */
export const referrals = pgTable(
  'referrals',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => drivers.id),
    /** International form. */
    phone: text('phone').notNull(),
    /** Set when a driver registers with this phone. */
    referredId: integer('referred_id').references(() => drivers.id),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referrals_once').on(t.referrerId, t.phone),
    index('referrals_phone_named').on(t.phone),
    uniqueIndex('referrals_referred').on(t.referredId),
    check('referrals_not_oneself', sql`${t.referredId} <> ${t.referrerId}`),
  ],
);
