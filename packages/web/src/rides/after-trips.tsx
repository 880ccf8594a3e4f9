import { session } from '../platform/session.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../ui/states.tsx';
import { useNow } from '../ui/use-now.ts';
import { useRideHistory } from './api.ts';
import { unfinishedTrips } from './unfinished-trips.ts';
import { unsentRatings } from './unsent-ratings.ts';

/** Comes only when something is open: most visits of the home screens need neither its code nor its texts. */
const AfterTripCard = lazyPart(async () => {
  const [{ AfterTripCard: Card }] = await Promise.all([import('./after-trip-card.tsx'), enterRoom('rides-trip')]);
  return Card;
});

const LOOK_MS = 10_000;
/** About as high as a card with its cash and its question. */
const CARD_PX = 148;

/**
 * On both homes: the cash, the question and the rating of trips that have just ended, until answered or half an hour old.
 * @param children stand below, and come with the cards: nothing of theirs moves under a finger
 */
export function AfterTrips({ children }: { children?: ReactNode }) {
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const now = useNow(LOOK_MS);
  const queued = unsentRatings.use().map(({ rideId }) => rideId);
  const open = unfinishedTrips(rides.data ?? [], isDriver, queued, now);
  return (
    <Suspense
      fallback={open.map(({ ride }) => (
        <Skeleton key={ride.id} height={CARD_PX} />
      ))}
    >
      {open.map((end) => (
        <AfterTripCard key={end.ride.id} end={end} isDriver={isDriver} />
      ))}
      {children}
    </Suspense>
  );
}
