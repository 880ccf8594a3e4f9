import { isLive } from '@safiri/rules/rides/trip-life.ts';
import { isRetryable } from '../platform/api-client.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { useBookedRide } from './booked-api.ts';
import { LiveTrip, type TripParts } from './live-trip.tsx';
import { TripEnd } from './trip-end.tsx';

/** A ride that the person asked for somebody else, beside the one in front. A stranger's, or none, is told as none. */
export function BookedRide({ id, parts, onLeave }: { id: number; parts: TripParts; onLeave: () => void }) {
  const t = useText();
  const { data: ride, isPending, refetch, error } = useBookedRide(id);
  if (ride !== undefined && isLive(ride.status)) return <LiveTrip ride={ride} isDriver={false} parts={parts} />;
  if (ride !== undefined) {
    return (
      <AppShell bare>
        <TripEnd ride={ride} isDriver={false} onLeave={onLeave} help={null} />
      </AppShell>
    );
  }
  return (
    <AppShell bare>
      <main className="page narrow" id="main" aria-busy={isPending}>
        <h1 className="visually-hidden">{t('activeRide')}</h1>
        {isPending ? (
          <Skeleton height={220} />
        ) : error !== null && isRetryable(error) ? (
          <ErrorCard text={t('rideNotLoaded')} onRetry={() => void refetch()} />
        ) : (
          <EmptyState text={t('noActiveRide')}>
            <Button onClick={onLeave}>{t('goBack')}</Button>
          </EmptyState>
        )}
      </main>
    </AppShell>
  );
}
