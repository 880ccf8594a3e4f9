import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ARRIVED_METERS } from '@safiri/rules/rides/completion.ts';
import { km } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** Where a trip ended that did not come to its destination; undefined where it did, or where nobody knows. */
export function endedBefore(t: Translate, { ending, dropoffLocation }: Pick<Ride, 'ending' | 'dropoffLocation'>): string | undefined {
  const away = ending?.metersAway ?? 0;
  return away > ARRIVED_METERS ? t('endedBefore', { distance: km(away / 1000), place: dropoffLocation.address }) : undefined;
}
