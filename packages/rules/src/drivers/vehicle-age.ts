import type { VehicleType } from '../dispatch/vehicles.ts';

/** Years up to and including which a vehicle may work (spec: operations §9). */
export const VEHICLE_AGE_LIMITS = { car: 11, scooter: 8, motorcycle: 10, bakkie: 12 } as const;
export type AgedVehicle = keyof typeof VEHICLE_AGE_LIMITS;

/** What a registered vehicle counts as: people are carried in cars, and a van follows the bakkie. */
const countsAs: Readonly<Record<VehicleType, AgedVehicle>> = {
  sedan: 'car',
  premium: 'car',
  minibus: 'car',
  motorcycle: 'motorcycle',
  scooter: 'scooter',
  bakkie: 'bakkie',
  van: 'bakkie',
};

/** Names that the age check knows: its own four and those of registered vehicles. */
export const checkableVehicles = ['car', 'scooter', 'motorcycle', 'bakkie', 'sedan', 'premium', 'minibus', 'van'] as const;
export type CheckableVehicle = (typeof checkableVehicles)[number];

/** The kind whose limit applies to a vehicle. */
export function agedAs(vehicleType: CheckableVehicle): AgedVehicle {
  return vehicleType === 'car' ? 'car' : countsAs[vehicleType];
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
