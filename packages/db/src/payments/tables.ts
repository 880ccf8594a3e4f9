import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { creditedPaymentStates, openPaymentStates, paymentReasons, paymentStates } from '@safiri/rules/payments/payment-life.ts';
import { directPurposes, paymentPurposes, type PackageToBuy } from '@safiri/rules/payments/purposes.ts';
import { environments, providerIds } from '@safiri/rules/payments/providers.ts';
import { bytes, createdAt, known, moment, oneOf } from '../platform/columns.ts';
import { users } from '../users/tables.ts';
import { ledgerTransfers } from '../wallet/tables.ts';

/** The operator's account with a provider, in one country. */
export const providerAccounts = pgTable(
  'provider_accounts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    provider: text('provider', { enum: providerIds }).notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    /** Where it answers, when that is not the provider's usual address. */
    baseUrl: text('base_url'),
    /** What the provider gave the operator, sealed by SECRETS_KEY. */
    secrets: bytes('secrets').notNull(),
    /** The number at which people pay by themselves, once the provider tells us of what comes there. */
    paybill: text('paybill'),
    /** Money comes in by it; one that was put away is still asked about what began there. */
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('provider_accounts_one_active')
      .on(t.countryId, t.provider)
      .where(sql`${t.isActive}`),
    known(t.provider, providerIds),
    known(t.environment, environments),
  ],
);

/**
 * Money that somebody brings in, from before the provider hears of it. It is credited by its one step to `succeeded`, in the transaction of
 * its transfer, and paid on in the same one where it was brought in for one thing: a trigger keeps it as it is from then on, but for what is given back of it.
 */
export const payments = pgTable(
  'payments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    /** What is paid by it at once: the ride, the order, or the seat whose month it is; null of money for a balance, and of a package, which is no row yet. */
    subjectId: integer('subject_id'),
    /** The package of rides that it buys. */
    buys: jsonb('buys').$type<PackageToBuy>(),
    accountId: integer('account_id')
      .notNull()
      .references(() => providerAccounts.id),
    /** What the provider calls it by our wish. */
    reference: text('reference').notNull(),
    /** What the provider calls it itself. */
    providerReference: text('provider_reference'),
    /** The number that the payer sees on the provider's message. */
    receipt: text('receipt'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** Of the amount: what was given back to where it came from, or is on its way there. */
    givenBackMinor: bigint('given_back_minor', { mode: 'number' }).notNull().default(0),
    /** The phone that is asked; null on a provider's page, and once its person left. */
    phone: text('phone'),
    /** The provider's page at which it is paid. */
    pageUrl: text('page_url'),
    state: text('state', { enum: paymentStates }).notNull(),
    reason: text('reason', { enum: paymentReasons }),
    asks: integer('asks').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When it was handed to the provider. */
    sentAt: moment('sent_at'),
    askedAt: moment('asked_at'),
    /** When the provider last called back. */
    hintedAt: moment('hinted_at'),
    nextAskAt: moment('next_ask_at'),
    settledAt: moment('settled_at'),
    /** Since when finance has to look. */
    taskAt: moment('task_at'),
    transferId: bigint('transfer_id', { mode: 'number' }).references(() => ledgerTransfers.id),
    /** Of the amount: what was paid on with its arrival, and by which transfer. Nothing of it where what it was for is gone: then it stays in the wallet. */
    spentMinor: bigint('spent_minor', { mode: 'number' }).notNull().default(0),
    spentTransferId: bigint('spent_transfer_id', { mode: 'number' }).references(() => ledgerTransfers.id),
  },
  (t) => [
    uniqueIndex('payments_reference').on(t.reference),
    uniqueIndex('payments_provider_reference').on(t.accountId, t.providerReference),
    uniqueIndex('payments_receipt').on(t.accountId, t.receipt),
    uniqueIndex('payments_transfer').on(t.transferId),
    /** A phone shows one prompt of a person at a time. */
    uniqueIndex('payments_one_prompt')
      .on(t.userId)
      .where(sql`${t.phone} is not null and ${t.state} in ('created', 'pending')`),
    /** Nobody is asked twice at once for one thing, whichever side taps. */
    uniqueIndex('payments_one_of_subject')
      .on(t.purpose, t.subjectId)
      .where(sql`${t.subjectId} is not null and ${t.state} in ('created', 'pending')`),
    /** Nothing is paid twice: what comes second stays in the wallet. A seat is paid month by month. */
    uniqueIndex('payments_paid_once')
      .on(t.purpose, t.subjectId)
      .where(sql`${t.purpose} in ('ride', 'order') and ${t.spentMinor} > 0`),
    index('payments_subject')
      .on(t.purpose, t.subjectId, t.id)
      .where(sql`${t.subjectId} is not null`),
    uniqueIndex('payments_spent_transfer').on(t.spentTransferId),
    /** What a phone's prompt shows of our reference, as it is told at a paybill. */
    index('payments_prompt').on(t.accountId, sql`left(${t.reference}, 12)`),
    index('payments_user').on(t.userId, t.id),
    index('payments_phone').on(t.phone, t.createdAt),
    index('payments_due')
      .on(t.nextAskAt)
      .where(sql`${t.nextAskAt} is not null`),
    index('payments_tasks')
      .on(t.taskAt)
      .where(sql`${t.taskAt} is not null`),
    check('payments_whole_units', sql`${t.amountMinor} > 0 and ${t.amountMinor} % 100 = 0`),
    check('payments_credited', sql`(${t.state} in ${oneOf(creditedPaymentStates)}) = (${t.transferId} is not null)`),
    // Nothing is given back twice, whoever tries it at the same moment.
    check(
      'payments_given_back',
      sql`${t.givenBackMinor} between 0 and case when ${t.state} in ${oneOf(creditedPaymentStates)} then ${t.amountMinor} else 0 end`,
    ),
    check(
      'payments_not_forgotten',
      sql`${t.state} not in ${oneOf(openPaymentStates)} or ${t.nextAskAt} is not null or ${t.taskAt} is not null`,
    ),
    check(
      'payments_of_subject',
      sql`(${t.subjectId} is not null) = (${t.purpose} in ${oneOf(directPurposes)} and ${t.purpose} <> 'package')`,
    ),
    check('payments_of_package', sql`(${t.buys} is not null) = (${t.purpose} = 'package')`),
    check(
      'payments_spent',
      sql`(${t.spentMinor} > 0) = (${t.spentTransferId} is not null) and ${t.spentMinor} between 0 and case when ${t.transferId} is null then 0 else ${t.amountMinor} end`,
    ),
    check('payments_sent', sql`${t.state} in ('created', 'expired') or ${t.sentAt} is not null`),
    known(t.purpose, paymentPurposes),
    known(t.state, paymentStates),
    known(t.reason, paymentReasons),
  ],
);

export const paymentEventKinds = ['sent', 'callback', 'moved'] as const;

/** What happened to a payment, for whoever has to find out later: append-only. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: paymentEventKinds }).notNull(),
    /** Of a callback: the hash of what came, so that one that comes again is kept once. */
    digest: bytes('digest'),
    /** What came without who it is, or what it led to. */
    detail: jsonb('detail').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('payment_events_once').on(t.paymentId, t.digest), known(t.kind, paymentEventKinds)],
);
