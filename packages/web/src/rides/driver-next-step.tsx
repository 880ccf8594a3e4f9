import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { CourierSteps } from './courier-steps.tsx';
import { DriverSteps } from './driver-steps.tsx';
import { HailSteps } from './hail-steps.tsx';

/** What a driver does next on a trip of any kind: on its screen, and in the driving view. */
export function DriverNextStep({ ride }: { ride: Ride }) {
  if (ride.hail != null) return <HailSteps ride={ride} />;
  return ride.delivery === null ? <DriverSteps ride={ride} /> : <CourierSteps ride={ride} delivery={ride.delivery} />;
}
