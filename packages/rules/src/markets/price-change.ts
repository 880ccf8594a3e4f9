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

const passingOn = ({ services }: MarketDocument) => services.filter(({ tariff }) => tariff.passesTollsOn);

/** The fees of zones, the fixed prices and the tolls, by what they are written for. */
const pricesOf = (market: MarketDocument): ReadonlyMap<string, number> => {
  const { zones, fixed, tolls } = market;
  return new Map([
    ...passingOn(market).flatMap((service) => tolls.map(({ id, price }) => [`toll ${id} ${service.id}`, price] as const)),
    ...zones.flatMap(({ id, pickupFee }) => (pickupFee === 0 ? [] : [[`zone ${id}`, pickupFee] as const])),
    ...fixed.flatMap(({ from, to, service, price, bothWays }) => [
      [`${service} ${from} ${to}`, price] as const,
      ...(bothWays ? [[`${service} ${to} ${from}`, price] as const] : []),
    ]),
  ]);
};

/** Where the places and zones lie from and to which prices are fixed, zones that take a fee, and tolls that passengers pay. */
function outlinesOf(market: MarketDocument): ReadonlyMap<string, string> {
  const { places, zones, fixed } = market;
  const tolls = passingOn(market).length === 0 ? [] : market.tolls;
  const isFixed = (id: string) => fixed.some(({ from, to }) => from === id || to === id);
  return new Map([
    ...[...places.filter(({ id }) => isFixed(id)), ...tolls].map(({ id, at, radiusM }) => [id, JSON.stringify([at, radiusM])] as const),
    ...zones.filter(({ id, pickupFee }) => pickupFee > 0 || isFixed(id)).map(({ id, area }) => [id, JSON.stringify(area)] as const),
  ]);
}

/** What changes of the prices that hold between places and zones, percent; 100 where one of them is drawn anew. */
function* regionalChanges(before: MarketDocument, after: MarketDocument): Generator<number> {
  const [was, is] = [pricesOf(before), pricesOf(after)];
  for (const key of new Set([...was.keys(), ...is.keys()])) yield change(was.get(key), is.get(key));
  const [old, drawn] = [outlinesOf(before), outlinesOf(after)];
  for (const [id, outline] of drawn) yield change(old.has(id) && old.get(id) !== outline ? undefined : 1, 1);
}

/**
 * The largest change that a document makes, in percent, up or down: of any typical trip by any service, of one that begins at a place, on a
 * holiday or under surge, of fixed prices, and of what may come on top; 100 where a service, or such a fee or price, is gone or new.
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
    yield* regionalChanges(before, after);
  };
  let largest = 0;
  for (const one of changes()) largest = Math.max(largest, one);
  return largest;
}

/**
 * Whether a version waits for a second person: prices change by over a fifth against what it is compared with, and against what would
 * count at its time without it. What leaves prices as somebody agreed to them, such as a pause, waits for nobody.
 * @param before what it is compared with (`comparedFirst`); undefined where nobody could travel by anything yet
 * @param otherwise what would be in force from its date on
 */
export function consentTo(after: MarketDocument, { before, otherwise }: Record<'before' | 'otherwise', MarketDocument | undefined>) {
  const changePercent = before === undefined ? 0 : largestChange(before, after);
  const isNeeded = changePercent > APPROVAL_ABOVE_PERCENT && (otherwise === undefined || largestChange(otherwise, after) > 0);
  return { changePercent, isNeeded };
}
