import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country.ts';
import { rollStates, scheduleTypes, schoolRuns, seatStatuses } from '@safiri/rules/scholar/groups.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { drivers, users } from '../users/tables.ts';

/** Children that drive to a school together, with one driver. */
export const schoolGroups = pgTable(
  'school_groups',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    schoolName: text('school_name').notNull(),
    schoolArea: text('school_area').notNull(),
    route: text('route').notNull(),
    scheduleType: text('schedule_type', { enum: scheduleTypes }).notNull(),
    monthlyMinor: bigint('monthly_minor', { mode: 'number' }).notNull(),
    capacity: smallint('capacity').notNull(),
    /** Members; kept by conditional updates beside the seats. */
    occupancy: smallint('occupancy').notNull().default(0),
    driverId: integer('driver_id').references(() => drivers.id),
    countryId: text('country_id', { enum: countryIds }).notNull(),
    pickupPoints: jsonb('pickup_points')
      .$type<Array<{ location: string; time: string; backTime?: string | undefined; at?: { lat: number; lng: number } | undefined }>>()
      .notNull(),
    /** Where the school is; null while nobody said. */
    schoolAt: jsonb('school_at').$type<{ lat: number; lng: number }>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('school_groups_name').on(t.schoolName, t.route),
    index('school_groups_driver').on(t.driverId),
    check('school_groups_never_overfull', sql`${t.occupancy} between 0 and ${t.capacity}`),
    known(t.scheduleType, scheduleTypes),
  ],
);

/** A child of a guardian. Ids begin high, so that none is also the id of a user for a long time. */
export const children = pgTable(
  'children',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1_000_000_000 }),
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [index('children_guardian').on(t.guardianId)],
);

/** A child's seat in a group, or its place on the waiting list. */
export const schoolSeats = pgTable(
  'school_seats',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => schoolGroups.id),
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id),
    /** Null when the guardian rides. */
    childId: integer('child_id').references(() => children.id),
    /** The child, or the user who rides. */
    studentId: integer('student_id').notNull(),
    pickupPointIndex: smallint('pickup_point_index').notNull(),
    status: text('status', { enum: seatStatuses }).notNull(),
    /** Who gets the child, and proves it with four digits. */
    collectorName: text('collector_name').notNull(),
    collectorPin: text('collector_pin').notNull(),
    leftAt: moment('left_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('school_seats_once')
      .on(t.groupId, t.studentId)
      .where(sql`${t.status} <> 'left'`),
    index('school_seats_guardian').on(t.guardianId),
    index('school_seats_waiting')
      .on(t.groupId, t.id)
      .where(sql`${t.status} = 'waiting'`),
    check('school_seats_pin_digits', sql`${t.collectorPin} ~ '^[0-9]{4}$'`),
    known(t.status, seatStatuses),
    check('school_seats_left_has_time', sql`(${t.status} = 'left') = (${t.leftAt} is not null)`),
  ],
);

/** What the driver said of a child on one run of one day. */
export const rollCalls = pgTable(
  'roll_calls',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    seatId: integer('seat_id')
      .notNull()
      .references(() => schoolSeats.id),
    day: date('day', { mode: 'string' }).notNull(),
    run: text('run', { enum: schoolRuns }).notNull(),
    state: text('state', { enum: rollStates }).notNull(),
    pinTries: smallint('pin_tries').notNull().default(0),
    at: moment('at').notNull(),
  },
  (t) => [uniqueIndex('roll_calls_once').on(t.seatId, t.day, t.run), known(t.state, rollStates), known(t.run, schoolRuns)],
);
