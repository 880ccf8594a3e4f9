import { Suspense, useState } from 'react';
import type { ProblemBody } from '@safiri/contract/problems.ts';
import { homeService, offeredHere } from './home-service.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { useLocation, useSearch } from 'wouter';
import { isRetryable } from '../platform/api-client.ts';
import { useOnline } from '../platform/connection.ts';
import { money } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { PromotionPart } from '../common/promotion-part.tsx';
import { usePromotion } from '../common/use-promotion.ts';
import { useSplit } from '../common/split-payment.ts';
import { useSearchCenter } from '../common/search-center.ts';
import { useFetchedAhead } from '../platform/lazy-screen.tsx';
import { marketAround, useHomeMarket } from '../platform/instance.ts';
import { country } from '../platform/preferences.ts';
import { serverTime } from '../platform/server-clock.ts';
import { useNow } from '../ui/use-now.ts';
import { session } from '../platform/session.ts';
import { AppShell } from '../shell/shell.tsx';
import { useText } from '../platform/text.ts';
import type { MapCar } from '../ui/map-types.ts';
import { MapSheet } from '../ui/map-sheet.tsx';
import { toast } from '../ui/toast.tsx';
import { useQuote } from './api.ts';
import { MeetNote } from './meet-note.tsx';
import { goalFromHome } from './goal-from-home.ts';
import { QuoteError } from './quote-error.tsx';
import { rememberedTrip } from './remembered-trip.ts';
import { RequestHead } from './request-head.tsx';
import { RequestMap } from './request-map.tsx';
import { RequestButton } from './request-button.tsx';
import {
  RideDetails,
  LadiesNotice,
  CarsNear,
  PriceMoved,
  ShareBound,
  SurgeNote,
  FareDetails,
  FeeTermsNote,
  UnservedHere,
  StopFields,
  PayChoice,
  FastDemoSwitch,
} from './request-parts.ts';
import { missingFor, priceState } from './request-readiness.ts';
import { EndpointFields } from './endpoint-fields.tsx';
import type { Rider } from './rider-row.tsx';
import { fareOf, RideTypes, withoutStopsOf } from './ride-types.tsx';
import { useStops } from './use-stops.ts';
import { useRideEndpoints } from './use-ride-endpoints.ts';
import { usePayment } from './use-payment.ts';
import { beforeCode, quoteIdsOf, withCode } from './with-code.ts';
import { refusalOfPlace, unservedAt } from './unserved.ts';
import type { WaitingList } from './unserved-here.tsx';
import { RideThatArrived } from './ride-that-arrived.tsx';
import { useSendRequest } from './use-send-request.ts';
import './map-screen.css';
import './ride-types.css';

/** After this long the nearest car is where nobody has measured; the price stands longer. */
const CARS_MOVE_MS = 60_000;

