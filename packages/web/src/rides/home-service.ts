import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';

/** What is chosen while there is no price: what was asked for before, else the first that the city of this phone has. Undefined in the demo. */
export const homeService = (home: InstanceMarket | undefined, wanted: string) =>
  home?.services.find(({ rideType }) => rideType === wanted) ?? home?.services[0];

/** What a link asks for, where it is offered. @param wanted of the address: anything */
export const offeredHere = (home: InstanceMarket | undefined, wanted: string | null): string | undefined =>
  (home?.services.map(({ rideType }) => rideType) ?? passengerRideTypes).find((one) => one === wanted);
