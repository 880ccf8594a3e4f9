import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { orders } from '@safiri/db/orders/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { liveOrderStatuses } from '@safiri/rules/orders/order-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { releaseUploads } from '../uploads/public.ts';
import { linesOf } from './board.ts';
import { totalOf } from './money.ts';

/** About a kilometre, as for the trips of a deleted account. */
const DEGREES_KEPT = 2;
const EXPORTED_AT_MOST = 5000;

/** @throws Problem illegal_transition while an order is under way */
export async function refuseLiveOrder(uow: UnitOfWork, userId: number): Promise<void> {
  const [live] = await uow.tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, userId), inArray(orders.status, [...liveOrderStatuses])))
    .limit(1);
  if (live !== undefined) throw new Problem('illegal_transition', 'An order of yours is still under way.');
}

/** What a deleted account leaves of its orders: what was sold and when, without names, numbers, places or notes. */
export async function forgetOrders(uow: UnitOfWork, userId: number): Promise<void> {
  const proofs = await uow.tx
    .select({ uploadId: orders.proofUploadId })
    .from(orders)
    .where(and(eq(orders.customerId, userId), isNotNull(orders.proofUploadId)));
  await uow.tx
    .update(orders)
    .set({
      note: '',
      // It shows the door.
      proofUploadId: null,
      clientNumber: sql`'deleted:' || ${orders.id}`,
      dropoffAddress: sql`${orders.cityId}`,
      dropoffLat: sql`round(${orders.dropoffLat}::numeric, ${DEGREES_KEPT}::int)`,
      dropoffLng: sql`round(${orders.dropoffLng}::numeric, ${DEGREES_KEPT}::int)`,
      pickupAddress: sql`case when ${orders.kind} = 'parcel' then ${orders.cityId} else ${orders.pickupAddress} end`,
      pickupLat: sql`case when ${orders.kind} = 'parcel' then round(${orders.pickupLat}::numeric, ${DEGREES_KEPT}::int) else ${orders.pickupLat} end`,
      pickupLng: sql`case when ${orders.kind} = 'parcel' then round(${orders.pickupLng}::numeric, ${DEGREES_KEPT}::int) else ${orders.pickupLng} end`,
      parcel: sql`case when ${orders.parcel} is null then null
        else ${orders.parcel} || '{"senderName":"","senderPhone":"","receiverName":"","receiverPhone":""}'::jsonb end`,
    })
    .where(eq(orders.customerId, userId));
  await releaseUploads(
    uow,
    proofs.flatMap(({ uploadId }) => uploadId ?? []),
  );
  await uow.tx.execute(sql`update order_lines set note = '' where order_id in (select id from orders where customer_id = ${userId})`);
}

/** A person's orders with their lines, to be taken along; without the receivers' names and numbers. */
export async function exportOrders(reader: Reader, userId: number) {
  const rows = await reader.select().from(orders).where(eq(orders.customerId, userId)).orderBy(orders.id).limit(EXPORTED_AT_MOST);
  const lines = await linesOf(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((order) => ({
    number: order.number,
    kind: order.kind,
    status: order.status,
    placedAt: order.placedAt,
    endedAt: order.endedAt,
    to: order.dropoffAddress,
    note: order.note,
    total: toWire(totalOf(order)),
    currency: countryById(order.countryId).currency,
    lines: (lines.get(order.id) ?? []).map(({ name, quantity, finalMinor, note }) => ({ name, quantity, price: toWire(finalMinor), note })),
  }));
}
