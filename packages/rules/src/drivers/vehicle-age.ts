import { VEHICLE_AGE_LIMITS, vehicleFacts, vehicleTypes, type AgedVehicle, type VehicleType } from '../dispatch/vehicles.ts';
import { distinct, keysOf } from '../records.ts';

/** Kinds of which the policy names an age limit. */
export const agedVehicles = keysOf(VEHICLE_AGE_LIMITS);

/** Names that the age check knows: those kinds and the registered vehicles. */
export type CheckableVehicle = AgedVehicle | VehicleType;
export const checkableVehicles: readonly CheckableVehicle[] = distinct<CheckableVehicle>([...agedVehicles, ...vehicleTypes]);

/** The kind whose limit applies to a vehicle. */
export function agedAs(vehicleType: CheckableVehicle): AgedVehicle {
  return vehicleType in vehicleFacts ? vehicleFacts[vehicleType as VehicleType].agedAs : (vehicleType as AgedVehicle);
}

/** Highest age in years of a vehicle that works. */
export function vehicleAgeLimit(vehicleType: CheckableVehicle): number {
  return VEHICLE_AGE_LIMITS[agedAs(vehicleType)];
}

/** Age in years: the current year minus the year of the vehicle (spec: operations §5). Next year's model has the age -1. */
export function vehicleAge(year: number, currentYear: number): number {
  return currentYear - year;
}

/** Whether a vehicle of this year is young enough to work. */
export function vehicleAgeAllows(vehicleType: CheckableVehicle, year: number, currentYear: number): boolean {
  return vehicleAge(year, currentYear) <= vehicleAgeLimit(vehicleType);
}

/** The oldest year of make that may work now. */
export function oldestVehicleYear(vehicleType: CheckableVehicle, currentYear: number): number {
  return currentYear - vehicleAgeLimit(vehicleType);
}

/** Choices of the year: the current one and the fifteen before (spec: operations §5). */
export const VEHICLE_YEAR_CHOICES = 16;

/** The form begins five years ago (spec: operations §5). */
export const VEHICLE_YEARS_BACK = 5;

/** The years that a form offers, newest first. */
export function vehicleYears(currentYear: number): number[] {
  return Array.from({ length: VEHICLE_YEAR_CHOICES }, (_, i) => currentYear - i);
}
