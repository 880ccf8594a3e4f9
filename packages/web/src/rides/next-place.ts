import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { shortPlace } from './short-place.ts';

/** Where a trip under way is driven now, or once the car goes on from the stop at which it stands; the place that its minutes are of. */
export const nextPlace = ({ stops, dropoffLocation }: Ride): string =>
  shortPlace((stops[stopAhead(stops) ?? -1] ?? dropoffLocation).address);
