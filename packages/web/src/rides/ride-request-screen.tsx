import { useEffect, useRef, useState } from 'react';
import { DEFAULT_FARE, DEFAULT_QUOTE_DISTANCE_KM } from '@safiri/rules/pricing/defaults.ts';
import { baseFareMinor } from '@safiri/rules/pricing/fare.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { passengerRideTypes, type PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { useLocation, useSearch } from 'wouter';
import { ApiError, serverMessage } from '../app/api-client.ts';
import { useOnline } from '../app/connection.ts';
import { country } from '../app/preferences.ts';
import { session } from '../app/session.ts';
import { AppShell } from '../app/shell.tsx';
import { minuteRange } from '../app/minute-range.ts';
import { useText } from '../app/text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Map } from '../ui/map.tsx';
import { DEFAULT_CENTER } from '../ui/map-types.ts';
import { Icon } from '../ui/svg.tsx';
import { toast } from '../ui/toast.tsx';
import { newKey, useQuote, useRequestRide } from './api.ts';
import { km, money, typeNames } from '../app/format.ts';
import { PaymentCard, useChosenMethod } from '../app/payment-card.tsx';
import { currentPosition, namePoint, type ChosenPlace } from '../app/places.ts';
import { PlaceSearch } from '../app/place-search.tsx';
import { PackageChoice, usePackageFor } from './package-choice.tsx';
import { pickupTime, useScheduleRide, type Booking } from './scheduled-api.ts';
import { WhenChoice } from './when-choice.tsx';
import { RideTypeCard } from './ride-type-card.tsx';
import { ShareBound } from './share-bound.tsx';
import { rememberedTrip } from './remembered-trip.ts';
import '../styles/map-screen.css';

