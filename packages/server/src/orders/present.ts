import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { isLiveOrder, mayCallShop, mayStep } from '@safiri/rules/orders/order-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { directPaymentsOf, presentDirect, type DirectPaymentView } from '../payments/public.ts';
import { findRideViews, presentRide, type ActiveRides, type RideView } from '../rides/public.ts';
import { deliveryTimeAt, merchantsBy, type MerchantRow } from '../catalogue/public.ts';
import { presentFareTaxes, presentLines } from '../pricing/public.ts';
import { linesOf, presentLine, type LineRow } from './board.ts';
import { splitOf, totalOf } from './money.ts';
import type { OrderRow } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

function presentParcel(order: OrderRow): Order['parcel'] {
  const { parcel } = order;
  if (parcel === null) return null;
  return {
    senderName: parcel.senderName,
    senderPhone: parcel.senderPhone,
    receiverName: parcel.receiverName,
    receiverPhone: parcel.receiverPhone,
    packageType: parcel.packageType,
    vehicleType: parcel.vehicleType,
    weight: parcel.weightTenths / 10,
    declaredValue: parcel.declaredValueMinor === null ? null : toWire(parcel.declaredValueMinor),
    isFragile: parcel.isFragile,
    requiresSignature: parcel.requiresSignature,
    paidBy: parcel.paidBy,
    receiverTold: parcel.receiverTold ?? 'told',
  };
}

/** Its time is the one that held when the order was placed; its phone is for as long as there may be something to ask. */
const shopOf = (merchant: MerchantRow, order: OrderRow, now: Date) => {
  const { id, name, address, phone } = merchant;
  const deliveryTime = deliveryTimeAt(merchant, order.placedAt);
  return { id, name, address, phone: mayCallShop(order, now) ? phone : null, deliveryTime };
};

/** An order with what belongs to it. */
interface OrderParts {
  /** Of its market. */
  readonly decimals: 0 | 2;
  readonly taxes: Order['taxes'];
  readonly order: OrderRow;
  readonly merchant: MerchantRow | undefined;
  readonly lines: readonly LineRow[];
  /** By a provider, in place of the cash. */
  readonly payment: DirectPaymentView | undefined;
}

/** An order as its customer sees it, with its trip when one is given. */
export function presentOrder(
  { order, merchant, lines, decimals, taxes, payment }: OrderParts,
  trip: Order['trip'],
  handoverConfirmed: boolean,
  now: Date,
): Order {
  return {
    id: order.id,
    kind: order.kind,
    status: order.status,
    version: order.version,
    number: order.number,
    shortNumber: order.dayNumber,
    orderNumber: order.clientNumber,
    countryId: order.countryId,
    currency: countryById(order.countryId).currency,
    subtotal: toWire(order.itemsMinor),
    deliveryFee: toWire(order.deliveryMinor),
    deliveryLines: presentLines(order.deliveryLines ?? []),
    serviceFee: toWire(order.serviceMinor),
    promotion:
      order.promotion === null || order.discountMinor === null
        ? null
        : { code: order.promotion.code, discount: toWire(order.discountMinor) },
    taxes,
    totalAmount: toWire(totalOf(order)),
    decimals,
    paymentMethod: order.paymentMethod,
    payBy: order.payBy,
    walletPart: order.walletMinor === null ? null : toWire(order.walletMinor),
    collect: order.paymentMethod === 'cash' && splitOf(order).cash > 0 ? toWire(splitOf(order).cash) : null,
    payment: payment === undefined ? null : presentDirect(payment, payment.userId === order.customerId),
    pickup: { lat: order.pickupLat, lng: order.pickupLng, address: order.pickupAddress },
    dropoff: { lat: order.dropoffLat, lng: order.dropoffLng, address: order.dropoffAddress },
    note: order.note,
    merchant: merchant === undefined ? null : shopOf(merchant, order, now),
    lines: lines.map(presentLine),
    answerBy: iso(order.answerBy),
    merchantRating: order.merchantScore,
    parcel: presentParcel(order),
    pin: isLiveOrder(order.status) ? order.pin : null,
    handoverConfirmed,
    placedAt: order.placedAt.toISOString(),
    acceptedAt: iso(order.acceptedAt),
    readyBy: iso(order.readyBy),
    readyAt: iso(order.readyAt),
    pickedUpAt: iso(order.pickedUpAt),
    endedAt: iso(order.endedAt),
    endReason: order.endReason,
    endedBy: order.endedBy,
    proofUrl: order.proofUploadId === null ? null : orderPaths.orderProof.replace('GET ', '').replace(':id', String(order.id)),
    canCancel: mayStep(order.kind, 'customer', order.status, 'cancelled'),
    trip,
  };
}

