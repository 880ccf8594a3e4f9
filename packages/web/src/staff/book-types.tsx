import type { ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare } from '@safiri/contract/pricing/calls.ts';
import { passengerRideTypes, type PassengerRideType } from '@safiri/rules/pricing/ride-types.ts';
import { money, typeNames } from '../platform/format.ts';
import { useText } from '../platform/text.ts';

type Quote = ReplyOf<typeof calculateFare>;

/** What a ride of a type costs by a quote. */
export const fareIn = (quote: Quote | undefined, rideType: PassengerRideType): string | undefined =>
  quote?.fares.find((one) => one.rideType === rideType)?.fare;

/** The ride types with what each costs, as it is said on the phone. */
export function BookTypes({
  quote,
  mayLadies,
  chosen,
  onChoose,
}: {
  quote: Quote | undefined;
  /** Ladies-only needs an account whose holder was checked. */
  mayLadies: boolean;
  chosen: PassengerRideType;
  onChoose: (rideType: PassengerRideType) => void;
}) {
  const t = useText();
  return (
    <fieldset className="picks">
      <legend className="label">{t('bookType')}</legend>
      {passengerRideTypes
        .filter((type) => type !== 'ladies_only' || mayLadies)
        .map((type) => {
          const fare = fareIn(quote, type);
          return (
            <label key={type} className="pick book-type" data-on={type === chosen}>
              <input
                className="visually-hidden"
                type="radio"
                name="rideType"
                value={type}
                checked={type === chosen}
                onChange={() => onChoose(type)}
              />
              <span>{t(typeNames[type])}</span>
              {fare === undefined || quote === undefined ? null : <b className="num">{money(fare, quote.countryId)}</b>}
            </label>
          );
        })}
      {quote === undefined ? <p className="caption">{t('bookTypeNote')}</p> : null}
    </fieldset>
  );
}
