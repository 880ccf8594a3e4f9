import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { authorityIds, submissionStates } from '@safiri/rules/invoices/authorities.ts';
import { invoiceKinds, invoiceSubjects, type InvoiceContent } from '@safiri/rules/invoices/invoice.ts';
import { environments } from '@safiri/rules/payments/providers.ts';
import { bytes, createdAt, known, moment } from '../platform/columns.ts';
import { merchants } from '../catalogue/tables.ts';
import { drivers, users } from '../users/tables.ts';

/**
 * The last number that was given, for each issuer, kind and year. Its row is locked by the transaction that issues until it commits: a number
 * whose transaction fails is given again, and none is left out.
 */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    issuer: text('issuer').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: smallint('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.issuer, t.kind, t.year] }),
    check('invoice_series_from_one', sql`${t.last} > 0`),
    known(t.kind, invoiceKinds),
  ],
);

/**
 * Invoices and credit notes as they were issued. A trigger refuses every change but that a customer's name goes when they leave, and every
 * deletion (migration 0093).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    issuer: text('issuer').notNull(),
    kind: text('kind', { enum: invoiceKinds }).notNull(),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    subject: text('subject', { enum: invoiceSubjects }).notNull(),
    /** The row of what was sold: of a ride, an order, a purchase, a month. */
    subjectId: integer('subject_id').notNull(),
    /** Of a credit note: the invoice that it takes back, whole and once. */
    creditsId: integer('credits_id').references((): AnyPgColumn => invoices.id),
    /** Who pays; null of who was never known. */
    customerId: integer('customer_id').references(() => users.id),
    customerName: text('customer_name'),
    currency: text('currency').notNull(),
    /** Minor units, with the taxes inside; of a credit note what it takes back, above zero too. */
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    taxMinor: bigint('tax_minor', { mode: 'number' }).notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    suppliedAt: moment('supplied_at').notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.issuer, t.kind, t.year, t.number),
    uniqueIndex('invoices_once')
      .on(t.subject, t.subjectId)
      .where(sql`${t.kind} = 'invoice'`),
    uniqueIndex('invoices_credited_once').on(t.creditsId),
    index('invoices_customer').on(t.customerId, t.id),
    index('invoices_subject').on(t.subject, t.subjectId),
    // Those of some days, for finance.
    index('invoices_issued').on(t.countryId, t.issuedAt, t.id),
    check('invoices_credit_note_credits', sql`(${t.kind} = 'credit_note') = (${t.creditsId} is not null)`),
    check('invoices_amounts', sql`${t.totalMinor} >= 0 and ${t.taxMinor} between 0 and ${t.totalMinor} and ${t.number} > 0`),
    known(t.kind, invoiceKinds),
    known(t.subject, invoiceSubjects),
  ],
);

/** As whom a driver or a shop is registered for taxes: what invoices name them by, as it stands when one is issued. */
export const taxIdentities = pgTable(
  'tax_identities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id').references(() => drivers.id),
    merchantId: integer('merchant_id').references(() => merchants.id),
    name: text('name').notNull(),
    address: text('address').notNull(),
    taxNumber: text('tax_number').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('tax_identities_driver').on(t.driverId),
    uniqueIndex('tax_identities_merchant').on(t.merchantId),
    check('tax_identities_of_one', sql`(${t.driverId} is null) <> (${t.merchantId} is null)`),
  ],
);

/** How a country's tax authority is reached. */
export const taxAuthorityAccounts = pgTable(
  'tax_authority_accounts',
  {
    countryId: text('country_id', { enum: countryIds }).primaryKey(),
    authority: text('authority', { enum: authorityIds }).notNull(),
    environment: text('environment', { enum: environments }).notNull(),
    baseUrl: text('base_url'),
    /** JSON by the names of `rules/invoices/authorities.ts`, sealed by `SECRETS_KEY`. */
    secrets: bytes('secrets').notNull(),
    createdAt: createdAt(),
  },
  (t) => [known(t.authority, authorityIds), known(t.environment, environments)],
);

/** What a tax authority is told, until it has accepted it. Written in the transaction that issues. */
export const invoiceSubmissions = pgTable(
  'invoice_submissions',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    authority: text('authority', { enum: authorityIds }).notNull(),
    state: text('state', { enum: submissionStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at'),
    /** What the authority says it is called, and what it wants in the code to scan. */
    controlNumber: text('control_number'),
    qrText: text('qr_text'),
    /** In the authority's words. */
    refusal: text('refusal'),
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('invoice_submissions_due')
      .on(t.nextTryAt)
      .where(sql`${t.nextTryAt} is not null`),
    index('invoice_submissions_refused')
      .on(t.invoiceId)
      .where(sql`${t.state} = 'refused'`),
    check('invoice_submissions_not_forgotten', sql`(${t.state} = 'waiting') = (${t.nextTryAt} is not null)`),
    check('invoice_submissions_accepted', sql`(${t.state} = 'accepted') = (${t.controlNumber} is not null)`),
    check('invoice_submissions_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    known(t.authority, authorityIds),
    known(t.state, submissionStates),
  ],
);
