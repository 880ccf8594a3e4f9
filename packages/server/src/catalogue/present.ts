import type { MenuItem, Picture, Product, Restaurant, Store } from '@safiri/contract/catalogue/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { praisesOf, SAID_FROM } from '@safiri/rules/orders/line-tags.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { deliveryTimeAt, openFacts } from './open-now.ts';
import type { ItemRow, MerchantRow } from './queries.ts';
import type { ShopTerms } from './shop-terms.ts';

/** Whether it takes orders now, until when, or from when on. */
function opening(merchant: MerchantRow, now: Date) {
  const { isOpen, openUntil, opensAt, hoursToday } = openFacts(merchant, now);
  return {
    isOpen,
    hoursToday,
    openUntil: openUntil?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
    timeZoneId: countryById(merchant.countryId).timeZoneId,
  };
}

const rating = (merchant: MerchantRow) =>
  merchant.ratingCount === 0 ? null : Math.round((merchant.ratingSum / merchant.ratingCount) * 10) / 10;

/** Of the three widths of a picture, the one for where a single one is named. */
const logoOf = (picture: Picture | null) => picture?.sources[1]?.url ?? picture?.sources[0]?.url ?? null;

export const presentRestaurant = (
  merchant: MerchantRow,
  prices: ShopTerms,
  now: Date,
  meters: number | null,
  picture: Picture | null,
): Restaurant => ({
  id: merchant.id,
  name: merchant.name,
  description: merchant.description,
  address: merchant.address,
  cuisineType: merchant.category,
  isActive: merchant.isActive,
  ...opening(merchant, now),
  rating: rating(merchant),
  ratings: merchant.ratingCount,
  estimatedDeliveryTime: deliveryTimeAt(merchant, now),
  ...prices,
  countryId: merchant.countryId,
  latitude: merchant.lat,
  longitude: merchant.lng,
  picture,
  distance: meters,
});

export const presentStore = (merchant: MerchantRow, prices: ShopTerms, now: Date, meters: number, picture: Picture | null): Store => ({
  id: merchant.id,
  name: merchant.name,
  description: merchant.description,
  address: merchant.address,
  logo: logoOf(picture),
  picture,
  storeType: merchant.category,
  rating: rating(merchant),
  ...prices,
  averageDeliveryTime: Number.parseInt(deliveryTimeAt(merchant, now), 10) || 45,
  latitude: merchant.lat,
  longitude: merchant.lng,
  ...opening(merchant, now),
  countryId: merchant.countryId,
  distance: meters,
});

export const isThere = (item: ItemRow) => item.isAvailable && (item.stock === null || item.stock > 0);

const likesOf = ({ ratedCount, likedCount }: ItemRow): MenuItem['liked'] =>
  ratedCount < SAID_FROM ? null : { percent: Math.round((likedCount / ratedCount) * 100), of: ratedCount };

export const presentMenuItem = (item: ItemRow, picture: Picture | null): MenuItem => ({
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
  picture,
});

export const presentProduct = (item: ItemRow, picture: Picture | null): Product => ({
  id: item.id,
  name: item.name,
  brand: item.brand,
  description: item.description,
  price: toWire(item.priceMinor),
  unit: item.unit,
  organic: item.organic,
  inStock: isThere(item),
  category: item.section,
  picture,
});
