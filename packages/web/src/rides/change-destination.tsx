import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { DestinationQuote } from '@safiri/contract/rides/destination-shapes.ts';
import { DECLINE_SECONDS, type ChangeKind } from '@safiri/rules/rides/destination-change.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import { stopAhead } from '@safiri/rules/rides/stops.ts';
import { minutesOf } from '../common/minute-range.ts';
import { PlaceSearch } from '../common/place-search.tsx';
import { useWay } from '../common/use-route.ts';
import type { ChosenPlace } from '../common/places.ts';
import { serverMessage, wasRefused } from '../platform/api-client.ts';
import { money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Map } from '../ui/map.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { toast } from '../ui/toast.tsx';
import { changeWords } from './change-words.ts';
import { CashRounded } from './cash-due.tsx';
import { useChangeDestination, useDestinationQuote } from './destination-api.ts';
import { minutesLonger } from './minutes-longer.ts';
import { isHandedWhole, paidText } from './paid-text.ts';
import { shortPlace } from './short-place.ts';
import '../ui/small-map.css';
import './destination.css';

interface Choice {
  readonly ride: Ride;
  readonly kind: ChangeKind;
  readonly place: ChosenPlace;
}

/** The way from where the car is by the stops ahead: to another destination, or by one stop more. */
function WayThere({ ride, kind, place }: Choice) {
  const ahead = ride.stops.filter(({ arrivedAt, leftAt }) => arrivedAt === null && leftAt === null);
  // Where it was when it was asked for: the way is not drawn anew with each metre.
  const [from] = useState(ride.driverPosition ?? ride.pickupLocation);
  const stops = kind === 'stop' ? [...ahead, place] : ahead;
  const dropoff = kind === 'stop' ? ride.dropoffLocation : place;
  const { path, onStreets } = useWay([from, ...stops, dropoff]);
  return (
    <div className="small-map">
      <Map
        vehicle={ride.driverPosition ?? undefined}
        paint={ride.driver?.vehicleInfo?.color}
        kind={ride.driver?.vehicleInfo?.vehicleType}
        stops={stops}
        dropoff={dropoff}
        path={path}
        onStreets={onStreets}
        coveredAbove={12}
      />
    </div>
  );
}

/** What of the price is for the stop, and what waiting there costs. */
function StopCost({ ride: { feeTerms, countryId } }: Pick<Choice, 'ride'>) {
  const t = useText();
  if (feeTerms?.stop == null) return null;
  const { stop, waiting } = feeTerms;
  return (
    <>
      <p className="caption">{t('stopCosts', { amount: money(stop.fee, countryId) })}</p>
      <p className="caption">
        {waiting === null
          ? t('stopThereFree', { free: stop.freeMinutes })
          : t('stopThere', { free: stop.freeMinutes, amount: money(waiting.perMinute, countryId) })}
      </p>
    </>
  );
}

/**
 * Minutes from here to the end by one stop more: what the screen says of the trip as it is, and what the stop adds, so that the two can be compared.
 * Before another stop the server's minutes end there, and what was quoted is said.
 */
function minutesTo({ eta, stops }: Ride, quote: DestinationQuote, more: number): { n: number; high: number } {
  if (more <= 0 || eta === null || stopAhead(stops) !== undefined) return { n: quote.minutes, high: quote.minutesHigh };
  const n = minutesOf(eta) + more;
  return { n, high: minutesOf({ seconds: highSeconds(60 * n) }) };
}

