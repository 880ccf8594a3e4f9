import type { MarketDocument } from './document.ts';
import { pricedServices, serviceIn } from './services.ts';
import { everyTrip, tripOf, typicalFare, type Unusual } from './typical-trips.ts';
import { APPROVAL_ABOVE_PERCENT } from './versions.ts';

/** More demand than any cap allows. */
const MUCH_SURGE = 100;
/** On which what is unusual is compared. */
const USUAL_METERS = 5000;

/** Percent, up or down; 100 for what was not there before, or is no more. */
const change = (was: number | undefined, is: number | undefined): number =>
  was === is ? 0 : was === undefined || is === undefined || was === 0 ? 100 : Math.abs(is / was - 1) * 100;

/** Begin at each place with a fee, on each holiday, and under the highest surge: trips that are no typical ones. */
const unusualTrips = (markets: readonly MarketDocument[]): Unusual[] =>
  markets.flatMap((market) => [
    { surge: MUCH_SURGE },
    ...market.places.map(({ at: [lng, lat] }) => ({ pickup: { lat, lng } })),
    ...market.holidays.map(({ date }) => ({ date })),
  ]);

/** What may come on top of a service's fare, in an order of its own. */
function feesOf(market: MarketDocument, serviceId: string): number[] {
  const { waiting = null, cancellation = null } = serviceIn(market, serviceId)?.tariff ?? {};
  return [waiting?.perMinute ?? 0, cancellation?.fee ?? 0, cancellation?.noShowFee ?? 0];
}

/**
 * The largest change that a document makes, in percent, up or down: of any typical trip by any service, of one that begins at a place, on a
 * holiday or under surge, and of what may come on top; 100 where a service, or such a fee, is gone or new.
 */
export function largestChange(before: MarketDocument, after: MarketDocument): number {
  const ids = [...new Set([...pricedServices(before), ...pricedServices(after)].map(({ id }) => id))];
  const usual = tripOf(USUAL_METERS);
  const unusual = unusualTrips([before, after]);
  const changes = function* () {
    for (const trip of [...everyTrip(before, after), ...everyTrip(after, before)])
      yield change(typicalFare(before, trip.service.id, trip), typicalFare(after, trip.service.id, trip));
    for (const id of ids) {
      for (const what of unusual) yield change(typicalFare(before, id, usual, what), typicalFare(after, id, usual, what));
      const [was, is] = [feesOf(before, id), feesOf(after, id)];
      for (const [at, fee] of is.entries()) yield change(was[at], fee);
    }
  };
  let largest = 0;
  for (const one of changes()) largest = Math.max(largest, one);
  return largest;
}

/**
 * Whether a version waits for a second person: prices change by over a fifth against a week ago, and against what would
 * count at its time without it. What leaves prices as somebody agreed to them, such as a pause, waits for nobody.
 * @param weekAgo what was in force then; undefined where nothing was
 * @param otherwise what would be in force from its date on
 */
export function consentTo(after: MarketDocument, { weekAgo, otherwise }: Record<'weekAgo' | 'otherwise', MarketDocument | undefined>) {
  const changePercent = weekAgo === undefined ? 0 : largestChange(weekAgo, after);
  const isNeeded = changePercent > APPROVAL_ABOVE_PERCENT && (otherwise === undefined || largestChange(otherwise, after) > 0);
  return { changePercent, isNeeded };
}
