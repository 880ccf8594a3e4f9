import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryIds } from '@safiri/rules/countries/country-ids.ts';
import { createdAt, known, moment } from '../platform/columns.ts';
import { vehicles } from '../users/tables.ts';

/** Somebody's vehicles, driven by others: whoever holds the role of its owner sees the trips made with them. */
export const fleets = pgTable(
  'fleets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    /** Of its owner or company, in the international form. */
    phone: text('phone').notNull(),
    /** Where its vehicles are registered: by its clocks a day begins. */
    countryId: text('country_id', { enum: countryIds }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [known(t.countryId, countryIds), check('fleets_named', sql`${t.name} <> ''`)],
);

/**
 * When which vehicle was a fleet's: a trip is the fleet's when its vehicle was at the moment in which the driver accepted. A vehicle is in
 * one fleet at a time (`fleet_vehicles_one_at_a_time` excludes times that overlap, in the migration).
 */
export const fleetVehicles = pgTable(
  'fleet_vehicles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    fleetId: integer('fleet_id')
      .notNull()
      .references(() => fleets.id),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    since: moment('since').notNull(),
    /** Null while it belongs to the fleet. */
    until: moment('until'),
  },
  (t) => [
    uniqueIndex('fleet_vehicles_one_fleet')
      .on(t.vehicleId)
      .where(sql`${t.until} is null`),
    index('fleet_vehicles_fleet').on(t.fleetId, t.vehicleId),
    index('fleet_vehicles_vehicle').on(t.vehicleId),
    check('fleet_vehicles_ends_after_it_began', sql`${t.until} >= ${t.since}`),
  ],
);
