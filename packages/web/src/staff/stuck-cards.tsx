import type { StuckTrip } from '@safiri/contract/desk/shapes.ts';
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

/** Trips that need somebody, each with its map and whom to ring: what burns most first. */
export function StuckCards({ trips }: { trips: readonly StuckTrip[] }) {
  return (
    <ul className="stuck-cards">
      {trips.map((stuck) => (
        <li key={stuck.trip.rideId} className="card stuck-card">
          <StuckRow stuck={stuck} isNamed />
          <WhenSeen className="stuck-more">
            {/* Whom to ring comes before where it is. */}
            <People rideId={stuck.trip.rideId} />
            <TripTrailCard rideId={stuck.trip.rideId} />
          </WhenSeen>
        </li>
      ))}
    </ul>
  );
}
