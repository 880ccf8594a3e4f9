import { sql } from 'drizzle-orm';
import type { Stage } from './stage.ts';
import { cookieOf } from './people.ts';

const center = { lat: -25.7461, lng: 28.1881 };

/** Positions of all drivers, spread over about 20 km around the centre. */
export async function reportAll(stage: Stage): Promise<number> {
  const { rows } = await stage.node.ctx.db.execute<{ id: number }>(sql`select id from drivers order by id`);
  const { bus } = stage.node.ctx;
  for (const [i, { id }] of rows.entries()) {
    bus.publish('driver', { driverId: id });
    bus.publish('position', {
      driverId: id,
      lat: center.lat + (((i * 7919) % 1000) / 1000 - 0.5) * 0.18,
      lng: center.lng + (((i * 104729) % 1000) / 1000 - 0.5) * 0.2,
      heading: null,
      at: Date.now(),
    });
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return rows.length;
}

/** Server side: from the ride's own `requested_at` to its first offer's `offered_at`, in milliseconds. */
export async function requestToOffer(
  stage: Stage,
  requests: number,
  firstPassenger: number,
): Promise<{ drivers: number; p50: number; p99: number; offered: number }> {
  const drivers = await reportAll(stage);
  for (let i = 0; i < requests; i += 1) {
    const response = await fetch(`${stage.node.address}/api/rides`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookieOf('passenger', firstPassenger + i) },
      body: JSON.stringify({
        pickupLocation: { lat: center.lat + (i % 20) * 0.002 - 0.02, lng: center.lng + (i % 17) * 0.002 - 0.017, address: 'Bench' },
        dropoffLocation: { lat: center.lat + 0.05, lng: center.lng + 0.05, address: 'Bench' },
        fare: '900',
        rideType: 'standard',
        paymentMethod: 'cash',
      }),
    });
    if (response.status !== 201) throw new Error(`request ${i}: ${response.status} ${await response.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await stage.node.ctx.db.execute<{ p50: number; p99: number; n: number }>(sql`
    select percentile_cont(0.5) within group (order by ms)::float8 as p50, percentile_cont(0.99) within group (order by ms)::float8 as p99, count(*)::int as n
    from (select min(extract(epoch from o.offered_at - r.requested_at)) * 1000 as ms
          from rides r join ride_offers o on o.ride_id = r.id group by r.id) x`);
  return { drivers, p50: rows[0]?.p50 ?? Number.NaN, p99: rows[0]?.p99 ?? Number.NaN, offered: rows[0]?.n ?? 0 };
}
