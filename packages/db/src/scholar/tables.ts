import { sql } from 'drizzle-orm';
import { bigint, check, date, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import type { TaxTerms } from '@safiri/rules/pricing/taxes.ts';
import { groupStatuses, pausers } from '@safiri/rules/scholar/group-life.ts';
import { rollStates, scheduleTypes, schoolRuns, seatStatuses } from '@safiri/rules/scholar/groups.ts';
import { markets } from '../markets/market-table.ts';
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
    /** What a driver proposes is seen by nobody but the team until it is open. */
    status: text('status', { enum: groupStatuses }).notNull().default('open'),
    /** Who paused it: what the team paused its driver does not open again. */
    pausedBy: text('paused_by', { enum: pausers }),
    /** The market of the school's point; null of a group from before groups had one. */
    marketId: text('market_id').references(() => markets.id),
    /** On which days it drives, 0 for Monday. */
    days: smallint('days')
      .array()
      .notNull()
      .default(sql`'{0,1,2,3,4}'`),
    /** Days of the school's own without a run, beside the holidays of the market; from the earliest on, those that have passed stay. */
    daysOff: date('days_off', { mode: 'string' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the team said last, for its driver to read. */
    note: text('note'),
    /** Grows with each change of what is written here; who changes it names the one they saw. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    // The name is free again when the group is closed.
    uniqueIndex('school_groups_name')
      .on(t.countryId, t.schoolName, t.route)
      .where(sql`${t.status} <> 'closed'`),
    index('school_groups_driver').on(t.driverId),
    index('school_groups_country').on(t.countryId, t.status),
    known(t.status, groupStatuses),
    known(t.pausedBy, pausers),
    check('school_groups_paused_by_somebody', sql`(${t.status} = 'paused') = (${t.pausedBy} is not null)`),
    check('school_groups_closed_is_empty', sql`${t.status} <> 'closed' or ${t.occupancy} = 0`),
    check('school_groups_proposed_has_driver', sql`${t.status} <> 'proposed' or ${t.driverId} is not null`),
    check('school_groups_days', sql`${t.days} <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality(${t.days}) between 1 and 7`),
    check('school_groups_price', sql`${t.monthlyMinor} > 0`),
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
    /** The first day that is paid from the guardian's wallet, month by month; null while the driver is paid in cash. */
    walletFrom: date('wallet_from', { mode: 'string' }),
    /** For a whole month, as its family agreed or paid last; null of a seat in cash. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** What the family was told that a month will cost, and the first day of the month from which. */
    nextMinor: bigint('next_minor', { mode: 'number' }),
    nextFrom: date('next_from', { mode: 'string' }),
    /** Since which day the wallet has lacked the price of the month; null while it is paid. */
    unpaidSince: date('unpaid_since', { mode: 'string' }),
    leftAt: moment('left_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('school_seats_once')
      .on(t.groupId, t.studentId)
      .where(sql`${t.status} <> 'left'`),
    index('school_seats_child').on(t.childId),
    index('school_seats_guardian').on(t.guardianId),
    index('school_seats_waiting')
      .on(t.groupId, t.id)
      .where(sql`${t.status} = 'waiting'`),
    check('school_seats_pin_digits', sql`${t.collectorPin} ~ '^[0-9]{4}$'`),
    known(t.status, seatStatuses),
    check('school_seats_left_has_time', sql`(${t.status} = 'left') = (${t.leftAt} is not null)`),
    check('school_seats_unpaid_of_wallet', sql`${t.unpaidSince} is null or (${t.walletFrom} is not null and ${t.status} = 'member')`),
    check('school_seats_price', sql`${t.priceMinor} > 0 and (${t.nextMinor} is null or ${t.nextMinor} > 0)`),
    check('school_seats_next_price', sql`(${t.nextMinor} is null) = (${t.nextFrom} is null)`),
    index('school_seats_by_wallet')
      .on(t.id)
      .where(sql`${t.status} = 'member' and ${t.walletFrom} is not null`),
  ],
);

/**
 * A month of a seat that was paid from a wallet. The money is held for its buyer (`school:ID:held` in the ledger): each run that the driver calls
 * releases its share, and what is left when the month or the seat ends goes back.
 */
export const schoolMonths = pgTable(
  'school_months',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    seatId: integer('seat_id')
      .notNull()
      .references(() => schoolSeats.id),
    /** Whose wallet it was taken from, and to whom goes back what is not driven. */
    guardianId: integer('guardian_id')
      .notNull()
      .references(() => users.id),
    /** Its first day: `2026-11-01`. */
    month: date('month', { mode: 'string' }).notNull(),
    /** The first day that was paid. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The operator's share of what the driver earns, as it was when the month was paid. */
    commissionPercent: doublePrecision('commission_percent').notNull(),
    /** Inside its price, as they were then: of them no commission is taken. */
    taxes: jsonb('taxes')
      .$type<TaxTerms[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Runs to drive from the first paid day on. */
    runsPlanned: smallint('runs_planned').notNull(),
    runsDriven: smallint('runs_driven').notNull().default(0),
    /** What the runs released, before the commission. */
    earnedMinor: bigint('earned_minor', { mode: 'number' }).notNull().default(0),
    /** What went back to the wallet; null until the month or the seat ended. */
    returnedMinor: bigint('returned_minor', { mode: 'number' }),
    /** When the guardian was told what the next month takes. */
    renewalToldAt: moment('renewal_told_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('school_months_once').on(t.seatId, t.month),
    index('school_months_guardian').on(t.guardianId),
    index('school_months_running')
      .on(t.month)
      .where(sql`${t.returnedMinor} is null`),
    check(
      'school_months_first_day',
      sql`extract(day from ${t.month}) = 1 and ${t.fromDay} - (extract(day from ${t.fromDay})::int - 1) = ${t.month}`,
    ),
    check('school_months_price', sql`${t.priceMinor} > 0 and ${t.commissionPercent} between 0 and 100`),
    check('school_months_runs', sql`${t.runsDriven} between 0 and ${t.runsPlanned}`),
    check('school_months_earned', sql`${t.earnedMinor} between 0 and ${t.priceMinor}`),
    check('school_months_ends_whole', sql`${t.earnedMinor} + ${t.returnedMinor} = ${t.priceMinor}`),
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
