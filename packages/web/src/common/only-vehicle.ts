import type { PricedService } from '@safiri/contract/pricing/calls.ts';
import type { roadArt } from '../art/road-vehicles.ts';

/** What alone comes for a service where that is no car. */
export function onlyVehicle({ vehicles }: Pick<PricedService, 'vehicles'>): keyof typeof roadArt | undefined {
  const [only] = vehicles;
  return vehicles.length === 1 && (only === 'motorcycle' || only === 'tuktuk') ? only : undefined;
}
