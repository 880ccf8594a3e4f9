import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dispatchRounds } from '../../dispatch/tables.ts';
import { tripTrails } from '../../drivers/tables.ts';
import { notifications } from '../../notifications/tables.ts';
import { streamEvents } from '../tables.ts';
import type { Width } from './periods.ts';

/** A table whose rows lie in partitions by time, of which the old ones are dropped as a whole (`keep.ts`). */
export interface Partitioned {
  readonly table: PgTable;
  /** Says in which partition a row lies. */
  readonly by: PgColumn;
  /** From when on a row grows old, never before `by`; has an index where rows are deleted one by one. */
  readonly age: PgColumn;
  /** Of a partition. A row is kept longer than it has to be by this much at most. */
  readonly width: Width;
}

/**
 * The tables whose rows go by age alone, and which nothing refers to (`docs/decisions/077-partitions.md`). Days where rows are kept for days; a
 * month where they are kept for three; a week where somebody went, so that it is not kept a month too long.
 */
export const partitioned: readonly Partitioned[] = [
  { table: dispatchRounds, by: dispatchRounds.at, age: dispatchRounds.at, width: 'day' },
  { table: tripTrails, by: tripTrails.firstAt, age: tripTrails.lastAt, width: 'week' },
  { table: notifications, by: notifications.createdAt, age: notifications.createdAt, width: 'month' },
  { table: streamEvents, by: streamEvents.at, age: streamEvents.at, width: 'day' },
];

/** How a table is partitioned; undefined for one that is not. */
export const partitionedOf = (table: PgTable): Partitioned | undefined =>
  partitioned.find((one) => getTableName(one.table) === getTableName(table));
