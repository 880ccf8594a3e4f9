import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import type { LineTag } from '@safiri/rules/orders/line-tags.ts';
import { merchantKinds } from '@safiri/rules/catalogue/merchants.ts';

export interface ItemExtra {
  readonly name: string;
  readonly priceMinor: number;
}

/** A restaurant or a store. */
export const merchants = pgTable(
  'merchants',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: merchantKinds }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    address: text('address').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    cityId: text('city_id').notNull(),
    /** The cuisine of a restaurant, the type of a store. */
    category: text('category').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** Takes no orders until then. */
    pausedUntil: moment('paused_until'),
    /** In the syntax of OpenStreetMap's `opening_hours`, by the clocks of its place. */
    openingHours: text('opening_hours').notNull(),
    /** Grows by one when its people change its hours: who writes over what another has just changed is told. */
    version: integer('version').notNull().default(1),
    /** By how many minutes everything takes longer until `busyUntil`. */
    busyMinutes: smallint('busy_minutes').notNull().default(0),
    busyUntil: moment('busy_until'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    deliveryTime: text('delivery_time').notNull(),
    deliveryMinor: bigint('delivery_minor', { mode: 'number' }).notNull(),
    /** The day on its clocks of its last order, and how many it has had on it: the next one's short number. */
    ordersDay: date('orders_day', { mode: 'string' }),
    ordersOfDay: integer('orders_of_day').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('merchants_name').on(t.kind, t.cityId, t.name),
    index('merchants_place').on(t.kind, t.lat),
    check('merchants_busy', sql`${t.busyMinutes} between 0 and 60`),
    check('merchants_delivery_positive', sql`${t.deliveryMinor} > 0`),
    check('merchants_rating_bounds', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    known(t.kind, merchantKinds),
  ],
);

/** A dish of a menu or a product of a shelf. */
export const catalogueItems = pgTable(
  'catalogue_items',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references(() => merchants.id),
    section: text('section').notNull(),
    name: text('name').notNull(),
    brand: text('brand').notNull().default(''),
    description: text('description').notNull().default(''),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    unit: text('unit').notNull().default(''),
    organic: boolean('organic').notNull().default(false),
    /** How many are left; null where nobody counts. */
    stock: integer('stock'),
    isAvailable: boolean('is_available').notNull().default(true),
    extras: jsonb('extras').$type<ItemExtra[]>().notNull().default([]),
    position: smallint('position').notNull(),
    /** Grows by one when its words or its price change: who writes over what another has just changed is told. */
    version: integer('version').notNull().default(1),
    /** When its shop took it off the menu for good. Orders that have it keep their lines. */
    removedAt: moment('removed_at'),
    /** How many buyers said of it whether they liked it, and how many did. */
    ratedCount: integer('rated_count').notNull().default(0),
    likedCount: integer('liked_count').notNull().default(0),
    /** How many of them said which word of it. */
    tagCounts: jsonb('tag_counts').$type<Partial<Record<LineTag, number>>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('catalogue_items_once').on(t.merchantId, t.section, t.name, t.brand, t.unit),
    index('catalogue_items_shelf').on(t.merchantId, t.position),
    index('catalogue_items_section').on(t.merchantId, t.section, t.position),
    // One shop's words, not those of all shops: the extension btree_gin lets a number stand in such an index.
    index('catalogue_items_words').using('gin', t.merchantId, sql`(lower(${t.name} || ' ' || ${t.brand})) gin_trgm_ops`),
    check('catalogue_items_price_positive', sql`${t.priceMinor} > 0`),
    check('catalogue_items_likes', sql`${t.likedCount} between 0 and ${t.ratedCount}`),
    check('catalogue_items_stock_left', sql`${t.stock} >= 0`),
  ],
);
