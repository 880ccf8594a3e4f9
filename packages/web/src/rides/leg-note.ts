import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { useText } from '../platform/text.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { nextPlace } from './next-place.ts';

/** What to know of the way that is driven: that the place it leads to was asked for and is not agreed yet. Before a stop that was there the way is as it was. */
export function useLegNote(ride: Ride): string | undefined {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  const { address } = ride.stops[stopAhead(ride.stops) ?? -1] ?? ride.dropoffLocation;
  return isAsked && address === ride.destinationChange?.wanted ? t('destLeg', { place: nextPlace(ride) }) : undefined;
}
