import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { DEFAULT_ETA_DISTANCE_KM, DEFAULT_ETA_MINUTES } from '@safiri/rules/pricing/defaults.ts';
import { clockTimeAfter, km } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText, type Translate } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { positionAge } from './position-notice.tsx';

/** Older than this, a position is shown with its age. */
const FRESH_SECONDS = 15;

/** Nearer than this, a car is arriving: metres would only flicker. */
const ARRIVING_METERS = 50;

const minutesOf = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** One number leads: half of all cars are there by then. What it may become at the most stands below it. */
function lead(t: Translate, ride: Ride): string {
  if (ride.status === 'arrived') return t('carIsHere');
  if (ride.status === 'accepted' && ride.eta !== null && ride.eta.meters < ARRIVING_METERS) return t('arriving');
  return ride.eta === null ? t('aboutMinutes', { n: DEFAULT_ETA_MINUTES }) : t('minutes', { n: minutesOf(ride.eta.seconds) });
}

function more(t: Translate, { status, eta, countryId }: Ride, now: number): string[] {
  if (status === 'arrived') return [t('atPickup')];
  const distance = t('remaining', { distance: km(eta === null ? DEFAULT_ETA_DISTANCE_KM : eta.meters / 1000) });
  if (eta === null) return [distance];
  if (status === 'accepted' && eta.meters < ARRIVING_METERS) return [t('atPickup')];
  const clock = (later: number) => clockTimeAfter(serverTime(now), later, countryById(countryId).timeZoneId);
  return [t('thereAt', { from: clock(eta.seconds), to: clock(eta.highSeconds) }), distance];
}

/** Over the map: the minutes until the car is there, and what goes with them. */
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
