import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { passenger } from '../testing/people.ts';
import { sweep } from './sweep.ts';

const world = useWorld();

/** Writes down how many rows each DELETE of a table took. */
async function watchDeletes(table: string): Promise<void> {
  await world.db.execute(sql`create table if not exists deleted_rows (n int, at bigserial)`);
  await world.db.execute(sql`create or replace function count_deleted() returns trigger language plpgsql as
    $$ begin insert into deleted_rows (n) select count(*) from gone; return null; end $$`);
  await world.db.execute(sql`create trigger watched after delete on ${sql.identifier(table)}
    referencing old table as gone for each statement execute function count_deleted()`);
}

describe('the sweep', () => {
  it('deletes many rows that are older than the partitions in chunks, keeps the young, and one table that fails keeps no other from it', async () => {
    const { user } = await passenger(world);
    await world.db.execute(sql`
      insert into dispatch_rounds (ride_id, at, driver_ids, gates, meters)
      select n, now() - case when n > 7 then interval '8 days' else interval '0' end, array[n], '{busy}', '{1}' from generate_series(1, 2307) n`);
    await world.db.execute(sql`
      insert into stream_events (user_id, name, at) select ${user.id}::int, 'ride', now() - interval '2 days' from generate_series(1, 5)`);
    await world.db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
    await world.db.execute(sql`create trigger refused before delete on stream_events_before for each statement execute function refuse()`);
    await watchDeletes('dispatch_rounds_before');
    await sweep(world.node.ctx, 1000);
    const { rows } = await world.db.execute<{ n: number }>(sql`select n from deleted_rows order by at`);
    expect(rows.map(({ n }) => n)).toEqual([1000, 1000, 300]);
    const left = await world.db.execute(
      sql`select (select count(*)::int from dispatch_rounds) as records, (select count(*)::int from stream_events where at < now() - interval '1 day') as events`,
    );
    expect(left.rows[0]).toEqual({ records: 7, events: 5 });
  });
});
