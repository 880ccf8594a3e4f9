import { Suspense, useState } from 'react';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { useLocation, useSearch } from 'wouter';
import { serverMessage, isRetryable } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { km, money, typeNames } from '../platform/format.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useSearchCenter } from '../common/search-center.ts';
import { PaymentCard, useChosenMethod } from '../common/payment-card.tsx';
import { lazyPart } from '../platform/lazy-screen.tsx';
import { country } from '../platform/preferences.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useNow } from '../ui/use-now.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import { Map } from '../ui/map.tsx';
import { MapSheet } from '../ui/map-sheet.tsx';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { useQuote } from './api.ts';
import { LadiesNotice } from './ladies-notice.tsx';
import { PackageChoice, usePackageFor } from './package-choice.tsx';
import { rememberedTrip } from './remembered-trip.ts';
import { RequestButton } from './request-button.tsx';
import { PickupHintRow } from './pickup-hint-row.tsx';
import { missingFor } from './request-readiness.ts';
import { EndpointFields } from './endpoint-fields.tsx';
import { fareOf, RideTypes } from './ride-types.tsx';
import { ShareBound } from './share-bound.tsx';
import { useRideEndpoints } from './use-ride-endpoints.ts';
import { useSendRequest } from './use-send-request.ts';
import { WhenChoice } from './when-choice.tsx';
import './map-screen.css';
import './ride-types.css';

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
  const asked = new URLSearchParams(useSearch());
  const [again] = useState(() => (asked.has('again') ? rememberedTrip.get() : null));
  const [type, setType] = useState<PassengerRideType>(again?.rideType ?? 'standard');
  const [pickupAt, setPickupAt] = useState<string | null>(null);
  const endpoints = useRideEndpoints(again, asked.get('to'));
  const near = useSearchCenter();
  const { pickup, dropoff } = endpoints;
  const quote = useQuote(pickup, dropoff, type);
  const priced = quote.data;
  const quotedCountry = priced?.countryId ?? countryId;
  const pay = usePayment(type, (priced?.distance ?? 0) * 1000, quotedCountry);
  const intention = JSON.stringify([pickup, dropoff, type, pay.method, pickupAt]);
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
      send({ pickup, dropoff, rideType: type, paymentMethod: pay.method, pickupAt, fare });
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
            {type === 'share' ? <ShareBound durationMinutes={priced?.duration} /> : null}
            {pay.owned === undefined ? null : <PackageChoice owned={pay.owned} on={pay.withPackage} onChange={pay.setWithPackage} />}
            {pay.covered ? null : <PaymentCard countryId={quotedCountry} />}
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
          {pickup === null ? null : <PickupHintRow pickup={pickup} />}
          <WhenChoice at={pickupAt} onChange={setPickupAt} />
          <Suspense fallback={null}>{pickupAt === null ? <FastDemoSwitch /> : null}</Suspense>
        </div>
      </MapSheet>
    </AppShell>
  );
}
