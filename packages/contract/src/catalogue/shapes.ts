import * as z from 'zod/mini';
import { praises } from '@safiri/rules/orders/line-tags.ts';
import { countryId, decimals, id, instant, latitude, longitude } from '../fields.ts';

/** A picture at addresses that never show anything else: kept for as long as anybody likes. */
export const picture = z.object({
  id,
  /** Width to height. */
  ratio: z.number(),
  /** What most of it looks like, as #rrggbb. */
  color: z.string(),
  /** The same picture in several widths, pixels; the smallest first. */
  sources: z.array(z.object({ url: z.string(), width: z.number() })),
});
export type Picture = z.infer<typeof picture>;

const extra = z.object({ name: z.string(), price: z.string() });

/** What the market of a shop decides about its orders. */
export const orderTerms = z.object({
  /** Delivery is priced by the way: the fee beside these terms is then the least. */
  byDistance: z.boolean(),
  /** Digits after the point with which the market shows amounts. */
  decimals,
  /** Goods that an order has to be worth. */
  minimumBasket: z.string(),
  /** Percent of the goods, at least and at most so much; `most` is null without an upper end. */
  serviceFee: z.object({ percent: z.number(), least: z.string(), most: z.nullable(z.string()) }),
});
export type OrderTerms = z.infer<typeof orderTerms>;

export const restaurant = z.object({
  id,
  name: z.string(),
  description: z.string(),
  address: z.string(),
  cuisineType: z.string(),
  /** False for one that takes no orders for now, whatever its hours. */
  isActive: z.boolean(),
  /** By its hours and pauses, at this moment. */
  isOpen: z.boolean(),
  /** Today's hours as text, empty when closed all day. */
  hoursToday: z.string(),
  /** When it closes, while it is open; null when it never does. */
  openUntil: z.nullable(instant),
  /** When it takes orders again, while it does not; null when nobody knows. */
  opensAt: z.nullable(instant),
  /** The clocks of its place. */
  timeZoneId: z.string(),
  /** The average, null while nobody has rated. */
  rating: z.nullable(z.number()),
  ratings: z.number(),
  estimatedDeliveryTime: z.string(),
  deliveryFee: z.string(),
  terms: orderTerms,
  countryId,
  latitude,
  longitude,
  /** Of its head; null where its goods are drawn. */
  picture: z.nullable(picture),
  /** Metres from the asked point; null without one. */
  distance: z.nullable(z.number()),
});
export type Restaurant = z.infer<typeof restaurant>;

export const menuItem = z.object({
  id,
  restaurantId: id,
  section: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.string(),
  isAvailable: z.boolean(),
  extras: z.array(extra),
  /** How many of a hundred buyers liked it, of how many who said so; null until five did. */
  liked: z.nullable(z.object({ percent: z.number(), of: z.number() })),
  /** What most buyers said was good of it, the most said first. */
  praises: z.array(z.enum(praises)),
  /** Null where it is drawn. */
  picture: z.nullable(picture),
});
export type MenuItem = z.infer<typeof menuItem>;

export const store = z.object({
  id,
  name: z.string(),
  description: z.string(),
  address: z.string(),
  /** The address of its picture in one width; null where its goods are drawn. */
  logo: z.nullable(z.string()),
  picture: z.nullable(picture),
  storeType: z.string(),
  /** The average, null while nobody has rated. */
  rating: z.nullable(z.number()),
  deliveryFee: z.string(),
  terms: orderTerms,
  /** Minutes. */
  averageDeliveryTime: z.number(),
  latitude,
  longitude,
  isOpen: z.boolean(),
  hoursToday: z.string(),
  /** When it closes, while it is open; null when it never does. */
  openUntil: z.nullable(instant),
  /** When it takes orders again, while it does not; null when nobody knows. */
  opensAt: z.nullable(instant),
  /** The clocks of its place. */
  timeZoneId: z.string(),
  countryId,
  distance: z.number(),
});
export type Store = z.infer<typeof store>;

export const category = z.object({ id: z.string(), name: z.string() });

export const product = z.object({
  id,
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  price: z.string(),
  unit: z.string(),
  organic: z.boolean(),
  inStock: z.boolean(),
  category: z.string(),
  /** Null where it is drawn. */
  picture: z.nullable(picture),
});
export type Product = z.infer<typeof product>;

/** A dish or a product somewhere near, with its shop. */
export const foundGoods = z.object({
  id,
  name: z.string(),
  section: z.string(),
  price: z.string(),
  unit: z.string(),
  picture: z.nullable(picture),
  shop: z.object({ id, name: z.string(), countryId, decimals: orderTerms.shape.decimals, isOpen: z.boolean() }),
});
export type FoundGoods = z.infer<typeof foundGoods>;
