import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { RECENT_TRIPS } from '@safiri/rules/rides/lists.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { driverIdLabel } from '@safiri/rules/users/driver-id.ts';
import { Link, Redirect } from 'wouter';
import { ApiError, serverMessage } from '../platform/api-client.ts';
import { sun } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { BellSlot } from '../shell/bell-slot.tsx';
import { numberText } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { IconButton } from '../ui/button.tsx';
import { Avatar } from '../ui/person.tsx';
import { EmptyState, ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { Switch } from '../ui/switch.tsx';
import { toast } from '../ui/toast.tsx';
import { useSetOnline, useToday } from './api.ts';
import { OfferAlerts } from './offer-alerts.tsx';
import { SeenNotes } from './seen-notes.tsx';
import '../common/figures.css';
import './driver-screen.css';

export interface DriverHomeParts {
  readonly active: Ride | null | undefined;
  readonly rides: { data: Ride[] | undefined; isLoading: boolean; isPending: boolean; isError: boolean; refetch: () => unknown };
  /** One row of the recent trips, drawn by the rides room. */
  readonly row: (ride: Ride) => React.ReactNode;
  /** What is open after the trips that have just ended. */
  readonly after: React.ReactNode;
  readonly safety: React.ReactNode;
  readonly busyAreas: React.ReactNode;
  readonly tour: React.ReactNode;
}

function StatusCard({ isOnline, verified }: { isOnline: boolean; verified: boolean }) {
  const t = useText();
  const setOnline = useSetOnline();
  const untrained = (error: unknown) => error instanceof ApiError && error.problem?.code === 'training_unfinished';
  const change = (on: boolean) =>
    setOnline.mutate(on, {
      onError: (error) => {
        if (!untrained(error)) toast({ title: t('error'), text: serverMessage(error, t('statusNotChanged')), tone: 'bad' });
      },
    });
  return (
    <div className={isOnline ? 'status' : 'status is-off'}>
      <div className="grow">
        <div className="title">{t('driverStatus')}</div>
        <div className="label" role="status">
          {untrained(setOnline.error)
            ? t('trainingFirst')
            : verified
              ? t(isOnline ? 'youAreOnline' : 'youAreOffline')
              : t('notVerifiedYet')}
        </div>
        {untrained(setOnline.error) ? (
          <Link className="text-link" href="/driver-training">
            {t('openTraining')}
          </Link>
        ) : null}
      </div>
      {verified ? (
        <Switch on={isOnline} label={t('driverStatus')} onChange={change} />
      ) : (
        <Link className="button primary small" href="/driver-verification">
          {t('openVerification')}
        </Link>
      )}
    </div>
  );
}

function TodayBand({ driverId }: { driverId: number }) {
  const t = useText();
  const today = useToday(driverId);
  if (today.isPending) return <Skeleton height={106} />;
  if (today.isError) return <ErrorCard text={t('todayNotLoaded')} onRetry={() => void today.refetch()} />;
  const { currencySymbol } = countryById(today.data.countryId);
  return (
    <div className="earn">
      <div className="selvedge" data-svc="drive" />
      <div className="earn-in">
        <div>
          <div className="caption">{t('todaysEarnings')}</div>
          <div className="big num">
            {currencySymbol}
            {numberText(Number(today.data.earnings))}
          </div>
        </div>
        <dl>
          <div>
            <dt>{t('completedTrips')}</dt>
            <dd className="num">{today.data.trips}</dd>
          </div>
          <div>
            <dt>{t('hoursOnline')}</dt>
            <dd className="num">{numberText(today.data.hoursOnline, 1)}</dd>
          </div>
          <div>
            <dt>{t('rating')}</dt>
            <dd className="num">{today.data.rating === null ? t('ratingNew') : numberText(today.data.rating, 1)}</dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

/** What the links take on a phone, while it is not known whether cards will stand above them: nothing moves under a finger. */
const LINKS_PX = 230;

function QuickLinks({ tour }: Pick<DriverHomeParts, 'tour'>) {
  const t = useText();
  return (
    <nav className="quick-links" aria-label={t('driver')}>
      <Link className="button soft" href="/driver-training">
        <Icon name="book" size={22} />
        {t('training')}
      </Link>
      <Link className="button soft" href="/ai-features?tab=training">
        <Icon name="bolt" size={22} />
        {t('homeAi')}
      </Link>
      <Link className="button soft" href="/driver-earnings">
        <Icon name="gauge" size={22} />
        {t('viewAnalytics')}
      </Link>
      <Link className="button soft" href="/driver-earnings?withdraw=1">
        <Icon name="wallet" size={22} />
        {t('withdraw')}
      </Link>
      <Link className="button soft" href="/why-no-trips">
        <Icon name="help" size={22} />
        {t('whyNoTrips')}
      </Link>
      <Link className="button soft" href="/driving">
        <Icon name="wheel" size={22} />
        {t('drivingView')}
      </Link>
      <Link className="button soft" href="/keep-sending">
        <Icon name="signal" size={22} />
        {t('keepSending')}
      </Link>
      <Link className="button soft" href="/scholar-rides">
        <Icon name="school" size={22} />
        {t('homeRoll')}
      </Link>
      <Link className="button soft" href="/live-chat">
        <Icon name="chat" size={22} />
        {t('tabSupport')}
      </Link>
      {tour}
    </nav>
  );
}

/** The driver's home (spec: operations §2 Driver dashboard). What belongs to rides is handed in. */
export function DriverHome({ active, rides, row, after, safety, busyAreas, tour }: DriverHomeParts) {
  const t = useText();
  const user = session.use();
  const sunOn = sun.use();
  const driverId = user?.driver?.id ?? 0;
  const isOnline = user?.isOnline ?? false;
  const verified = user?.driver?.verificationStatus === 'approved';
  if (active != null) return <Redirect to="/active-ride" replace />;
  const recent = (rides.data ?? []).filter((ride) => ride.status === 'completed').slice(0, RECENT_TRIPS);
  return (
    <AppShell ownHead>
      <header className="top driver-head">
        <Avatar name={user?.name ?? ''} />
        <div className="grow">
          <div className="title">{user?.name}</div>
          <div className="row caption num">
            {driverIdLabel(driverId)}{' '}
            <span className={isOnline ? 'online-badge' : 'online-badge off-badge'}>
              <span className="dot" />
              {t(isOnline ? 'online' : 'offline')}
            </span>
          </div>
        </div>
        <BellSlot />
        <IconButton label={t('sunMode')} icon="sun" aria-pressed={sunOn} onClick={() => sun.set(!sun.get())} />
      </header>
      <main className="page driver-page" id="main">
        <h1 className="visually-hidden">{t('tabDashboard')}</h1>
        <StatusCard isOnline={isOnline} verified={verified} />
        {isOnline && verified ? (
          <>
            <SeenNotes />
            <OfferAlerts />
          </>
        ) : null}
        <TodayBand driverId={driverId} />
        {after}
        {rides.isLoading ? <Skeleton height={LINKS_PX} /> : <QuickLinks tour={tour} />}
        {safety}
        {busyAreas}
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
      </main>
    </AppShell>
  );
}
