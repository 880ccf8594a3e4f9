import { VEHICLE_AGE_LIMITS, vehicleFacts, vehicleTypes, type AgedVehicle, type VehicleType } from '../dispatch/vehicles.ts';
import { vehicleKinds, type VehicleKind } from '../dispatch/vehicle-kinds.ts';
import { distinct, keysOf, recordOf } from '../records.ts';

/** Kinds of which the specification's policy names an age limit. */
export const agedVehicles = keysOf(VEHICLE_AGE_LIMITS);

/** Names that the age check knows: those kinds and the registered vehicles. */
export type CheckableVehicle = AgedVehicle | VehicleType;
export const checkableVehicles: readonly CheckableVehicle[] = distinct<CheckableVehicle>([...agedVehicles, ...vehicleTypes]);

/** The kind of the specification's policy that a vehicle counts as. */
export function agedAs(vehicleType: CheckableVehicle): AgedVehicle {
  return vehicleType in vehicleFacts ? vehicleFacts[vehicleType as VehicleType].agedAs : (vehicleType as AgedVehicle);
}

/** Years up to and including which vehicles of each kind may work; a kind that is not named has no limit (operator §1 `vehicleAge`). */
export type VehicleAgeLimits = { readonly [K in VehicleKind]?: number };

/** The specification's (operations §9), which the demo's markets carry; what counts where there is no market. */
export const specifiedAgeLimits: VehicleAgeLimits = recordOf(vehicleKinds, (kind) => VEHICLE_AGE_LIMITS[agedAs(kind)]);

/** The kind whose limit and papers count: a premium car is a sedan, and so is what the policy calls a car. */
export const kindChecked = (vehicle: CheckableVehicle): VehicleKind => (vehicle === 'car' || vehicle === 'premium' ? 'sedan' : vehicle);

/** Highest age in years of a vehicle that works; null where there is none. */
export function vehicleAgeLimit(limits: VehicleAgeLimits, vehicle: CheckableVehicle): number | null {
  return limits[kindChecked(vehicle)] ?? null;
}

/** Age in years: the current year minus the year of the vehicle (spec: operations §5). Next year's model has the age -1. */
export function vehicleAge(year: number, currentYear: number): number {
  return currentYear - year;
}

/** Whether a vehicle of this year is young enough to work. */
export function vehicleAgeAllows(limits: VehicleAgeLimits, vehicle: CheckableVehicle, year: number, currentYear: number): boolean {
  const limit = vehicleAgeLimit(limits, vehicle);
  return limit === null || vehicleAge(year, currentYear) <= limit;
}

/** The oldest year of make that may work now; null where any may. */
export function oldestVehicleYear(limits: VehicleAgeLimits, vehicle: CheckableVehicle, currentYear: number): number | null {
  const limit = vehicleAgeLimit(limits, vehicle);
  return limit === null ? null : currentYear - limit;
}

/** Choices of the year: the current one and the fifteen before (spec: operations §5). */
export const VEHICLE_YEAR_CHOICES = 16;

/** The form begins five years ago (spec: operations §5). */
export const VEHICLE_YEARS_BACK = 5;

/** Choices where vehicles may be of any age. */
const ANY_AGE_CHOICES = 41;

/** As many years as a form needs: the specification's, or more where older vehicles of the kind may work. */
export function yearChoices(limits: VehicleAgeLimits, vehicle: CheckableVehicle): number {
  const limit = vehicleAgeLimit(limits, vehicle);
  return limit === null ? ANY_AGE_CHOICES : Math.max(VEHICLE_YEAR_CHOICES, limit + 1);
}

/** The years that a form offers, newest first. */
export function vehicleYears(currentYear: number, choices = VEHICLE_YEAR_CHOICES): number[] {
  return Array.from({ length: choices }, (_, i) => currentYear - i);
}
