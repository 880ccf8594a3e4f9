import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/*
 * Parts of one statement that writes many orders at once: what a merchant's day and its shelves have to do with them. The names of the
 * other parts are the statement's; each part names those that it comes after, so that rows are held shops first, then goods, each in the
 * order of their ids, as `nextOrderOfDay` and `takeStock` hold them.
 */

/** Holds the shops of these orders: `id`, `day`, `count`. @param ids their ids, as a query */
export const heldShops = (ids: SQLWrapper): SQL => sql`
  select m.id, m.orders_day as day, m.orders_of_day as count from merchants m where m.id = any(array${ids}) order by m.id for no key update`;

/** Holds goods: `id`, `stock`. @param ids theirs, as a query that needs the shops held before */
export const heldGoods = (ids: SQLWrapper): SQL => sql`
  select i.id, case when i.is_available then i.stock end as stock from catalogue_items i where i.id = any(array${ids}) order by i.id for no key update`;

/** The day of an order, by {@link nextOrderOfDay}'s rule, where the newest day of those written together counts for all. */
export const dayTogether = (before: SQLWrapper, today: SQLWrapper): SQL => sql`greatest(${before}, ${today})`;

/** Its number on that day. @param place among the orders of its shop that are written together, from 1 */
export const numberTogether = (before: SQLWrapper, today: SQLWrapper, count: SQLWrapper, place: SQLWrapper): SQL =>
  sql`(case when ${before} >= ${today} then ${count} else 0 end + ${place})::int`;

/** Writes down the last number of each shop. @param numbered rows with `merchant_id`, `day` and `day_number` */
export const countTogether = (numbered: SQLWrapper): SQL => sql`
  update merchants m set orders_day = last.day, orders_of_day = last.number
  from (select merchant_id, max(day) as day, max(day_number) as number from ${numbered} group by merchant_id) last
  where m.id = last.merchant_id`;

/** Takes from the shelves. @param taken rows with `item_id` and `quantity`, several of an item perhaps */
export const takeTogether = (taken: SQLWrapper): SQL => sql`
  update catalogue_items i set stock = i.stock - t.quantity
  from (select item_id, sum(quantity)::int as quantity from ${taken} group by item_id) t where i.id = t.item_id`;
