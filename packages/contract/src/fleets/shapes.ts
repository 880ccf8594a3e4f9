import * as z from 'zod/mini';
import { vehicleKinds } from '@safiri/rules/dispatch/vehicle-kinds.ts';
import { fleetPeriods } from '@safiri/rules/fleets/periods.ts';
import { rideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { countryId, id, instant } from '../fields.ts';
import { tripService } from '../markets/trip-service.ts';
import { paperShape } from '../verification/shapes.ts';

/** A fleet in the list of the team. */
export const listedFleet = z.object({
  id,
  name: z.string(),
  /** Of its owner or company, in the international form. */
  phone: z.string(),
  countryId,
  vehicles: z.number(),
  /** Who has the role of its owner, by name. */
  owners: z.array(z.string()),
});
export type ListedFleet = z.infer<typeof listedFleet>;

/** A vehicle as the people of its fleet speak of it. */
const fleetVehicle = z.object({
  vehicleId: id,
  licensePlate: z.string(),
  kind: z.enum(vehicleKinds),
  make: z.nullable(z.string()),
  model: z.string(),
  color: z.nullable(z.string()),
});

/** A fleet as the team keeps it: what belongs to it, and since when. */
export const fleetFile = z.object({
  ...listedFleet.shape,
  members: z.array(z.object({ ...fleetVehicle.shape, since: instant })),
});
export type FleetFile = z.infer<typeof fleetFile>;

export const ownFleet = z.object({ id, name: z.string() });
export type OwnFleet = z.infer<typeof ownFleet>;

/** What trips came to in one currency, as the ledger has it; two decimals. */
const sum = z.object({
  countryId,
  trips: z.number(),
  km: z.number(),
  fare: z.string(),
  commission: z.string(),
  /** What the drivers got: fare without commission, with the bonus of the trip. */
  net: z.string(),
  /** The part of the fares that drivers took in cash. */
  cash: z.string(),
});
export type FleetSum = z.infer<typeof sum>;

/** A driver of the fleet, who is that while driving one of its vehicles. */
const fleetDriver = z.object({ driverId: id, name: z.string() });

const paper = z.object({
  ...paperShape,
  /** The last day of validity, YYYY-MM-DD. */
  expiryDate: z.string(),
  /** Negative once it has expired. */
  daysLeft: z.number(),
});
export type FleetPaper = z.infer<typeof paper>;

const workingVehicle = z.object({
  ...fleetVehicle.shape,
  /** Who is online with it. */
  driver: z.nullable(fleetDriver),
  /** The part of town where it was seen last, by name; null while nobody is online with it, or it was not seen for an hour. */
  area: z.nullable(z.string()),
  /** A trip is under way in it. */
  onTrip: z.boolean(),
  /** What it has driven today. */
  today: z.array(sum),
  /** That expire within thirty days, or have. */
  papers: z.array(paper),
});
export type WorkingVehicle = z.infer<typeof workingVehicle>;

export const fleetDay = z.object({
  fleet: z.object({ ...ownFleet.shape, countryId }),
  /** YYYY-MM-DD on the clocks of the fleet. */
  day: z.string(),
  vehicles: z.array(workingVehicle),
  today: z.array(sum),
});
export type FleetDay = z.infer<typeof fleetDay>;

/** A completed trip as a fleet's owner sees it: where and for how much, and nothing of who rode. */
export const fleetTrip = z.object({
  rideId: id,
  rideType: z.enum(rideTypes),
  service: tripService,
  startedAt: z.nullable(instant),
  completedAt: instant,
  /** The day of its end on the clocks of the fleet, YYYY-MM-DD. */
  day: z.string(),
  driver: fleetDriver,
  vehicleId: id,
  /** As it was on that trip. */
  licensePlate: z.string(),
  km: z.number(),
  minutes: z.number(),
  /** Parts of town, by name. */
  fromArea: z.string(),
  toArea: z.string(),
  countryId,
  fare: z.string(),
  commission: z.string(),
  net: z.string(),
  inCash: z.boolean(),
});
export type FleetTrip = z.infer<typeof fleetTrip>;

export const vehicleTrips = z.object({
  /** As it is now; `isHere` says whether the fleet still has it. */
  vehicle: z.object({ ...fleetVehicle.shape, isHere: z.boolean() }),
  trips: z.array(fleetTrip),
});
export const driverTrips = z.object({ driver: fleetDriver, trips: z.array(fleetTrip) });

export const fleetSums = z.object({
  period: z.enum(fleetPeriods),
  /** Its first and last day, and a day of the one before and of the next, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  before: z.string(),
  next: z.string(),
  /** The next one has not begun. */
  isCurrent: z.boolean(),
  /** By vehicle and driver, what brought most first. */
  rows: z.array(z.object({ vehicleId: id, licensePlate: z.string(), driver: fleetDriver, sum })),
  totals: z.array(sum),
});
export type FleetSums = z.infer<typeof fleetSums>;
