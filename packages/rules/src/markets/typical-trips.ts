import type { VehicleType } from '../dispatch/vehicles.ts';
import { minuteOfDay, timeOfDay } from '../places/time-of-day.ts';
import type { Point } from '../places/geo.ts';
import { sumOf } from '../pricing/fare-lines.ts';
import type { MarketDocument, MarketService } from './document.ts';
import { goodsOf, parcelCarriers } from './parcel-services.ts';
import { pricedServices, serviceFare, vehiclesOf } from './services.ts';

/** A trip that a market's operator can picture. */
export interface TypicalTrip {
  readonly meters: number;
  readonly seconds: number;
  /** Minute of the day on the clocks of the market, of a day that is no holiday. */
  readonly minute: number;
}

const METERS = [1000, 2000, 3800, 5000, 8000, 12_000, 20_000] as const;
/** Noon, and late in the evening. */
const MINUTES = [12 * 60, 23 * 60] as const;
/** Of a city's traffic: 22 km/h. */
const SECONDS_PER_METER = 3.6 / 22;
const MOST = 20;

export const tripOf = (meters: number, minute: number = MINUTES[0]): TypicalTrip => ({
  meters,
  seconds: Math.round(meters * SECONDS_PER_METER),
  minute,
});

const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].toSorted((a, b) => a - b);

/** The usual lengths, one beyond each end of a section, and the farthest way: no kilometre costs something that none of them shows. */
const lengthsOf = (markets: readonly MarketDocument[]) =>
  inOrder([
    ...METERS,
    ...markets.flatMap((market) => [
      market.reachKm * 1000,
      ...pricedServices(market).flatMap(({ tariff }) =>
        tariff.sections.flatMap(({ upToKm }) => (upToKm === null ? [] : [Math.round(upToKm * 1000) + 1000])),
      ),
    ]),
  ]);

/** The usual times first, and those at which a night begins or ends: between them no price changes. */
const minutesOf = (markets: readonly MarketDocument[]) => {
  const edges = markets.flatMap((market) =>
    pricedServices(market).flatMap(({ tariff: { night } }) =>
      night === null ? [] : [minuteOfDay(night.from), minuteOfDay(night.to) % 1440],
    ),
  );
  return [...new Set([...MINUTES, ...inOrder(edges)])];
};

/** Every length and time by each of a market's services, short ones first. @param other whose sections and nights count too */
export function everyTrip(market: MarketDocument, other = market): Array<TypicalTrip & { readonly service: MarketService }> {
  const both = [market, other];
  const minutes = minutesOf(both);
  return lengthsOf(both).flatMap((meters) =>
    minutes.flatMap((minute) => pricedServices(market).map((service) => ({ service, ...tripOf(meters, minute) }))),
  );
}

/** Twenty of them, which a preview shows in their order: those that cost something else than before come first. */
export function typicalTrips(market: MarketDocument, before?: MarketDocument) {
  const all = everyTrip(market, before);
  const isChanged = (trip: (typeof all)[number]) =>
    before !== undefined && typicalFare(before, trip.service.id, trip) !== typicalFare(market, trip.service.id, trip);
  const shown = new Set([...all.filter(isChanged), ...all.filter((trip) => !isChanged(trip))].slice(0, MOST));
  return all.filter((trip) => shown.has(trip));
}

/** Of a typical parcel: heavier than what most markets bring for nothing more. */
const LOAD = { weightTenths: 120, isFragile: false };

/** A Wednesday that is a holiday nowhere. */
const DAY = '2026-09-16';

/** What is unusual of a trip: where it begins, on which day, under how much demand. */
export interface Unusual {
  readonly pickup?: Point;
  /** YYYY-MM-DD */
  readonly date?: string;
  readonly surge?: number;
}

/** The vehicles of a typical trip: of a parcel the largest, by which it is reckoned. */
export function typicalVehicles(service: MarketService): VehicleType[] {
  const carrier = parcelCarriers({ services: [service] }).at(-1);
  return carrier === undefined ? vehiclesOf(service) : [carrier.id];
}

/** What such a trip costs by a document, in minor units; undefined where it lacks the service. */
export function typicalFare(
  market: MarketDocument,
  serviceId: string,
  { meters, seconds, minute }: TypicalTrip,
  { pickup, date = DAY, surge = 1 }: Unusual = {},
): number | undefined {
  const service = market.services.find(({ id }) => id === serviceId);
  if (service === undefined) return undefined;
  const [lng, lat] = market.centre;
  // The market's own holidays are days of their own.
  const holidays = date === DAY ? [] : market.holidays;
  const at = new Date(`${date}T${timeOfDay(minute)}:00Z`);
  // Times are those of the market: the document is asked as if its clocks showed UTC.
  const way = { pickup: pickup ?? { lat, lng }, at, meters, seconds, surge };
  // A parcel by the largest vehicle of its service.
  const carrier = parcelCarriers({ services: [service] }).at(-1);
  const trip = carrier === undefined ? way : { ...way, goods: goodsOf(carrier, LOAD) };
  return sumOf(serviceFare({ ...market, holidays, timeZone: 'UTC' }, service, trip));
}
