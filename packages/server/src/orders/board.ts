import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import type { Picture } from '@safiri/contract/catalogue/shapes.ts';
import type { BoardMerchant, BoardOrder, OrderLine } from '@safiri/contract/orders/shapes.ts';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { isLateAt } from '@safiri/db/orders/late.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { inReach, type Reach } from '@safiri/db/staff/reach.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { boardStatuses } from '@safiri/rules/orders/order-life.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { busyMinutesAt, openFacts, readPictures, type MerchantRow } from '../catalogue/public.ts';
import { findRideViews } from '../rides/public.ts';
import { firstName } from '../users/public.ts';
import type { OrderRow } from './queries.ts';

/** What is not out of the door. */
const BOARD_AT_MOST = 100;

export type LineRow = typeof orderLines.$inferSelect;

export const presentLine = (line: LineRow): OrderLine => ({
  id: line.id,
  itemId: line.itemId,
  name: line.name,
  unit: line.unit,
  price: toWire(line.unitMinor),
  quantity: line.quantity,
  extras: line.extras,
  note: line.note,
  substitution: line.substitution,
  state: line.state,
  replacedBy: line.replacedBy,
  finalPrice: toWire(line.finalMinor),
  liked: line.liked,
  tags: line.tags,
});

/** Lines of several orders, by the order. */
export async function linesOf(reader: Reader, orderIds: readonly number[]): Promise<Map<number, LineRow[]>> {
  const rows =
    orderIds.length === 0
      ? []
      : await reader.select().from(orderLines).where(among(orderLines.orderId, orderIds)).orderBy(asc(orderLines.id));
  return Map.groupBy(rows, ({ orderId }) => orderId);
}

function openingOf(merchant: MerchantRow, now: Date) {
  const { isOpen, openUntil, opensAt } = openFacts(merchant, now);
  return { isOpen, openUntil: openUntil?.toISOString() ?? null, opensAt: opensAt?.toISOString() ?? null };
}

const presentMerchant = (
  merchant: MerchantRow,
  now: Date,
  picture: Picture | null,
  counts: Pick<BoardMerchant, 'waiting' | 'open' | 'late'>,
): BoardMerchant => ({
  id: merchant.id,
  kind: merchant.kind,
  name: merchant.name,
  address: merchant.address,
  isActive: merchant.isActive,
  ...openingOf(merchant, now),
  pausedUntil: merchant.pausedUntil?.toISOString() ?? null,
  hours: merchant.openingHours,
  phone: merchant.phone,
  version: merchant.version,
  countryId: merchant.countryId,
  timeZoneId: countryById(merchant.countryId).timeZoneId,
  busyMinutes: busyMinutesAt(merchant, now),
  busyUntil: busyMinutesAt(merchant, now) === 0 ? null : (merchant.busyUntil?.toISOString() ?? null),
  picture,
  ...counts,
});

/** Merchants with what waits for them; those with late orders first, then those with waiting ones. */
export async function listBoards(reader: Reader, now: Date, only?: number, reach?: Reach): Promise<BoardMerchant[]> {
  const rows = await reader
    .select({
      merchant: merchants,
      waiting: sql<number>`count(${orders.id}) filter (where ${orders.status} = 'placed')::int`,
      open: sql<number>`count(${orders.id})::int`,
      late: sql<number>`count(${orders.id}) filter (where ${isLateAt(now)})::int`,
    })
    .from(merchants)
    .leftJoin(orders, and(eq(orders.merchantId, merchants.id), inArray(orders.status, [...boardStatuses])))
    .where(and(only === undefined ? undefined : eq(merchants.id, only), inReach(reach, 'shop', merchants.id)))
    .groupBy(merchants.id)
    .orderBy(
      sql`count(${orders.id}) filter (where ${isLateAt(now)}) desc`,
      sql`count(${orders.id}) filter (where ${orders.status} = 'placed') desc`,
      sql`count(${orders.id}) desc`,
      asc(merchants.name),
    );
  const pictureOf = await readPictures(
    reader,
    rows.map(({ merchant }) => merchant),
  );
  return rows.map(({ merchant, ...counts }) => presentMerchant(merchant, now, pictureOf(merchant), counts));
}

/** Orders as the kitchen or the shelves see them. */
export async function presentBoard(reader: Reader, rows: readonly OrderRow[]): Promise<BoardOrder[]> {
  const lines = await linesOf(
    reader,
    rows.map(({ id }) => id),
  );
  const trips = await findRideViews(
    reader,
    rows.flatMap(({ rideId }) => (rideId === null ? [] : [rideId])),
  );
  const people =
    rows.length === 0
      ? []
      : await reader
          .select({ id: users.id, name: users.name })
          .from(users)
          .where(
            inArray(
              users.id,
              rows.map((row) => row.customerId),
            ),
          );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((order) => {
    const trip = trips.get(order.rideId ?? 0);
    const comes = trip?.driver != null && trip.driverUser !== null && trip.ride.status !== 'cancelled';
    return {
      id: order.id,
      number: order.number,
      shortNumber: order.dayNumber,
      kind: order.kind,
      status: order.status,
      customerName: firstName(names.get(order.customerId) ?? ''),
      note: order.note,
      lines: (lines.get(order.id) ?? []).map(presentLine),
      subtotal: toWire(order.itemsMinor),
      countryId: order.countryId,
      placedAt: order.placedAt.toISOString(),
      answerBy: order.answerBy?.toISOString() ?? null,
      readyBy: order.readyBy?.toISOString() ?? null,
      courier: comes
        ? {
            name: firstName(trip.driverUser?.name ?? ''),
            licensePlate: trip.ride.vehicle?.licensePlate ?? '',
            arrived: trip.ride.status === 'arrived',
          }
        : null,
    };
  });
}

export const listBoard = (reader: Reader, merchantId: number): Promise<OrderRow[]> =>
  reader
    .select()
    .from(orders)
    .where(and(eq(orders.merchantId, merchantId), inArray(orders.status, [...boardStatuses])))
    .orderBy(asc(orders.id))
    .limit(BOARD_AT_MOST);
