import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { refundStates } from '@safiri/rules/payments/refunds.ts';
import { known, moment } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { payments } from './tables.ts';

/** Money of a payment that the team gives back to where it came from: in full or in part. How it goes out, its disbursement says. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Why, in the words of who gives it back. */
    reason: text('reason').notNull(),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    /** A second person had to agree before it was sent. */
    needsConsent: boolean('needs_consent').notNull(),
    state: text('state', { enum: refundStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('payment_refunds_payment').on(t.paymentId, t.id),
    index('payment_refunds_asked_by').on(t.askedBy, t.createdAt),
    check('payment_refunds_whole_units', sql`${t.amountMinor} > 0 and ${t.amountMinor} % 100 = 0`),
    check('payment_refunds_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    known(t.state, refundStates),
  ],
);
