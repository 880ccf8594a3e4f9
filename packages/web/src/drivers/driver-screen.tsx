import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { RECENT_TRIPS } from '@safiri/rules/rides/lists.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import type { ComponentType, ReactNode } from 'react';
import { Link, Redirect } from 'wouter';
import { sun } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { BellSlot } from '../shell/bell-slot.tsx';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Avatar } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { BeforeYouDrive } from './before-you-drive.tsx';
import { DriverLinks } from './driver-links.tsx';
import { MoneyCard } from './money-card.tsx';
import { RankCard } from './rank-card.tsx';
import { StatusCard, type SelfieProps } from './status-card.tsx';
import { TodayBand } from './today-band.tsx';
import './driver-screen.css';

/** The driver's trips so far, as the rides room asks for them. */
interface Trips {
  readonly data: Ride[] | undefined;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
  readonly refetch: () => unknown;
}

export interface DriverHomeParts {
  readonly active: Ride | null | undefined;
  readonly rides: Trips;
  /** One row of the recent trips, drawn by the rides room. */
  readonly row: (ride: Ride) => ReactNode;
  /** Cash of a trip that has just ended is to be collected: that comes before all else. */
  readonly cashFirst: boolean;
  /** What is open after the trips that have just ended, with what stands below it. */
  readonly after: (below: ReactNode) => ReactNode;
  /** For somebody who stands before the vehicle. */
  readonly hail: ReactNode;
  /** Beside the bell: in sight before anything is scrolled. */
  readonly sos: ReactNode;
  readonly safety: ReactNode;
  readonly busyAreas: ReactNode;
  readonly tour: ReactNode;
  readonly Selfie: ComponentType<SelfieProps>;
}

/** What stands below the cards of ended trips takes, while it is not known whether there are any: nothing moves under a finger. */
const BELOW_PX = 320;

function Head({ sos }: Pick<DriverHomeParts, 'sos'>) {
  const t = useText();
  const user = session.use();
  const sunOn = sun.use();
  const isOnline = user?.isOnline ?? false;
  return (
    <header className="top driver-head">
      <Avatar name={user?.name ?? ''} />
      <div className="grow">
        <div className="title driver-name">{user?.name}</div>
        <div className="row caption num">
          {driverIdLabel(user?.driver?.id ?? 0)}{' '}
          <span className={isOnline ? 'online-badge' : 'online-badge off-badge'}>
            <span className="dot" />
            {t(isOnline ? 'online' : 'offline')}
          </span>
        </div>
      </div>
      {sos}
      <BellSlot />
      <IconButton label={t('sunMode')} icon="sun" aria-pressed={sunOn} onClick={() => sun.set(!sun.get())} />
    </header>
  );
}

function RecentTrips({ rides, row }: Pick<DriverHomeParts, 'rides' | 'row'>) {
  const t = useText();
  const recent = (rides.data ?? []).filter((ride) => ride.status === 'completed').slice(0, RECENT_TRIPS);
  return (
    <section className="card recent" aria-label={t('recentTrips')}>
      <div className="row spread recent-head">
        <h2 className="h2">{t('recentTrips')}</h2>
        <Link className="text-link" href="/ride-history">
          {t('seeAll')}
        </Link>
      </div>
      {rides.isPending ? (
        <Skeleton height={180} />
      ) : rides.isError ? (
        <ErrorCard text={t('tripsNotLoaded')} onRetry={() => void rides.refetch()} />
      ) : recent.length === 0 ? (
        <EmptyState text={t('noTripsDriver')} />
      ) : (
        <ul className="list">
          {recent.map((ride) => (
            <li key={ride.id}>{row(ride)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The driver's home (spec: operations §2 Driver dashboard): a cockpit. What belongs to rides is handed in. */
export function DriverHome({ active, rides, row, cashFirst, after, hail, sos, safety, busyAreas, tour, Selfie }: DriverHomeParts) {
  const t = useText();
  const user = session.use();
  const driverId = user?.driver?.id ?? 0;
  const isOnline = user?.isOnline ?? false;
  const status = user?.driver?.verificationStatus;
  const verified = status === 'approved';
  const hasChoice = (user?.driver?.vehicles ?? 1) > 1;
  if (active != null) return <Redirect to="/active-ride" replace />;
  const today = <TodayBand driverId={driverId} />;
  const mayGrow = rides.isFetching && !rides.isFetchedAfterMount;
  return (
    <AppShell ownHead>
      <Head sos={sos} />
      <main className="page cockpit" id="main" data-cash={cashFirst}>
        <h1 className="visually-hidden">{t('tabDashboard')}</h1>
        <div className="cockpit-now">
          {cashFirst ? after(null) : today}
          <StatusCard
            isOnline={isOnline}
            verified={verified}
            suspended={status === 'suspended'}
            vehicle={hasChoice ? (user?.vehicleInfo?.licensePlate ?? null) : null}
            Selfie={Selfie}
            short={cashFirst}
          />
          {isOnline && verified ? <RankCard driverId={driverId} /> : null}
          {isOnline && verified ? hail : null}
          <MoneyCard />
          {cashFirst ? today : null}
          {verified ? <BeforeYouDrive /> : null}
          {mayGrow ? <Skeleton height={BELOW_PX} /> : cashFirst ? busyAreas : after(busyAreas)}
        </div>
        <div className="cockpit-more">
          {/* Until the money is settled, that trip comes before where else one could go. */}
          {cashFirst ? <RecentTrips key="trips" rides={rides} row={row} /> : null}
          {mayGrow ? <Skeleton height={BELOW_PX} /> : <DriverLinks key="links" safety={safety} tour={tour} />}
          {cashFirst ? null : <RecentTrips key="trips" rides={rides} row={row} />}
        </div>
      </main>
    </AppShell>
  );
}
