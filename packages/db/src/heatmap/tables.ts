import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { demandServices } from '@safiri/rules/heatmap/levels.ts';
import { known, moment } from '../platform/columns.ts';

/** Recorded demand: requests of a service in an H3 cell within five minutes, without anything of who asked. */
export const demandCounts = pgTable(
  'demand_counts',
  {
    cityId: text('city_id').notNull(),
    /** Beginning of the five minutes. */
    bucket: moment('bucket').notNull(),
    /** H3 cell of resolution 7, about five square kilometres. */
    cell: text('cell').notNull(),
    service: text('service', { enum: demandServices }).notNull(),
    requests: integer('requests').notNull().default(0),
    fareMinorSum: bigint('fare_minor_sum', { mode: 'number' }).notNull().default(0),
    /** From the request to the car at the pickup. */
    waitSecondsSum: integer('wait_seconds_sum').notNull().default(0),
    waits: integer('waits').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.bucket, t.cell, t.service] }),
    index('demand_counts_age').on(t.bucket),
    check('demand_counts_not_negative', sql`${t.requests} >= 0 and ${t.waits} >= 0`),
    known(t.service, demandServices),
  ],
);

/** How far the events of trips were counted; one row. */
export const demandCursor = pgTable(
  'demand_cursor',
  {
    id: integer('id').primaryKey(),
    lastEventId: bigint('last_event_id', { mode: 'number' }).notNull(),
  },
  (t) => [check('demand_cursor_one', sql`${t.id} = 1`)],
);
