import { useMutation, useQuery } from '@tanstack/react-query';
import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { OrderTerms } from '@safiri/contract/catalogue/shapes.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { basketMinor } from '@safiri/rules/catalogue/basket.ts';
import { serviceFeeMinor } from '@safiri/rules/markets/service-fee.ts';
import { clientNumber } from '@safiri/rules/orders/order-life.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { QUOTE_RENEW_MS } from '@safiri/rules/pricing/quote-life.ts';
import { callApi } from '../platform/api-client.ts';
import type { Opening } from './opening-words.ts';
import type { ChosenPlace } from '../common/places.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { queryClient } from '../platform/query.ts';
import { dishAsGoods, orderAgain, productAsGoods, type Goods } from './again.ts';
import { shopOf, type Cart, type CartShop } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';

const at = (place: ChosenPlace | null) => (place === null ? {} : { lat: String(place.lat), lng: String(place.lng) });

export const useRestaurants = (place: ChosenPlace | null, enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: [cataloguePaths.restaurants, place?.lat, place?.lng],
    queryFn: () => callApi(cataloguePaths.restaurants, { query: at(place) }),
    staleTime: 60_000,
    // Whoever is in one of them stays there while those of another address come.
    placeholderData: (before) => before,
  });

export const useMenu = (restaurantId: number) =>
  useQuery({
    queryKey: [cataloguePaths.menuItems, restaurantId],
    queryFn: () => callApi(cataloguePaths.menuItems, { query: { restaurantId: String(restaurantId) } }),
    staleTime: 30_000,
  });

export const useStores = (place: Point) =>
  useQuery({
    queryKey: [cataloguePaths.stores, place.lat, place.lng],
    queryFn: () => callApi(cataloguePaths.stores, { query: { lat: String(place.lat), lng: String(place.lng) } }),
    staleTime: 60_000,
    placeholderData: (before) => before,
  });

export const useCategories = (storeId: number) =>
  useQuery({
    queryKey: [cataloguePaths.categories, storeId],
    queryFn: () => callApi(cataloguePaths.categories, { query: { storeId: String(storeId) } }),
  });

export const useProducts = (storeId: number, categoryId: string, search: string) =>
  useQuery({
    queryKey: [cataloguePaths.products, storeId, categoryId, search],
    queryFn: () =>
      callApi(cataloguePaths.products, {
        query: { storeId: String(storeId), ...(categoryId === '' ? {} : { categoryId }), ...(search === '' ? {} : { search }) },
      }),
    staleTime: 30_000,
    placeholderData: (before) => before,
  });

/** Fewer letters than this are like everything. */
const SEARCHED_FROM = 2;

/** What all shops that deliver to a place have of what was typed. */
export const useFoundGoods = (kind: 'restaurant' | 'store', place: Point, search: string) =>
  useQuery({
    enabled: search.length >= SEARCHED_FROM,
    queryKey: [cataloguePaths.searchGoods, kind, place.lat, place.lng, search],
    queryFn: () => callApi(cataloguePaths.searchGoods, { query: { kind, search, lat: String(place.lat), lng: String(place.lng) } }),
    staleTime: 30_000,
  });

/** What a shop has of the things of an order; those beyond the first shelves are looked for by name. */
async function goodsOf(kind: 'food' | 'grocery', shopId: number, lines: Order['lines']): Promise<Goods[]> {
  if (kind === 'food') return (await callApi(cataloguePaths.menuItems, { query: { restaurantId: String(shopId) } })).map(dishAsGoods);
  const shelf = (search: object) => callApi(cataloguePaths.products, { query: { storeId: String(shopId), ...search } });
  const { products } = await shelf({});
  const known = new Set(products.map(({ id }) => id));
  const others = lines.filter(({ itemId }) => !known.has(itemId)).map(({ name }) => shelf({ search: name.slice(0, 80) }));
  return [...products, ...(await Promise.all(others)).flatMap((found) => found.products)].map(productAsGoods);
}

/** The shop of an order as it is now: null where it no longer delivers to where the order went. */
async function shopAgain(
  kind: 'food' | 'grocery',
  shopId: number,
  place: Point,
): Promise<{ shop: CartShop; closed: Opening | null } | null> {
  const query = { lat: String(place.lat), lng: String(place.lng) };
  const store = kind === 'food' ? undefined : (await callApi(cataloguePaths.stores, { query })).stores.find(({ id }) => id === shopId);
  const found = kind === 'food' ? (await callApi(cataloguePaths.restaurants, { query })).find(({ id }) => id === shopId) : store;
  if (found === undefined) return null;
  const { id, name, countryId, deliveryFee, terms } = found;
  const minutes = 'estimatedDeliveryTime' in found ? found.estimatedDeliveryTime : String(found.averageDeliveryTime);
  const shop: CartShop = store === undefined ? { kind: 'food', id, name, countryId, deliveryFee, terms, minutes } : shopOf(store, store);
  return { shop, closed: found.isOpen ? null : found };
}

