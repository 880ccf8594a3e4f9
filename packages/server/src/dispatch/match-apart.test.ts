import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { APART_FROM_TRIPS } from '@safiri/rules/dispatch/batch.ts';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { createLivePositions } from '../drivers/public.ts';
import { calls } from '../testing/calls.ts';
import { crowd } from '../testing/crowd.ts';
import { createClient } from '../testing/client.ts';
import { useWorld, type World } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, offerOf, passenger, rideBody } from '../testing/people.ts';
import { startServer } from '../testing/server-process.ts';
import { placeCrowd, takeCrowd } from './crowd.ts';

const world = useWorld();

describe('a batch that is matched on another thread', () => {
  it('is offered to the drivers there are, and counted, by the server as it is started', async () => {
    const server = await startServer({
      DATABASE_URL: world.databaseUrl,
      PORT: '0',
      DEMO: '0',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'silent',
    });
    onTestFinished(async () => void (await server.stop()));
    const there: World = { ...world, client: () => createClient(server.address) };
    const people = await crowd(world.db, 'together', APART_FROM_TRIPS);
    await world.db.execute(sql`
      insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address,
        dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
      select 'requested', 'standard', id, id, 'za', 'durban', -29.85, 31.02, 'Durban', -29.8, 31.05, 'Durban', 5000, 900, 5000, 1, 'cash', '1234',
        now(), now() + interval '3 minutes' from unnest(${sql.param([...people.userIds])}::int[]) id`);
    const thabo = await driver(there);
    await goOnline(thabo);
    const lerato = await passenger(there);
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    expect((await offerOf(thabo)).rideId).toBe(ride.id);
    const { body } = await there.client().get('/metrics');
    const counted = (where: string) =>
      Number(new RegExp(`^safiri_batches_total\\{where="${where}"\\} (\\d+)`, 'm').exec(String(body))?.[1]);
    expect(counted('apart')).toBeGreaterThan(0);
    expect(counted('givenBack')).toBe(0);
  });

  it('knows whom the live positions know', async () => {
    const positions = createLivePositions(world.node.ctx);
    await positions.start();
    try {
      const woman = await driver(world, { gender: 'female', genderVerified: true });
      await goOnline(woman, 2000);
      await eventually(async () => positions.near(hatfield, 10, 5000).some(({ driverId }) => driverId === woman.driverId));
      const taken = placeCrowd(takeCrowd(positions.onlineCount(), positions.each), Date.now());
      const filters = [
        undefined,
        { pools: vehicleTypes },
        { pools: vehicleTypes, free: true as const },
        { pools: ['sedan' as const], verifiedFemale: true as const },
        { pools: ['motorcycle' as const] },
      ];
      for (const only of filters) {
        const known = positions.near(hatfield, 10, 5000, only && { ...only, fresh: true });
        const bare = known.map(({ driverId, meters, point: { lat, lng } }) => ({ driverId, meters, point: { lat, lng } }));
        expect(taken.near(hatfield, 10, 5000, only)).toEqual(bare);
      }
      expect(taken.near(hatfield, 10, 5000).length).toBeGreaterThan(0);
      expect(taken.vehicleOf(woman.driverId)).toBe(positions.vehicleOf(woman.driverId));
    } finally {
      await positions.stop();
    }
  });
});
