import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { ANSWER_SECONDS } from '@safiri/rules/orders/order-life.ts';
import { orderTotal } from '@safiri/rules/orders/wallet-part.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { formatAmount } from '@safiri/rules/pricing/money.ts';
import { isOpenNow, type MerchantRow, nextOrderOfDay, readTogether, sumsOfItems, takeStock } from '../catalogue/public.ts';
import { dueConsents } from '../brand/public.ts';
import type { HowPaid } from '@safiri/rules/payments/how-paid.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { redeemPromotion } from '../pricing/public.ts';
import { requirePaymentMethod } from '../rides/public.ts';
import { changed, minorOf, priceBasket, type Basket, type WantedLine } from './basket.ts';
import { deliveryPrice, requireReach, type DeliveryPrice } from './delivery-price.ts';
import { holdMoney } from './money.ts';
import { requireOrderPart } from './order-wallet-part.ts';
import { askForOrder } from './pay-order.ts';
import type { OrderPorts } from './order-ports.ts';
import { insertOrder } from './insert-order.ts';
import { beginningOfLine } from './insert-orders.ts';
import { findPlaced, placeOnce, referenceOf, secretsOf, type Reference } from './place-order.ts';
import type { Placed } from './present.ts';
import type { OrderRow } from './queries.ts';
import { publishToBoard, seeBoard } from './publish-to-board.ts';

/** A basket on its way to a merchant. */
export interface MerchantOrder {
  readonly kind: 'food' | 'grocery';
  readonly merchantId: number;
  readonly lines: readonly WantedLine[];
  /** The sums that the customer saw. */
  readonly seen: {
    readonly subtotal: string | number;
    readonly deliveryFee: string | number;
    readonly serviceFee: string | number;
    readonly total: string | number;
  };
  readonly to: Point & { readonly address: string };
  readonly note: string;
  readonly paymentMethod: string;
  readonly clientNumber: string;
  readonly quoteId: string | undefined;
  /** What of the total the wallet pays, as it was seen. */
  readonly walletPart: string | undefined;
}

/** @throws Problem not_found, shop_closed, or naming deliveryAddress when it is out of reach */
function requireShop(ctx: Context, order: MerchantOrder, merchant: MerchantRow | undefined): MerchantRow {
  if (merchant?.kind !== (order.kind === 'food' ? 'restaurant' : 'store')) throw notFound();
  if (!isOpenNow(merchant, ctx.clock())) throw new Problem('shop_closed', `${merchant.name} takes no orders now.`);
  requireReach(merchant, order.to, 'deliveryAddress');
  return merchant;
}

/** @throws Problem basket_changed when a sum is not what was shown */
function requireSums(order: MerchantOrder, price: DeliveryPrice, basket: Basket): void {
  const { itemsMinor, deliveryMinor, serviceMinor } = basket;
  const { seen } = order;
  const same =
    minorOf(seen.subtotal) === itemsMinor &&
    minorOf(seen.deliveryFee) === deliveryMinor &&
    minorOf(seen.serviceFee) === serviceMinor &&
    minorOf(seen.total) === itemsMinor + deliveryMinor + serviceMinor;
  if (!same) throw changed(price, basket, lefts(basket));
}

/** @throws Problem naming items when they are worth less than the market's orders have to be */
function requireMinimum({ area, terms: { minimumMinor } }: DeliveryPrice, { itemsMinor }: Basket): void {
  if (itemsMinor >= minimumMinor) return;
  const least = formatAmount(minimumMinor, area.country.currencySymbol, area.market.document.decimals);
  throw fieldProblem('items', `Orders begin at ${least} without fees.`);
}

const lefts = (basket: Basket, gone?: number) =>
  basket.lines.map((line) => ({
    itemId: line.itemId,
    priceMinor: line.itemId === gone ? null : line.unitMinor,
    left: line.itemId === gone ? 0 : null,
  }));

/** An order that was found acceptable. */
interface Acceptable {
  readonly reference: Reference;
  readonly order: MerchantOrder;
  readonly merchant: MerchantRow;
  readonly price: DeliveryPrice;
  readonly basket: Basket;
  readonly how: HowPaid;
  readonly walletMinor: number | null;
}

/** The columns that every new order is told of, but for its day on the shop's clocks. */
const columnsOf = (ctx: Context, now: Date, { reference, order, merchant, price, basket, how, walletMinor }: Acceptable) => ({
  ...reference,
  ...secretsOf(ctx, order.kind),
  status: 'placed' as const,
  merchantId: merchant.id,
  answerBy: new Date(now.getTime() + ANSWER_SECONDS * 1000),
  countryId: merchant.countryId,
  cityId: price.area.city.id,
  pickupLat: merchant.lat,
  pickupLng: merchant.lng,
  pickupAddress: `${merchant.name}, ${merchant.address}`,
  dropoffLat: order.to.lat,
  dropoffLng: order.to.lng,
  dropoffAddress: order.to.address,
  itemsMinor: basket.itemsMinor,
  deliveryMinor: basket.deliveryMinor,
  serviceMinor: basket.serviceMinor,
  marketVersionId: price.area.market.versionId,
  deliveryLines: price.lines,
  promotion: price.promotion,
  discountMinor: price.discountMinor,
  surge: price.surge,
  commissionPercent: price.terms.commissionPercent,
  ...how,
  walletMinor,
  note: order.note,
  placedAt: now,
});

