import { ASSISTANT_CURRENCY } from '@safiri/rules/assistant/household.ts';
import type { ShelfProduct } from '@safiri/rules/assistant/packs.ts';
import { countriesOfCurrency } from '@safiri/rules/countries/country-money.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { findMerchant, isOpenNow, isThere, listItems, merchantsOf, shopTerms, type MerchantRow } from '../catalogue/public.ts';
import { lastGroceryStore } from '../orders/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound } from '../platform/problem.ts';

/** The AI features count in rand, so they shop where rand are taken (spec: operations §9). */
const countryId: CountryId = countriesOfCurrency(ASSISTANT_CURRENCY)[0] ?? 'za';

/** Whether its market brings groceries. */
const isServed = (ctx: Context, store: MerchantRow): boolean => shopTerms(ctx.markets, store, ctx.clock()) !== undefined;

/**
 * The store to shop in: the named one, else that of the last groceries, else the first open one.
 * @param path the field that names it
 * @throws Problem invalid_request for a store of another currency, not_found when there is none
 */
export async function chooseStore(ctx: Context, actor: Actor, storeId: number | undefined, path: string): Promise<MerchantRow> {
  if (storeId !== undefined) {
    const store = await findMerchant(ctx.db, storeId, 'store');
    if (store === undefined || !isServed(ctx, store)) throw notFound();
    if (store.countryId !== countryId) throw fieldProblem(path, `Choose a store that takes ${ASSISTANT_CURRENCY}`);
    return store;
  }
  const stores = (await merchantsOf(ctx.db, 'store', countryId)).filter((store) => isServed(ctx, store));
  const lastId = await lastGroceryStore(ctx.db, actor.userId);
  const now = ctx.clock();
  const store = stores.find(({ id }) => id === lastId) ?? stores.find((row) => isOpenNow(row, now)) ?? stores[0];
  if (store === undefined) throw notFound();
  return store;
}

/** Everything on the shelves of a store. */
export async function shelfOfStore(ctx: Context, store: MerchantRow): Promise<ShelfProduct[]> {
  return (await listItems(ctx.db, store.id)).map((item) => ({
    id: item.id,
    name: item.name,
    brand: item.brand,
    unit: item.unit,
    priceMinor: item.priceMinor,
    section: item.section,
    inStock: isThere(item),
  }));
}

/** The store as a cart needs it. */
export function presentChosen(ctx: Context, store: MerchantRow) {
  const now = ctx.clock();
  const prices = shopTerms(ctx.markets, store, now);
  if (prices === undefined) throw notFound();
  return { id: store.id, name: store.name, countryId, ...prices, isOpen: isOpenNow(store, now) };
}

/** Both engines' lines in the words of the wire. */
export const presentLine = (product: ShelfProduct, quantity: number) => ({
  productId: product.id,
  name: product.name,
  brand: product.brand,
  unit: product.unit,
  price: toWire(product.priceMinor),
  quantity,
  lineTotal: toWire(product.priceMinor * quantity),
});

/** What a model is told of a shelf: only what is there. */
export const productsForModel = (shelf: readonly ShelfProduct[]) =>
  shelf
    .filter(({ inStock }) => inStock)
    .map(({ id, name, brand, unit, priceMinor }) => ({ id, name, brand, unit, price: toWire(priceMinor) }));
