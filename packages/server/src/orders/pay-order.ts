import type { ReplyOf } from '@safiri/contract/call.ts';
import type { orderPaymentWays } from '@safiri/contract/orders/pay-calls.ts';
import { eq } from 'drizzle-orm';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { restInWallet, wholeUnitsFor } from '@safiri/rules/payments/how-paid.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { notify } from '../notifications/public.ts';
import { beginDirect, directWaysOf, providerOf, type DirectWish } from '../payments/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Reactions } from '../platform/domain-events.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockRide, payDeliveryAhead, userOfDriver } from '../rides/public.ts';
import { holdRest, splitOf } from './money.ts';
import { publishToBoard } from './publish-to-board.ts';
import { findOrder, lockOrder, updateOrder, type OrderRow } from './queries.ts';

/**
 * Whether what is to be paid at the door can still be paid by a provider instead: until it is handed over; of a parcel whose sender pays until the courier has
 * it, who takes the money with it.
 */
const isToPay = (order: OrderRow): boolean =>
  order.endedAt === null &&
  order.paymentMethod === 'cash' &&
  splitOf(order).cash > 0 &&
  (order.parcel === null || (order.parcel.paidBy === 'sender' && order.pickedUpAt === null));

/** An order with its trip held before it: always the trip, then the order. */
async function hold(uow: UnitOfWork, orderId: number): Promise<OrderRow | undefined> {
  const seen = await findOrder(uow.tx, orderId);
  if (seen === undefined) return undefined;
  if (seen.rideId !== null) await lockRide(uow.tx, seen.rideId);
  return lockOrder(uow, orderId);
}

/** By which providers an own order can be paid before the door, and how much that is. @throws Problem not_found */
export async function waysToPayOrder(ctx: Context, actor: Actor, orderId: number): Promise<ReplyOf<typeof orderPaymentWays>> {
  const order = await findOrder(ctx.db, orderId);
  if (order === undefined || order.customerId !== actor.userId) throw notFound();
  const { currency } = countryById(order.countryId);
  if (!isToPay(order)) return { ways: [], amount: '0.00', rest: '0.00', currency, phone: null };
  const [user] = await ctx.db.select({ phone: users.phone }).from(users).where(eq(users.id, actor.userId));
  return {
    ways: await directWaysOf(ctx, ctx.db, ctx.markets.byId(order.cityId)),
    amount: toWire(wholeUnitsFor(splitOf(order).cash)),
    rest: toWire(restInWallet(splitOf(order).cash)),
    currency,
    phone: user?.phone ?? null,
  };
}

async function begin(ctx: Context, uow: UnitOfWork, order: OrderRow, wish: DirectWish): Promise<OrderRow> {
  const market = ctx.markets.byId(order.cityId);
  if (market === undefined) throw notFound();
  const { id: subjectId, customerId: payerId } = order;
  const dueMinor = splitOf(order).cash;
  const { account } = await beginDirect(ctx, uow, { purpose: 'order', subjectId, buys: null, market, payerId, dueMinor }, wish);
  return updateOrder(uow, order, { payBy: account.provider });
}

/**
 * Begins to pay what the courier would take of an own order.
 * @throws Problem not_found, illegal_transition where nothing is to be paid any more, fare_changed, payment_under_way, too_many_requests, naming phone
 */
export async function startOrderPayment(ctx: Context, uow: UnitOfWork, actor: Actor, orderId: number, wish: DirectWish): Promise<OrderRow> {
  const order = await hold(uow, orderId);
  if (order === undefined || order.customerId !== actor.userId) throw notFound();
  if (!isToPay(order)) throw new Problem('illegal_transition', 'There is nothing to be paid for this order any more.');
  return begin(ctx, uow, order, wish);
}

/**
 * Asks for the money of an order that has just been placed, where its customer chose a provider. What keeps it from being asked, as another prompt on that
 * phone, keeps nobody from the order: then it is asked for anew, or paid at the door.
 */
export async function askForOrder(ctx: Context, uow: UnitOfWork, order: OrderRow): Promise<OrderRow> {
  const { payBy } = order;
  if (payBy === null || !isToPay(order)) return order;
  const wish = { provider: payBy, amount: toWire(wholeUnitsFor(splitOf(order).cash)) };
  try {
    return await uow.attempt((part) => begin(ctx, part, order, wish));
  } catch (error) {
    if (error instanceof Problem) return order;
    throw error;
  }
}

/** What the room of orders does about payments that pay orders. */
export const orderPaid = {
  async payment_to_hold(uow, { purpose, subjectId }) {
    if (purpose === 'order' && subjectId !== null) await hold(uow, subjectId);
  },

  /** What the courier would have taken is set aside from what has come: from then on the order is paid from the wallet. */
  async payment_arrived(uow, { payment, paidOn }) {
    const order = payment.purpose === 'order' && payment.subjectId !== null ? await lockOrder(uow, payment.subjectId) : undefined;
    if (order === undefined || order.customerId !== payment.userId || !isToPay(order)) return;
    if (countryById(order.countryId).currency !== payment.currency || splitOf(order).cash > payment.amountMinor) return;
    const { transferId, amountMinor } = await holdRest(uow, order);
    paidOn(amountMinor, transferId);
    const provider = await providerOf(uow.tx, payment);
    const paid = await updateOrder(uow, order, { paymentMethod: walletMethodId, walletMinor: null, payBy: provider });
    await publishToBoard(uow, paid);
    if (order.rideId === null) return;
    const ride = await payDeliveryAhead(uow, order.rideId);
    if (ride === undefined || ride.driverId === null) return;
    const values = { name: order.number, amount: uow.money(amountMinor, payment.currency), provider: providerFacts[provider].name };
    await notify(uow, await userOfDriver(uow, ride.driverId), { kind: 'toldOrderPaidAhead', values });
  },

  /** Its customer follows it on the order's page. */
  async payment_moved(uow, { payment }) {
    const order = payment.purpose === 'order' && payment.subjectId !== null ? await lockOrder(uow, payment.subjectId) : undefined;
    if (order !== undefined) await updateOrder(uow, order, {});
  },
} satisfies Reactions;
