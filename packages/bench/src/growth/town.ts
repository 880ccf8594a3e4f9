import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Node } from '@safiri/server/testing/harness.ts';
import { createClient } from '@safiri/server/testing/client.ts';
import { staffMember } from '@safiri/server/testing/people.ts';
import { openDatabase, openNode, type Database } from '../stage.ts';
import { questionsOf, type Ids, type Question } from './ask.ts';
import { fill, type Size } from './fill.ts';

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

/** A database with what years of trips leave behind. */
export interface Town extends Database {
  /** A server over it, which the caller stops, and what its people ask it. */
  open(): Promise<{ readonly node: Node; readonly questions: readonly Question[] }>;
}

/** What PostgreSQL does by itself within hours: by a connection that may take its time. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** @param seed the same rows for the same seed */
export async function openTown(size: Size, seed: number): Promise<Town> {
  const database = await openDatabase();
  try {
    const filling = await openNode(database.url);
    await fill(filling, size, seed);
    await filling.stop();
    await vacuum(database.url);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    ...database,
    async open() {
      const node = await openNode(database.url);
      const staff = await staffMember({ node, db: node.ctx.db, databaseUrl: database.url, client: () => createClient(node.address) });
      return { node, questions: questionsOf({ ...(await idsOf(node)), staffCookie: staff.cookie() }) };
    },
  };
}
