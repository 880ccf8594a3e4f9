import type { calculateFare, FareQuote } from '@safiri/contract/pricing/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import { baseFareMinor } from '@safiri/rules/pricing/base-fare.ts';
import { passengerRideTypes, rideTypeFacts, type RideType } from '@safiri/rules/pricing/ride-types.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { useOnline } from '../platform/connection.ts';
import { moneyFacts } from '../platform/countries.ts';
import { clockTimeAfter, money, moneyOf } from '../platform/format.ts';
import { useHomeMarket } from '../platform/instance.ts';
import { clockRange } from '../common/clock-range.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { RideTypeCard } from './ride-type-card.tsx';

export type Quote = ReplyOf<typeof calculateFare>;

/** A service that makes no stops, of a quote with some; undefined of every other one. */
export const withoutStopsOf = (quote: Quote | undefined, service: string) =>
  quote?.withoutStops.find(({ rideType }) => rideType === service);

/** What a service costs by a quote; of a service that the market does not have, what its first one costs. Of one that makes no stops nothing is said in its place. */
export const fareOf = (quote: Quote | undefined, service: string) =>
  quote?.fares.find((fare) => fare.rideType === service) ?? (withoutStopsOf(quote, service) === undefined ? quote?.fares[0] : undefined);

/** Minutes that nine of ten such trips stay below; who shares the car may be taken around by so much. */
const highOf = (quote: Quote, { service }: FareQuote) =>
  quote.durationHigh + (service.type === 'share' ? detourCapMinutes(quote.duration) : 0);

/** What the demo shows before a market has said what it offers. */
const specified = passengerRideTypes.map((type) => ({ rideType: type, service: { type, vehicles: [], own: null, feeTerms: null } }));

/** What a market offers, with price and minutes of this trip; before there is a quote those of the city of this phone with their starting price, in the demo the five ride types with the card's label. */
export function RideTypes({
  quote,
  before,
  quotedAt,
  carsMoved,
  pickupAt,
  mayLadies,
  loading,
  isRefused,
  countryId,
  chosen,
  onChoose,
}: {
  quote: Quote | undefined;
  /** What a service would cost without the code that its price is with; undefined without one. */
  before: (service: string) => string | undefined;
  /** When the quote came, milliseconds by the server's clock. */
  quotedAt: number;
  /** Cars drive on and are taken: what the quote said of the nearest one may be told no more. */
  carsMoved: boolean;
  /** When the ride is wanted; null for at once. */
  pickupAt: string | null;
  /** Undefined for another's ride, of whom only the server knows. */
  mayLadies: boolean | undefined;
  loading: boolean;
  /** This way has no price: none that could be had elsewhere is shown either. */
  isRefused: boolean;
  countryId: CountryId;
  /** A service's id. */
  chosen: string;
  onChoose: (service: string) => void;
}) {
  const t = useText();
  const online = useOnline();
  const home = useHomeMarket();
  /** What its shortest trip costs in the city of this phone, in the demo the country's base fare. */
  const startOf = (rideType: string, type: RideType): string => {
    const from = home?.services.find((service) => service.rideType === rideType)?.from;
    return home === undefined || from === undefined
      ? moneyOf(baseFareMinor(type, { id: countryId, ...moneyFacts(countryId) }), countryId)
      : money(from, home.countryId, home.decimals);
  };
  const clock = (from: number, minutes: number) => clockTimeAfter(from, minutes * 60, quote?.timeZone ?? 'UTC');
  const there = (from: number, minutes: number, high: number) =>
    t('arriveAt', { time: clockRange(clock(from, minutes), clock(from, high)) });
  /** One time for each: between when half and nine of ten such rides have arrived, else how long the ride takes, else in the demo the card's label; none that waits for a network, none of a city's own services, of which nobody has measured any. */
  const timeOf = (fare: FareQuote | undefined, type: RideType): string => {
    if (quote === undefined || fare === undefined) {
      return online && home === undefined && isOneOf(passengerRideTypes, type) ? t('minutes', { n: rideTypeFacts[type].cardMinutes }) : '';
    }
    if (pickupAt !== null) return there(Date.parse(pickupAt), quote.duration, highOf(quote, fare));
    if (fare.nextCar !== null && !carsMoved) return there(quotedAt, fare.nextCar.arrivalMinutes, fare.nextCar.arrivalMinutesHigh);
    return minuteRange(t, quote.duration, highOf(quote, fare));
  };
  /** Nobody could come now; a ride for later is not kept from anybody by that. */
  const lacksCar = ({ nextCar }: FareQuote): boolean => quote?.quoteId != null && pickupAt === null && !carsMoved && nextCar === null;
  /** Why it is asked for in vain: it is not for this person, or nobody is near. */
  const lacksOf = (fare: FareQuote, type: RideType): string | undefined =>
    type === 'ladies_only' && mayLadies === false ? t('ladiesVerified') : lacksCar(fare) ? t('noCarNear') : undefined;
  const moneyOrNone = (amount: string | undefined) => (amount === undefined ? undefined : money(amount, quote?.countryId ?? countryId));
  const offers: ReadonlyArray<Pick<FareQuote, 'rideType' | 'service'>> =
    quote === undefined ? (home?.services ?? specified) : [...quote.fares, ...quote.withoutStops];
  return (
    <fieldset className="types">
      <legend className="visually-hidden">{t('chooseRide')}</legend>
      {offers.map(({ rideType, service }, index) => {
        const own = quote?.fares[index];
        return (
          <RideTypeCard
            key={rideType}
            id={rideType}
            service={service}
            isLast={index === offers.length - 1}
            price={
              own !== undefined
                ? money(own.fare, quote?.countryId ?? countryId)
                : quote === undefined && !isRefused
                  ? startOf(rideType, service.type)
                  : undefined
            }
            before={own === undefined ? undefined : moneyOrNone(before(rideType))}
            isFrom={quote === undefined}
            time={service.type === 'ladies_only' && mayLadies === undefined ? t('ladiesVerified') : timeOf(own, service.type)}
            lacks={own === undefined ? (quote === undefined ? undefined : t('noStops')) : lacksOf(own, service.type)}
            loading={loading}
            chosen={rideType === chosen}
            onChoose={() => onChoose(rideType)}
          />
        );
      })}
    </fieldset>
  );
}
