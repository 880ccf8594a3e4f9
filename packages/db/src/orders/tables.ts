import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { substitutions } from '@safiri/rules/catalogue/merchants.ts';
import {
  boardStatuses,
  finalOrderStatuses,
  handedOverStatuses,
  onTheWayStatuses,
  orderActors,
  orderKinds,
  orderStatuses,
} from '@safiri/rules/orders/order-life.ts';
import type { Discount } from '@safiri/rules/markets/programmes.ts';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { bytes, createdAt, endpointColumns, known, moment, oneOf } from '../platform/columns.ts';
import { catalogueItems, merchants } from '../catalogue/tables.ts';
import { rides } from '../rides/tables.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';
import { LINE_TAGS_AT_MOST, lineTags } from '@safiri/rules/orders/line-tags.ts';
import { lineStates, ratedLineStates } from '@safiri/rules/orders/order-lines.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import type { ParcelLoad, ParcelPayer, ReceiverNotice } from '@safiri/rules/orders/parcels.ts';

/** What a parcel is and for whom. */
export interface ParcelFacts extends ParcelLoad {
  readonly senderName: string;
  readonly senderPhone: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly declaredValueMinor: number | null;
  readonly requiresSignature: boolean;
  readonly paidBy: ParcelPayer;
  /** Whether the receiver was written to, else why not. Rows from before this was kept have none. */
  readonly receiverTold?: ReceiverNotice;
}

/** An order of any kind; from `ready` on a trip carries it. */
export const orders = pgTable(
  'orders',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: orderKinds }).notNull(),
    status: text('status', { enum: orderStatuses }).notNull(),
    version: integer('version').notNull().default(1),
    /** The number that people see; can't be guessed. */
    number: text('number').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => users.id),
    /** The client's own number: sent again by the same person, it is the same order. */
    clientNumber: text('client_number').notNull(),
    /** SHA-256 of what was ordered under it. */
    bodyHash: bytes('body_hash').notNull(),
    /** The restaurant or store; null for a parcel. */
    merchantId: integer('merchant_id').references(() => merchants.id),
    /** The day on the merchant's clocks, and its how manieth order of that day it is: the short number that people call out. */
    day: date('day', { mode: 'string' }),
    dayNumber: integer('day_number'),
    /** When the merchant has to have answered. */
    answerBy: moment('answer_by'),
    /** The customer's rating of the merchant. */
    merchantScore: smallint('merchant_score'),
    /** The trip that carries it, the last one when there were several. */
    rideId: integer('ride_id').references(() => rides.id),
    /** How many searches for a courier were begun. */
    searches: smallint('searches').notNull().default(0),
    ...endpointColumns(),
    itemsMinor: bigint('items_minor', { mode: 'number' }).notNull(),
    deliveryMinor: bigint('delivery_minor', { mode: 'number' }).notNull(),
    serviceMinor: bigint('service_minor', { mode: 'number' }).notNull(),
    /** The version of its market that priced it, and what its delivery is made of; null where no market priced it. */
    marketVersionId: integer('market_version_id'),
    deliveryLines: jsonb('delivery_lines').$type<FareLine[]>(),
    /** A code that made its delivery cheaper, and by how much less is paid for that. */
    promotion: jsonb('promotion').$type<Discount>(),
    discountMinor: bigint('discount_minor', { mode: 'number' }),
    /** In the price of its delivery. */
    surge: numeric('surge', { precision: 3, scale: 1, mode: 'number' }).notNull().default(1),
    /** Of the goods, that the shop leaves to the operator. */
    commissionPercent: numeric('commission_percent', { precision: 7, scale: 4, mode: 'number' }).notNull().default(0),
    /** The same of what is in the bag, half up to the minor unit: what the settlement books and the shop's day sums. */
    commissionMinor: bigint('commission_minor', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(sql`round(items_minor * commission_percent / 100)`),
    paymentMethod: text('payment_method').notNull(),
    /** In cash: the provider by which its customer would rather pay. Once one has, the order is paid from the wallet into which that came, and this is who it came by. */
    payBy: text('pay_by', { enum: providerIds }),
    /** In cash: what the wallet pays of it, set aside until the end; null where it pays nothing of it. */
    walletMinor: bigint('wallet_minor', { mode: 'number' }),
    /** For the courier, and for the merchant of the order. */
    note: text('note').notNull().default(''),
    parcel: jsonb('parcel').$type<ParcelFacts>(),
    /** Four digits that the receiver tells the courier at the door. */
    pin: text('pin').notNull(),
    /** The courier's photo of the handover. */
    proofUploadId: text('proof_upload_id').references(() => uploads.id),
    placedAt: moment('placed_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** When it is said to be ready. */
    readyBy: moment('ready_by'),
    readyAt: moment('ready_at'),
    pickedUpAt: moment('picked_up_at'),
    /** Delivered, returned, rejected or cancelled. */
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: orderActors }),
    endReason: text('end_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.number),
    uniqueIndex('orders_client_number').on(t.customerId, t.clientNumber),
    uniqueIndex('orders_ride').on(t.rideId),
    uniqueIndex('orders_day_number').on(t.merchantId, t.day, t.dayNumber),
    // What was called out in some shop.
    index('orders_called_out').on(t.dayNumber, t.day),
    check('orders_day_number_whole', sql`(${t.day} is null) = (${t.dayNumber} is null) and ${t.dayNumber} > 0`),
    index('orders_customer').on(t.customerId, t.id),
    check('orders_surge_bounds', sql`${t.surge} between 1.0 and 2.0`),
    check('orders_discount_of_promotion', sql`(${t.promotion} is null) = (${t.discountMinor} is null) and ${t.discountMinor} > 0`),
    check('orders_commission_bounds', sql`${t.commissionPercent} between 0 and 100`),
    check('orders_wallet_part_of_cash', sql`${t.walletMinor} is null or (${t.walletMinor} > 0 and ${t.paymentMethod} = 'cash')`),
    known(t.payBy, providerIds),
    check('orders_amounts', sql`${t.itemsMinor} >= 0 and ${t.deliveryMinor} > 0 and ${t.serviceMinor} >= 0`),
    index('orders_board')
      .on(t.merchantId, t.id)
      .where(sql`${t.status} in ${oneOf(boardStatuses)}`),
    known(t.kind, orderKinds),
    known(t.status, orderStatuses),
    check('orders_merchant_known', sql`(${t.kind} = 'parcel') = (${t.merchantId} is null)`),
    check('orders_score_bounds', sql`${t.merchantScore} between 1 and 5`),
    check('orders_parcel_has_facts', sql`(${t.kind} = 'parcel') = (${t.parcel} is not null)`),
    check(
      'orders_end_has_time',
      sql`(${t.status} in ${oneOf(finalOrderStatuses)}) = (${t.endedAt} is not null and ${t.endedBy} is not null)`,
    ),
    check(
      'orders_carried_has_trip',
      sql`${t.status} not in ${oneOf([...onTheWayStatuses, ...handedOverStatuses])} or ${t.rideId} is not null`,
    ),
    check('orders_pin_digits', sql`${t.pin} ~ '^[0-9]{4}$'`),
    known(t.endedBy, orderActors),
  ],
);

