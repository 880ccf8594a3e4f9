import { session } from '../platform/session.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Suspense } from 'react';
import { useNow } from '../ui/use-now.ts';
import { useRideHistory } from './api.ts';
import { openEnds } from './open-ends.ts';
import { unsentRatings } from './unsent-ratings.ts';

/** Comes only when something is open: most visits of the home screens need neither its code nor its texts. */
const AfterTripCard = lazyPart(async () => {
  const [{ AfterTripCard: Card }] = await Promise.all([import('./after-trip-card.tsx'), enterRoom('trips')]);
  return Card;
});

const LOOK_MS = 10_000;

/** On both homes: the cash, the question and the rating of trips that have just ended, until answered or half an hour old. */
export function AfterTrips() {
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const now = useNow(LOOK_MS);
  const waiting = unsentRatings.use().map(({ rideId }) => rideId);
  const open = openEnds(rides.data ?? [], isDriver, waiting, now);
  return (
    <Suspense fallback={null}>
      {open.map((end) => (
        <AfterTripCard key={end.ride.id} end={end} isDriver={isDriver} />
      ))}
    </Suspense>
  );
}
