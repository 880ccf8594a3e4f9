import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { Skeleton } from '../ui/states.tsx';
import type { AfterRideProps } from './after-ride.tsx';
import './act-rows.css';

/** Comes after what most people came for, with its own texts. */
const AfterRide = lazyPart(async () => {
  const [{ AfterRide: Part }] = await Promise.all([import('./after-ride.tsx'), enterRoom('rides-after')]);
  return Part;
});

/**
 * What one may do about a finished ride beside rating it.
 * @param height pixels that are kept free until it has come, where something stands below
 */
export function AfterRidePart({ height, ...props }: AfterRideProps & { height?: number }) {
  return (
    <Suspense
      fallback={
        height !== undefined ? (
          <Skeleton height={height} />
        ) : props.more === undefined ? null : (
          <ul className="card list act-rows">{props.more}</ul>
        )
      }
    >
      <AfterRide {...props} />
    </Suspense>
  );
}
