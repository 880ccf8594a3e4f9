import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connect } from '@safiri/db/platform/connect.ts';
import { crowd } from '../testing/crowd.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, rideBody } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';
import { expire } from './expire.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';

const world = useWorld();
const CROWD = 60;

/** Searches of these people that ended a minute ago. */
const lapse = (userIds: readonly number[]) =>
  world.db.execute(sql`
    insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
    select 'requested', 'standard', id, id, 'za', 'pretoria', -25.7, 28.2, 'A', -25.8, 28.3, 'Home of ' || id, 5000, 900, 5000, 1, 'cash', '1234',
      now() - interval '4 minutes', now() - interval '1 minute' from unnest(${sql.param([...userIds])}::int[]) id`);

/** Connections whose statements are counted. */
function counting() {
  const { db, close } = connect(world.databaseUrl, { max: 1 });
  const asked = { statements: 0 };
  db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((...parameters: unknown[]) => {
      asked.statements += 1;
      return query(...parameters);
    }) as typeof client.query;
  });
  return { db, close, asked };
}

describe('searches whose time is over', () => {
  it('end all together, each with its event, its offer and its own word to the passenger', async () => {
    const people = await crowd(world.db, 'waiting', CROWD);
    await lapse(people.userIds);
    const lerato = await passenger(world);
    const still = await lerato.client.call(calls.requestRide, { body: rideBody() });
    const sipho = await passenger(world);
    const asked = await sipho.client.call(calls.requestRide, { body: rideBody() });
    const thabo = await driver(world);
    await makeOfferTo(world, thabo, asked.id);
    await world.db.execute(sql`update rides set search_until = now() - interval '1 second' where id = ${asked.id}`);

    const now = new Date();
    expect(await expire(world.node.ctx, ['pretoria'], now)).toEqual({ lapsedOffers: 0, cancelledTrips: CROWD + 1 });
    const { rows } = await world.db.execute(sql`
      select count(*)::int as cancelled, count(distinct (e.xmin::text, e.cmin::text))::int as statements,
        count(n.id)::int as told, bool_and(n.values ->> 'place' = r.dropoff_address) as own, count(distinct s.user_id)::int as streams
      from rides r join ride_events e on e.ride_id = r.id and e.kind = 'cancelled' and e.version = r.version and e.data ->> 'reason' = r.cancel_reason
      left join notifications n on n.user_id = r.passenger_id and n.kind = 'toldNobodyFound'
      left join stream_events s on s.user_id = r.passenger_id and s.name = 'ride' and s.subject_id = r.id and s.at >= ${now.toISOString()}::timestamptz
      where r.status = 'cancelled' and r.cancelled_by = 'system'`);
    expect(rows).toEqual([{ cancelled: CROWD + 1, statements: 1, told: CROWD + 1, own: true, streams: CROWD + 1 }]);
    expect((await thabo.client.answer(calls.getOffer, { params: { id: thabo.driverId } })).body).toBeNull();
    expect((await lerato.client.answer(calls.getRide, { params: { id: still.id } })).body.status).toBe('requested');
    expect(await expire(world.node.ctx, ['pretoria'], new Date())).toEqual({ lapsedOffers: 0, cancelledTrips: 0 });
  });

  it('take as many statements for two hundred as for two', async () => {
    const { db, close, asked } = counting();
    try {
      const needed: number[] = [];
      for (const size of [2, 200]) {
        await lapse((await crowd(world.db, `lapsed ${size} `, size)).userIds);
        asked.statements = 0;
        expect((await expire({ ...world.node.ctx, db }, ['pretoria'], new Date())).cancelledTrips).toBe(size);
        needed.push(asked.statements);
      }
      expect(needed[1]).toBe(needed[0]);
      expect(needed[0]).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });

  it('give the ride back to the package that would have paid', async () => {
    const zola = await passenger(world);
    await topUp(world, zola, 1000_00);
    await zola.client.answer(calls.purchase, { body: { packageId: 1, userId: zola.user.id } });
    const left = async () => (await zola.client.answer(calls.active)).body[0]?.ridesLeft;
    const before = await left();
    const ride = await zola.client.call(calls.requestRide, { body: rideBody({ paymentMethod: 'package' }) });
    expect(await left()).toBe(there(before) - 1);
    await world.db.execute(sql`update rides set search_until = now() - interval '1 second' where id = ${ride.id}`);
    expect((await expire(world.node.ctx, ['pretoria'], new Date())).cancelledTrips).toBe(1);
    expect(await left()).toBe(before);
  });
});