/** What the new way costs, when it is reached, and what the driver may say to it. */
function NewPrice({ ride, kind, place, quote }: Choice & { readonly quote: DestinationQuote }) {
  const t = useText();
  const words = changeWords(kind);
  const end = shortPlace(ride.dropoffLocation.address);
  const more = kind === 'stop' ? (minutesLonger(ride, ride.duration, quote.duration) ?? 0) : 0;
  const { n, high } = minutesTo(ride, quote, more);
  return (
    <div className="destination-price num" role="status">
      <div>
        <p className="destination-pays">
          <b>{paidText(ride, quote.fare)}</b>
          {quote.fare === quote.before ? null : <span>{t('destInstead', { before: paidText(ride, quote.before) })}</span>}
        </p>
        {kind === 'stop' ? <StopCost ride={ride} /> : null}
        {isHandedWhole(ride) ? <CashRounded amount={quote.fare} countryId={ride.countryId} /> : null}
      </div>
      <div>
        <p className="label strong">
          {kind === 'destination' ? t('destTime', { n }) : t(more > 0 ? 'stopTimeMore' : 'stopTime', { n, place: end, more })}
        </p>
        <p className="caption">{t('takesRarely', { n: high })}</p>
      </div>
      <div>
        <p className="label">
          {t(words.mayDecline, {
            name: ride.driver?.name ?? '',
            n: DECLINE_SECONDS / 60,
            place: end,
            fare: paidText(ride, quote.before),
          })}
        </p>
        <p className="label">{t(words.silentGo, { place: shortPlace(place.address) })}</p>
      </div>
    </div>
  );
}

/** Whether a place of a trip is the one that was chosen: two pins of one street may be called alike. */
const isAt = (one: Point | undefined, { lat, lng }: Point) => one !== undefined && one.lat === lat && one.lng === lng;

/** Where a trip under way goes instead, or stops: the place, what it costs and when the end is reached, and one tap. */
export function ChangeDestination({ ride, kind, onClose }: { ride: Ride; kind: ChangeKind; onClose: () => void }) {
  const t = useText();
  const words = changeWords(kind);
  const [text, setText] = useState('');
  const [place, setPlace] = useState<ChosenPlace | null>(null);
  const [searching, setSearching] = useState(true);
  const [list, setList] = useState<HTMLElement | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const quote = useDestinationQuote(ride.id, ride.version, kind, place);
  const change = useChangeDestination(ride.id);
  // The answer may be lost, and the stream tell of it: what was wanted is done.
  const isDone = place !== null && isAt(kind === 'stop' ? ride.stops.at(-1) : ride.dropoffLocation, place);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const confirm = () => {
    if (quote.data === undefined) return;
    change.mutate(quote.data.quote, {
      onSuccess: onClose,
      onError: (error) => {
        toast({ title: t('error'), text: serverMessage(error, t('notSent')), tone: 'bad' });
        // What was not answered may have been done: the same is asked for again then, under the same key.
        if (wasRefused(error, 'quote_expired')) void quote.refetch();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} title={t(words.open)} tall className="new-destination">
      <div className="form">
        <div className="destination-box" ref={box}>
          <span className={`place-mark ${kind === 'stop' ? 'on-way' : 'destination'}`}>
            {kind === 'stop' ? ride.stops.length + 1 : null}
          </span>
          <PlaceSearch
            label={t(words.where)}
            value={text}
            placeholder={t('askPlace')}
            chosen={place}
            from={ride.pickupLocation}
            without={ride.dropoffLocation.address}
            page={{ open: searching, onOpen: () => setSearching(true), onClose: () => setSearching(false), list }}
            onText={(typed) => {
              setText(typed);
              setPlace(null);
            }}
            onChoose={(chosen) => {
              setText(chosen.address);
              setPlace(chosen);
            }}
          />
        </div>
        {searching && text === '' ? (
          <p className="label">{t('destNow', { place: shortPlace(ride.dropoffLocation.address), fare: paidText(ride, ride.fare) })}</p>
        ) : null}
        <div className="destination-list" ref={setList} />
        {searching || place === null ? null : <WayThere ride={ride} kind={kind} place={place} />}
        {searching ? null : place === null ? (
          <p className="label">{t(words.how, { place: shortPlace(ride.dropoffLocation.address) })}</p>
        ) : quote.isError ? (
          <ErrorCard text={serverMessage(quote.error, t('destNotPriced'))} onRetry={() => void quote.refetch()} />
        ) : quote.data === undefined ? (
          <Skeleton height={104} />
        ) : (
          <NewPrice ride={ride} kind={kind} place={place} quote={quote.data} />
        )}
        {searching || place === null || quote.data === undefined ? null : (
          <Button full busy={change.isPending} onClick={confirm}>
            {t(words.ask, { place: shortPlace(place.address) })}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
