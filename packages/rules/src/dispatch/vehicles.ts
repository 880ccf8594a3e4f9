import type { RideType } from '../pricing/ride-types.ts';

/** Kinds of vehicles that drive for the product. */
export const vehicleTypes = ['sedan', 'premium', 'minibus', 'motorcycle', 'scooter', 'bakkie', 'van'] as const;
export type VehicleType = (typeof vehicleTypes)[number];

/** Which vehicles may take a trip of each type (spec: operations §3 parcel vehicles; product: one idea). */
export const vehiclesFor: Readonly<Record<RideType, readonly VehicleType[]>> = {
  standard: ['sedan', 'premium', 'minibus'],
  share: ['sedan', 'premium', 'minibus'],
  premium: ['premium'],
  ladies_only: ['sedan', 'premium', 'minibus'],
  scholar: ['minibus', 'sedan', 'premium'],
  food_delivery: ['motorcycle', 'scooter', 'sedan'],
  parcel_delivery: ['motorcycle', 'sedan', 'bakkie', 'van'],
  large_delivery: ['bakkie', 'van'],
};

/** Whether a vehicle may take a trip of this type; an order may name the vehicles that can carry it. */
export function vehicleFits(vehicleType: VehicleType, rideType: RideType, only: readonly VehicleType[] | null = null): boolean {
  return (only ?? vehiclesFor[rideType]).includes(vehicleType);
}
