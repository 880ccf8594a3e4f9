import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { feeKinds, feeStatuses } from '@safiri/rules/rides/cancellation-fee.ts';
import { known, moment } from '../platform/columns.ts';
import { drivers, users } from '../users/tables.ts';
import { rides } from './tables.ts';

/** What was charged for calling a trip off, or for not coming: once a trip. */
export const cancellationFees = pgTable(
  'cancellation_fees',
  {
    rideId: integer('ride_id')
      .primaryKey()
      .references(() => rides.id),
    kind: text('kind', { enum: feeKinds }).notNull(),
    payerId: integer('payer_id')
      .notNull()
      .references(() => users.id),
    /** Who gets it, less the commission; null where it is the operator's. */
    driverId: integer('driver_id').references(() => drivers.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    commissionMinor: bigint('commission_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: feeStatuses }).notNull(),
    chargedAt: moment('charged_at').notNull(),
    /** When it was paid or waived. */
    settledAt: moment('settled_at'),
    waivedBy: integer('waived_by').references(() => users.id),
    waiveReason: text('waive_reason'),
  },
  (t) => [
    index('cancellation_fees_owed')
      .on(t.payerId, t.chargedAt)
      .where(sql`${t.status} = 'owed'`),
    index('cancellation_fees_payer').on(t.payerId),
    index('cancellation_fees_driver').on(t.driverId),
    index('cancellation_fees_waived_by').on(t.waivedBy),
    known(t.kind, feeKinds),
    known(t.status, feeStatuses),
    check('cancellation_fees_amount', sql`${t.amountMinor} > 0 and ${t.commissionMinor} between 0 and ${t.amountMinor}`),
    check('cancellation_fees_settled', sql`(${t.status} = 'owed') = (${t.settledAt} is null)`),
    check(
      'cancellation_fees_waived',
      sql`(${t.status} = 'waived') = (${t.waivedBy} is not null) and (${t.waivedBy} is null) = (${t.waiveReason} is null)`,
    ),
  ],
);
