import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { DEFAULT_ETA_DISTANCE_KM, DEFAULT_ETA_MINUTES } from '@safiri/rules/pricing/defaults.ts';
import { aboutMinutes } from '../common/minute-range.ts';
import { km } from '../platform/format.ts';
import { nextStop } from '@safiri/rules/rides/stops.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { dueAt, dueText } from './due-at.ts';
import { isArriving } from './is-arriving.ts';
import { useLegNote } from './leg-note.ts';
import { nextPlace } from './next-place.ts';
import { positionAge } from './position-notice.tsx';

/** Older than this, a position is shown with its age. */
const FRESH_SECONDS = 15;

/** The minutes that driver and passenger both go by, as the offer and the quote said them. That it may be later stands below, as times of day. */
const lead = (t: Translate, { eta }: Ride): string => aboutMinutes(t, eta ?? { seconds: DEFAULT_ETA_MINUTES * 60 });

/** What the minutes count to: the place that is driven to, or whoever waits. */
function whither(t: Translate, ride: Ride, isDriver: boolean, note: string | undefined): string[] {
  if (ride.status === 'in_progress') return [note ?? t('etaTo', { place: nextPlace(ride) })];
  if (isDriver) return [];
  return [ride.side === 'booker' && ride.rider !== null ? t('etaTo', { place: ride.rider.name }) : t('etaToYou')];
}

function more(t: Translate, ride: Ride, isDriver: boolean, note: string | undefined, now: number): string[] {
  // Metres would only flicker.
  if (isArriving(ride)) return [t('arriving')];
  const way = km(ride.eta === null ? DEFAULT_ETA_DISTANCE_KM : ride.eta.meters / 1000);
  // Between stops it is the next leg alone that is counted.
  const isLeg = ride.status === 'in_progress' && nextStop(ride.stops) !== undefined;
  const due = dueAt(ride, now);
  // The way stands beside where it leads: after the times it could be taken for the whole trip's.
  return [
    whither(t, ride, isDriver, note),
    isLeg ? way : t('remaining', { distance: way }),
    due === undefined ? [] : dueText(t, due),
  ].flat();
}

/** Over the map: the minutes until the car is there and to whom or what they count, the times that it is by then, and what is left of the way. */
export function EtaBox({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const t = useText();
  const now = useNow(1000);
  const note = useLegNote(ride);
  const age = positionAge(ride.driverPosition, now);
  return (
    <div className="etabox num">
      <b aria-live="polite">{lead(t, ride)}</b>
      {more(t, ride, isDriver, note, now).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {age > FRESH_SECONDS ? <span className="stale">{t('seenAgo', { n: age })}</span> : null}
    </div>
  );
}
