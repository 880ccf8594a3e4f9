import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { CheckedTripFacts } from './checked-trip.tsx';
import { usePayoutTrips } from './payout-api.ts';

/** The trips that the amount was earned with, and what does not fit of them. */
export function BehindPayout({ payoutId }: { payoutId: number }) {
  const t = useText();
  const trips = usePayoutTrips(payoutId);
  if (trips.isPending) return <Skeleton height={80} />;
  if (trips.isError) return <ErrorCard text={t('listNotLoaded')} onRetry={() => void trips.refetch()} />;
  return (
    <Unfold line={t('payoutTrips', { n: trips.data.length })}>
      <ul className="stack checked-trips">
        {trips.data.map((trip) => (
          <li key={trip.rideId}>
            <CheckedTripFacts trip={trip} />
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
