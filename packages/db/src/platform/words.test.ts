import { is, type SQL } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import * as schema from '../schema.ts';
import { oneOf } from './columns.ts';

/** Lists that grow without a migration: countries, languages, and sentences that are swept after their time. */
const growing = new Set(['country_id', 'language', 'notifications.kind']);

const tables = Object.values<unknown>(schema).filter((it): it is PgTable => is(it, PgTable));
const written = (condition: SQL) => new PgDialect().sqlToQuery(condition).sql;

it.each(tables.map((table) => [getTableConfig(table).name, getTableConfig(table)] as const))(
  'lets the columns of %s hold words of their own list alone',
  (name, { columns, checks }) => {
    const conditions = new Map(checks.map(({ name: of, value }) => [of, written(value)]));
    const words = columns.filter((column) => column.enumValues !== undefined);
    const closed = words.filter((column) => !growing.has(column.name) && !growing.has(`${name}.${column.name}`));
    for (const column of closed) {
      const list = written(oneOf(column.enumValues ?? []));
      expect([column.name, conditions.get(`${name}_${column.name}_known`)]).toEqual([column.name, `"${name}"."${column.name}" in ${list}`]);
    }
  },
);