/** `/ride-request` (spec: operations §2 Ride request). */
export function RideRequestScreen() {
  const t = useText();
  const [, go] = useLocation();
  const online = useOnline();
  const user = session.use();
  const countryId = country.use();
  const search = useSearch();
  const [again] = useState(() => (new URLSearchParams(search).has('again') ? rememberedTrip.get() : null));
  const [pickup, setPickup] = useState<ChosenPlace | null>(again?.pickup ?? null);
  const [dropoff, setDropoff] = useState<ChosenPlace | null>(again?.dropoff ?? null);
  const [pickupText, setPickupText] = useState(again?.pickup.address ?? t('currentLocation'));
  const [dropoffText, setDropoffText] = useState(again?.dropoff.address ?? '');
  const [type, setType] = useState<PassengerRideType>(again?.rideType ?? 'standard');
  const quote = useQuote(pickup, dropoff, type);
  const request = useRequestRide();
  const booking = useScheduleRide();
  const [pickupAt, setPickupAt] = useState<string | null>(null);
  const busy = request.isPending || booking.isPending;
  const key = useRef(newKey());
  const quotedCountry = quote.data?.countryId ?? countryId;
  const owned = usePackageFor(type, (quote.data?.distance ?? 0) * 1000);
  const [withPackage, setWithPackage] = useState(true);
  const covered = owned !== undefined && withPackage;
  const chosenMethod = useChosenMethod(quotedCountry);
  const method = covered ? PACKAGE_METHOD : chosenMethod;

  // A new way, type or method is a new intention: the next request is not a repetition of the last.
  useEffect(() => {
    key.current = newKey();
  }, [pickup, dropoff, type, method, pickupAt]);

  async function chooseCurrentLocation(): Promise<void> {
    setPickupText(t('currentLocation'));
    const here = await currentPosition();
    if (here === undefined) toast({ title: t('positionUnknownTitle'), text: t('positionUnknown'), tone: 'bad' });
    const place = await namePoint(here ?? DEFAULT_CENTER);
    setPickup(place);
    if (here === undefined) setPickupText(place.address);
  }

  function choosePickup(place: ChosenPlace): void {
    setPickup(place);
    setPickupText(place.address);
  }

  function chooseDropoff(place: ChosenPlace): void {
    setDropoff(place);
    setDropoffText(place.address);
    if (pickup === null) void chooseCurrentLocation();
  }

  const fareOf = (rideType: PassengerRideType) => quote.data?.fares.find((fare) => fare.rideType === rideType);
  const priceOf = (rideType: PassengerRideType) => {
    const fare = fareOf(rideType);
    return fare === undefined ? formatMoney(baseFareMinor(rideType, countryId), countryId) : money(fare.fare, quotedCountry);
  };
  const mayLadies = user?.gender === 'female' && user.genderVerified;

  function book(body: Booking): void {
    booking.mutate(
      { key: key.current, body },
      {
        onSuccess: ({ fare, countryId: at, pickupAt: when }) => {
          toast({ title: t('laterBooked'), text: t('laterBookedText', { when: pickupTime(when), fare: money(fare, at) }) });
          go('/passenger');
        },
        onError: refused,
      },
    );
  }

  function refused(error: unknown): void {
    key.current = newKey();
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === 'live_ride_exists') go('/active-ride');
    if (code === 'fare_changed' || code === 'quote_expired') void quote.refetch();
    toast({ title: t('requestFailedTitle'), text: serverMessage(error, t('requestFailed')), tone: 'bad' });
  }

  function submit(): void {
    if (dropoffText.trim() === '' || dropoff === null) {
      toast({ title: t('missingDestinationTitle'), text: t('missingDestination'), tone: 'bad' });
      return;
    }
    if (type === 'ladies_only' && !mayLadies) {
      toast({ title: t('ladiesOnlyTitle'), text: t('ladiesOnlyRefusal'), tone: 'bad' });
      return;
    }
    if (pickup === null || busy) return;
    const fare = fareOf(type);
    if (pickupAt !== null) {
      book({
        pickupLocation: pickup,
        dropoffLocation: dropoff,
        rideType: type,
        paymentMethod: method,
        fare: fare?.fare ?? DEFAULT_FARE,
        pickupAt,
      });
      return;
    }
    rememberedTrip.set({ pickup, dropoff, rideType: type });
    request.mutate(
      {
        key: key.current,
        body: {
          passengerId: user?.id ?? 0,
          pickupLocation: pickup,
          dropoffLocation: dropoff,
          fare: fare?.fare ?? DEFAULT_FARE,
          rideType: type,
          paymentMethod: method,
          ...(fare?.quoteId == null ? {} : { quoteId: fare.quoteId }),
        },
      },
      {
        onSuccess: () => {
          toast({ title: t('rideRequestedTitle'), text: t('rideRequested') });
          go('/active-ride');
        },
        onError: refused,
      },
    );
  }

  const distance = km(quote.data?.distance ?? DEFAULT_QUOTE_DISTANCE_KM);
  const time = quote.data === undefined ? undefined : minuteRange(t, quote.data.duration, quote.data.durationHigh);
  const near = pickup ?? DEFAULT_CENTER;
  const blank = dropoffText.trim() === '';
  return (
    <AppShell bare className="deskmap">
      <div className="mapscreen">
        <div className="mapbox">
          <Map
            pickup={pickup ?? undefined}
            dropoff={dropoff ?? undefined}
            path={quote.data?.path}
            onStreets={quote.data?.onStreets}
            distance={quote.data === undefined ? undefined : distance}
            duration={time}
            coveredAbove={120}
          />
        </div>
        <div className="over">
          <IconButton label={t('back')} icon="back" floating onClick={() => go('/passenger')} />
          <div className="addr">
            <div className="ln">
              <span className="mk" />
              <PlaceSearch
                label={t('pickupLocation')}
                value={pickupText}
                near={near}
                onText={setPickupText}
                onChoose={choosePickup}
                onCurrentLocation={() => void chooseCurrentLocation()}
                onSubmit={submit}
              />
            </div>
            <div className="ln">
              <span className="mk to" />
              <PlaceSearch
                label={t('whereTo')}
                value={dropoffText}
                near={near}
                onText={(text) => {
                  setDropoffText(text);
                  setDropoff(null);
                }}
                onChoose={chooseDropoff}
                onSubmit={submit}
              />
            </div>
          </div>
        </div>
      </div>
      <main className="sheet" id="main" aria-label={t('chooseRide')}>
        <div className="hd">
          <h1 className="h2">{t('chooseRide')}</h1>
          {dropoff === null ? null : <span className="cap num">{time === undefined ? distance : `${distance} · ${time}`}</span>}
        </div>
        <div className="bd">
          <fieldset className="types">
            <legend className="vh">{t('chooseRide')}</legend>
            {passengerRideTypes.map((rideType) => (
              <RideTypeCard
                key={rideType}
                type={rideType}
                price={priceOf(rideType)}
                isFrom={fareOf(rideType) === undefined}
                loading={quote.isFetching && quote.data === undefined}
                chosen={rideType === type}
                onChoose={() => setType(rideType)}
              />
            ))}
          </fieldset>
          {quote.isError ? (
            <p className="field-error quote-error" role="alert">
              {serverMessage(quote.error, t('quoteFailed'))}{' '}
              <button type="button" className="text-link" onClick={() => void quote.refetch()}>
                {t('retry')}
              </button>
            </p>
          ) : null}
          {(fareOf(type)?.surge ?? 1) > 1 ? (
            <p className="surge label" role="status">
              <Icon name="bolt" size={18} />
              {t('surgeNote', { factor: String(fareOf(type)?.surge) })}
            </p>
          ) : null}
          <div className="notice">
            <span className="ic">
              <Icon name="shieldcheck" size={26} />
            </span>
            <div>
              <b>{t('ladiesNoticeTitle')}</b>
              <span>{t('ladiesNotice')}</span>
              {type === 'ladies_only' && !mayLadies ? (
                <span className="field-error">
                  {t('ladiesOnlyRefusal')}. {t('ladiesHow')}
                </span>
              ) : null}
            </div>
          </div>
        </div>
        <div className="ft">
          {type === 'share' ? <ShareBound durationMinutes={quote.data?.duration} /> : null}
          <WhenChoice at={pickupAt} onChange={setPickupAt} />
          {owned === undefined ? null : <PackageChoice owned={owned} on={withPackage} onChange={setWithPackage} />}
          {covered ? null : <PaymentCard countryId={quotedCountry} />}
          <Button
            full
            className="request"
            disabled={blank || busy || !online || (quote.isFetching && quote.data === undefined)}
            onClick={submit}
          >
            <span>{busy ? t('requesting') : t(pickupAt === null ? 'requestType' : 'laterType', { type: t(typeNames[type]) })}</span>
            {busy ? null : covered ? (
              <span>{t('methodPackage')}</span>
            ) : fareOf(type) === undefined ? null : (
              <span className="num">{priceOf(type)}</span>
            )}
          </Button>
          {online ? null : <p className="cap">{t('offlineRequest')}</p>}
        </div>
      </main>
    </AppShell>
  );
}
