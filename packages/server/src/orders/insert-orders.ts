import { asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { insertSelect, selectRecords, writtenColumns, writtenFrom } from '@safiri/db/platform/insert-select.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { orderLines, orders } from '@safiri/db/orders/tables.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countTogether, dayTogether, heldGoods, heldShops, numberTogether, takeTogether } from '../catalogue/public.ts';
import type { OrderRow } from './queries.ts';

/** What a new order is told of. Its day is today on the merchant's clocks. */
export type NewOrder = Omit<typeof orders.$inferInsert, 'bodyHash' | 'dayNumber' | 'createdAt'> & { readonly bodyHash: Buffer };

/** What every line begins with. */
export const beginningOfLine = { state: 'ordered', replacedBy: null, liked: null, tags: [] } satisfies Partial<
  typeof orderLines.$inferInsert
>;

export type NewLine = Omit<typeof orderLines.$inferInsert, 'orderId'>;

/** An order to be written. */
export interface Wanted {
  readonly order: NewOrder & { readonly merchantId: number };
  readonly lines: readonly NewLine[];
  /** How many of each item that is counted, each once. */
  readonly counted: ReadonlyArray<readonly [itemId: number, quantity: number]>;
  /** Who sees it on the shop's board. */
  readonly boards: readonly number[];
}

/** A row of `stream_events`. */
export interface Told {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly subjectId: number;
}

/** An order that was written. */
export interface Inserted {
  /** Its place among those asked for, from 0. */
  readonly n: number;
  readonly order: OrderRow;
  /** Those of its lines, in their order. */
  readonly lineIds: readonly number[];
  readonly told: readonly Told[];
}

/** Within the statement an order is known by its place in the list. */
const orderRecord = ({ order }: Wanted, n: number) => ({ ...order, id: n, bodyHash: `\\x${order.bodyHash.toString('hex')}` });

const place = ['id', orders.id] as const;
const placeOfLine = ['id', orderLines.id] as const;

/**
 * Orders, their lines, what they take from the shelves, their numbers on the day of their shops and what the customers' and the shops'
 * streams carry: all in one statement. An order whose customer is gone or suspended, or of which something is not left, is left out and
 * nothing of it is done. Rows are held and written accounts first, then shops, then goods, each in the order of their ids, so that two such
 * statements, and an order that is written alone, never wait for each other in a circle.
 */
