import type { StuckTrip } from '@safiri/contract/desk/shapes.ts';
import { Link } from 'wouter';
import { useText } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import { useDeskTrip } from './desk-api.ts';
import { StuckRow } from './stuck-list.tsx';
import { TripPeople } from './trip-people.tsx';
import { TripTrailCard } from './trip-trail-card.tsx';
import './stuck.css';

function People({ rideId }: { rideId: number }) {
  const { data: page } = useDeskTrip(rideId);
  return page === undefined ? <Skeleton height={160} /> : <TripPeople page={page} />;
}

/** To all that can be done about it: another car, its end, the log. */
function OpenTrip({ rideId }: { rideId: number }) {
  const t = useText();
  return (
    <Link className="button soft" href={`/staff/trip/${rideId}`}>
      {t('checkedOpen', { n: `#${rideId}` })}
    </Link>
  );
}

/** Trips that need somebody, each with its map and whom to ring: what burns most first. */
export function StuckCards({ trips }: { trips: readonly StuckTrip[] }) {
  return (
    <ul className="stuck-cards">
      {trips.map((stuck) => (
        <li key={stuck.trip.rideId} className="card stuck-card">
          <StuckRow stuck={stuck} />
          <WhenSeen className="stuck-more">
            {/* Whom to ring comes before where it is. */}
            <div className="stack">
              <People rideId={stuck.trip.rideId} />
              <OpenTrip rideId={stuck.trip.rideId} />
            </div>
            <TripTrailCard rideId={stuck.trip.rideId} />
          </WhenSeen>
        </li>
      ))}
    </ul>
  );
}
