import { vehicleFacts, vehicleFits, vehicleTypes, type VehicleType } from '../dispatch/vehicles.ts';
import { passengerRideTypes } from '../pricing/ride-types.ts';
import type { CheckableVehicle } from './vehicle-age.ts';

/** What a vehicle earns from. */
export interface VehicleUses {
  readonly people: boolean;
  readonly food: boolean;
  /** Kilograms of the heaviest parcel; null when it takes none. */
  readonly parcelKg: number | null;
  readonly large: boolean;
  /** On two wheels: little fuel, and through traffic. */
  readonly twoWheels: boolean;
}

const isRegistered = (name: CheckableVehicle): name is VehicleType => Object.hasOwn(vehicleFacts, name);

/** What a vehicle may be used for; of a kind without vehicles of its own, such as `car`, what those may be that its age limit is for. */
export function usesOf(name: CheckableVehicle): VehicleUses {
  const vehicles = isRegistered(name) ? [name] : vehicleTypes.filter((vehicle) => vehicleFacts[vehicle].agedAs === name);
  const kilograms = vehicles.flatMap((id) => {
    const facts = vehicleFacts[id];
    return 'parcels' in facts ? [facts.parcels.maxKg] : 'carries' in facts ? [facts.carries.maxKg] : [];
  });
  return {
    people: vehicles.some((vehicle) => passengerRideTypes.some((rideType) => vehicleFits(vehicle, rideType))),
    food: vehicles.some((vehicle) => vehicleFits(vehicle, 'food_delivery')),
    parcelKg: kilograms.length === 0 ? null : Math.max(...kilograms),
    large: vehicles.some((vehicle) => vehicleFits(vehicle, 'large_delivery')),
    twoWheels: vehicles.every((vehicle) => vehicleFacts[vehicle].seats === 1),
  };
}
