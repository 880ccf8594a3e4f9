import { addOne, takeOne } from '@safiri/rules/catalogue/basket.ts';
import { LINES_AT_MOST, QUANTITY_AT_MOST, type Substitution } from '@safiri/rules/catalogue/merchants.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { OrderTerms, Picture, Store } from '@safiri/contract/catalogue/shapes.ts';
import type { Location } from '@safiri/contract/fields.ts';
import { personalStored } from '../platform/stored.ts';

export interface CartLine {
  /** The item with its extras: the same again is one more of it. */
  readonly key: string;
  readonly itemId: number;
  readonly name: string;
  readonly unit: string;
  /** As its shop showed it when it was put here; unknown of what was ordered before. */
  readonly picture?: Picture | null;
  /** Of one with its extras, as a wire amount. */
  readonly price: string;
  readonly quantity: number;
  readonly extras: readonly string[];
  readonly note: string;
  readonly substitution: Substitution;
}

export interface CartShop {
  readonly kind: 'food' | 'grocery';
  readonly id: number;
  readonly name: string;
  readonly countryId: CountryId;
  /** Its own, or the least of a price by the way. */
  readonly deliveryFee: string;
  /** What its market decided about its orders when something was put here; a quote says what it decides now. */
  readonly terms: OrderTerms;
  /** From the order to the door, as the shop says it, such as "25-40"; unknown of carts from before it was kept. */
  readonly minutes?: string;
  /** Where the goods are; known of stores. */
  readonly place?: Location;
}

/** A store as the cart keeps it. @param at the whole store, where it is known */
export const shopOf = (
  { id, name, countryId, deliveryFee, terms }: Omit<CartShop, 'kind' | 'place' | 'minutes'>,
  at: Store | undefined,
): CartShop => ({
  kind: 'grocery',
  id,
  name,
  countryId,
  deliveryFee,
  terms,
  ...(at === undefined
    ? {}
    : { minutes: String(at.averageDeliveryTime), place: { lat: at.latitude, lng: at.longitude, address: at.address } }),
});

/** What one person wants of one shop; never of two (FOOD-29, GROC-77). */
export interface Cart {
  readonly shop: CartShop;
  readonly lines: readonly CartLine[];
}

function decode(text: string): Cart | undefined {
  try {
    const cart = JSON.parse(text) as Cart;
    // One from before a market had terms can't be priced.
    return typeof cart.shop.id === 'number' && 'terms' in cart.shop && Array.isArray(cart.lines) ? cart : undefined;
  } catch {
    return undefined;
  }
}

/** Kept on the phone until it is ordered. */
export const cart = personalStored<Cart | null>('cart', null, decode, (value) => (value === null ? null : JSON.stringify(value)));

/** Whether something of another shop lies in the cart. */
export const isOther = (shop: CartShop): boolean => {
  const now = cart.get();
  return now !== null && now.lines.length > 0 && (now.shop.id !== shop.id || now.shop.kind !== shop.kind);
};

const set = (shop: CartShop, lines: readonly CartLine[]) => cart.set(lines.length === 0 ? null : { shop, lines });
const linesOf = (shop: CartShop): readonly CartLine[] => {
  const now = cart.get();
  return now !== null && now.shop.id === shop.id && now.shop.kind === shop.kind ? now.lines : [];
};

/** Adds one; what lay there of another shop goes. */
export const add = (shop: CartShop, line: Omit<CartLine, 'quantity'>): void => set(shop, addOne(linesOf(shop), { ...line, quantity: 0 }));
/** Adds several lines with their numbers, as many of each as an order may hold; what lay there of another shop goes. */
export function addAll(shop: CartShop, lines: readonly CartLine[]): void {
  const all = new Map(linesOf(shop).map((line) => [line.key, line]));
  for (const line of lines) {
    const before = all.get(line.key);
    const quantity = Math.min(QUANTITY_AT_MOST, line.quantity + (before?.quantity ?? 0));
    all.set(line.key, { ...(before ?? line), price: line.price, quantity });
  }
  set(shop, [...all.values()].slice(0, LINES_AT_MOST));
}
export const take = (shop: CartShop, key: string): void => set(shop, takeOne(linesOf(shop), key));
export const change = (shop: CartShop, key: string, changes: Partial<Pick<CartLine, 'note' | 'substitution'>>): void =>
  set(
    shop,
    linesOf(shop).map((line) => (line.key === key ? { ...line, ...changes } : line)),
  );

/** Takes over what the server says of prices, of the market's terms and of what is gone. */
export function renew(basket: {
  lines: ReadonlyArray<{ itemId: number; price: string | null; left: number | null }>;
  deliveryFee: string;
  terms: OrderTerms;
}): void {
  const now = cart.get();
  if (now === null) return;
  const lines = now.lines.flatMap((line, i) => {
    const priced = basket.lines[i];
    if (priced === undefined) return [line];
    if (priced.price === null || priced.left === 0) return [];
    return [{ ...line, price: priced.price, quantity: priced.left === null ? line.quantity : Math.min(line.quantity, priced.left) }];
  });
  set({ ...now.shop, deliveryFee: basket.deliveryFee, terms: basket.terms }, lines);
}

export const countOf = (value: Cart | null): number => (value === null ? 0 : value.lines.reduce((sum, line) => sum + line.quantity, 0));
