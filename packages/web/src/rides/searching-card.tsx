import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { clockTime } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';

/** While a driver is looked for: how many were asked, and when the search gives up. */
export function SearchingCard({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useNow(1000);
  if (ride.search === null) return null;
  return (
    <div className="card searching" role="status">
      <span className="pulse" aria-hidden="true" />
      <div>
        <p className="title">{t('lookingForDrivers')}</p>
        {ride.pickupAt === null ? null : <p className="label num">{t('laterAt', { time: clockTime(ride.pickupAt) })}</p>}
        {ride.reopened ? <p className="label strong">{t('driverGaveBackTitle')}</p> : null}
        <p className="label muted">{t('driversAsked', { n: ride.search.driversAsked })}</p>
        <p className="caption num">{t('searchEndsIn', { time: elapsedLabel((Date.parse(ride.search.until) - now) / 1000) })}</p>
      </div>
    </div>
  );
}
