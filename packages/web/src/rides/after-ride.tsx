import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { MarkOther } from './mark-other.tsx';

/** What one may do about a finished ride beside rating it. */
export function AfterRide({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const other = isDriver ? ride.passenger : ride.driver;
  return other === null ? null : <MarkOther ride={ride} isDriver={isDriver} name={other.name} />;
}
