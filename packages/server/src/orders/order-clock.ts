import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { COURIER_AHEAD_SECONDS, boardStatuses } from '@safiri/rules/orders/order-life.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { drivenAs } from '@safiri/rules/dispatch/vehicles.ts';
import { notify } from '../notifications/public.ts';
import type { RoutePort } from '../places/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { findMerchant } from '../catalogue/public.ts';
import { endUnpaid } from './end-order.ts';
import { findOrder, lockOrder } from './queries.ts';
import { bringing } from './bringing.ts';
import { sendCourier } from './send-courier.ts';

const EVERY_MS = 2000;
const AT_ONCE = 50;

/** What happens to orders by time alone: a merchant who does not answer, a courier who has to be looked for. */
export interface OrderClock {
  start(): void;
  stop(): Promise<void>;
  /** Looks once, now. */
  look(): Promise<void>;
}

/** A merchant who did not answer in time loses the order. */
async function rejectUnanswered(ctx: Context, orderId: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const order = await lockOrder(uow, orderId);
    if (order === undefined || order.status !== 'placed' || order.answerBy === null || order.answerBy > uow.now) return;
    await endUnpaid(uow, order, 'rejected', 'system', 'no_answer');
    const merchant = (await findMerchant(uow.tx, order.merchantId ?? 0))?.name ?? '';
    const values = { merchant, reason: '@told_no_answer' };
    await notify(uow, order.customerId, { kind: 'toldOrderRejected', values, opens: `/orders?order=${order.id}` });
  });
}

/** Looks for a courier, so that one is there when it is ready. */
async function callCourier(ctx: Context, routes: RoutePort, orderId: number, pieces: number): Promise<void> {
  const seen = await findOrder(ctx.db, orderId);
  if (seen === undefined) return;
  const zone = countryById(seen.countryId).timeZoneId;
  const { vehicles, ...terms } = await bringing(ctx, seen, pieces);
  const from = { lat: seen.pickupLat, lng: seen.pickupLng };
  const route = await routes.route(
    from,
    { lat: seen.dropoffLat, lng: seen.dropoffLng },
    ctx.clock(),
    zone,
    drivenAs('food_delivery', vehicles),
  );
  await inTransaction(ctx, async (uow) => {
    const order = await lockOrder(uow, orderId);
    if (order === undefined || order.rideId !== null || (order.status !== 'preparing' && order.status !== 'ready')) return;
    await sendCourier(ctx, uow, order, { rideType: 'food_delivery', vehicles, ...terms, ...route });
  });
}

/** @param own the cities whose orders this node minds now */
export function createOrderClock(ctx: Context, routes: RoutePort, own: () => readonly string[]): OrderClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const cities = own();
    if (cities.length === 0) return;
    const now = ctx.clock();
    const ahead = new Date(now.getTime() + COURIER_AHEAD_SECONDS * 1000);
    const { rows } = await ctx.db.execute<{ id: number; placed: boolean; pieces: number }>(sql`
      select id, status = 'placed' as placed,
        (select coalesce(sum(quantity), 0)::int from order_lines l where l.order_id = orders.id) as pieces
      from orders
      where status in ${oneOf(boardStatuses)} and merchant_id is not null and city_id in ${cities}
        and ((status = 'placed' and answer_by <= ${now.toISOString()}::timestamptz)
          or (status <> 'placed' and ride_id is null and (status = 'ready' or ready_by <= ${ahead.toISOString()}::timestamptz)))
      order by id limit ${AT_ONCE}`);
    for (const { id, placed, pieces } of rows) {
      await (placed ? rejectUnanswered(ctx, id) : callCourier(ctx, routes, id, pieces));
    }
  }

  const again = () => {
    timer = setTimeout(() => {
      running = look()
        .catch((error: unknown) => ctx.log.error({ err: error }, 'the orders’ clock failed'))
        .finally(() => {
          if (timer !== undefined) again();
        });
    }, EVERY_MS);
  };

  return {
    look,
    start: () => {
      if (timer === undefined) again();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
