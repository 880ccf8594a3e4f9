import { sumOf } from '../pricing/fare-lines.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { goodsOf, parcelCarriers } from './parcel-services.ts';
import { pricedServices, serviceFare } from './services.ts';
import { APPROVAL_ABOVE_PERCENT } from './versions.ts';

/** A trip that a market's operator can picture. */
export interface TypicalTrip {
  readonly meters: number;
  readonly seconds: number;
  /** On the clocks of the market, of a day that is no holiday. */
  readonly hour: number;
}

const METERS = [1000, 2000, 3800, 5000, 8000, 12_000, 20_000] as const;
const HOURS = [12, 23] as const;
/** Of a city's traffic: 22 km/h. */
const SECONDS_PER_METER = 3.6 / 22;
const MOST = 20;

/** Every length and hour by each of a market's services, short ones first. */
const everyTrip = (market: MarketDocument): Array<TypicalTrip & { readonly service: MarketService }> =>
  METERS.flatMap((meters) =>
    HOURS.flatMap((hour) =>
      pricedServices(market).map((service) => ({ service, meters, seconds: Math.round(meters * SECONDS_PER_METER), hour })),
    ),
  );

/** Twenty of them, which a preview shows in their order: those that cost something else than before come first. */
export function typicalTrips(market: MarketDocument, before?: MarketDocument) {
  const all = everyTrip(market);
  const isChanged = (trip: (typeof all)[number]) =>
    before !== undefined && typicalFare(before, trip.service.id, trip) !== typicalFare(market, trip.service.id, trip);
  const shown = new Set([...all.filter(isChanged), ...all.filter((trip) => !isChanged(trip))].slice(0, MOST));
  return all.filter((trip) => shown.has(trip));
}

/** Of a typical parcel: heavier than what most markets bring for nothing more. */
const LOAD = { weightTenths: 120, isFragile: false };

/** A Wednesday that is a holiday nowhere. */
const DAY = '2026-09-16';

/** What such a trip costs by a document, in minor units; undefined where it lacks the service. */
export function typicalFare(market: MarketDocument, serviceId: string, { meters, seconds, hour }: TypicalTrip): number | undefined {
  const service = market.services.find(({ id }) => id === serviceId);
  if (service === undefined) return undefined;
  const [lng, lat] = market.centre;
  const at = new Date(`${DAY}T${String(hour).padStart(2, '0')}:00:00Z`);
  // Hours are those of the market: the document is asked as if its clocks showed UTC.
  const way = { pickup: { lat, lng }, at, meters, seconds, surge: 1 };
  // A parcel by the largest vehicle of its service.
  const carrier = parcelCarriers({ services: [service] }).at(-1);
  const trip = carrier === undefined ? way : { ...way, goods: goodsOf(carrier, LOAD) };
  return sumOf(serviceFare({ ...market, timeZone: 'UTC' }, service, trip));
}

/** The largest change of any such trip by any service, in percent, up or down; 100 where a service is gone or new. */
export function largestChange(before: MarketDocument, after: MarketDocument): number {
  const ids = new Set([...pricedServices(before), ...pricedServices(after)].map(({ id }) => id));
  let largest = 0;
  for (const trip of [...everyTrip(before), ...everyTrip(after)]) {
    if (!ids.has(trip.service.id)) continue;
    const [was, is] = [typicalFare(before, trip.service.id, trip), typicalFare(after, trip.service.id, trip)];
    largest = Math.max(largest, was === undefined || is === undefined ? 100 : Math.abs(is / was - 1) * 100);
  }
  return largest;
}

/**
 * Whether a version waits for a second person: typical trips cost over a fifth more or less than a week ago, and other than what would
 * count at its time without it. What leaves prices as somebody agreed to them, such as a pause, waits for nobody.
 * @param weekAgo what was in force then; undefined where nothing was
 * @param otherwise what would be in force from its date on
 */
export function consentTo(after: MarketDocument, { weekAgo, otherwise }: Record<'weekAgo' | 'otherwise', MarketDocument | undefined>) {
  const changePercent = weekAgo === undefined ? 0 : largestChange(weekAgo, after);
  const isNeeded = changePercent > APPROVAL_ABOVE_PERCENT && (otherwise === undefined || largestChange(otherwise, after) > 0);
  return { changePercent, isNeeded };
}
