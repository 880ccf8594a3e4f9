import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopDay } from '@safiri/contract/orders/shapes.ts';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { BEST_AT_MOST, notServedStatuses, soldStatuses, unansweredStatuses } from '@safiri/rules/orders/shop-day.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { MerchantRow } from '../catalogue/public.ts';
import { localDate } from '@safiri/rules/places/local-time.ts';

const isSold = sql`${orders.status} in ${oneOf(soldStatuses)}`;

/** What sold best on a day: lines that were not missing, of orders that were sold. */
const bestOn = (merchantId: number, day: string) => sql<ShopDay['best']>`coalesce((
  select jsonb_agg(jsonb_build_object('name', b.name, 'quantity', b.quantity) order by b.quantity desc, b.name) from (
    select l.name, sum(l.quantity)::int as quantity from ${orderLines} l join ${orders} o on o.id = l.order_id
    where o.merchant_id = ${merchantId} and o.day = ${day} and o.status in ${oneOf(soldStatuses)} and l.state <> 'missing'
    group by l.name order by quantity desc, l.name limit ${BEST_AT_MOST}) b), '[]')`;

/** The figures of a shop's day so far, in one query. */
export async function shopDayOf(reader: Reader, merchant: MerchantRow, now: Date): Promise<ShopDay> {
  const day = localDate(now, countryById(merchant.countryId).timeZoneId);
  const [sums] = await reader
    .select({
      orders: sql<number>`count(*)::int`,
      taken: sql<number>`(count(*) filter (where ${isSold}))::int`,
      unanswered: sql<number>`(count(*) filter (where ${inArray(orders.status, [...unansweredStatuses])}))::int`,
      notServed: sql<number>`(count(*) filter (where ${inArray(orders.status, [...notServedStatuses])}))::int`,
      soldMinor: sql<number>`coalesce(sum(${orders.itemsMinor}) filter (where ${isSold}), 0)::float8`,
      commissionMinor: sql<number>`coalesce(sum(${orders.commissionMinor}) filter (where ${isSold}), 0)::float8`,
      minutesToReady: sql<number | null>`round(avg(extract(epoch from ${orders.readyAt} - ${orders.acceptedAt})) / 60)::int`,
      best: bestOn(merchant.id, day),
    })
    .from(orders)
    .where(and(eq(orders.merchantId, merchant.id), eq(orders.day, day)));
  if (sums === undefined) throw new Error('a sum without a row');
  const { soldMinor, commissionMinor, ...counts } = sums;
  return { day, countryId: merchant.countryId, ...counts, sold: toWire(soldMinor), commission: toWire(commissionMinor) };
}
