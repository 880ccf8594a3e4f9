import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { ANSWER_SECONDS } from '@safiri/rules/orders/order-life.ts';
import { orderTotal } from '@safiri/rules/orders/wallet-part.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { formatAmount } from '@safiri/rules/pricing/money.ts';
import { findItems, findMerchant, isOpenNow, type MerchantRow, nextOrderOfDay, takeStock } from '../catalogue/public.ts';
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
import { findPlaced, placeOnce, referenceOf, secretsOf } from './place-order.ts';
import { updateOrder, type OrderRow } from './queries.ts';
import { publishToBoard } from './publish-to-board.ts';

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
async function requireShop(ctx: Context, order: MerchantOrder): Promise<MerchantRow> {
  const merchant = await findMerchant(ctx.db, order.merchantId, order.kind === 'food' ? 'restaurant' : 'store');
  if (merchant === undefined) throw notFound();
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

/**
 * Places an order with a restaurant or store: what it takes from the shelves, its lines and the money set aside in one
 * transaction, once for each order number.
 * @param body what was sent, whole: the same again, at whatever price, is the same order
 * @throws Problem basket_changed, promotion_refused, shop_closed, reference_taken, not_bookable_here, not_found, payment_method_unavailable, or naming a field
 */
export async function placeMerchantOrder(
  ctx: Context,
  ports: OrderPorts,
  actor: Actor,
  order: MerchantOrder,
  body: object,
): Promise<OrderRow> {
  const reference = referenceOf(order.kind, actor.userId, order.clientNumber, body);
  const known = await findPlaced(ctx, reference);
  if (known !== undefined) return known;
  const merchant = await requireShop(ctx, order);
  const price = await deliveryPrice(ctx, ports, actor, merchant, order.to, order.quoteId);
  const { area, terms } = price;
  const items = await findItems(
    ctx.db,
    merchant.id,
    order.lines.map(({ itemId }) => itemId),
  );
  const basket = priceBasket(price, items, order.lines);
  requireMinimum(price, basket);
  requireSums(order, price, basket);
  const how = await requirePaymentMethod(ctx, area, order.paymentMethod);
  const totalMinor = orderTotal(basket);
  const walletMinor = requireOrderPart(area, order.walletPart, { totalMinor, paymentMethod: how.paymentMethod });
  return placeOnce(ctx, actor, reference, async (uow) => {
    const [placed] = await uow.tx
      .insert(orders)
      .values({
        ...reference,
        ...secretsOf(ctx, order.kind),
        status: 'placed',
        merchantId: merchant.id,
        ...(await nextOrderOfDay(uow, merchant.id, localDate(uow.now, area.country.timeZoneId))),
        answerBy: new Date(uow.now.getTime() + ANSWER_SECONDS * 1000),
        countryId: merchant.countryId,
        cityId: area.city.id,
        pickupLat: merchant.lat,
        pickupLng: merchant.lng,
        pickupAddress: `${merchant.name}, ${merchant.address}`,
        dropoffLat: order.to.lat,
        dropoffLng: order.to.lng,
        dropoffAddress: order.to.address,
        itemsMinor: basket.itemsMinor,
        deliveryMinor: basket.deliveryMinor,
        serviceMinor: basket.serviceMinor,
        marketVersionId: area.market.versionId,
        deliveryLines: price.lines,
        promotion: price.promotion,
        discountMinor: price.discountMinor,
        surge: price.surge,
        commissionPercent: terms.commissionPercent,
        ...how,
        walletMinor,
        note: order.note,
        placedAt: uow.now,
      })
      .returning();
    if (placed === undefined) throw new Error('an order was not written');
    const gone = await takeStock(
      uow,
      basket.lines.filter(({ counted }) => counted),
    );
    if (gone !== undefined) throw changed(price, basket, lefts(basket, gone));
    await uow.tx.insert(orderLines).values(
      basket.lines.map(({ itemId, name, unit, unitMinor, quantity, extras, note, substitution }) => ({
        orderId: placed.id,
        itemId,
        name,
        unit,
        unitMinor,
        quantity,
        extras: [...new Set(extras)],
        note,
        substitution,
        finalMinor: unitMinor * quantity,
      })),
    );
    await holdMoney(uow, placed);
    await publishToBoard(uow, placed);
    const written = await updateOrder(uow, placed, {});
    await redeemPromotion(uow, ctx.markets, { of: 'order', id: placed.id }, actor.userId, placed);
    return askForOrder(ctx, uow, written);
  });
}
