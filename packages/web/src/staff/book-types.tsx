import type { ReplyOf } from '@safiri/contract/call.ts';
import type { calculateFare, FareQuote } from '@safiri/contract/pricing/calls.ts';
import { passengerRideTypes } from '@safiri/rules/pricing/ride-types.ts';
import { money } from '../platform/format.ts';
import { serviceName } from '../platform/service-name.ts';
import { useText } from '../platform/text.ts';

type Quote = ReplyOf<typeof calculateFare>;

/** What a service costs by a quote; of one that the market does not have, what its first one costs. */
export const fareIn = (quote: Quote | undefined, service: string) =>
  quote?.fares.find((one) => one.rideType === service) ?? quote?.fares[0];

/** What may be chosen: of the market once both ends are known, before that the specification's. */
const offersOf = (quote: Quote | undefined): ReadonlyArray<Pick<FareQuote, 'rideType' | 'service'> & { readonly fare?: string }> =>
  quote?.fares ?? passengerRideTypes.map((type) => ({ rideType: type, service: { type, vehicles: [], own: null, feeTerms: null } }));

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
  chosen: string;
  onChoose: (service: string) => void;
}) {
  const t = useText();
  return (
    <fieldset className="picks">
      <legend className="label">{t('bookType')}</legend>
      {offersOf(quote)
        .filter(({ service }) => service.type !== 'ladies_only' || mayLadies)
        .map(({ rideType, service, fare }) => (
          <label key={rideType} className="pick book-type" data-on={rideType === chosen}>
            <input
              className="visually-hidden"
              type="radio"
              name="rideType"
              value={rideType}
              checked={rideType === chosen}
              onChange={() => onChoose(rideType)}
            />
            <span>{serviceName(t, { rideType: service.type, service: service.own })}</span>
            {fare === undefined || quote === undefined ? null : <b className="num">{money(fare, quote.countryId)}</b>}
          </label>
        ))}
      {quote === undefined ? <p className="caption">{t('bookTypeNote')}</p> : null}
    </fieldset>
  );
}
