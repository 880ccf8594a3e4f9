import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { DEFAULT_ETA_DISTANCE_KM, DEFAULT_ETA_MINUTES } from '@safiri/rules/pricing/defaults.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { secondsRange } from '../common/minute-range.ts';
import { km } from '../platform/format.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { dueAt } from './due-at.ts';
import { isArriving } from './is-arriving.ts';
import { nextPlace } from './next-place.ts';
import { positionAge } from './position-notice.tsx';

/** Older than this, a position is shown with its age. */
const FRESH_SECONDS = 15;

/** The minutes that driver and passenger both go by: to the late ones too, or the best case alone would be read as promised. */
function lead(t: Translate, ride: Ride): string {
  return ride.eta === null ? t('aboutMinutes', { n: DEFAULT_ETA_MINUTES }) : secondsRange(t, ride.eta);
}

function more(t: Translate, ride: Ride, now: number): string[] {
  // Metres would only flicker.
  if (isArriving(ride)) return [t('arriving')];
  const way = km(ride.eta === null ? DEFAULT_ETA_DISTANCE_KM : ride.eta.meters / 1000);
  const time = dueAt(ride, now) ?? [];
  // Between stops it is the next leg alone that is counted: said by name, or it reads as the whole trip.
  if (ride.status === 'in_progress' && nextStop(ride.stops) !== undefined)
    return [t('etaTo', { place: nextPlace(ride) }), time, way].flat();
  return [time, t('remaining', { distance: way })].flat();
}

/** Over the map: the minutes until the car is there, the times that it is by then, and what is left of the way; of a trip with stops to which of them. */
export function EtaBox({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useNow(1000);
  const age = positionAge(ride.driverPosition, now);
  return (
    <div className="etabox num">
      <b aria-live="polite">{lead(t, ride)}</b>
      {more(t, ride, now).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {age > FRESH_SECONDS ? <span className="stale">{t('seenAgo', { n: age })}</span> : null}
    </div>
  );
}
