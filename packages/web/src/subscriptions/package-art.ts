import type { SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import type { CoveredRideType } from '@safiri/rules/subscriptions/packages.ts';
import { roadArt } from '../art/road-vehicles.ts';
import { vehicles } from '../art/vehicles.ts';
import { onlyVehicle } from '../common/only-vehicle.ts';
import { homeMarket } from '../platform/instance.ts';

/** The car of each kind of ride that packages are sold for. */
export const packageCars: Readonly<Record<CoveredRideType, string>> = {
  standard: vehicles.standard,
  premium: vehicles.premium,
  ladies_only: vehicles.ladies,
  scholar: vehicles.scholar,
};

/** What comes for the rides of a package that the city of this phone sells. */
export function marketPackageArt({ service, rideType }: Pick<SoldPackage, 'service' | 'rideType'>): string {
  const own = homeMarket()?.services.find((one) => one.rideType === service.id);
  const only = own === undefined ? undefined : onlyVehicle(own.service);
  return only === undefined ? packageCars[rideType] : roadArt[only];
}
