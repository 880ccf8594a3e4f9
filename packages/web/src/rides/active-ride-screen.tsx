import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isLive } from '@safiri/rules/rides/trip-life.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { homeOf, session } from '../platform/session.ts';
import { useText } from '../platform/text.ts';
import { AppShell } from '../shell/shell.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { ACTIVE_POLL_MS, useActiveRide, useRide } from './api.ts';
import { BookedRide } from './booked-ride.tsx';
import { LiveTrip, type TripParts } from './live-trip.tsx';
import { TripEnd } from './trip-end.tsx';

/** `/active-ride` for both roles (spec: operations §2 Active ride). The trip that just ended says so before both go home. */
export function ActiveRideScreen({ parts }: { parts: Record<RegistrableRole, TripParts> }) {
  const t = useText();
  const [, go] = useLocation();
  const user = session.use();
  const active = useActiveRide(ACTIVE_POLL_MS);
  const asked = Number(new URLSearchParams(useSearch()).get('ride') ?? 0);
  const [lastId, setLastId] = useState<number>();
  const activeId = active.data?.id;
  useEffect(() => {
    if (activeId !== undefined) setLastId(activeId);
  }, [activeId]);
  const ended = useRide(active.data === null ? lastId : undefined);
  // What the stream told while this screen was on its way was told to nobody: the ride is kept here as it was before.
  const isBehind = active.data === null && ended.data !== undefined && isLive(ended.data.status);
  const { refetch } = ended;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  const home = user === null ? '/' : homeOf(user);
  const isDriver = user?.userType === 'driver';

  // One of those that were asked for others, while another stands in front.
  if (asked > 0 && user !== null && active.data !== undefined && active.data?.id !== asked && asked !== lastId) {
    return <BookedRide id={asked} parts={parts.passenger} onLeave={() => go(home)} />;
  }
  if (active.data != null) return <LiveTrip ride={active.data} isDriver={isDriver} parts={parts[isDriver ? 'driver' : 'passenger']} />;
  if (ended.data !== undefined && (ended.data.status === 'completed' || ended.data.status === 'cancelled')) {
    return (
      <AppShell bare>
        <TripEnd ride={ended.data} isDriver={isDriver} onLeave={() => go(home)} help={parts.passenger.over(ended.data)} />
      </AppShell>
    );
  }
  return (
    <AppShell bare>
      <main className="page narrow" id="main" aria-busy={active.isPending}>
        <h1 className="visually-hidden">{t('activeRide')}</h1>
        {active.isPending ? (
          <>
            <p className="visually-hidden" role="status">
              {t('loading')}
            </p>
            <Skeleton height={220} />
            <Skeleton height={90} />
            <Skeleton height={160} />
          </>
        ) : active.isError ? (
          <ErrorCard text={t('rideNotLoaded')} onRetry={() => void active.refetch()} />
        ) : (
          <EmptyState text={t('noActiveRide')}>
            <Button onClick={() => go(home)}>{t('goBack')}</Button>
          </EmptyState>
        )}
      </main>
    </AppShell>
  );
}