/** An order of a shop, held against what the shop has now. `closed`: null while it is open, else when it opens. */
export async function findAgain(orderId: number) {
  const order = await callApi(orderPaths.getOrder, { params: { id: String(orderId) } });
  const { kind, merchant, countryId, dropoff } = order;
  if (merchant === null || kind === 'parcel') throw new Error('a parcel has no shop');
  const now = await shopAgain(kind, merchant.id, deliveryPlace.get() ?? dropoff);
  const lines = now === null ? [] : orderAgain(order, await goodsOf(kind, merchant.id, order.lines));
  return { name: merchant.name, kind, countryId, dropoff, lines, shop: now?.shop ?? null, closed: now?.closed ?? null };
}

export interface Sums {
  readonly subtotal: string;
  readonly deliveryFee: string;
  readonly serviceFee: string;
  readonly totalAmount: string;
}

/** What it costs to bring something of a shop to a place, and by which terms; asked again before it ceases to hold. */
export const useDeliveryQuote = (merchantId: number, place: Point | null) =>
  useQuery({
    enabled: place !== null,
    queryKey: [orderPaths.quoteDelivery, merchantId, place?.lat, place?.lng],
    queryFn: () =>
      callApi(orderPaths.quoteDelivery, {
        body: { merchantId, deliveryLocation: { lat: place?.lat ?? 0, lng: place?.lng ?? 0 } },
      }),
    staleTime: QUOTE_RENEW_MS,
    refetchInterval: QUOTE_RENEW_MS,
  });

/** Asks for the price of the way again after it was refused. */
export const renewDeliveryQuotes = (): void => void queryClient.invalidateQueries({ queryKey: [orderPaths.quoteDelivery] });

/** The fee as the rules reckon it. */
const feeOf = ({ serviceFee: { percent, least, most } }: OrderTerms) => ({
  percent,
  leastMinor: fromWire(least) ?? 0,
  mostMinor: most === null ? null : (fromWire(most) ?? 0),
});

/** What a cart costs as the person sees it; the server has the last word (spec: operations §9). @param deliveryFee as it was quoted */
export function sumsOf({ shop, lines }: Cart, deliveryFee = shop.deliveryFee): Sums {
  const items = basketMinor(lines.map(({ price, quantity }) => ({ unitMinor: fromWire(price) ?? 0, quantity })));
  const delivery = fromWire(deliveryFee) ?? 0;
  const service = serviceFeeMinor(feeOf(shop.terms), items, shop.terms.decimals);
  return {
    subtotal: toWire(items),
    deliveryFee: toWire(delivery),
    serviceFee: toWire(service),
    totalAmount: toWire(items + delivery + service),
  };
}

interface Placing {
  readonly cart: Cart;
  /** As they were shown. */
  readonly sums: Sums;
  /** Of the delivery fee, where it is by the way. */
  readonly quoteId: string | undefined;
  readonly customerId: number;
  readonly place: ChosenPlace;
  readonly note: string;
  /** For whoever picks the goods; of groceries. */
  readonly shoppingInstructions: string;
  readonly paymentMethod: string;
  /** What of the total the wallet pays; undefined for nothing beside the method. */
  readonly walletPart: string | undefined;
  readonly orderNumber: string;
}

export const newNumber = (kind: Cart['shop']['kind']) => clientNumber(kind, Date.now());

function send({
  cart,
  sums: shown,
  quoteId,
  customerId,
  place,
  note,
  shoppingInstructions,
  paymentMethod,
  walletPart,
  orderNumber,
}: Placing): Promise<Order> {
  const { shop, lines } = cart;
  const { serviceFee, subtotal, deliveryFee, totalAmount } = shown;
  const sums = { subtotal, deliveryFee, totalAmount };
  const quoted = { ...(quoteId === undefined ? {} : { quoteId }), ...(walletPart === undefined ? {} : { walletPart }) };
  const to = { lat: place.lat, lng: place.lng, address: place.address };
  if (shop.kind === 'food') {
    const items = lines.map(({ itemId: menuItemId, quantity, price, note: specialInstructions, extras }) => ({
      menuItemId,
      quantity,
      price,
      specialInstructions,
      extras: [...extras],
    }));
    const body = {
      customerId,
      restaurantId: shop.id,
      items,
      ...sums,
      serviceFee,
      ...quoted,
      paymentMethod,
      orderNumber,
      deliveryAddress: to,
      note,
    };
    return callApi(orderPaths.placeFood, { body });
  }
  const items = lines.map(({ itemId: productId, quantity, price, substitution }) => ({ productId, quantity, price, substitution }));
  const deliveryAddress = { ...to, deliveryInstructions: note };
  const body = {
    storeId: shop.id,
    items,
    ...sums,
    serviceFee,
    ...quoted,
    deliveryAddress,
    ...(shop.place === undefined ? {} : { storeAddress: shop.place }),
    paymentMethod,
    orderNumber,
    shoppingInstructions,
    substitutionPreference: 'allow' as const,
  };
  return callApi(orderPaths.placeGroceries, { body });
}

export const usePlaceOrder = () =>
  useMutation({
    mutationFn: send,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [orderPaths.listOrders] }),
  });
