import { Suspense } from 'react';
import { countryHere } from '../common/country-here.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom } from '../platform/text.ts';
import { RideRequestScreen } from '../rides/ride-request-screen.tsx';

/** Comes when somebody wants to be told of a city that has no rides yet. */
const WaitingListForm = lazyPart(async () => {
  const [{ WaitingListForm }] = await Promise.all([import('../countries/waiting-list-form.tsx'), enterRoom('countries')]);
  return WaitingListForm;
});

/** `/ride-request`, with the waiting list of places that nobody serves. */
export function RideRequest() {
  return (
    <RideRequestScreen
      waitingList={(city, onDone) => (
        <Suspense fallback={null}>
          <WaitingListForm about={city === undefined ? 'other' : countryHere(city.countryId)} city={city?.name} onDone={onDone} />
        </Suspense>
      )}
    />
  );
}
