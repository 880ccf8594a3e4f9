import { Suspense } from 'react';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';

/** Comes to those who asked for somebody else's ride. */
const BookedRides = lazyPart(async () => {
  const [{ BookedRides: Shown }] = await Promise.all([import('./booked-rides.tsx'), enterRoom('rides-trip')]);
  return Shown;
});

export function BookedPart({ but }: { but?: number }) {
  return (
    <Suspense fallback={null}>
      <BookedRides {...(but === undefined ? {} : { but })} />
    </Suspense>
  );
}
