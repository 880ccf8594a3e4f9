import { Suspense, useState } from 'react';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { useLocation, useSearch } from 'wouter';
import { serverMessage, isRetryable } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { km, money, typeNames } from '../platform/format.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useSearchCenter } from '../common/search-center.ts';
import { useChosenMethod } from '../common/chosen-method.ts';
import { lazyPart, useFetchedAhead } from '../platform/lazy-screen.tsx';
import { country } from '../platform/preferences.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useNow } from '../ui/use-now.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { enterRoom, useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import { MapSheet } from '../ui/map-sheet.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useQuote } from './api.ts';
import { goalFromHome } from './goal-from-home.ts';
import { LadiesNotice } from './ladies-notice.tsx';
import { usePackageFor } from './use-package-for.ts';
import { rememberedTrip } from './remembered-trip.ts';
import { RequestButton } from './request-button.tsx';
import { missingFor } from './request-readiness.ts';
import { EndpointFields } from './endpoint-fields.tsx';
import type { Rider } from './rider-row.tsx';
import { fareOf, RideTypes } from './ride-types.tsx';
import { useRideEndpoints } from './use-ride-endpoints.ts';
import { useSendRequest } from './use-send-request.ts';
import './map-screen.css';
import './ride-types.css';

/** These come once the form stands: a quote is asked for without them. */
const details = async () => (await Promise.all([import('./ride-details.tsx'), enterRoom('rides-pickup')]))[0];
const RideDetails = lazyPart(async () => (await details()).RideDetails);
const PriceMoved = lazyPart(async () => (await details()).PriceMoved);
const ShareBound = lazyPart(async () => (await details()).ShareBound);
const PayChoice = lazyPart(async () => (await details()).PayChoice);
const FastDemoSwitch = lazyPart(async () => (await import('./fast-demo.tsx')).FastDemoSwitch);

/** How the wanted ride is paid: by a package that covers it, else by the method chosen last. */
function usePayment(type: PassengerRideType, meters: number, quotedCountry: ReturnType<typeof country.use>) {
  const owned = usePackageFor(type, meters);
  const [withPackage, setWithPackage] = useState(true);
  const chosenMethod = useChosenMethod(quotedCountry);
  const covered = owned !== undefined && withPackage;
  return { owned, withPackage, setWithPackage, covered, method: covered ? PACKAGE_METHOD : chosenMethod };
}

/** After this long the nearest car is where nobody has measured; the price stands longer. */
const CARS_MOVE_MS = 60_000;

/** `/ride-request` (spec: operations §2 Ride request). */
export function RideRequestScreen() {
  const t = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const user = session.use();
  const countryId = country.use();
  useFetchedAhead(RideDetails);
  useFetchedAhead(PayChoice);
  const asked = new URLSearchParams(useSearch());
  const [again] = useState(() => (asked.has('again') ? rememberedTrip.get() : null));
  const [fromHome] = useState(goalFromHome);
  const [type, setType] = useState<PassengerRideType>(again?.rideType ?? fromHome?.rideType ?? 'standard');
  const [pickupAt, setPickupAt] = useState<string | null>(null);
  const [rider, setRider] = useState<Rider | null>(null);
  const schedule = (at: string | null) => {
    setPickupAt(at);
    if (at !== null) setRider(null);
  };
  const endpoints = useRideEndpoints(again, asked.get('to'), fromHome?.place ?? null);
  const near = useSearchCenter();
  const { pickup, dropoff } = endpoints;
  const quote = useQuote(pickup, dropoff, type);
  const priced = quote.data;
  const quotedCountry = priced?.countryId ?? countryId;
  const pay = usePayment(type, (priced?.distance ?? 0) * 1000, quotedCountry);
  const intention = JSON.stringify([pickup, dropoff, type, pay.method, pickupAt, rider]);
  const { send, busy } = useSendRequest({ intention, onNewPrice: () => void quote.refetch() });

  const fare = fareOf(priced, type);
  const isRefused = quote.isError && !isRetryable(quote.error);
  const missing = missingFor({
    online,
    destinationText: endpoints.dropoffText,
    hasDestination: dropoff !== null,
    isFinding: endpoints.isFinding,
    hasPickup: pickup !== null,
    price: fare !== undefined ? 'shown' : quote.isError ? (isRefused ? 'refused' : 'failed') : 'coming',
  });
  const mayLadies = user?.gender === 'female' && user.genderVerified;
  const ladiesRefused = type === 'ladies_only' && !mayLadies;

  function submit(): void {
    if (endpoints.dropoffText.trim() === '') toast({ title: t('missingDestinationTitle'), text: t('missingDestination'), tone: 'bad' });
    else if (missing !== undefined) toast({ title: t('requestFailedTitle'), text: t(missing), tone: 'bad' });
    else if (ladiesRefused) toast({ title: t('ladiesOnlyTitle'), text: t('ladiesOnlyRefusal'), tone: 'bad' });
    else if (pickup !== null && dropoff !== null && fare !== undefined && !busy)
      send({ pickup, dropoff, rideType: type, paymentMethod: pay.method, pickupAt, fare, rider });
  }

  const now = useNow(CARS_MOVE_MS / 4);
  const distance = priced === undefined ? undefined : km(priced.distance);
  const time = priced === undefined ? undefined : minuteRange(t, priced.duration, priced.durationHigh);
  return (
    <AppShell bare className="map-shell">
      <MapSheet
        map={
          <Map
            pickup={pickup ?? undefined}
            dropoff={dropoff ?? undefined}
            center={near.point}
            path={priced?.path}
            onStreets={priced?.onStreets}
            distance={distance}
            duration={time}
          />
        }
        over={<EndpointFields endpoints={endpoints} searchFirst={asked.has('search')} onSubmit={submit} onBack={() => go('/passenger')} />}
        label={t('chooseRide')}
        head={
          <>
            <h1 className="h2">{t('chooseRide')}</h1>
            {distance === undefined ? null : <span className="caption num">{`${distance} · ${time}`}</span>}
          </>
        }
        foot={
          <>
            <div className="pay-place">
              <Suspense fallback={null}>
                {pay.covered ? null : (
                  <PriceMoved goal={fromHome} wanted={[endpoints.dropoff, type]} now={fare?.fare} countryId={quotedCountry} />
                )}
                {type === 'share' ? <ShareBound durationMinutes={priced?.duration} /> : null}
                <PayChoice
                  owned={pay.owned}
                  withPackage={pay.withPackage}
                  onPackage={pay.setWithPackage}
                  countryId={pay.covered ? undefined : quotedCountry}
                />
              </Suspense>
            </div>
            <RequestButton
              label={t(pickupAt === null ? 'requestType' : 'laterType', { type: t(typeNames[type]) })}
              price={
                pay.covered ? (
                  <span>{t('methodPackage')}</span>
                ) : fare === undefined ? null : (
                  <span className="num">{money(fare.fare, quotedCountry)}</span>
                )
              }
              missing={missing}
              busy={busy}
              onClick={submit}
            />
          </>
        }
      >
        <RideTypes
          quote={priced}
          quotedAt={serverTime(quote.dataUpdatedAt)}
          carsMoved={now - quote.dataUpdatedAt > CARS_MOVE_MS}
          pickupAt={pickupAt}
          mayLadies={mayLadies === true}
          loading={quote.isFetching && priced === undefined}
          countryId={countryId}
          chosen={type}
          onChoose={setType}
        />
        {quote.isError ? (
          <p className="field-error quote-error" role="alert">
            {isRefused ? serverMessage(quote.error, t('noPrice')) : t('quoteRetrying')}{' '}
            {isRefused ? null : (
              <button type="button" className="text-link" onClick={() => void quote.refetch()}>
                {t('retry')}
              </button>
            )}
          </p>
        ) : null}
        {(fare?.surge ?? 1) > 1 ? (
          <p className="surge label" role="status">
            <Icon name="bolt" size={18} />
            {t('surgeNote', { factor: String(fare?.surge) })}
          </p>
        ) : null}
        <LadiesNotice isRefused={ladiesRefused} />
        <div className="ride-wishes">
          <Suspense fallback={null}>
            <RideDetails
              pickup={dropoff === null ? null : pickup}
              rider={rider}
              pickupAt={pickupAt}
              onRider={setRider}
              onSchedule={schedule}
            />
          </Suspense>
          <Suspense fallback={null}>{pickupAt === null ? <FastDemoSwitch /> : null}</Suspense>
        </div>
      </MapSheet>
    </AppShell>
  );
}
