import { Suspense } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Comes after what most people came for, with its own texts. */
const AfterRide = lazyPart(async () => {
  const [{ AfterRide: Part }] = await Promise.all([import('./after-ride.tsx'), enterRoom('rides-after')]);
  return Part;
});

/** What one may do about a finished ride beside rating it, where a page ends: nothing is below that could move. */
export function AfterRidePart({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  return (
    <Suspense fallback={null}>
      <AfterRide ride={ride} isDriver={isDriver} />
    </Suspense>
  );
}