function prepareStatement(db: Db) {
  const asked = db.$with('asked', getTableColumns(orders)).as(selectRecords(sql.placeholder('orders'), [...writtenColumns(orders), place]));
  const line = db
    .$with('line', getTableColumns(orderLines))
    .as(selectRecords(sql.placeholder('lines'), [...writtenColumns(orderLines), placeOfLine]));
  const { orderId, itemId, quantity } = getTableColumns(orderLines);
  const goods = db
    .$with('goods', { orderId, itemId, quantity })
    .as(selectRecords(sql.placeholder('goods'), Object.entries({ orderId, itemId, quantity })));
  const who = db.$with('who', { id: users.id }).as(sql`
    select ${users.id} from ${users}
    where ${users.id} = any(array(select customer_id from ${asked})) and ${isNull(users.deletedAt)} and not ${isSuspended('passenger', sql`users.id`)}
    order by ${asc(users.id)} for key share`);
  const shop = db.$with('shop', {}).as(heldShops(sql`(select a.merchant_id from ${asked} a join ${who} w on w.id = a.customer_id)`));
  const held = db
    .$with('held', {})
    .as(heldGoods(sql`(select g.item_id from ${goods} g join ${asked} a on a.id = g.order_id join ${shop} s on s.id = a.merchant_id)`));
  // Of an item that is not left for all, the first ones get it; what somebody else may leave behind is found by trying alone.
  const short = db.$with('short', {}).as(sql`
    select g.order_id from (select g.*, sum(g.quantity) over (partition by g.item_id order by g.order_id) as upto from ${goods} g) g
    left join ${held} h on h.id = g.item_id where (h.stock >= g.upto) is not true`);
  const fit = db.$with('fit', {}).as(sql`
    select n.id, n.merchant_id, n.place, ${dayTogether(sql`n.before`, sql`n.today`)} as day,
      ${numberTogether(sql`n.before`, sql`n.today`, sql`n.count`, sql`n.place`)} as day_number
    from (
      select a.id, a.merchant_id, s.day as before, s.count, max(a.day) over (partition by a.merchant_id) as today,
        row_number() over (partition by a.merchant_id order by a.id) as place
      from ${asked} a join ${who} w on w.id = a.customer_id join ${shop} s on s.id = a.merchant_id
      where a.id not in (select order_id from ${short})) n`);
  const counted = db.$with('counted', {}).as(countTogether(fit));
  const taken = db.$with('taken', {}).as(takeTogether(sql`(select g.* from ${goods} g join ${fit} f on f.id = g.order_id) one`));
  const own = writtenFrom(orders, asked);
  const written = db
    .$with('written', getTableColumns(orders))
    .as(
      sql`${insertSelect(orders, { ...own, day: sql`fit.day`, dayNumber: sql`fit.day_number` }, sql`from ${asked} join ${fit} on fit.id = ${asked.id} order by ${asked.id}`)} returning *`,
    );
  // By what a customer sent it under, an order is found again.
  const askedFor = sql`${written.customerId} = ${asked.customerId} and ${written.clientNumber} = ${asked.clientNumber}`;
  const lined = db
    .$with('lined', { id: orderLines.id, orderId: orderLines.orderId })
    .as(
      sql`${insertSelect(orderLines, { ...writtenFrom(orderLines, line), orderId: written.id }, sql`from ${line} join ${asked} on ${eq(asked.id, line.orderId)} join ${written} on ${askedFor} order by ${written.id}, ${line.id}`)} returning id, order_id`,
    );
  const told = db.$with('told', {}).as(sql`
    ${insertSelect(
      streamEvents,
      { userId: sql`t.user_id`, name: sql`t.name`, subjectId: sql`t.subject_id` },
      sql`
      from (
        select b.user_id, 'board' as name, f.merchant_id as subject_id from ${fit} f
          join (select distinct user_id, merchant_id from json_to_recordset(${sql.placeholder('boards')}::json) as b (user_id int, merchant_id int)) b
          on b.merchant_id = f.merchant_id where f.place = 1
        union all select w.customer_id, 'order', w.id from ${written} w) t`,
    )}
    returning id, user_id, name, subject_id`);
  return db
    .with(asked, line, goods, who, shop, held, short, fit, counted, taken, written, lined, told)
    .select({
      n: asked.id,
      order: { ...getTableColumns(orders), ...written._.selectedFields },
      lineIds: sql<number[]>`(select json_agg(l.id order by l.id) from ${lined} l where l.order_id = ${written.id})`,
      told: sql<Told[]>`(
        select json_agg(json_build_object('id', t.id, 'userId', t.user_id, 'name', t.name, 'subjectId', t.subject_id) order by t.id) from ${told} t
        where case t.name when 'order' then t.subject_id = ${written.id} else t.subject_id = ${written.merchantId} and fit.place = 1 end)`,
    })
    .from(written)
    .innerJoin(asked, askedFor)
    .innerJoin(sql`fit`, sql`fit.id = ${asked.id}`)
    .prepare('insert_orders');
}

/**
 * Writes orders by one statement, no two under the same number of a customer.
 * @returns those that were written: what is missing was refused, and nothing of it happened
 * @throws Error of the database when one of the numbers was used before: then nothing is written
 */
export type InsertOrders = (wanted: readonly Wanted[]) => Promise<Inserted[]>;

export function prepareInsertOrders(db: Db): InsertOrders {
  const statement = prepareStatement(db);
  return (wanted) =>
    statement.execute({
      orders: JSON.stringify(wanted.map(orderRecord)),
      lines: JSON.stringify(wanted.flatMap(({ lines }, orderId) => lines.map((one, id) => ({ ...one, orderId, id })))),
      goods: JSON.stringify(wanted.flatMap(({ counted }, orderId) => counted.map(([itemId, quantity]) => ({ orderId, itemId, quantity })))),
      boards: JSON.stringify(
        wanted.flatMap(({ boards, order: { merchantId } }) => boards.map((id) => ({ user_id: id, merchant_id: merchantId }))),
      ),
    });
}