/** `/ride-request` (spec: operations §2 Ride request). @param waitingList is handed in: the form for places that nobody serves */
export function RideRequestScreen({ waitingList }: { waitingList: WaitingList }) {
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
  const home = useHomeMarket();
  const [wanted, setType] = useState(again?.rideType ?? fromHome?.rideType ?? offeredHere(home, asked.get('type')) ?? 'standard');
  const [pickupAt, setPickupAt] = useState<string | null>(null);
  const [rider, setRider] = useState<Rider | null>(null);
  const schedule = (at: string | null) => {
    setPickupAt(at);
    if (at !== null) setRider(null);
  };
  const endpoints = useRideEndpoints(again, asked.get('to'), fromHome?.place ?? null);
  const stops = useStops(again?.stops ?? []);
  const near = useSearchCenter();
  const [cars, setCars] = useState<readonly MapCar[]>();
  const [refusalNear, setRefusalNear] = useState<ProblemBody>();
  const { pickup, dropoff } = endpoints;
  const quote = useQuote(pickup, dropoff, stops.chosen, wanted, pickupAt);
  const unserved = unservedAt(pickup ?? (near.name === undefined ? near.point : undefined), refusalOfPlace(quote.error) ?? refusalNear);
  const plain = fareOf(quote.data, wanted);
  const unstopping = withoutStopsOf(quote.data, wanted);
  const before = quote.data === undefined ? homeService(home, wanted) : undefined;
  const service = plain?.service ?? unstopping?.service ?? before?.service;
  // A market may not have what was asked for before: then its first one is meant.
  const type = plain?.rideType ?? before?.rideType ?? wanted;
  const tripType = service?.type ?? passengerRideTypes.find((one) => one === wanted) ?? 'standard';
  const quotedCountry = quote.data?.countryId ?? countryId;
  const trip = { marketId: quote.data?.market ?? null, serviceId: type, rideType: tripType, meters: (quote.data?.distance ?? 0) * 1000 };
  const pay = usePayment(trip, plain?.fare, quotedCountry, stops.list.length === 0);
  const promotion = usePromotion(quoteIdsOf(quote.data), !pay.covered);
  const priced = withCode(quote.data, promotion);
  const quoteIdOf = (service: string) => quote.data?.fares.find(({ rideType }) => rideType === service)?.quoteId;
  const fare = fareOf(priced, wanted);
  // What is owed is handed over with the fare of the own ride, in cash, that begins now.
  const owed = pay.method === 'cash' && pickupAt === null && rider === null ? (priced?.owed ?? null) : null;
  // The own ride that begins now can be paid by both.
  const split = useSplit(pay.covered || pickupAt !== null || rider !== null ? undefined : fare?.fare, quotedCountry, trip.marketId);
  const method = split.chosen === undefined ? pay.method : 'cash';
  const walletPart = split.chosen?.wallet ?? null;
  const intention = JSON.stringify([pickup, dropoff, stops.chosen, type, method, walletPart, pickupAt, rider]);
  const { send, busy, isUnsure } = useSendRequest({
    intention,
    zone: quote.data?.timeZone,
    onNewPrice: () => void quote.refetch(),
    onPackageSpent: () => pay.setWithPackage(false),
  });
  const missing = missingFor({
    online,
    destinationText: endpoints.dropoffText,
    hasDestination: dropoff !== null,
    hasStops: stops.chosen.length === stops.list.length,
    isFinding: endpoints.isFinding,
    hasPickup: pickup !== null,
    isPayKnown: !split.isComing,
    price: priceState(fare !== undefined && !promotion.isTrying, unstopping !== undefined, quote.error),
  });
  const stopTerms = plain?.service.feeTerms?.stop ?? null;
  const named = serviceName(t, { rideType: tripType, service: service?.own ?? null });
  // Of somebody else who rides the server knows whether they may.
  const mayLadies = rider === null ? user?.gender === 'female' && user.genderVerified : undefined;
  const ladiesRefused = tripType === 'ladies_only' && mayLadies === false;
  /** Nobody is told of rides that the city has not got. */
  const hasLadies = (quote.data?.fares ?? home?.services)?.some(({ service }) => service.type === 'ladies_only') ?? true;

  function submit(): void {
    if (endpoints.dropoffText.trim() === '') toast({ title: t('missingDestinationTitle'), text: t('missingDestination'), tone: 'bad' });
    else if (missing !== undefined) toast({ title: t('requestFailedTitle'), text: t(missing), tone: 'bad' });
    else if (ladiesRefused) toast({ title: t('ladiesOnlyTitle'), text: t('ladiesOnlyRefusal'), tone: 'bad' });
    else if (pickup !== null && dropoff !== null && fare !== undefined && !busy)
      send({ pickup, dropoff, stops: stops.chosen, rideType: type, paymentMethod: method, walletPart, pickupAt, fare, rider, owed });
  }

  const carsMoved = useNow(CARS_MOVE_MS / 4) - quote.dataUpdatedAt > CARS_MOVE_MS;
  /** The nearest of the chosen type, as long as that is true. */
  const car = (pickupAt === null && !carsMoved ? fare?.nextCar : null) ?? null;
  const price = pay.covered ? (
    <span>{t('methodPackage')}</span>
  ) : fare === undefined ? null : (
    <span className="num">{money(fare.fare, quotedCountry)}</span>
  );
  return (
    <AppShell bare className="map-shell">
      {isUnsure && <RideThatArrived />}
      <MapSheet
        map={<RequestMap pickup={pickup} dropoff={dropoff} stops={stops.chosen} cars={cars} center={near.point} quote={priced} />}
        overInPanel
        over={
          <EndpointFields
            endpoints={endpoints}
            riderName={rider?.name}
            searchFirst={asked.has('search')}
            between={
              stops.list.length === 0 && stopTerms === null
                ? undefined
                : (pageOf) => (
                    <Suspense fallback={null}>
                      <StopFields
                        stops={stops}
                        terms={stopTerms}
                        countryId={quotedCountry}
                        timed={[priced, pickupAt, quote.dataUpdatedAt, car]}
                        pickup={pickup}
                        pageOf={pageOf}
                        onSubmit={submit}
                      />
                    </Suspense>
                  )
            }
            onSubmit={submit}
            onBack={() => go('/passenger')}
          />
        }
        label={t('chooseRide')}
        head={
          <RequestHead
            quote={unserved === null ? priced : undefined}
            quotedAt={quote.dataUpdatedAt}
            isServed={unserved === null}
            car={car}
            riderName={rider?.name}
            market={pickup === null ? undefined : marketAround(pickup)?.name}
          >
            <CarsNear
              pickup={pickup}
              near={near}
              rideType={pickupAt === null && !ladiesRefused ? type : undefined}
              onCars={setCars}
              onRefusal={setRefusalNear}
              isSilent={priced !== undefined || unserved !== null}
            />
          </RequestHead>
        }
        foot={
          unserved !== null ? null : (
            <>
              <div className="pay-place">
                <Suspense fallback={null}>
                  {pay.covered ? null : (
                    <PriceMoved goal={fromHome} wanted={[endpoints.dropoff, type]} now={fare?.fare} countryId={quotedCountry} />
                  )}
                  {tripType === 'share' ? <ShareBound durationMinutes={priced?.duration} /> : null}
                  <PayChoice
                    owned={pay.owned}
                    withPackage={pay.withPackage}
                    onPackage={pay.setWithPackage}
                    alone={pay.alone}
                    quotedCountry={quotedCountry}
                    countryId={pay.covered ? undefined : quotedCountry}
                    marketId={trip.marketId}
                    split={split}
                  />
                </Suspense>
              </div>
              <RequestButton
                label={
                  rider === null
                    ? t(pickupAt === null ? 'requestType' : 'laterType', { type: named })
                    : t('requestTypeFor', { type: named, name: rider.name })
                }
                price={price}
                missing={missing}
                busy={busy}
                onClick={submit}
              />
            </>
          )
        }
      >
        {unserved !== null ? (
          <Suspense fallback={null}>
            <UnservedHere unserved={unserved} waitingList={waitingList} />
          </Suspense>
        ) : (
          <>
            <RideTypes
              quote={priced}
              before={(service) => beforeCode(promotion.of(quoteIdOf(service)))}
              quotedAt={serverTime(quote.dataUpdatedAt)}
              carsMoved={carsMoved}
              pickupAt={pickupAt}
              mayLadies={mayLadies === true}
              loading={quote.isFetching && priced === undefined}
              isRefused={quote.error !== null && !isRetryable(quote.error)}
              countryId={countryId}
              chosen={type}
              onChoose={setType}
            />
            {quote.isError ? <QuoteError error={quote.error} onAgain={() => void quote.refetch()} /> : null}
            <Suspense fallback={null}>
              <MeetNote meet={priced?.meet} />
              <SurgeNote surge={fare?.surge} />
              {pay.covered ? null : <FareDetails fare={fare} countryId={quotedCountry} />}
              {pay.covered ? null : (
                <FeeTermsNote feeTerms={fare?.service.feeTerms ?? null} stops={stops.list.length} owed={owed} countryId={quotedCountry} />
              )}
            </Suspense>
            {/* What it says of one type stands at that while it is chosen, else after what every ride needs. */}
            <Suspense fallback={null}>{tripType === 'ladies_only' ? <LadiesNotice isRefused={ladiesRefused} /> : null}</Suspense>
            <div className="ride-wishes">
              <Suspense fallback={null}>
                <RideDetails
                  pickup={dropoff === null ? null : pickup}
                  zone={quote.data?.timeZone}
                  rider={rider}
                  pickupAt={pickupAt}
                  onRider={(chosen) => {
                    setRider(chosen);
                    // What is asked for stands in sight again, with its price.
                    document.querySelector('.ride-type[data-chosen="true"]')?.scrollIntoView({ block: 'center' });
                  }}
                  onSchedule={schedule}
                />
              </Suspense>
              <Suspense fallback={null}>
                {priced?.takesCodes === true ? (
                  <PromotionPart promotion={promotion} quoteId={quoteIdOf(type)} counts={!pay.covered} countryId={quotedCountry} />
                ) : null}
              </Suspense>
              <Suspense fallback={null}>{pickupAt === null ? <FastDemoSwitch /> : null}</Suspense>
            </div>
            <Suspense fallback={null}>{tripType === 'ladies_only' || !hasLadies ? null : <LadiesNotice isRefused={false} />}</Suspense>
          </>
        )}
      </MapSheet>
    </AppShell>
  );
}
