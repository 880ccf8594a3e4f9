import { useLayoutEffect, useRef, Suspense, type ReactNode } from 'react';
import { keptHeight } from '../common/kept-height.ts';
import { session } from '../platform/session.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';
import { useServerNow } from '../ui/use-now.ts';
import { useRideHistory } from './api.ts';
import { closedEnds } from './closed-ends.ts';
import { unfinishedTrips } from './unfinished-trips.ts';
import { unsentRatings } from './unsent-ratings.ts';

/** Comes only when something is open: most visits of the home screens need neither its code nor its texts. */
export const AfterTripCard = lazyPart(async () => {
  const [{ AfterTripCard: Card }] = await Promise.all([import('./after-trip-card.tsx'), enterRoom('rides-trip'), enterRoom('rides-after')]);
  return Card;
});

const LOOK_MS = 10_000;
/** About as high as a card with its cash and its question. */
const CARD_PX = 180;

/** Of the cards. */
const heightBefore = keptHeight('after-trips');

function Room({ px }: { px: number }) {
  return px === 0 ? null : <Skeleton height={px} />;
}

/** The cards, whose height is kept for the next visit. */
function Cards({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => heightBefore.set(box.current?.offsetHeight ?? 0));
  return (
    <div ref={box} className="after-trips">
      {children}
    </div>
  );
}

/**
 * On both homes: the cash, the question and the rating of trips that have just ended, until answered or half an hour old.
 * @param children stand below, and come with the cards: nothing of theirs moves under a finger
 */
export function AfterTrips({ children }: { children?: ReactNode }) {
  const isDriver = session.use()?.userType === 'driver';
  const rides = useRideHistory();
  const now = useServerNow(LOOK_MS);
  const queued = unsentRatings.use().map(({ rideId }) => rideId);
  const closed = closedEnds.use();
  const open = unfinishedTrips(rides.data ?? [], isDriver, queued, now).filter(({ ride }) => !closed.includes(ride.id));
  if (rides.isPending) {
    return (
      <>
        <Room px={heightBefore.get()} />
        {children}
      </>
    );
  }
  return (
    <Suspense fallback={<Room px={heightBefore.get() || open.length * CARD_PX} />}>
      <Cards>
        {open.map((end) => (
          <AfterTripCard key={end.ride.id} end={end} isDriver={isDriver} />
        ))}
      </Cards>
      {children}
    </Suspense>
  );
}
