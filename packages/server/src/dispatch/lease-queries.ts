import type pg from 'pg';
import { LEASE_MS } from '@safiri/rules/dispatch/lease.ts';

const UNTIL = `clock_timestamp() + interval '${LEASE_MS} milliseconds'`;

const RENEW = `
  with me as (
    insert into dispatch_nodes (node, expires_at) values ($1, ${UNTIL})
    on conflict (node) do update set expires_at = excluded.expires_at),
  gone as (delete from dispatch_nodes where node <> $1 and expires_at < clock_timestamp() - interval '1 hour'),
  mine as (update city_leases set expires_at = ${UNTIL} where node = $1 returning city_id)
  select (select count(*)::int from dispatch_nodes where node <> $1 and expires_at > clock_timestamp()) as others,
         (select coalesce(array_agg(city_id order by city_id), '{}') from mine) as mine`;

/** Says that this node lives and renews what nobody took from it. */
export async function renewLeases(client: pg.Client, node: string): Promise<{ others: number; mine: string[] }> {
  const { rows } = await client.query<{ others: number; mine: string[] }>({ name: 'renew_leases', text: RENEW, values: [node] });
  const [row] = rows;
  if (row === undefined) throw new Error('the leases were not renewed');
  return row;
}

const TAKE = `
  insert into city_leases as lease (city_id, node, epoch, expires_at)
  select city, $1, 1, ${UNTIL} from unnest($2::text[]) city
  where not exists (select 1 from city_leases held where held.city_id = city and held.expires_at > clock_timestamp())
  order by city limit $3
  on conflict (city_id) do update set node = excluded.node, epoch = lease.epoch + 1, expires_at = excluded.expires_at
    where lease.expires_at <= clock_timestamp()
  returning city_id`;

/** Takes up to `atMost` cities that nobody holds; two nodes that ask at once get different ones. */
export async function acquireLeases(client: pg.Client, node: string, cities: readonly string[], atMost: number): Promise<string[]> {
  const { rows } = await client.query<{ city_id: string }>({ name: 'take_leases', text: TAKE, values: [node, cities, atMost] });
  return rows.map((row) => row.city_id);
}

/** Lets others take these cities at once. */
export async function releaseLeases(client: pg.Client, node: string, cities: readonly string[]): Promise<void> {
  await client.query('update city_leases set expires_at = clock_timestamp() where node = $1 and city_id = any($2)', [node, cities]);
}

/** Leaves: everything this node held is free, and nobody counts it any more. */
export async function releaseNode(client: pg.Client, node: string): Promise<void> {
  await client.query('update city_leases set expires_at = clock_timestamp() where node = $1 and expires_at > clock_timestamp()', [node]);
  await client.query('delete from dispatch_nodes where node = $1', [node]);
}
