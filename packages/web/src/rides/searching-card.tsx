import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { clockTime, methodNames, money } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { useNow } from '../ui/use-now.ts';
import './searching-card.css';

const RADIUS = 33;
const LENGTH = 2 * Math.PI * RADIUS;

/** What is left of the search, as a ring that empties around its minutes. */
function Ring({ left, share }: { left: number; share: number }) {
  return (
    <span className="search-ring" aria-hidden="true">
      <svg viewBox="0 0 76 76" width="76" height="76">
        <circle cx="38" cy="38" r={RADIUS} />
        <circle cx="38" cy="38" r={RADIUS} className="left" strokeDasharray={`${LENGTH * share} ${LENGTH}`} />
      </svg>
      <b className="num">{elapsedLabel(left)}</b>
    </span>
  );
}

/** While a driver is looked for: what is done now, when the search gives up, and what the ride costs. */
export function SearchingCard({ ride }: { ride: Ride }) {
  const t = useText();
  const now = serverTime(useNow(1000));
  if (ride.search === null) return null;
  const until = Date.parse(ride.search.until);
  const left = Math.max(0, (until - now) / 1000);
  const whole = Math.max(1, (until - Date.parse(ride.createdAt)) / 1000);
  return (
    <>
      <div className="card searching">
        <Ring left={left} share={Math.min(1, left / whole)} />
        <div>
          <p className="title" role="status">
            {t('lookingForDrivers')}
          </p>
          {ride.pickupAt === null ? null : <p className="label num">{t('laterAt', { time: clockTime(ride.pickupAt) })}</p>}
          {ride.reopened ? <p className="label strong">{t('driverGaveBackTitle')}</p> : null}
          <p className="label muted">{t('driversAsked', { n: ride.search.driversAsked })}</p>
          <p className="caption num">{t('searchEndsIn', { time: elapsedLabel(left) })}</p>
        </div>
      </div>
      <p className="search-fare num">
        <b>{money(ride.fare, ride.countryId)}</b>
        {t(methodNames[ride.paymentMethod] ?? ride.paymentMethod)}
      </p>
    </>
  );
}
