import type { calculateFare, FareQuote } from '@safiri/contract/pricing/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import { baseFareMinor } from '@safiri/rules/pricing/fare.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, rideTypeFacts } from '@safiri/rules/pricing/ride-types.ts';
import { useOnline } from '../platform/connection.ts';
import { clockTimeAfter, money } from '../platform/format.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { RideTypeCard } from './ride-type-card.tsx';

export type Quote = ReplyOf<typeof calculateFare>;

/** What a service costs by a quote; of a service that the market does not have, what its first one costs. */
export const fareOf = (quote: Quote | undefined, service: string) =>
  quote?.fares.find((fare) => fare.rideType === service) ?? quote?.fares[0];

/** Minutes that nine of ten such trips stay below; who shares the car may be taken around by so much. */
const highOf = (quote: Quote, { service }: FareQuote) =>
  quote.durationHigh + (service.type === 'share' ? detourCapMinutes(quote.duration) : 0);

/** What a market offers, with price and minutes of this trip; before there is a quote the five ride types with the country's starting price and the card's label. */
export function RideTypes({
  quote,
  quotedAt,
  carsMoved,
  pickupAt,
  mayLadies,
  loading,
  countryId,
  chosen,
  onChoose,
}: {
  quote: Quote | undefined;
  /** When the quote came, milliseconds by the server's clock. */
  quotedAt: number;
  /** Cars drive on and are taken: what the quote said of the nearest one may be told no more. */
  carsMoved: boolean;
  /** When the ride is wanted; null for at once. */
  pickupAt: string | null;
  mayLadies: boolean;
  loading: boolean;
  countryId: CountryId;
  /** A service's id. */
  chosen: string;
  onChoose: (service: string) => void;
}) {
  const t = useText();
  const online = useOnline();
  const clock = (from: number, minutes: number) => clockTimeAfter(from, minutes * 60, quote?.timeZone ?? 'UTC');
  const by = (from: number, minutes: number) => t('arriveBy', { time: clock(from, minutes) });
  /** One time for each: when nine of ten such rides have arrived, else how long the ride takes. */
  const timeOf = (of: Quote, fare: FareQuote): string => {
    if (pickupAt !== null) return by(Date.parse(pickupAt), highOf(of, fare));
    if (fare.nextCar !== null && !carsMoved) return by(quotedAt, fare.nextCar.arrivalMinutesHigh);
    return minuteRange(t, of.duration, highOf(of, fare));
  };
  /** Nobody could come now; a ride for later is not kept from anybody by that. */
  const lacksCar = (of: Quote, { nextCar, service }: FareQuote): boolean =>
    of.quoteId !== null && pickupAt === null && !carsMoved && nextCar === null && (service.type !== 'ladies_only' || mayLadies);
  return (
    <fieldset className="types">
      <legend className="visually-hidden">{t('chooseRide')}</legend>
      {quote === undefined
        ? passengerRideTypes.map((rideType, index) => (
            <RideTypeCard
              key={rideType}
              id={rideType}
              service={{ type: rideType, vehicles: [], own: null }}
              isLast={index === passengerRideTypes.length - 1}
              price={formatMoney(baseFareMinor(rideType, countryId), countryId)}
              isFrom
              // None that waits for a network.
              time={online ? t('minutes', { n: rideTypeFacts[rideType].cardMinutes }) : ''}
              lacksCar={false}
              loading={loading}
              chosen={rideType === chosen}
              onChoose={() => onChoose(rideType)}
            />
          ))
        : quote.fares.map((fare, index) => (
            <RideTypeCard
              key={fare.rideType}
              id={fare.rideType}
              service={fare.service}
              isLast={index === quote.fares.length - 1}
              price={money(fare.fare, quote.countryId)}
              isFrom={false}
              time={timeOf(quote, fare)}
              lacksCar={lacksCar(quote, fare)}
              loading={loading}
              chosen={fare.rideType === chosen}
              onChoose={() => onChoose(fare.rideType)}
            />
          ))}
    </fieldset>
  );
}
