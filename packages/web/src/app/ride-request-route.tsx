import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { RideRequestScreen } from '../rides/ride-request-screen.tsx';

/** Comes when somebody wants to be told of a city that has no rides yet. */
const WaitingForCity = lazyPart(async () => {
  const [{ WaitingForCity }] = await Promise.all([import('./waiting-for-city.tsx'), enterRoom('landing-pages')]);
  return WaitingForCity;
});

/** `/ride-request`, with the waiting list of places that nobody serves. */
export function RideRequest() {
  return (
    <RideRequestScreen
      waitingList={(city, onDone) => (
        <Suspense fallback={null}>
          <WaitingForCity city={city} onDone={onDone} />
        </Suspense>
      )}
    />
  );
}
