import type { QueryIn } from '@safiri/contract/call.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demandCounts } from '@safiri/db/heatmap/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually, hatfield, menlyn, passenger, rideBody } from '../testing/people.ts';
import { countDemand } from './count-demand.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked } from '../testing/client.ts';
import { carsOf } from '../testing/cars.ts';
import { crowd } from '../testing/crowd.ts';

const world = useWorld({ env: { DEMO: '1' } });
const later = (minutes: number) => ({ ...world.node.ctx, clock: () => new Date(Date.now() + minutes * 60_000) });
const map = (query: QueryIn<typeof calls.getHeatMap> = {}) => world.client().call(calls.getHeatMap, { query });

async function askAndCancel(body: Record<string, unknown>): Promise<void> {
  const { client } = await passenger(world);
  const ride = await client.answer(calls.requestRide, { body: rideBody(body) });
  await client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'cancelled' } });
}

describe('the heat map', () => {
  it('shows the built-in data, labelled, while nothing is recorded; unknown values are ignored', async () => {
    const first = await map();
    expect(first).toMatchObject({ city: 'johannesburg', window: '1h', sample: true });
    expect(first.areas.map((area) => area.area)).toContain('Sandton CBD');
    expect(first.areas[0]?.coordinates).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
    expect((await map(unchecked({ city: 'xyz', window: '2y' }))).city).toBe('johannesburg');
    expect((await map({ city: 'lagos' })).areas).toHaveLength(3);
    expect(await map({ city: 'kisumu' })).toMatchObject({ sample: true, areas: [] });
    expect(first.peakHours).toEqual([
      { from: 8, to: 10, level: 'high' },
      { from: 12, to: 14, level: 'medium' },
      { from: 18, to: 20, level: 'surge' },
    ]);
  });

  it('counts each request once, whoever counts and however often, and hides areas with few', async () => {
    for (let i = 0; i < 6; i += 1) await askAndCancel({ pickupLocation: hatfield, dropoffLocation: menlyn });
    for (let i = 0; i < 4; i += 1) await askAndCancel({ pickupLocation: menlyn, dropoffLocation: hatfield });
    await countDemand(world.node.ctx);
    expect(await world.db.$count(demandCounts)).toBe(0);
    await Promise.all([countDemand(later(1)), countDemand(later(1)), countDemand(later(1))]);
    await countDemand(later(2));
    const { rows } = await world.db.execute(sql`select sum(requests)::int as n from demand_counts`);
    expect(rows[0]?.['n']).toBe(10);
    const pretoria = await map({ city: 'pretoria', window: '24h' });
    expect(pretoria).toMatchObject({
      sample: false,
      areas: [{ rideRequests: 6, intensity: 100, demandLevel: 'surge', availableDrivers: 0 }],
    });
    expect(pretoria.areas[0]?.area).toMatch(/\w/);
    expect(pretoria.areas[0]?.averageFare).toBeGreaterThan(30);
    expect(JSON.stringify(pretoria)).not.toContain('28.238,');
  });

  it('forgets what is older than its window', async () => {
    await world.db.update(demandCounts).set({ bucket: new Date(Date.now() - 3 * 3_600_000) });
    expect(await map({ city: 'pretoria', window: '1h' })).toMatchObject({ sample: true });
    expect(await map({ city: 'pretoria', window: '6h' })).toMatchObject({ sample: false });
  });
});

describe('the cars of an area', () => {
  it('are those that could be offered a trip now: not fifty with a trip, nor those that fell silent', async () => {
    const [free, silent, ...busy] = await carsOf(world.db, (await crowd(world.db, 'taxi', 52, 'driver')).userIds);
    const riders = await crowd(world.db, 'riding', busy.length);
    await world.db.execute(sql`
      insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
        dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, accepted_at)
      select 'accepted', 'standard', p, p, d, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3, 'B', 5000, 900, 5000, 1, 'cash', '1234', now(), now(), now()
      from rows from (unnest(${sql.param([...riders.userIds])}::int[]), unnest(${sql.param(busy)}::int[])) as t(p, d)`);
    for (const [driverId, silentMs] of [
      ...busy.map((id) => [id, 0] as const),
      [there(free), 0] as const,
      [there(silent), 120_000] as const,
    ]) {
      world.node.ctx.bus.publish('driver', { driverId });
      world.node.ctx.bus.publish('position', { driverId, lat: hatfield.lat, lng: hatfield.lng, heading: null, at: Date.now() - silentMs });
    }
    const cars = async () => (await map({ city: 'pretoria', window: '6h' })).areas[0]?.availableDrivers;
    // The map is kept for a few seconds, and may be from before the cars came.
    expect(await eventually(async () => ((await cars()) ?? 0) > 0 && (await cars()), 'a car', 30)).toBe(1);
  });
});

describe('outside of the demo', () => {
  const real = useWorld();

  it('shows nothing that nobody counted', async () => {
    const { body } = await real.client().answer(calls.getHeatMap, { query: { city: 'johannesburg' } });
    expect(body).toMatchObject({ sample: false, areas: [], peakHours: [] });
  });
});
