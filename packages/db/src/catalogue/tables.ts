import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import type { LineTag } from '@safiri/rules/orders/line-tags.ts';
import { merchantKinds } from '@safiri/rules/catalogue/merchants.ts';
import { pictureShapes } from '@safiri/rules/catalogue/pictures.ts';

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
    /** In E.164, for who has an order of it; null where it takes no calls. */
    phone: text('phone'),
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
    /** Grows by one when its people change its hours or its picture: who writes over what another has just changed is told. */
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
    /** One of its own pictures; without one its goods are drawn. */
    pictureId: integer('picture_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('merchants_name').on(t.kind, t.cityId, t.name),
    index('merchants_place').on(t.kind, t.lat),
    foreignKey({ name: 'merchants_own_picture', columns: [t.id, t.pictureId], foreignColumns: [pictures.merchantId, pictures.id] }),
    check('merchants_phone', sql`${t.phone} ~ '^\\+[1-9][0-9]{6,14}$'`),
    check('merchants_busy', sql`${t.busyMinutes} between 0 and 60`),
    check('merchants_delivery_positive', sql`${t.deliveryMinor} > 0`),
    check('merchants_rating_bounds', sql`${t.ratingSum} between ${t.ratingCount} and 5 * ${t.ratingCount}`),
    known(t.kind, merchantKinds),
  ],
);

/** A picture that a shop's people sent, public and as files in several widths; which item or shop it is of, their rows say. */
export const pictures = pgTable(
  'pictures',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    merchantId: integer('merchant_id')
      .notNull()
      .references((): AnyPgColumn => merchants.id),
    shape: text('shape', { enum: pictureShapes }).notNull(),
    /** The beginning of the hash of its content, in hex: part of its address, which therefore never shows anything else. */
    hash: text('hash').notNull(),
    /** Pixels across, the smallest first. */
    widths: smallint('widths').array().notNull(),
    /** What most of it looks like, as #rrggbb: seen until it has come. */
    color: text('color').notNull(),
    createdAt: createdAt(),
    /** Since when nothing refers to it; deleted some days later. */
    unusedSince: moment('unused_since').default(sql`now()`),
  },
  (t) => [
    unique('pictures_once').on(t.merchantId, t.shape, t.hash),
    unique('pictures_of_shop').on(t.merchantId, t.id),
    index('pictures_unused').on(t.unusedSince),
    check('pictures_hash', sql`${t.hash} ~ '^[0-9a-f]{16}$'`),
    check('pictures_color', sql`${t.color} ~ '^#[0-9a-f]{6}$'`),
    check('pictures_widths', sql`cardinality(${t.widths}) > 0`),
    known(t.shape, pictureShapes),
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
    /** One of its shop's pictures; without one it is drawn. */
    pictureId: integer('picture_id'),
    /** Grows by one when its words, its price or its picture change: who writes over what another has just changed is told. */
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
    foreignKey({
      name: 'catalogue_items_own_picture',
      columns: [t.merchantId, t.pictureId],
      foreignColumns: [pictures.merchantId, pictures.id],
    }),
    // Asked when a picture is swept away.
    index('catalogue_items_picture').on(t.pictureId),
    index('catalogue_items_shelf').on(t.merchantId, t.position),
    index('catalogue_items_section').on(t.merchantId, t.section, t.position),
    // One shop's words, not those of all shops: the extension btree_gin lets a number stand in such an index.
    index('catalogue_items_words').using('gin', t.merchantId, sql`(lower(${t.name} || ' ' || ${t.brand})) gin_trgm_ops`),
    check('catalogue_items_price_positive', sql`${t.priceMinor} > 0`),
    check('catalogue_items_likes', sql`${t.likedCount} between 0 and ${t.ratedCount}`),
    check('catalogue_items_stock_left', sql`${t.stock} >= 0`),
  ],
);
