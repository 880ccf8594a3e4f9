import type { SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import type { CoveredRideType } from '@safiri/rules/subscriptions/packages.ts';
import { roadArt } from '../art/road-vehicles.ts';
import { vehicles } from '../art/vehicles.ts';
import { onlyVehicle } from '../common/only-vehicle.ts';
import { homeMarket } from '../platform/instance.ts';
import { Art } from '../ui/svg.tsx';

const cars: Readonly<Record<CoveredRideType, { readonly art: string; readonly dark?: string }>> = {
  standard: { art: vehicles.standard },
  premium: { art: vehicles.premium, dark: vehicles.premiumD },
  ladies_only: { art: vehicles.ladies },
  scholar: { art: vehicles.scholar },
};

/** The car of a kind of ride that packages are sold for; a dark one is lighter on a dark page. */
export function PackageCar({ rideType }: { rideType: CoveredRideType }) {
  const { art, dark } = cars[rideType];
  if (dark === undefined) return <Art svg={art} className="package-car" />;
  return (
    <>
      <Art svg={art} className="package-car in-light" />
      <Art svg={dark} className="package-car in-dark" />
    </>
  );
}

/** What comes for the rides of a package that the city of this phone sells. */
export function MarketPackageCar({ service, rideType }: Pick<SoldPackage, 'service' | 'rideType'>) {
  const own = homeMarket()?.services.find((one) => one.rideType === service.id);
  const only = own === undefined ? undefined : onlyVehicle(own.service);
  return only === undefined ? <PackageCar rideType={rideType} /> : <Art svg={roadArt[only]} className="package-car" />;
}
