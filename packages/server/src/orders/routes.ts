import * as calls from '@safiri/contract/orders/calls.ts';
import * as payCalls from '@safiri/contract/orders/pay-calls.ts';
import * as ratings from '@safiri/contract/orders/rating-calls.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { goodsVehicle } from '@safiri/rules/dispatch/vehicles.ts';
import type { PaymentClock } from '../payments/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveWithoutTransaction, serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { ActiveRides } from '../rides/public.ts';
import { rowId, serveFile, type FileStore } from '../uploads/public.ts';
import { cancelOrder, confirmOrder, nobodyThere } from './change-order.ts';
import { rateMerchant } from './merchant-steps.ts';
import { rateLine } from './rate-line.ts';
import { startOrderPayment, waysToPayOrder } from './pay-order.ts';
import { placeMerchantOrder } from './place-merchant-order.ts';
import { viewOrders, viewPlaced } from './present.ts';
import { findOrder, listOrdersOf, type OrderRow } from './queries.ts';
import { quoteDelivery } from './quote-delivery.ts';
import { quoteParcel } from './quote-parcel.ts';
import type { OrderPorts } from './order-ports.ts';
import { requestParcel } from './request-parcel.ts';

async function ownOrder(reader: Reader, actor: Actor, orderId: number): Promise<OrderRow> {
  const order = await findOrder(reader, orderId);
  if (order === undefined || order.customerId !== actor.userId) throw notFound();
  return order;
}

async function viewOrder(ctx: Context, reader: Reader, active: ActiveRides, order: OrderRow): Promise<Order> {
  const [view] = await viewOrders(ctx, reader, active, [order]);
  if (view === undefined) throw notFound();
  return view;
}

export function orderRoutes(
  server: Server,
  ports: OrderPorts,
  active: ActiveRides,
  files: FileStore,
  paymentClock: Pick<PaymentClock, 'wake'>,
): void {
  const { ctx } = server;
  const view = (reader: Reader, order: OrderRow) => viewOrder(ctx, reader, active, order);

  serveWithoutTransaction(server, calls.requestParcel, async ({ actor, body }) => {
    const order = await view(ctx.db, await requestParcel(ctx, ports, actor, body));
    const [from, to] = goodsVehicle(order.parcel?.vehicleType ?? 'sedan').minutes;
    return { ...order, trackingNumber: order.number, price: order.totalAmount, eta: { minutes: [from, to] as [number, number] } };
  });
  serveRead(server, calls.quoteParcel, ({ actor, body }) => quoteParcel(ctx, ports, actor, body));
  serveRead(server, calls.quoteDelivery, ({ actor, body }) => quoteDelivery(ctx, ports, actor, body));
  serveWithoutTransaction(server, calls.placeFood, async ({ actor, body }) => {
    if (body.customerId !== undefined && body.customerId !== actor.userId) throw new Problem('forbidden');
    const lines = body.items.map(({ menuItemId: itemId, quantity, price: seen, specialInstructions, extras }) => ({
      itemId,
      quantity,
      seen,
      extras,
      note: specialInstructions,
      substitution: 'ask' as const,
    }));
    const {
      subtotal,
      deliveryFee,
      serviceFee,
      totalAmount: total,
      paymentMethod,
      orderNumber: clientNumber,
      note,
      quoteId,
      walletPart,
    } = body;
    const { deliveryAddress: to } = body;
    const seen = { subtotal, deliveryFee, serviceFee, total };
    const order = {
      kind: 'food' as const,
      merchantId: body.restaurantId,
      lines,
      seen,
      to,
      note,
      paymentMethod,
      clientNumber,
      quoteId,
      walletPart,
    };
    return viewPlaced(ctx, active, await placeMerchantOrder(ctx, ports, actor, order, body));
  });
  serveRead(server, payCalls.orderPaymentWays, ({ actor, params }) => waysToPayOrder(ctx, actor, params.id));
  serveWrite(server, payCalls.startOrderPayment, async (uow, { actor, params, body }) => {
    const order = await startOrderPayment(ctx, uow, actor, params.id, body);
    uow.afterCommit(() => paymentClock.wake());
    return view(uow.tx, order);
  });
  serveWithoutTransaction(server, calls.placeGroceries, async ({ actor, body }) => {
    const lines = body.items.map(({ productId: itemId, quantity, price: seen, substitution }) => ({
      itemId,
      quantity,
      seen,
      extras: [],
      note: '',
      substitution: substitution ?? body.substitutionPreference,
    }));
    const { subtotal, deliveryFee, serviceFee, totalAmount: total, paymentMethod, orderNumber: clientNumber, quoteId, walletPart } = body;
    const { deliveryInstructions, ...to } = body.deliveryAddress;
    const note = [deliveryInstructions, body.shoppingInstructions].filter((text) => text !== '').join(' · ');
    const seen = { subtotal, deliveryFee, serviceFee, total };
    const order = {
      kind: 'grocery' as const,
      merchantId: body.storeId,
      lines,
      seen,
      to,
      note,
      paymentMethod,
      clientNumber,
      quoteId,
      walletPart,
    };
    return viewPlaced(ctx, active, await placeMerchantOrder(ctx, ports, actor, order, body));
  });
  serveRead(server, calls.listGroceries, async ({ actor, query }) => {
    const rows = await listOrdersOf(ctx.db, actor.userId, query.before, 'grocery');
    return viewOrders(ctx, ctx.db, active, rows);
  });
  serveWrite(server, ratings.rateMerchant, async (uow, { actor, params, body }) =>
    view(uow.tx, await rateMerchant(uow, actor.userId, params.id, body.rating)),
  );
  serveWrite(server, ratings.rateLine, async (uow, { actor, params, body }) =>
    view(uow.tx, await rateLine(uow, actor.userId, params, body)),
  );
  serveRead(server, calls.listOrders, async ({ actor, query }) => {
    const rows = await listOrdersOf(ctx.db, actor.userId, query.before);
    return viewOrders(ctx, ctx.db, active, rows);
  });
  serveRead(server, calls.getOrder, async ({ actor, params }) => view(ctx.db, await ownOrder(ctx.db, actor, params.id)));
  serveWrite(server, calls.cancelOrder, async (uow, { actor, params }) => view(uow.tx, await cancelOrder(ctx, uow, actor, params.id)));
  serveWrite(server, calls.confirmHandover, async (uow, { actor, params }) => view(uow.tx, await confirmOrder(uow, actor, params.id)));
  serveWrite(server, calls.nobodyThere, async (uow, { actor, params }) => {
    await nobodyThere(uow, actor, params.id);
    return { ok: true as const };
  });
  serveFile(server, files, orderPaths.orderProof, async (actor, id) => {
    const orderId = rowId(id);
    return orderId === undefined ? undefined : (await ownOrder(ctx.db, actor, orderId)).proofUploadId;
  });
}

/** What the events of this room carry. */
export function orderEvents(server: Server, hub: StreamHub, active: ActiveRides): void {
  const { ctx } = server;
  hub.provide('order', async (actor, orderId) => {
    const order = orderId === null ? undefined : await findOrder(ctx.db, orderId);
    return order?.customerId === actor.userId ? { order: await viewOrder(ctx, ctx.db, active, order) } : undefined;
  });
}
