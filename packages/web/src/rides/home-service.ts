import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';

/** What is chosen while there is no price: what was asked for before, else the first that the city of this phone has. Undefined in the demo. */
export const homeService = (home: InstanceMarket | undefined, wanted: string) =>
  home?.services.find(({ rideType }) => rideType === wanted) ?? home?.services[0];
