import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { useText } from '../platform/text.ts';
import { useIsChangeAsked } from './use-change-asked.ts';
import { nextPlace } from './next-place.ts';

/** What to know of the way that is driven: that its end was asked for and is not agreed yet. Before the last stop the way is as it was. */
export function useLegNote(ride: Ride): string | undefined {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  return isAsked && stopAhead(ride.stops) === undefined ? t('destLeg', { place: nextPlace(ride) }) : undefined;
}