/** What was ordered of a merchant, as it was named and priced then. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    itemId: integer('item_id')
      .notNull()
      .references(() => catalogueItems.id),
    name: text('name').notNull(),
    unit: text('unit').notNull(),
    /** Of one, with its extras. */
    unitMinor: bigint('unit_minor', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    extras: text('extras').array().notNull(),
    note: text('note').notNull(),
    /** What its customer wishes when it is not there. */
    substitution: text('substitution', { enum: substitutions }).notNull(),
    state: text('state', { enum: lineStates }).notNull().default('ordered'),
    /** What was put into the bag instead. */
    replacedBy: text('replaced_by'),
    /** What the line costs in the end; never more than what was ordered. */
    finalMinor: bigint('final_minor', { mode: 'number' }).notNull(),
    /** Whether its buyer liked it, once said. */
    liked: boolean('liked'),
    /** What was good of it, or not, in fixed words. */
    tags: text('tags', { enum: lineTags }).array().notNull().default([]),
  },
  (t) => [
    index('order_lines_order').on(t.orderId),
    check('order_lines_quantity', sql`${t.quantity} between 1 and 50`),
    check('order_lines_final', sql`${t.finalMinor} between 0 and ${t.unitMinor} * ${t.quantity}`),
    check('order_lines_replaced', sql`(${t.state} = 'replaced') = (${t.replacedBy} is not null)`),
    // What was not there, or came as something else, tells nothing of the dish.
    check('order_lines_tags_known', sql`${t.tags} <@ ${sql.raw(`array[${lineTags.map((tag) => `'${tag}'`).join(', ')}]::text[]`)}`),
    check('order_lines_tags_few', sql`cardinality(${t.tags}) <= ${sql.raw(String(LINE_TAGS_AT_MOST))}`),
    check('order_lines_tags_of_said', sql`${t.liked} is not null or cardinality(${t.tags}) = 0`),
    check('order_lines_liked_had', sql`${t.liked} is null or ${t.state} in ${oneOf(ratedLineStates)}`),
    known(t.substitution, substitutions),
    known(t.state, lineStates),
  ],
);
