import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { DeskTrip } from '@safiri/contract/desk/trip-shapes.ts';
import { Link } from 'wouter';
import { clockTime, day, km, methodNames, money } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { BackLink } from './back-link.tsx';
import { useDeskTrip } from './desk-api.ts';
import { Facts } from './facts.tsx';
import { Allowed } from './may.tsx';
import { tripChips, tripNames } from './names.ts';
import { PageName } from './page-name.tsx';
import { SEARCH_PATH } from './search-key.ts';
import { MoneyLines, Timeline, TripChat } from './trip-cards.tsx';
import { Search } from './trip-search.tsx';
import { TripPeople } from './trip-people.tsx';
import { TripInvoice } from './trip-invoice.tsx';
import { TripTrailCard } from './trip-trail-card.tsx';
import { TripFee } from './trip-fee.tsx';
import { TripDone, TripSteps } from './trip-steps.tsx';
import { reasonText } from './trip-words.ts';
import './desk.css';

const when = (at: string) => `${day(at)} ${clockTime(at)}`;

function Head({ page }: { page: DeskTrip }) {
  const t = useText();
  const { trip } = page;
  return (
    <header className="review-head">
      <PageName name={`${trip.pickupAddress} → ${trip.dropoffAddress}`} />
      <p className="row wrap">
        <span className={tripChips[trip.status]}>{t(tripNames[trip.status])}</span>
        {page.cancelReason === null ? null : <span className="chip">{reasonText(t, page.cancelReason)}</span>}
        {page.emergencies.map(({ emergencyId, isClosed }) => (
          <Allowed key={emergencyId} to={safetyPaths.getEmergency}>
            <Link className={isClosed ? 'chip' : 'chip bad'} href={`/staff/emergencies/${emergencyId}`}>
              {t('subjectEmergency', { n: emergencyId })}
            </Link>
          </Allowed>
        ))}
      </p>
      <div className="card facts-card">
        <Facts
          facts={[
            { name: t('factTrip'), value: `#${trip.rideId}` },
            { name: t('factKind'), value: serviceName(t, trip) },
            { name: t('factAskedFor'), value: when(trip.requestedAt) },
            page.pickupAt === null ? null : { name: t('factPickupAt'), value: when(page.pickupAt) },
            page.searchUntil === null ? null : { name: t('factSearchUntil'), value: clockTime(page.searchUntil) },
            page.stops.length === 0
              ? null
              : { name: t('factStops'), value: page.stops.map(({ address }) => address).join(' · '), isLong: true },
            { name: t('factWay'), value: `${km(page.distanceKm)} · ${t('minutes', { n: Math.round(page.minutes) })}` },
            { name: t('factFare'), value: `${money(trip.fare, trip.countryId)} · ${t(methodNames[page.paymentMethod] ?? 'cash')}` },
            page.orderNumber === null ? null : { name: t('factOrder'), value: page.orderNumber },
          ]}
        />
      </div>
    </header>
  );
}

/** `/staff/trip/:id`: one trip with all that is known of it. */
export function TripScreen({ rideId }: { rideId: number }) {
  const t = useText();
  const { data: page, isError, refetch } = useDeskTrip(rideId);
  if (page === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (page === undefined) return <Skeleton height={420} />;
  return (
    <>
      <BackLink href={SEARCH_PATH} to="sectionSearch" />
      <Head page={page} />
      <TripSteps page={page} />
      <div className="console-grid">
        <div className="stack">
          <TripPeople page={page} />
          <Timeline events={page.events} />
          <Search offers={page.offers} passedOver={page.passedOver} />
        </div>
        <div className="stack">
          <TripTrailCard rideId={rideId} />
          {page.money === null ? null : <MoneyLines trip={page.trip} money={page.money} />}
          {page.money?.fee == null ? null : <TripFee trip={page.trip} fee={page.money.fee} />}
          <TripInvoice rideId={rideId} />
          <TripChat rideId={rideId} messages={page.messages} />
        </div>
      </div>
      <TripDone rideId={rideId} />
    </>
  );
}
