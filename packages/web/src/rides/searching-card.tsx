import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { timeThere } from '../common/trip-clock.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { payText } from './pay-text.ts';
import { isPaidByOther } from './who-pays.ts';
import { useServerNow } from '../ui/use-now.ts';
import './searching-card.css';

const RADIUS = 37;
const LENGTH = 2 * Math.PI * RADIUS;

/** What is left of the search, as a ring that empties around its minutes. */
function Ring({ left, share }: { left: number; share: number }) {
  const t = useText();
  return (
    <span className="search-ring" aria-hidden="true">
      <svg viewBox="0 0 80 80" width="80" height="80">
        <circle cx="40" cy="40" r={RADIUS} />
        <circle cx="40" cy="40" r={RADIUS} className="left" strokeDasharray={`${LENGTH * share} ${LENGTH}`} />
      </svg>
      <b className="num">
        {elapsedLabel(left)}
        <small>{t('searchLeft')}</small>
      </b>
    </span>
  );
}

/** Somebody comes once they have ended another trip: who, and when. */
function ComesNext({ ride, next }: { ride: Ride; next: NonNullable<NonNullable<Ride['search']>['next']> }) {
  const t = useText();
  return (
    <div className="card comes-next">
      <p className="title" role="status">
        {t('nextDriverTitle', { driver: next.driver })}
      </p>
      <p className="label num">{t('nextDriverText', { time: timeThere(ride, next.at) })}</p>
      <p className="caption">{t('nextDriverLate')}</p>
    </div>
  );
}

/** While a driver is looked for: what has been done, how long it goes on, and what the ride costs. */
export function SearchingCard({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useServerNow(1000);
  if (ride.search === null) return null;
  const asked = ride.search.driversAsked;
  // An older version of the app kept rides that say nothing of it.
  const next = ride.search.next ?? null;
  const until = Date.parse(ride.search.until);
  const left = Math.max(0, (until - now) / 1000);
  const whole = Math.max(1, (until - Date.parse(ride.createdAt)) / 1000);
  return (
    <>
      {next === null ? (
        <div className="card searching">
          <Ring left={left} share={Math.min(1, left / whole)} />
          <div>
            <p className="title" role="status">
              {asked === 0 ? t('searchNearest') : t('driversAsked', { n: asked })}
            </p>
            {ride.pickupAt === null ? null : <p className="label num">{t('laterAt', { time: timeThere(ride, ride.pickupAt) })}</p>}
            {ride.reopened ? <p className="label strong">{t('driverGaveBackTitle')}</p> : null}
            <p className="caption num">{t('searchUntil', { time: timeThere(ride, ride.search.until) })}</p>
          </div>
        </div>
      ) : (
        <ComesNext ride={ride} next={next} />
      )}
      {isPaidByOther(ride) ? null : (
        <p className="search-fare num">
          <b>{money(ride.fare, ride.countryId)}</b>
          {payText(t, ride, ride.fare)}
        </p>
      )}
    </>
  );
}
