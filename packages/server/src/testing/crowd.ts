import { sql } from 'drizzle-orm';
import type { Db } from '@safiri/db/platform/connect.ts';
import { SESSION_COOKIE } from '../platform/cookies.ts';
import { createClient, type Client } from './client.ts';

/** People by the thousand, written straight into the tables: signing in has tests of its own. */
export interface Crowd {
  /** Ids of their accounts, in order. */
  readonly userIds: readonly number[];
  /** The browser of one of them. */
  client(index: number, address: string): Client;
}

export async function crowd(db: Db, name: string, size: number, userType: 'passenger' | 'driver' = 'passenger'): Promise<Crowd> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with people as (
      insert into users (name, email, phone, password_hash, user_type, gender, country_id)
      select 'Crowd', ${name} || n || '@crowd.example', ${name} || ':' || n, 'unusable', ${userType}, 'female', 'za' from generate_series(1, ${size}::int) n
      returning id),
    numbered as (select id, row_number() over (order by id) - 1 as n from people),
    signed_in as (
      insert into sessions (token_hash, user_id, expires_at)
      select sha256((${name} || '-' || n)::bytea), id, now() + interval '1 day' from numbered)
    select id from numbered order by n`);
  return {
    userIds: rows.map(({ id }) => id),
    client: (index, address) => createClient(address, new Map([[SESSION_COOKIE, `${name}-${index}`]])),
  };
}
