import type { calculateFare } from '@safiri/contract/pricing/calls.ts';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { detourCapMinutes } from '@safiri/rules/dispatch/pooling.ts';
import { baseFareMinor } from '@safiri/rules/pricing/fare.ts';
import { formatMoney } from '@safiri/rules/pricing/money.ts';
import { passengerRideTypes, rideTypeFacts, type PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { money } from '../platform/format.ts';
import { minuteRange } from '../common/minute-range.ts';
import { useText } from '../platform/text.ts';
import { RideTypeCard } from './ride-type-card.tsx';

export type Quote = ReplyOf<typeof calculateFare>;

export const fareOf = (quote: Quote | undefined, rideType: PassengerRideType) => quote?.fares.find((fare) => fare.rideType === rideType);

/** The five ride types with price and minutes of this trip; before there is a quote the country's starting price and the card's label. */
export function RideTypes({
  quote,
  loading,
  countryId,
  chosen,
  onChoose,
}: {
  quote: Quote | undefined;
  loading: boolean;
  countryId: CountryId;
  chosen: PassengerRideType;
  onChoose: (rideType: PassengerRideType) => void;
}) {
  const t = useText();
  const timeOf = (rideType: PassengerRideType) => {
    if (quote === undefined) return t('minutes', { n: rideTypeFacts[rideType].cardMinutes });
    const later = rideType === 'share' ? detourCapMinutes(quote.duration) : 0;
    return minuteRange(t, quote.duration, quote.duration + later);
  };
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
            loading={loading}
            chosen={rideType === chosen}
            onChoose={() => onChoose(rideType)}
          />
        );
      })}
    </fieldset>
  );
}
