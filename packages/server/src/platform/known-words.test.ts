import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '@safiri/db/schema.ts';
import { useWorld } from '../testing/harness.ts';

const world = useWorld();

const tables: readonly unknown[] = Object.values(schema);

/** The lists of the rules, by `table.column`. */
const listed = new Map<string, readonly string[] | undefined>(
  tables
    .filter((value) => is(value, PgTable))
    .flatMap((table) => getTableConfig(table).columns.map((column) => [`${getTableConfig(table).name}.${column.name}`, column.enumValues])),
);

/** What the database lets into a column: the words of a check such as `status in ('open', 'closed')`. A partition has those of its table. */
async function checked(): Promise<Map<string, string[]>> {
  const { rows } = await world.db.execute<{ table: string; definition: string }>(sql`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'
      and not exists (select from pg_class c where c.oid = conrelid and c.relispartition) order by conname`);
  return new Map(
    rows.flatMap(({ table, definition }) => {
      const [, column, words] = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? [];
      return column === undefined || words === undefined
        ? []
        : [[`${table}.${column}`, [...words.matchAll(/'([^']+)'::text/g)].map(([, word = '']) => word)] as const];
    }),
  );
}

it('the migrated database lets the words of the rules into a column and no other', async () => {
  const found = await checked();
  for (const [column, words] of found) expect([column, words]).toEqual([column, listed.get(column)]);
  expect([...found.keys()]).toEqual(
    expect.arrayContaining([
      'vehicles.vehicle_type',
      'vehicles.kind',
      'rides.ride_type',
      'rides.status',
      'orders.status',
      'scheduled_rides.status',
    ]),
  );
});
