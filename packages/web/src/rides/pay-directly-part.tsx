import { Suspense } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { useDirectOffered } from '../common/chosen-method.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';

/** Comes with its own texts, and only where a provider may be asked. */
const PayDirectly = lazyPart(async () => {
  const [{ PayDirectly: Part }] = await Promise.all([import('./pay-directly.tsx'), enterRoom('payments')]);
  return Part;
});

/** As high as the one line that leads to other ways, or the one button of a driver: the stars below don’t move under a thumb once it is known. */
const waits = <Skeleton height={44} />;

/** The cash of a ride that is over, by a provider instead; nothing where the city offers none and none was asked. */
export function PayDirectlyPart({ ride, isDriver }: { ride: Ride; isDriver: boolean }) {
  const offered = useDirectOffered(ride.countryId, isDriver);
  const isCash = ride.ending?.cash != null;
  if (ride.hail != null || ride.fast || (ride.ending?.payment == null && !(offered && isCash))) return null;
  return (
    <Suspense fallback={waits}>
      <PayDirectly ride={ride} isDriver={isDriver} waits={waits} />
    </Suspense>
  );
}
