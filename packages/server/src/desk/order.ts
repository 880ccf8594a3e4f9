import { eq, sql } from 'drizzle-orm';
import type { DeskOrder } from '@safiri/contract/desk/order-shapes.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { notFound } from '../platform/problem.ts';
import { maskedPhone, presentOrder, presentTrip, type OrderRow, type TripRow } from './present.ts';
import { orderColumns, tripColumns } from './search.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Line = Omit<DeskOrder['lines'][number], 'price'> & { readonly finalMinor: number };

/** The lines of an order as they were ordered, in its own row. */
const linesOf = sql<
  Line[]
>`(select coalesce(jsonb_agg(jsonb_build_object('lineId', l.id, 'name', l.name, 'unit', l.unit, 'quantity', l.quantity,
  'extras', l.extras, 'state', l.state, 'replacedBy', l.replaced_by, 'finalMinor', l.final_minor) order by l.id), '[]')
  from ${orderLines} l where l.order_id = ${orders.id})`;
const listed = sql<OrderRow>`(select ${orderColumns} from orders o where o.id = ${orders.id})`;
const tripOf = sql<TripRow | null>`(select ${tripColumns} from rides r where r.id = ${orders.rideId})`;

/** Whether there is such an order. @throws Problem not_found */
export async function requireOrder(reader: Reader, orderId: number): Promise<void> {
  if ((await reader.$count(orders, eq(orders.id, orderId))) === 0) throw notFound();
}

/** An order's page by one question, without what the reader may not see. @throws Problem not_found */
export async function readOrder(reader: Reader, orderId: number, seesPeople: boolean): Promise<DeskOrder> {
  const [row] = await reader
    .select({ order: orders, shop: merchants, phone: users.phone, lines: linesOf, listed, trip: tripOf })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .leftJoin(merchants, eq(merchants.id, orders.merchantId))
    .where(eq(orders.id, orderId));
  if (row === undefined) throw notFound();
  const { order, shop, trip } = row;
  const { parcel } = order;
  return {
    order: presentOrder(row.listed, seesPeople),
    customerPhone: seesPeople ? maskedPhone(row.phone) : null,
    shop: shop === null ? null : { merchantId: shop.id, name: shop.name, address: shop.address, phone: shop.phone },
    pickupAddress: order.pickupAddress,
    dropoffAddress: order.dropoffAddress,
    note: seesPeople ? order.note : null,
    paymentMethod: order.paymentMethod,
    lines: row.lines.map(({ finalMinor, ...line }) => ({ ...line, price: toWire(finalMinor) })),
    items: toWire(order.itemsMinor),
    delivery: toWire(order.deliveryMinor),
    service: toWire(order.serviceMinor),
    parcel:
      parcel === null
        ? null
        : {
            packageType: parcel.packageType,
            vehicleType: parcel.vehicleType,
            weight: parcel.weightTenths / 10,
            paidBy: parcel.paidBy,
            receiver: seesPeople ? parcel.receiverName : null,
          },
    searches: order.searches,
    answerBy: order.status === 'placed' ? iso(order.answerBy) : null,
    acceptedAt: iso(order.acceptedAt),
    readyBy: iso(order.readyBy),
    readyAt: iso(order.readyAt),
    pickedUpAt: iso(order.pickedUpAt),
    endedAt: iso(order.endedAt),
    endedBy: order.endedBy,
    endReason: order.endReason,
    trip: trip === null ? null : presentTrip(trip, seesPeople),
  };
}
