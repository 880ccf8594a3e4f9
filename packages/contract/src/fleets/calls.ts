import * as z from 'zod/mini';
import { fleetLengths } from '@safiri/rules/fleets/lengths.ts';
import { FLEET_TRIPS_PAGE, fleetPeriods, isFleetDay } from '@safiri/rules/fleets/periods.ts';
import { defineCall } from '../call.ts';
import { countryId, idParam, line } from '../fields.ts';
import { vehicleFields } from '../verification/vehicle-fields.ts';
import { fleetPaths } from './paths.ts';
import { driverTrips, fleetDay, fleetFile, fleetSums, listedFleet, ownFleet, vehicleTrips } from './shapes.ts';

const name = line(fleetLengths.name);
const phone = line(fleetLengths.phone);
const why = { reason: line(fleetLengths.reason) };
const ofFleet = z.object({ id: idParam });

export const listFleets = defineCall({
  key: fleetPaths.list,
  summary: 'All fleets, by name, with how many vehicles each has and who its owners are',
  who: 'staff',
  limit: 'read',
  reply: z.array(listedFleet),
  problems: [],
});

export const createFleet = defineCall({
  key: fleetPaths.create,
  summary: 'Makes a fleet, without vehicles and owners yet',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ name, phone, countryId, ...why }),
  reply: fleetFile,
  status: 201,
  problems: [],
});

export const readFleet = defineCall({
  key: fleetPaths.read,
  summary: 'A fleet with its vehicles and owners',
  who: 'staff',
  limit: 'read',
  params: ofFleet,
  reply: fleetFile,
  problems: ['not_found'],
});

export const changeFleet = defineCall({
  key: fleetPaths.change,
  summary: 'Renames a fleet, or changes where its owner is called',
  who: 'staff',
  limit: 'write',
  params: ofFleet,
  body: z.strictObject({ name: z.optional(name), phone: z.optional(phone), ...why }),
  reply: fleetFile,
  problems: ['not_found'],
});

export const putVehicleIn = defineCall({
  key: fleetPaths.putIn,
  summary: 'Puts the vehicle with this plate into a fleet; whoever drives it is told that its owner sees the trips from then on',
  who: 'staff',
  limit: 'write',
  params: ofFleet,
  body: z.strictObject({ licensePlate: vehicleFields.licensePlate, ...why }),
  reply: fleetFile,
  problems: ['not_found', 'vehicle_in_fleet'],
});

export const takeVehicleOut = defineCall({
  key: fleetPaths.takeOut,
  summary: 'Takes a vehicle out of a fleet, whose owner keeps the trips made until then',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam, vehicleId: idParam }),
  body: z.strictObject(why),
  reply: fleetFile,
  problems: ['not_found'],
});

export const ownFleets = defineCall({
  key: fleetPaths.own,
  summary: 'The fleets that the caller may look into: those that came with the role, or all',
  who: 'staff',
  limit: 'read',
  reply: z.array(ownFleet),
  problems: [],
});

export const fleetToday = defineCall({
  key: fleetPaths.day,
  summary:
    'The day of a fleet: who is online with which vehicle in what part of town, what each drove and earned, which papers expire soon',
  who: 'staff',
  limit: 'read',
  params: ofFleet,
  reply: fleetDay,
  problems: ['not_found'],
});

/** From the newest, or from before a trip of the list. */
const page = z.object({ before: z.optional(idParam) });

export const tripsOfVehicle = defineCall({
  key: fleetPaths.vehicleTrips,
  summary: `Trips that a vehicle made while it was the fleet’s, newest first, ${FLEET_TRIPS_PAGE} at a time, without anything of who rode`,
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam, vehicleId: idParam }),
  query: page,
  reply: vehicleTrips,
  problems: ['not_found'],
});

export const tripsOfDriver = defineCall({
  key: fleetPaths.driverTrips,
  summary: `Trips that a driver made with vehicles of the fleet, newest first, ${FLEET_TRIPS_PAGE} at a time, without anything of who rode`,
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam, driverId: idParam }),
  query: page,
  reply: driverTrips,
  problems: ['not_found'],
});

/** What sums are asked for: the week or month of a day, today's when absent. Of the table for spreadsheets, too. */
export const sumsQuery = z.object({
  period: z._default(z.enum(fleetPeriods), 'week'),
  day: z.optional(z.string().check(z.refine(isFleetDay, { error: 'A day such as 2026-11-24' }))),
});

export const sumsOfFleet = defineCall({
  key: fleetPaths.sums,
  summary: 'What each driver drove and earned with each vehicle in a week or a month, by currency',
  who: 'staff',
  limit: 'read',
  params: ofFleet,
  query: sumsQuery,
  reply: fleetSums,
  problems: ['not_found'],
});
