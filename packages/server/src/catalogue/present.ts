import type { MenuItem, Product, Restaurant, Store } from '@safiri/contract/catalogue/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isOpenAt, timeOf } from '@safiri/rules/catalogue/merchants.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { praisesOf, SAID_FROM } from '@safiri/rules/orders/line-tags.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { ItemRow, MerchantRow } from './queries.ts';

/** Whether orders are taken at this moment, on the clocks of the place. */
export function isOpenNow(merchant: MerchantRow, now: Date): boolean {
  if (!merchant.isActive || (merchant.pausedUntil !== null && merchant.pausedUntil > now)) return false;
  const { weekday, minute } = momentAt(merchant, now);
  return isOpenAt(merchant.hours, weekday, minute);
}

function momentAt(merchant: MerchantRow, now: Date): { weekday: number; minute: number } {
  const local = localMoment(now, countryById(merchant.countryId).timeZoneId);
  return { weekday: local.weekday, minute: local.hour * 60 + local.minute };
}

function hoursToday(merchant: MerchantRow, now: Date): string {
  const hours = merchant.hours[momentAt(merchant, now).weekday] ?? null;
  return hours === null ? '' : `${timeOf(hours.from)}-${timeOf(hours.to)}`;
}

const rating = (merchant: MerchantRow) =>
  merchant.ratingCount === 0 ? null : Math.round((merchant.ratingSum / merchant.ratingCount) * 10) / 10;

export const presentRestaurant = (merchant: MerchantRow, now: Date, meters: number | null): Restaurant => ({
  id: merchant.id,
  name: merchant.name,
  description: merchant.description,
  address: merchant.address,
  cuisineType: merchant.category,
  isActive: merchant.isActive,
  isOpen: isOpenNow(merchant, now),
  hoursToday: hoursToday(merchant, now),
  rating: rating(merchant),
  ratings: merchant.ratingCount,
  estimatedDeliveryTime: merchant.deliveryTime,
  deliveryFee: toWire(merchant.deliveryMinor),
  countryId: merchant.countryId,
  latitude: merchant.lat,
  longitude: merchant.lng,
  distance: meters,
});

export const presentStore = (merchant: MerchantRow, now: Date, meters: number): Store => ({
  id: merchant.id,
  name: merchant.name,
  description: merchant.description,
  address: merchant.address,
  logo: null,
  storeType: merchant.category,
  rating: rating(merchant),
  deliveryFee: toWire(merchant.deliveryMinor),
  averageDeliveryTime: Number.parseInt(merchant.deliveryTime, 10) || 45,
  latitude: merchant.lat,
  longitude: merchant.lng,
  isOpen: isOpenNow(merchant, now),
  hoursToday: hoursToday(merchant, now),
  countryId: merchant.countryId,
  distance: meters,
});

export const isThere = (item: ItemRow) => item.isAvailable && (item.stock === null || item.stock > 0);

const likesOf = ({ ratedCount, likedCount }: ItemRow): MenuItem['liked'] =>
  ratedCount < SAID_FROM ? null : { percent: Math.round((likedCount / ratedCount) * 100), of: ratedCount };

export const presentMenuItem = (item: ItemRow): MenuItem => ({
  id: item.id,
  restaurantId: item.merchantId,
  section: item.section,
  name: item.name,
  description: item.description,
  price: toWire(item.priceMinor),
  isAvailable: isThere(item),
  extras: item.extras.map((extra) => ({ name: extra.name, price: toWire(extra.priceMinor) })),
  liked: likesOf(item),
  praises: praisesOf(item.tagCounts),
});

export const presentProduct = (item: ItemRow): Product => ({
  id: item.id,
  name: item.name,
  brand: item.brand,
  description: item.description,
  price: toWire(item.priceMinor),
  unit: item.unit,
  organic: item.organic,
  inStock: isThere(item),
  category: item.section,
});
