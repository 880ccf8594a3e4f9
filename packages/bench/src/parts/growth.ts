import { sql } from 'drizzle-orm';
import type { Node } from '@safiri/server/testing/harness.ts';
import { createClient } from '@safiri/server/testing/client.ts';
import { staffMember } from '@safiri/server/testing/people.ts';
import { askAll, type Ids } from '../growth/ask.ts';
import { fill, type Size } from '../growth/fill.ts';
import { followPlans, logPlans } from '../growth/plans.ts';
import type { Part } from '../part.ts';
import { openDatabase, openNode } from '../stage.ts';

/** A call that reads more rows than this has no bound. */
const ROWS_AT_MOST = 10_000;

const size: Size = { trips: Number(process.env['BENCH_TRIPS'] ?? 1_000_000), tripsOfOne: 10_000, ridesOfOne: 5000, products: 50_000 };
const seed = Number(process.env['BENCH_SEED'] ?? 1);

interface Row extends Record<string, unknown> {
  userId: number;
  driverId: number;
  passengerId: number;
  merchantId: number;
  driven: number;
  ridden: number;
  chat: number;
  orderId: number;
}

/** The driver and the passenger who have the most, and something of each. */
async function idsOf({ ctx }: Node): Promise<Omit<Ids, 'staffCookie'>> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select d.user_id as "userId", d.id as "driverId", p.id as "passengerId", (select max(id) from merchants) as "merchantId",
      (select max(id) from rides where driver_id = d.id) as driven, (select max(id) from rides where passenger_id = p.id) as ridden,
      (select max(id) from chat_sessions where user_id = p.id) as chat, (select max(id) from orders where customer_id = p.id) as "orderId"
    from (select id, user_id from drivers order by id limit 1) d, (select id from users where user_type = 'passenger' order by id limit 1) p`);
  const [row] = rows;
  if (row === undefined) throw new Error('nobody drives');
  return {
    driver: row,
    passenger: { userId: row.passengerId },
    merchantId: row.merchantId,
    orderId: row.orderId,
    rideOf: { driver: row.driven, passenger: row.ridden, staff: row.ridden },
    chatOf: { driver: row.chat, passenger: row.chat, staff: row.chat },
  };
}

/** Which calls read more than is shown once the tables are full: a driver of ten thousand trips, a shop of fifty thousand products. */
export const growth: Part = {
  name: 'growth',
  apart: true,
  async run() {
    const database = await openDatabase();
    try {
      const filling = await openNode(database.url);
      await fill(filling, size, seed);
      await filling.stop();
      await logPlans(database.url);
      const node = await openNode(database.url);
      try {
        const staff = await staffMember({ node, db: node.ctx.db, databaseUrl: database.url, client: () => createClient(node.address) });
        const asked = await askAll(node, { ...(await idsOf(node)), staffCookie: staff.cookie() }, followPlans(database.logFile));
        const over = asked.filter(({ worst }) => (worst?.rows ?? 0) > ROWS_AT_MOST);
        const most = asked.reduce((max, { worst }) => Math.max(max, worst?.rows ?? 0), 0);
        return {
          figures: [
            { what: `calls asked with ${size.trips} trips in the tables`, measured: String(asked.length) },
            {
              what: 'rows read by one statement',
              measured: `${most} at most`,
              goal: `at most ${ROWS_AT_MOST}`,
              reached: most <= ROWS_AT_MOST,
            },
            ...over.map(({ call, as, worst }) => ({
              what: `${call} as ${as}`,
              measured: `${worst?.rows} rows: ${worst?.query.slice(0, 300)}`,
            })),
          ],
          raw: asked.map(({ call, as, status, worst }) => ({ call, as, status, rows: worst?.rows ?? 0, scans: worst?.scans ?? [] })),
        };
      } finally {
        await node.stop();
      }
    } finally {
      await database.close();
    }
  },
};
