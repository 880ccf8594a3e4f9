import * as z from 'zod/mini';
import { merchantKinds } from '@safiri/rules/catalogue/merchants.ts';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { cataloguePaths } from './paths.ts';
import { category, foundGoods, menuItem, product, restaurant, store } from './shapes.ts';

const degrees = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
const text = z.string().check(z.trim(), z.maxLength(80));

export const restaurants = defineCall({
  key: cataloguePaths.restaurants,
  summary: 'Restaurants that deliver to a point, the open and near ones first; without a point those of the account’s country',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ lat: z.optional(degrees(90)), lng: z.optional(degrees(180)) }),
  reply: z.array(restaurant),
  problems: [],
});

export const menuItems = defineCall({
  key: cataloguePaths.menuItems,
  summary: 'The menu of a restaurant',
  who: 'signed-in',
  limit: 'read',
  query: z.object({ restaurantId: idParam }),
  reply: z.array(menuItem),
  problems: ['not_found'],
});

export const menuItemsOf = defineCall({
  key: cataloguePaths.menuItemsOf,
  summary: 'The menu of a restaurant',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ restaurantId: idParam }),
  reply: z.array(menuItem),
  problems: ['not_found'],
});

export const stores = defineCall({
  key: cataloguePaths.stores,
  summary: 'Stores that deliver to a point, the nearest first',
  who: 'anyone',
  limit: 'read',
  query: z.object({ lat: degrees(90), lng: degrees(180) }),
  reply: z.object({ stores: z.array(store) }),
  problems: [],
});

export const categories = defineCall({
  key: cataloguePaths.categories,
  summary: 'Shelves of a store',
  who: 'anyone',
  limit: 'read',
  query: z.object({ storeId: idParam }),
  reply: z.object({ categories: z.array(category) }),
  problems: ['not_found'],
});

export const products = defineCall({
  key: cataloguePaths.products,
  summary: 'Products of a store; category and search both count, and the search forgives typing errors',
  who: 'anyone',
  limit: 'read',
  query: z.object({ storeId: idParam, categoryId: z.optional(text), search: z.optional(text) }),
  reply: z.object({ products: z.array(product) }),
  problems: ['not_found'],
});

export const searchGoods = defineCall({
  key: cataloguePaths.searchGoods,
  summary: 'Dishes or products of all shops that deliver to a point, the likest first; the search forgives typing errors',
  who: 'anyone',
  limit: 'read',
  query: z.object({ kind: z.enum(merchantKinds), search: text.check(z.minLength(2)), lat: degrees(90), lng: degrees(180) }),
  reply: z.object({ found: z.array(foundGoods) }),
  problems: [],
});
