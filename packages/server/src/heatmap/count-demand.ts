import { latLngToCell } from 'h3-js';
import { sql } from 'drizzle-orm';
import { serviceOf } from '@safiri/rules/heatmap/levels.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';

/** About five square kilometres: a quarter of town, never a street. */
export const CELL_RESOLUTION = 7;
const BUCKET_MS = 300_000;
const EVENTS_AT_ONCE = 5000;
/** Events this young may still be joined by ones with a smaller number whose transaction commits later. */
const SETTLED_MS = 10_000;

interface Event extends Record<string, unknown> {
  id: string;
  kind: 'requested' | 'arrived';
  city_id: string;
  ride_type: RideType;
  lat: number;
  lng: number;
  fare: string;
  requested: string;
  wait: number | null;
}

interface Count {
  city: string;
  bucket: string;
  cell: string;
  service: string;
  requests: number;
  fare: number;
  wait: number;
  waits: number;
}

function countOf(event: Event): Count {
  const at = Math.floor(Date.parse(event.requested) / BUCKET_MS) * BUCKET_MS;
  const asked = event.kind === 'requested';
  return {
    city: event.city_id,
    bucket: new Date(at).toISOString(),
    cell: latLngToCell(event.lat, event.lng, CELL_RESOLUTION),
    service: serviceOf(event.ride_type),
    requests: asked ? 1 : 0,
    fare: asked ? Number(event.fare) : 0,
    wait: asked ? 0 : Math.max(0, Math.round(event.wait ?? 0)),
    waits: asked ? 0 : 1,
  };
}

async function countOnce(uow: UnitOfWork): Promise<number> {
  // The cursor's row is held: two nodes never count the same events.
  const { rows: cursors } = await uow.tx.execute<{ last: string }>(sql`
    insert into demand_cursor (id, last_event_id) values (1, 0)
    on conflict (id) do update set last_event_id = demand_cursor.last_event_id returning last_event_id::text as last`);
  const last = cursors[0]?.last ?? '0';
  const settled = new Date(uow.now.getTime() - SETTLED_MS);
  const { rows } = await uow.tx.execute<Event & { settled: boolean; fast: boolean }>(sql`
    select e.id::text, e.kind, r.city_id, r.ride_type, r.pickup_lat as lat, r.pickup_lng as lng, r.fare_minor::text as fare,
      r.requested_at as requested, extract(epoch from e.at - r.requested_at)::float8 as wait, e.at < ${settled} as settled, r.is_fast as fast
    from ride_events e join rides r on r.id = e.ride_id
    where e.id > ${last}::bigint order by e.id limit ${EVENTS_AT_ONCE}`);
  const young = rows.findIndex((row) => !row.settled);
  const done = young === -1 ? rows : rows.slice(0, young);
  const newest = done.at(-1);
  if (newest === undefined) return 0;
  const sums = new Map<string, Count>();
  for (const event of done) {
    if (event.fast || (event.kind !== 'requested' && event.kind !== 'arrived')) continue;
    const count = countOf(event);
    const key = `${count.city} ${count.bucket} ${count.cell} ${count.service}`;
    const known = sums.get(key);
    if (known === undefined) sums.set(key, count);
    else {
      known.requests += count.requests;
      known.fare += count.fare;
      known.wait += count.wait;
      known.waits += count.waits;
    }
  }
  if (sums.size > 0) {
    await uow.tx.execute(sql`
      insert into demand_counts as d (city_id, bucket, cell, service, requests, fare_minor_sum, wait_seconds_sum, waits)
      select city, bucket, cell, service, requests, fare, wait, waits
      from json_to_recordset(${JSON.stringify([...sums.values()])}::json)
        as c(city text, bucket timestamptz, cell text, service text, requests int, fare bigint, wait int, waits int)
      on conflict (city_id, bucket, cell, service) do update set requests = d.requests + excluded.requests,
        fare_minor_sum = d.fare_minor_sum + excluded.fare_minor_sum, wait_seconds_sum = d.wait_seconds_sum + excluded.wait_seconds_sum,
        waits = d.waits + excluded.waits`);
  }
  await uow.tx.execute(sql`update demand_cursor set last_event_id = ${newest.id}::bigint where id = 1`);
  return done.length;
}

/** Counts the events of trips since the last time, each once, whichever node does it. */
export async function countDemand(ctx: Context): Promise<void> {
  while ((await inTransaction(ctx, countOnce)) === EVENTS_AT_ONCE);
}
