import type { Glance, PricedService } from '@safiri/contract/pricing/calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { GLANCE_PLACES, isGoalFrom } from '@safiri/rules/pricing/glance.ts';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { Link } from 'wouter';
import { lastGood } from '../platform/offline-cache.ts';
import { useSavedPlaces } from '../common/saved-places.ts';
import { lastPlaces, useHere } from '../common/search-center.ts';
import { clockRange } from '../common/clock-range.ts';
import { onReconnect, useOnline } from '../platform/connection.ts';
import { clockTimeAfter, money } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { queryClient } from '../platform/query.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useText } from '../platform/text.ts';
import { session } from '../platform/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/svg.tsx';
import { historyKey } from './api.ts';
import { useGlance } from './glance-api.ts';
import { asHistoryState, usualType } from './goal-from-home.ts';
import { homePlaces, recentAfter, type HomePlace } from './home-places.ts';
import './place-rows.css';

/** Undefined while nothing is known of it, null where no trip from here ends. */
type Trip = Glance | null | undefined;

/** What stands in a row under its name: between when one could be there and when a car could come, else how long the ride takes, else where the place is. */
function Note({ trip, place, clock }: { trip: Trip; place: HomePlace; clock: (minutes: number) => string }) {
  const t = useText();
  if (trip === undefined) return <span>{place.note}</span>;
  if (trip === null) return <span>{t('glanceTooFar')}</span>;
  if (trip.nextCar === null) return <span>{t('glanceTakes', { n: trip.duration })}</span>;
  const { pickupMinutes, arrivalMinutes, arrivalMinutesHigh } = trip.nextCar;
  return (
    <>
      <span>{t('glanceThere', { time: clockRange(clock(arrivalMinutes), clock(arrivalMinutesHigh)) })}</span>
      <span>{t('glanceCar', { n: pickupMinutes })}</span>
    </>
  );
}

/** What a pale row waits for, for readers. */
function Off({ online }: { online: boolean }) {
  const t = useText();
  return online ? null : <span className="visually-hidden"> ({t('notJustNow')})</span>;
}

/** Home and work that nobody has saved yet; saving takes a network, without which the row is pale. */
function Missing({ kind, online }: { kind: 'home' | 'work'; online: boolean }) {
  const t = useText();
  return (
    <Link className="place-row-link" data-off={!online} href={`/places?add=${kind}`}>
      <Icon name={kind} size={22} />
      <span className="grow">
        <b>{t(kind === 'home' ? 'glanceAddHome' : 'glanceAddWork')}</b>
        <Off online={online} />
      </span>
      {online ? <Icon name="plus" size={22} /> : null}
    </Link>
  );
}

/** In the place of what could not be loaded: a new try, which is made by itself once the network is back. Without one nothing has failed. */
function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  const online = useOnline();
  const retry = useEffectEvent(onRetry);
  useEffect(() => onReconnect(() => retry()), []);
  if (!online) return <p className="place-row-failed place-row-wait-for">{t('placesToCome')}</p>;
  return (
    <div className="place-row-failed" role="alert">
      <p>{t('placesNotLoaded')}</p>
      <Button kind="soft" small onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
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
  readonly rideType: string;
  readonly service: PricedService | undefined;
  readonly countryId: CountryId | undefined;
  readonly isComing: boolean;
  readonly clock: (minutes: number) => string;
}

function Row({ place, trip, priced: { rideType, service, countryId, isComing, clock } }: { place: HomePlace; trip: Trip; priced: Priced }) {
  const t = useText();
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
      {seen === null ? null : (
        <span className="place-row-price">
          <b className="num">{money(seen.fare, seen.countryId)}</b>
          {rideType === 'standard' || service === undefined ? null : (
            <span className="caption">{serviceName(t, { rideType: service.type, service: service.own })}</span>
          )}
        </span>
      )}
    </Link>
  );
}

/**
 * The places that this person goes to, each with what a ride there costs now and when a car could come: one tap leads to the
 * request with all of it filled in. Its height is the same whatever is known, so that nothing moves when prices come; without the places it is
 * only as high as its words.
 */
export function PlaceRows() {
  const t = useText();
  const online = useOnline();
  const here = useHere();
  const usual = usualType.use();
  const saved = useSavedPlaces();
  const last = lastPlaces.use();
  // The order stays while somebody looks.
  const [hour] = useState(() => new Date(serverTime()).getHours());
  const key = historyKey(session.use()?.id);
  const [rides] = useState(() => queryClient.getQueryData<Ride[]>(key) ?? lastGood<Ride[]>(key) ?? []);
  const [now] = useState(() => serverTime());
  const recent = recentAfter(rides, last, now);
  const isGoal = (place: Point) => isGoalFrom(here, place);
  const places = homePlaces(t, (saved.data ?? []).filter(isGoal), recent.filter(isGoal), hour);
  const points = places.map(({ at }) => at);
  const glance = useGlance(usual, here, points);
  // Without a network nobody knows what a car costs by now.
  const reply = online && !glance.isError ? glance.data : undefined;
  const priced: Priced = {
    rideType: reply?.rideType ?? usual,
    service: reply?.service,
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
  return (
    <nav className="card place-glance" aria-label={t('homePlaces')}>
      <ul aria-busy={waits} style={{ '--rows': failed ? 0 : GLANCE_PLACES } as CSSProperties}>
        {places.map((place, i) => (
          <li key={place.key}>
            <Row place={place} trip={reply?.trips[i]} priced={priced} />
          </li>
        ))}
        {lacking.map((kind) => (
          <li key={kind}>
            <Missing kind={kind} online={online} />
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
          <li>
            <Failed onRetry={() => void saved.refetch()} />
          </li>
        ) : null}
        {!waits && left > (failed ? 1 : 0) ? (
          <li>
            <Link className="place-row-link" data-off={!online} href="/ride-request">
              <Icon name="pin" size={22} />
              <span className="grow">
                <b className="place-row-whole">{t('placeOnMap')}</b>
                <Off online={online} />
              </span>
              {online ? <Icon name="fwd" size={22} /> : null}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
