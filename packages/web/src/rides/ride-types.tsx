import type { calculateFare } from '@safiri/contract/pricing/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import { baseFareMinor } from '@safiri/rules/pricing/fare.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, rideTypeFacts, type PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { useOnline } from '../platform/connection.ts';
import { clockTimeAfter, money } from '../platform/format.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { RideTypeCard } from './ride-type-card.tsx';

export type Quote = ReplyOf<typeof calculateFare>;

export const fareOf = (quote: Quote | undefined, rideType: PassengerRideType) => quote?.fares.find((fare) => fare.rideType === rideType);

/** Minutes that nine of ten such trips stay below; who shares the car may be taken around by so much. */
const highOf = (quote: Quote, rideType: PassengerRideType) =>
  quote.durationHigh + (rideType === 'share' ? detourCapMinutes(quote.duration) : 0);

/** The five ride types with price and minutes of this trip; before there is a quote the country's starting price and the card's label. */
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
  chosen: PassengerRideType;
  onChoose: (rideType: PassengerRideType) => void;
}) {
  const t = useText();
  const online = useOnline();
  const clock = (from: number, minutes: number) => clockTimeAfter(from, minutes * 60, quote?.timeZone ?? 'UTC');
  const by = (from: number, minutes: number) => t('arriveBy', { time: clock(from, minutes) });
  /** One time for each: when nine of ten such rides have arrived, else how long the ride takes, else the card's label; none that waits for a network. */
  const timeOf = (rideType: PassengerRideType): string => {
    if (quote === undefined) return online ? t('minutes', { n: rideTypeFacts[rideType].cardMinutes }) : '';
    const car = fareOf(quote, rideType)?.nextCar;
    if (pickupAt !== null) return by(Date.parse(pickupAt), highOf(quote, rideType));
    if (car != null && !carsMoved) return by(quotedAt, car.arrivalMinutesHigh);
    return minuteRange(t, quote.duration, highOf(quote, rideType));
  };
  /** Nobody could come now; a ride for later is not kept from anybody by that. */
  const lacksCar = (rideType: PassengerRideType): boolean =>
    quote !== undefined &&
    quote.quoteId !== null &&
    pickupAt === null &&
    !carsMoved &&
    fareOf(quote, rideType)?.nextCar === null &&
    (rideType !== 'ladies_only' || mayLadies);
  return (
    <fieldset className="types">
      <legend className="visually-hidden">{t('chooseRide')}</legend>
      {passengerRideTypes.map((rideType) => {
        const fare = fareOf(quote, rideType);
        return (
          <RideTypeCard
            key={rideType}
            type={rideType}
            price={
              fare === undefined
                ? formatMoney(baseFareMinor(rideType, countryId), countryId)
                : money(fare.fare, quote?.countryId ?? countryId)
            }
            isFrom={fare === undefined}
            time={timeOf(rideType)}
            lacksCar={lacksCar(rideType)}
            loading={loading}
            chosen={rideType === chosen}
            onChoose={() => onChoose(rideType)}
          />
        );
      })}
    </fieldset>
  );
}