const todayAt = ({ price: { area } }: Acceptable, now: Date) => localDate(now, area.country.timeZoneId);

const linesOf = ({ lines }: Basket) =>
  lines.map(({ itemId, name, unit, unitMinor, quantity, extras, note, substitution }) => ({
    itemId,
    name,
    unit,
    unitMinor,
    quantity,
    extras: [...new Set(extras)],
    note,
    substitution,
    finalMinor: unitMinor * quantity,
    ...beginningOfLine,
  }));

const countedOf = ({ lines }: Basket) => lines.filter(({ counted }) => counted);

/**
 * Writes an order together with others of this moment. Only one that moves no money yet: what a wallet holds and a code is worth is decided
 * in a transaction of its own.
 * @returns undefined when it has to be written alone, or was refused and nothing of it was written
 */
async function placeTogether(ctx: Context, actor: Actor, one: Acceptable, boards: readonly number[]): Promise<Placed | undefined> {
  const { how, walletMinor, price, merchant, basket } = one;
  if (how.paymentMethod !== 'cash' || how.payBy !== null || walletMinor !== null || price.promotion !== null) return undefined;
  if ((await dueConsents(ctx.db, ctx.brands.current().brand, actor)).length > 0) return undefined;
  const now = ctx.clock();
  const lines = linesOf(basket);
  const order = { ...columnsOf(ctx, now, one), day: todayAt(one, now) };
  const inserted = await insertOrder(ctx.db, { order, lines, counted: sumsOfItems(countedOf(basket)), boards });
  if (inserted === undefined) return undefined;
  ctx.bus.publish('stream', [...inserted.told]);
  const { order: placed, lineIds } = inserted;
  return { order: placed, merchant, lines: lines.map((line, i) => ({ ...line, id: lineIds[i] ?? 0, orderId: placed.id })) };
}

/** Writes an order in a transaction of its own, once for its number. */
function placeAlone(ctx: Context, actor: Actor, one: Acceptable): Promise<OrderRow> {
  const { reference, merchant, price, basket } = one;
  return placeOnce(ctx, actor, reference, async (uow) => {
    const day = await nextOrderOfDay(uow, merchant.id, todayAt(one, uow.now));
    const [placed] = await uow.tx
      .insert(orders)
      .values({ ...columnsOf(ctx, uow.now, one), ...day })
      .returning();
    if (placed === undefined) throw new Error('an order was not written');
    const gone = await takeStock(uow, countedOf(basket));
    if (gone !== undefined) throw changed(price, basket, lefts(basket, gone));
    await uow.tx.insert(orderLines).values(linesOf(basket).map((line) => ({ ...line, orderId: placed.id })));
    await holdMoney(uow, placed);
    await publishToBoard(uow, placed);
    uow.publish(placed.customerId, 'order', placed.id);
    await redeemPromotion(uow, ctx.markets, { of: 'order', id: placed.id }, actor.userId, placed);
    return askForOrder(ctx, uow, placed);
  });
}

/**
 * Places an order with a restaurant or store: what it takes from the shelves, its lines and the money set aside in one
 * transaction, once for each order number.
 * @param body what was sent, whole: the same again, at whatever price, is the same order
 * @throws Problem basket_changed, promotion_refused, shop_closed, reference_taken, not_bookable_here, not_found, payment_method_unavailable,
 *   suspended, consent_due, or naming a field
 */
export async function placeMerchantOrder(
  ctx: Context,
  ports: OrderPorts,
  actor: Actor,
  order: MerchantOrder,
  body: object,
): Promise<Placed> {
  const reference = referenceOf(order.kind, actor.userId, order.clientNumber, body);
  const reads = readTogether(ctx.db);
  const [known, shop, goods, boards] = await Promise.all([
    findPlaced(ctx, reference),
    reads.shop(order.merchantId),
    reads.goods(order.lines.map(({ itemId }) => itemId)),
    seeBoard(ctx.db, order.merchantId),
  ]);
  if (known !== undefined) return { order: known };
  const merchant = requireShop(ctx, order, shop);
  const price = await deliveryPrice(ctx, ports, actor, merchant, order.to, order.quoteId);
  const items = goods.filter(({ merchantId }) => merchantId === merchant.id);
  const basket = priceBasket(price, items, order.lines);
  requireMinimum(price, basket);
  requireSums(order, price, basket);
  const how = await requirePaymentMethod(ctx, price.area, order.paymentMethod);
  const totalMinor = orderTotal(basket);
  const walletMinor = requireOrderPart(price.area, order.walletPart, { totalMinor, paymentMethod: how.paymentMethod });
  const one = { reference, order, merchant, price, basket, how, walletMinor };
  return (await placeTogether(ctx, actor, one, boards)) ?? { order: await placeAlone(ctx, actor, one) };
}
