import type { VehicleType } from '../dispatch/vehicles.ts';

/** The kinds of vehicle that the age policy names. */
export const agedVehicles = ['car', 'scooter', 'motorcycle', 'bakkie'] as const;
export type AgedVehicle = (typeof agedVehicles)[number];

/** Years a vehicle may be old (spec: operations §9). */
export const MAX_VEHICLE_AGE: Readonly<Record<AgedVehicle, number>> = { car: 11, scooter: 8, motorcycle: 10, bakkie: 12 };

const kindOf: Readonly<Record<VehicleType, AgedVehicle>> = {
  sedan: 'car',
  premium: 'car',
  minibus: 'car',
  scooter: 'scooter',
  motorcycle: 'motorcycle',
  bakkie: 'bakkie',
  van: 'bakkie',
};

/** Whether a vehicle of this year may drive in `currentYear`; its age is the difference of the years (spec: operations §5). */
export function isYoungEnough(vehicleType: VehicleType, year: number, currentYear: number): boolean {
  return year <= currentYear + 1 && currentYear - year <= MAX_VEHICLE_AGE[kindOf[vehicleType]];
}
