import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { DEFAULT_ETA_DISTANCE_KM, DEFAULT_ETA_MINUTES } from '@safiri/rules/pricing/defaults.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { elapsedLabel } from '@safiri/rules/rides/elapsed.ts';
import { nextStatuses } from '@safiri/rules/rides/trip-life.ts';
import { useLocation } from 'wouter';
import { useOnline } from '../platform/connection.ts';
import { useRoute } from '../common/use-route.ts';
import { homeOf, session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { serverTime } from '../platform/server-clock.ts';
import { useStreamState } from '../platform/stream.ts';
import { minuteRange, secondsRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Map } from '../ui/map.tsx';
import { PayLines } from '../common/pay-lines.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { ACTIVE_POLL_MS, useActiveRide, useRide } from './api.ts';
import { CancelButton } from './cancel-button.tsx';
import { CounterpartCard } from './counterpart-card.tsx';
import { CourierSteps, DeliveryCard } from './courier-steps.tsx';
import { EndHere } from './end-here.tsx';
import { DriverSteps } from './driver-steps.tsx';
import { clockTime, clockTimeAfter, km, money } from '../platform/format.ts';
import { PinCard } from './pin-card.tsx';
import { CarStops, PoolNote } from './pool-cards.tsx';
import { PositionNotice, positionAge } from './position-notice.tsx';
import { SearchingCard } from './searching-card.tsx';
import { TripChecklist } from './trip-checklist.tsx';
import { TripEnd } from './trip-end.tsx';
import { tripTitle } from './trip-title.ts';
import { useNow } from '../ui/use-now.ts';
import './map-screen.css';
import './active-ride.css';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';

/** Older than this, a position is shown with its age. */
const FRESH_SECONDS = 15;

/** From when to when the trip may end, by the clocks of its city. */
function arrivalOf({ seconds, highSeconds }: NonNullable<Ride['eta']>, now: number, { countryId }: Ride): { from: string; to: string } {
  const clock = (later: number) => clockTimeAfter(serverTime(now), later, countryById(countryId).timeZoneId);
  return { from: clock(seconds), to: clock(highSeconds) };
}

function EtaBox({ ride }: { ride: Ride }) {
  const t = useText();
  const now = useNow(1000);
  const { eta, driverPosition } = ride;
  const age = positionAge(driverPosition, now);
  const distance = eta === null ? DEFAULT_ETA_DISTANCE_KM : eta.meters / 1000;
  return (
    <div className="etabox num" aria-live="polite">
      <b>
        {ride.status === 'arrived' ? t('carIsHere') : eta === null ? t('aboutMinutes', { n: DEFAULT_ETA_MINUTES }) : secondsRange(t, eta)}
      </b>
      <span>{ride.status === 'arrived' ? t('atPickup') : t('remaining', { distance: km(distance) })}</span>
      {ride.status === 'in_progress' && eta !== null ? <span>{t('thereAt', arrivalOf(eta, now, ride))}</span> : null}
      {age > FRESH_SECONDS ? <span className="stale">{t('seenAgo', { n: age })}</span> : null}
    </div>
  );
}

function Elapsed({ since }: { since: string }) {
  const now = useNow(1000);
  return (
    <span className="chip num elapsed" data-svc="ride">
      <Icon name="clock" size={16} />
      {elapsedLabel((now - Date.parse(since)) / 1000)}
    </span>
  );
}

/** The way that is driven now: from where the car was first seen to the pickup, then the trip itself. */
function useDrivenRoute(ride: Ride): { path: readonly Point[] | undefined; onStreets: boolean } {
  const [start, setStart] = useState<Point>();
  const seen = ride.driverPosition;
  useEffect(() => {
    if (start === undefined && seen !== null) setStart({ lat: seen.lat, lng: seen.lng });
  }, [start, seen]);
  const [from, to] = ride.status === 'accepted' ? [start, ride.pickupLocation] : [ride.pickupLocation, ride.dropoffLocation];
  return useRoute(from, to);
}

/** Says it when the driver gives the trip back: a heading that changes by itself is easily missed. */
function useReopenedNotice({ id, status, reopened }: Ride, isDriver: boolean): void {
  const t = useText();
  const before = useRef<{ id: number; status: Ride['status'] }>(undefined);
  useEffect(() => {
    const driven = before.current?.id === id && (before.current.status === 'accepted' || before.current.status === 'arrived');
    if (driven && status === 'requested' && reopened && !isDriver) {
      toast({ title: t('driverGaveBackTitle'), text: t('driverGaveBack'), tone: 'bad' });
    }
    before.current = { id, status };
  }, [id, status, reopened, isDriver, t]);
}

/** What other rooms put on the screen of a live trip. */
export interface TripParts {
  /** Over the map, beside the ETA. */
  readonly over: (ride: Ride) => ReactNode;
  /** In the sheet, before all else. */
  readonly above?: (ride: Ride) => ReactNode;
  /** In the sheet, below the steps. */
  readonly below: (ride: Ride) => ReactNode;
  /** In place of the map and of the ETA, which are handed over as `plain`. */
  readonly map?: (ride: Ride, plain: ReactNode) => ReactNode;
  readonly eta?: (ride: Ride, plain: ReactNode) => ReactNode;
}

interface LiveTripProps {
  readonly ride: Ride;
  readonly isDriver: boolean;
  readonly parts: TripParts;
}

/** The way that is driven now, the car on it, and the ends that matter. */
function PlainMap({ ride, isDriver }: Pick<LiveTripProps, 'ride' | 'isDriver'>) {
  const t = useText();
  const position = ride.driverPosition === null ? undefined : { ...ride.driverPosition };
  const toPickup = ride.status === 'accepted' || ride.status === 'arrived';
  const { path, onStreets } = useDrivenRoute(ride);
  return (
    <Map
      pickup={ride.status === 'in_progress' ? undefined : ride.pickupLocation}
      dropoff={toPickup && isDriver ? undefined : ride.dropoffLocation}
      vehicle={position}
      coveredAbove={70}
      path={path}
      onStreets={onStreets}
      distance={km(ride.distance)}
      duration={minuteRange(t, ride.duration, ride.durationHigh)}
    />
  );
}

function LiveTrip({ ride, isDriver, parts }: LiveTripProps) {
  const t = useText();
  // Without any network the banner has said it already.
  const online = useOnline();
  const lost = useStreamState() === 'lost' && online;
  const actor = isDriver ? 'driver' : 'passenger';
  useReopenedNotice(ride, isDriver);
  const map = <PlainMap ride={ride} isDriver={isDriver} />;
  const eta = ride.status === 'requested' ? <span className="grow" /> : <EtaBox ride={ride} />;
  return (
    <AppShell bare className="deskmap trip">
      <div className="mapscreen">
        <div className="mapbox">{parts.map?.(ride, map) ?? map}</div>
        <div className="over trip-over">
          {parts.eta?.(ride, eta) ?? eta}
          {parts.over(ride)}
        </div>
      </div>
      <main className="sheet" id="main" aria-label={t('activeRide')}>
        <div className="sheet-head">
          <h1 className="h2">{tripTitle(t, ride, isDriver)}</h1>
          {ride.status === 'in_progress' && ride.startedAt !== null ? <Elapsed since={ride.startedAt} /> : null}
        </div>
        <div className="sheet-body trip-bd">
          {lost ? (
            <p className="caption" role="status">
              {t('reconnecting')}
            </p>
          ) : null}
          <PositionNotice ride={ride} isDriver={isDriver} />
          {parts.above?.(ride)}
          {ride.status === 'requested' ? <SearchingCard ride={ride} /> : <CounterpartCard ride={ride} isDriver={isDriver} />}
          {isDriver && ride.pickupAt !== null && ride.startedAt === null ? (
            <p className="label strong num">{t('laterAt', { time: clockTime(ride.pickupAt) })}</p>
          ) : null}
          {isDriver && ride.delivery !== null ? (
            <>
              <DeliveryCard delivery={ride.delivery} countryId={ride.countryId} />
              <CourierSteps ride={ride} delivery={ride.delivery} />
            </>
          ) : isDriver ? (
            <DriverSteps ride={ride} />
          ) : (
            <PinCard ride={ride} />
          )}
          {ride.pool === null ? null : isDriver ? <CarStops pool={ride.pool} /> : <PoolNote pool={ride.pool} />}
          {parts.below(ride)}
          <TripChecklist ride={ride} />
          <div className="stops">
            <p>
              <span className="place-mark" />
              <span>
                <span className="caption">{t('pickupLocation')}</span>
                <b>{ride.pickupLocation.address}</b>
              </span>
            </p>
            <p>
              <span className="place-mark destination" />
              <span>
                <span className="caption">{t('destination')}</span>
                <b>{ride.dropoffLocation.address}</b>
              </span>
            </p>
          </div>
          <h2 className="title">{t('tripSummary')}</h2>
          <dl className="key-values">
            <div>
              <dt>{t('tripFare')}</dt>
              <dd className="num">{money(ride.fare, ride.countryId)}</dd>
            </div>
            <div>
              <dt>{t('distance')}</dt>
              <dd className="num">{km(ride.distance)}</dd>
            </div>
            <div>
              <dt>{t('tripTime')}</dt>
              <dd className="num">{minuteRange(t, ride.duration, ride.durationHigh)}</dd>
            </div>
          </dl>
          {ride.pay === null ? null : <PayLines fare={ride.fare} pay={ride.pay} countryId={ride.countryId} withNet />}
          {isDriver && ride.delivery === null && ride.status === 'in_progress' ? <EndHere ride={ride} /> : null}
          {nextStatuses(actor, ride.status).includes('cancelled') && !(ride.delivery !== null && ride.status === 'in_progress') ? (
            <CancelButton ride={ride} isDriver={isDriver} />
          ) : null}
        </div>
      </main>
    </AppShell>
  );
}

/** `/active-ride` for both roles (spec: operations §2 Active ride). The trip that just ended says so before both go home. */
export function ActiveRideScreen({ parts }: { parts: Record<RegistrableRole, TripParts> }) {
  const t = useText();
  const [, go] = useLocation();
  const user = session.use();
  const active = useActiveRide(ACTIVE_POLL_MS);
  const [lastId, setLastId] = useState<number>();
  const activeId = active.data?.id;
  useEffect(() => {
    if (activeId !== undefined) setLastId(activeId);
  }, [activeId]);
  const ended = useRide(active.data === null ? lastId : undefined);
  const home = user === null ? '/' : homeOf(user);
  const isDriver = user?.userType === 'driver';

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
