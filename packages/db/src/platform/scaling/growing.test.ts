import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../../schema.ts';
import { bounded, growing } from './growing.ts';

const tables = Object.values<unknown>(schema)
  .filter((one): one is PgTable => is(one, PgTable))
  .map(getTableConfig);

it('says of every table whether it grows, or what bounds it', () => {
  expect([...Object.keys(growing), ...Object.keys(bounded)].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

it('names partial indexes alone as those of what is under way', () => {
  for (const [table, live] of Object.entries(growing)) {
    const indexes = tables.find(({ name }) => name === table)?.indexes ?? [];
    const partial = indexes.flatMap(({ config }) => (config.where === undefined ? [] : [config.name]));
    expect([table, live.filter((name) => !partial.includes(name))]).toEqual([table, []]);
  }
});
