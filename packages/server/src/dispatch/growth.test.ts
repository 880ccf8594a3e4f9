import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, type DriverPerson } from '../testing/people.ts';
import { pagesOf, rowsOf } from '../testing/plans.ts';
import { outcomesOf } from './why-no-trips.ts';
import { calls } from '../testing/calls.ts';

/** Rounds of a week with fifty drivers each, one every ten minutes of the driver of the test. */
const WEEK = 7 * 24 * 6;
const CANDIDATES = 50;
const HOURS = 6;

const world = useWorld();
let one: DriverPerson;
const now = new Date();
const since = new Date(now.getTime() - HOURS * 3_600_000).toISOString();

beforeAll(async () => {
  one = await driver(world);
  await world.db.execute(sql`
    insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters)
    select n, ${now.toISOString()}::timestamptz - n * interval '10 minutes' + interval '5 minutes', ids, array_fill('busy'::dispatch_gate, array[${CANDIDATES}::int]),
      array_fill(700, array[${CANDIDATES}::int])
    from generate_series(1, ${WEEK}::int) n
    cross join lateral (select array_agg(case when c = 20 then ${one.driverId}::int else 100000 + (n * 7 + c) % 2000 end) as ids
      from generate_series(1, ${CANDIDATES}::int) c) crowd`);
  await world.db.execute(sql`analyze`);
}, 60_000);

describe('the rounds that considered a driver', () => {
  it('are found for six hours without reading the week', async () => {
    const query = outcomesOf(one.driverId, since, now.toISOString());
    // Six in each of seven hours begun, the rows of the index beside those of the table, and one for each hour asked.
    expect(await rowsOf(world, query)).toBeLessThan(7 * 6 * 4);
    expect(await pagesOf(world, query)).toBeLessThan(150);
    const { body } = await one.client.answer(calls.whyNoTrips, { params: { id: one.driverId } });
    expect(body).toMatchObject({ near: HOURS * 6, reasons: [{ gate: 'busy', requests: HOURS * 6, nearestKm: 0.7 }] });
  });

  it('take a quarter of what a row for each driver would, or less', async () => {
    const { rows } = await world.db.execute<{ bytes: number }>(sql`
      select pg_total_relation_size('dispatch_rounds_before')::float8 / ${WEEK * CANDIDATES} as bytes`);
    expect(rows[0]?.bytes).toBeGreaterThan(10);
    expect(rows[0]?.bytes).toBeLessThan(40);
  });
});
