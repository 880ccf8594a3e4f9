import { Suspense, type ReactNode } from 'react';
import { RECENT_TRIPS } from '@safiri/rules/rides/lists.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { Link, Redirect } from 'wouter';
import { country } from '../platform/preferences.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useOnline } from '../platform/connection.ts';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Stars } from '../ui/person.tsx';
import { EmptyState, ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { WhenSeen } from '../ui/when-seen.tsx';
import { useOfferedMethods } from '../common/chosen-method.ts';
import { useWallet } from '../common/wallet.ts';
import { HOME_POLL_MS, useActiveRide, useRideHistory } from './api.ts';
import { zoneOf } from '../common/trip-clock.ts';
import { balanceText } from '../common/balance-text.ts';
import { day, methodNames } from '../platform/format.ts';
import { AfterTrips } from './after-trips.tsx';
import { BookedPart } from './booked-part.tsx';
import { useCashFirst } from './cash-first.ts';
import { HomeServices } from './home-services.tsx';
import { RideRow } from './ride-row.tsx';
import { PlaceRows } from './place-rows.tsx';
import { UpcomingRides } from './upcoming-rides.tsx';
import './rides.css';

/** Comes when its place is scrolled to. */
const HomeMap = lazyPart(async () => {
  const [{ HomeMap: Shown }] = await Promise.all([import('./home-map.tsx'), enterRoom('rides-pickup'), enterRoom('rides')]);
  return Shown;
});

function RecentTrips() {
  const t = useText();
  const rides = useRideHistory();
  if (rides.isPending) {
    return (
      <ul className="card list rides-to-come" aria-busy="true">
        <li className="ride-to-come" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </li>
      </ul>
    );
  }
  // What was kept stands also where asking anew failed; where nothing was, that is not to say that there are none.
  if (rides.data === undefined) return <ErrorCard text={t('tripsNotLoaded')} onRetry={() => void rides.refetch()} />;
  const recent = rides.data.filter((ride) => ride.status === 'completed' && ride.side !== 'booker').slice(0, RECENT_TRIPS);
  if (recent.length === 0) return <EmptyState text={t('noTripsYet')} />;
  return (
    <ul className="card list">
      {recent.map((ride) => (
        <li key={ride.id}>
          <RideRow
            ride={ride}
            name={ride.driver?.name ?? ''}
            facts={[day(ride.completedAt ?? ride.createdAt, zoneOf(ride))]}
            side={ride.myRating === null ? <span className="caption">{t('notRated')}</span> : <Stars rating={ride.myRating} />}
          />
        </li>
      ))}
    </ul>
  );
}

function Payment() {
  const t = useText();
  const wallet = useWallet();
  const methods = useOfferedMethods(country.use());
  return (
    <ul className="pay-cards">
      {methods.map((id) => (
        <li key={id} className="card pay">
          <span className="icon-box">
            <Icon name={id === walletMethodId ? 'wallet' : 'cash'} size={20} />
          </span>
          <span className="grow">
            <span className="label strong">{t(methodNames[id] ?? id)}</span>
            <span className="caption num">
              {id === walletMethodId
                ? wallet.data === undefined
                  ? ''
                  : `${wallet.data.number} · ${balanceText(t, wallet.data)}`
                : t('payAfterRide')}
            </span>
          </span>
          {id === walletMethodId && wallet.data?.topUp === true ? (
            <Link className="button soft small" href="/wallet">
              {t('homeTopUp')}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** What else there is, in rows. */
function More({ safety, tour }: Record<'safety' | 'tour', ReactNode>) {
  const t = useText();
  return (
    <div className="card home-more">
      {safety}
      <Link className="button soft" href="/places">
        <Icon name="pin" size={22} />
        {t('homePlaces')}
      </Link>
      <Link className="button soft" href="/orders">
        <Icon name="clock" size={22} />
        {t('tabOrders')}
      </Link>
      <Link className="button soft" href="/live-chat">
        <Icon name="chat" size={22} />
        {t('tabSupport')}
      </Link>
      {tour}
    </div>
  );
}

/**
 * `/passenger` (spec: operations §2 Passenger home): what is under way, where to, the way to each service; the rest below. On a
 * desktop the map, the trips and the money stand beside it. What belongs to other rooms is handed in.
 */
export function PassengerScreen({
  sos,
  safety,
  underWay,
  whichCity,
  below,
  tour,
}: Record<'sos' | 'safety' | 'underWay' | 'whichCity' | 'below' | 'tour', ReactNode>) {
  const t = useText();
  const user = session.use();
  const active = useActiveRide(HOME_POLL_MS);
  const cashFirst = useCashFirst();
  const online = useOnline();
  const booked = active.data?.side === 'booker';
  if (active.data != null && !booked) return <Redirect to="/active-ride" replace />;
  return (
    <AppShell head={sos}>
      <main className="page home" id="main">
        <h1 className="h1">{t('welcomeName', { name: user?.name.split(' ')[0] ?? '' })}</h1>
        <div className="home-main">
          {booked ? <BookedPart /> : null}
          {underWay}
          {whichCity}
          {/* What waits for a network is drawn pale, for the reason that stands here; its screens still open, to be read. */}
          <Link className="where-to" href="/ride-request?search" data-off={!online}>
            <span className="place-mark destination" />
            <span className="grow">
              {t('whereTo')}
              {online ? null : <span className="where-to-off">{t('notJustNow')}</span>}
            </span>
            <span className={online ? 'button primary small' : 'button small'}>{t('requestRide')}</span>
          </Link>
          <UpcomingRides />
          {cashFirst ? <AfterTrips /> : null}
          <PlaceRows />
          {cashFirst ? null : <AfterTrips />}
          <HomeServices />
        </div>
        <div className="home-side">
          <WhenSeen className="card home-map">
            <Suspense fallback={null}>
              <HomeMap />
            </Suspense>
          </WhenSeen>
          <section className="stack">
            <h2 className="h2">{t('recentTrips')}</h2>
            <RecentTrips />
          </section>
          <section className="stack">
            <h2 className="h2">{t('paymentMethods')}</h2>
            <Payment />
          </section>
        </div>
        <div className="home-main">
          <More safety={safety} tour={tour} />
          {below}
        </div>
      </main>
    </AppShell>
  );
}