/** The taxes inside an order's delivery and service, by the version that priced it. */
async function taxesOf(ctx: Context, reader: Reader, order: OrderRow): Promise<Order['taxes']> {
  if (order.marketVersionId === null) return [];
  const { document } = await ctx.markets.version(reader, order.marketVersionId);
  return presentFareTaxes(document, order.deliveryMinor, order.deliveryLines ?? [], order.serviceMinor);
}

/** An order that has just been placed, with what is known of it without being read again; none when it was placed before. */
export interface Placed {
  readonly order: OrderRow;
  readonly merchant?: MerchantRow;
  readonly lines?: readonly LineRow[];
}

const decimalsOf = (ctx: Context, order: OrderRow): 0 | 2 => ctx.markets.byId(order.cityId)?.document.decimals ?? 2;

/** What its customer is told of a new order, which has neither trip nor payment. */
export async function viewPlaced(ctx: Context, active: ActiveRides, { order, merchant, lines }: Placed): Promise<Order> {
  if (merchant === undefined || lines === undefined) {
    const [view] = await viewOrders(ctx, ctx.db, active, [order]);
    if (view === undefined) throw notFound();
    return view;
  }
  const taxes = await taxesOf(ctx, ctx.db, order);
  return presentOrder({ order, merchant, lines, taxes, decimals: decimalsOf(ctx, order), payment: undefined }, null, false, ctx.clock());
}

/** Orders with their trips as they stand now. */
export async function viewOrders(ctx: Context, reader: Reader, active: ActiveRides, orders: readonly OrderRow[]): Promise<Order[]> {
  const trips = await findRideViews(
    reader,
    orders.flatMap(({ rideId }) => (rideId === null ? [] : [rideId])),
  );
  const lines = await linesOf(
    reader,
    orders.map(({ id }) => id),
  );
  const shops = await merchantsBy(
    reader,
    orders.flatMap(({ merchantId }) => (merchantId === null ? [] : [merchantId])),
  );
  // Nobody asked for one without its being written beside the order.
  const asked = orders.filter(({ payBy }) => payBy !== null).map(({ id }) => id);
  const payments = await directPaymentsOf(reader, 'order', asked);
  const taxes = await Promise.all(orders.map((order) => taxesOf(ctx, reader, order)));
  return orders.map((order, index) => {
    const parts = {
      order,
      decimals: decimalsOf(ctx, order),
      taxes: taxes[index] ?? [],
      merchant: shops.get(order.merchantId ?? 0),
      lines: lines.get(order.id) ?? [],
      payment: payments.get(order.id),
    };
    return withTrip(ctx, active, parts, trips.get(order.rideId ?? 0));
  });
}

function withTrip(ctx: Context, active: ActiveRides, parts: OrderParts, view: RideView | undefined): Order {
  if (view === undefined) return presentOrder(parts, null, false, ctx.clock());
  const ride = presentRide(ctx.config, view, 'passenger', active.liveOf(view));
  const { driver: courier, driverPosition: position, eta, status, id: rideId, myRating, myMark } = ride;
  return presentOrder(parts, { rideId, status, courier, position, eta, myRating, myMark }, ride.startConfirmed, ctx.clock());
}
