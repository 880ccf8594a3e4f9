import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ON_CALL_STEPS } from '@safiri/rules/safety/on-call.ts';
import { createdAt, moment } from '../platform/columns.ts';
import { outboxMessages } from '../platform/tables.ts';
import { users } from '../users/tables.ts';
import { incidents } from './tables.ts';

const stepBounds = sql.raw(String(ON_CALL_STEPS));

/** Who of the team is on call in a city, when, and how early in the chain. Minutes and days are those of the city's clocks. */
export const onCallShifts = pgTable(
  'on_call_shifts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    cityId: text('city_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** 1 is called first. */
    step: smallint('step').notNull(),
    /** `2026-11-24`, of hours that are had once; null of those that repeat. */
    onDate: text('on_date'),
    /** 0 is Monday; empty of hours that are had once. */
    weekdays: smallint('weekdays')
      .array()
      .notNull()
      .default(sql`'{}'`),
    fromMinute: smallint('from_minute').notNull(),
    /** Not later than the first: on the next day. */
    toMinute: smallint('to_minute').notNull(),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** Stays as a row: who was on call is asked afterwards. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    index('on_call_shifts_city')
      .on(t.cityId)
      .where(sql`${t.removedAt} is null`),
    index('on_call_shifts_user').on(t.userId),
    check('on_call_shifts_step_bounds', sql`${t.step} between 1 and ${stepBounds}`),
    check('on_call_shifts_minutes', sql`${t.fromMinute} between 0 and 1439 and ${t.toMinute} between 0 and 1439`),
    check('on_call_shifts_when', sql`(${t.onDate} is null) = (cardinality(${t.weekdays}) > 0)`),
  ],
);

/** The calling of whoever is on call for one press of the emergency button: one stands for each incident, until somebody takes it. */
export const onCallAlarms = pgTable(
  'on_call_alarms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id),
    raisedAt: moment('raised_at').notNull(),
    /** When the next of the chain is called. */
    nextAt: moment('next_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (t) => [
    uniqueIndex('on_call_alarms_one_open')
      .on(t.incidentId)
      .where(sql`${t.endedAt} is null`),
    index('on_call_alarms_incident').on(t.incidentId),
    index('on_call_alarms_due')
      .on(t.nextAt)
      .where(sql`${t.endedAt} is null`),
  ],
);

/** Who was called for an alarm, in order. Nothing here is ever changed. */
export const onCallCalls = pgTable(
  'on_call_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    alarmId: integer('alarm_id')
      .notNull()
      .references(() => onCallAlarms.id),
    /** The how-manieth call of its alarm: no two nodes make the same one. */
    turn: smallint('turn').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    step: smallint('step').notNull(),
    calledAt: moment('called_at').notNull(),
  },
  (t) => [uniqueIndex('on_call_calls_turn').on(t.alarmId, t.turn), index('on_call_calls_user').on(t.userId)],
);

/** The weekly test alarm of one person, and when they tapped that it came. */
export const onCallTests = pgTable(
  'on_call_tests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The Monday of its week: each has one a week, however many servers there are. */
    week: text('week').notNull(),
    sentAt: moment('sent_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    messageId: integer('message_id').references(() => outboxMessages.id, { onDelete: 'set null' }),
  },
  (t) => [uniqueIndex('on_call_tests_week').on(t.userId, t.week), index('on_call_tests_message').on(t.messageId)],
);
