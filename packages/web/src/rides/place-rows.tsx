import type { Glance } from '@safiri/contract/pricing/calls.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { GLANCE_PLACES } from '@safiri/rules/pricing/glance.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { useSavedPlaces } from '../common/saved-places.ts';
import { lastPlaces, useHere } from '../common/search-center.ts';
import { useOnline } from '../platform/connection.ts';
import { clockTimeAfter, money, typeNames } from '../platform/format.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useGlance } from './glance-api.ts';
import { asHistoryState, usualType } from './goal-from-home.ts';
import { homePlaces, type HomePlace } from './home-places.ts';
import './place-rows.css';

/** Undefined while nothing is known of it, null where no trip from here ends. */
type Trip = Glance | null | undefined;

/** What stands in a row under its name: when a car could come and be there, else how long the ride takes, else where the place is. */
function Note({ trip, place, clock }: { trip: Trip; place: HomePlace; clock: (minutes: number) => string }) {
  const t = useText();
  if (trip === undefined) return <span>{place.note}</span>;
  if (trip === null) return <span>{t('glanceTooFar')}</span>;
  if (trip.nextCar === null) return <span>{t('glanceTakes', { n: trip.duration })}</span>;
  const { pickupMinutes, arrivalMinutes } = trip.nextCar;
  return (
    <>
      <span>{t('glanceCar', { n: pickupMinutes })}</span>
      <span>{t('glanceThere', { time: clock(arrivalMinutes) })}</span>
    </>
  );
}

/** Home and work that nobody has saved yet. */
function Missing({ kind }: { kind: 'home' | 'work' }) {
  const t = useText();
  return (
    <Link className="place-row-link" href={`/places?add=${kind}`}>
      <Icon name={kind} size={22} />
      <span className="grow">
        <b>{t(kind === 'home' ? 'placeHome' : 'placeWork')}</b>
        <span className="caption">{t('glanceAdd')}</span>
      </span>
      <Icon name="plus" size={22} />
    </Link>
  );
}

/** The size of a row of which nothing is known yet. */
function Coming() {
  return (
    <div className="place-row-link">
      <span className="skeleton place-row-icon" />
      <span className="grow place-row-lines">
        <span className="skeleton" />
        <span className="skeleton" />
      </span>
    </div>
  );
}

/** What the rows know of prices now. */
interface Priced {
  readonly rideType: PassengerRideType;
  readonly countryId: CountryId | undefined;
  readonly isComing: boolean;
  readonly clock: (minutes: number) => string;
}

function Row({ place, trip, priced: { rideType, countryId, isComing, clock } }: { place: HomePlace; trip: Trip; priced: Priced }) {
  const seen = trip == null || countryId === undefined ? null : { fare: trip.fare, countryId };
  return (
    <Link
      className="place-row-link"
      href={place.savedId === null ? '/ride-request' : `/ride-request?to=${place.savedId}`}
      state={asHistoryState({ place: place.at, rideType, seen })}
    >
      <Icon name={place.icon} size={22} />
      <span className="grow">
        <b>{place.title}</b>
        <span className="caption num place-row-note">
          <Note trip={trip} place={place} clock={clock} />
        </span>
      </span>
      {isComing ? <span className="skeleton place-row-wait" /> : null}
      {seen === null ? null : <b className="num">{money(seen.fare, seen.countryId)}</b>}
    </Link>
  );
}

/**
 * The places that this person goes to, each with what a ride there costs now and when a car could come: one tap leads to the
 * request with all of it filled in. Its height is the same whatever is known, so that nothing moves when prices come.
 */
export function PlaceRows() {
  const t = useText();
  const online = useOnline();
  const here = useHere();
  const rideType = usualType.use();
  const saved = useSavedPlaces();
  const recent = lastPlaces.use();
  // The order stays while somebody looks.
  const [hour] = useState(() => new Date().getHours());
  const places = homePlaces(t, saved.data ?? [], recent, hour);
  const points = places.map(({ at }) => at);
  const glance = useGlance(rideType, here, points);
  // Without a network nobody knows what a car costs by now.
  const reply = online && !glance.isError ? glance.data : undefined;
  const priced: Priced = {
    rideType,
    countryId: reply?.countryId,
    isComing: online && glance.isFetching && reply === undefined,
    clock: (minutes) => clockTimeAfter(serverTime(glance.dataUpdatedAt), minutes * 60, reply?.timeZone ?? 'UTC'),
  };
  const lacking = (['home', 'work'] as const)
    .filter((kind) => saved.data?.some((place) => place.kind === kind) === false)
    .slice(0, GLANCE_PLACES - places.length);
  const left = GLANCE_PLACES - places.length - lacking.length;
  const isUnknown = saved.data === undefined;
  const failed = isUnknown && saved.isError && left > 0;
  const waits = isUnknown && !saved.isError;
  const note = () => {
    if (!online) return t('glanceOffline');
    if (isUnknown && places.length === 0) return '';
    if (places.length === 0) return t('glanceNew');
    return reply === undefined ? t('glanceTap') : t('glanceFor', { type: t(typeNames[rideType]) });
  };
  return (
    <nav className="card place-glance" aria-label={t('homePlaces')}>
      <ul aria-busy={waits} style={{ '--rows': GLANCE_PLACES } as CSSProperties}>
        {places.map((place, i) => (
          <li key={place.key}>
            <Row place={place} trip={reply?.trips[i]} priced={priced} />
          </li>
        ))}
        {lacking.map((kind) => (
          <li key={kind}>
            <Missing kind={kind} />
          </li>
        ))}
        {waits
          ? Array.from({ length: left }, (_, i) => (
              <li key={i} aria-hidden="true">
                <Coming />
              </li>
            ))
          : null}
        {failed ? (
          <li className="place-row-failed" style={{ '--rows': Math.max(1, left - 1) } as CSSProperties}>
            <ErrorCard text={t('placesNotLoaded')} onRetry={() => void saved.refetch()} />
          </li>
        ) : null}
        {!waits && left > (failed ? 1 : 0) ? (
          <li>
            <Link className="place-row-link" href="/ride-request">
              <Icon name="pin" size={22} />
              <span className="grow">
                <b className="place-row-whole">{t('placeOnMap')}</b>
              </span>
            </Link>
          </li>
        ) : null}
      </ul>
      <div className="place-glance-foot">
        <p className="caption">{note()}</p>
        <Link className="text-link" href="/places">
          {t('homePlaces')}
        </Link>
      </div>
    </nav>
  );
}
