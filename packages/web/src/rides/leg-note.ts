import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useText } from '../platform/text.ts';
import { isAskedNext } from './asked-next.ts';
import { changedKind } from './change-words.ts';
import { nextPlace } from './next-place.ts';
import { useIsChangeAsked } from './use-change-asked.ts';

/** What to know of the way that is driven: that the place it leads to was asked for and is not agreed yet. */
export function useLegNote(ride: Ride): string | undefined {
  const t = useText();
  const isAsked = useIsChangeAsked(ride);
  return isAsked && isAskedNext(ride)
    ? t(changedKind(ride) === 'stop' ? 'stopLegAsked' : 'destLeg', { place: nextPlace(ride) })
    : undefined;
}
