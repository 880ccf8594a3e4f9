import { vehiclesFor, type VehicleType } from '../dispatch/vehicles.ts';
import { localMoment } from '../places/local-time.ts';
import { distanceMeters, type Point } from '../places/geo.ts';
import type { FareLine } from '../pricing/fare-lines.ts';
import { fare } from '../pricing/market-fare.ts';
import { rideTypes, type RideType } from '../pricing/ride-types.ts';
import { isOneOf } from '../records.ts';
import type { MarketDocument, MarketService, Named, ServiceKind } from './document.ts';

const typeOfKind: Record<ServiceKind, RideType> = {
  ride: 'standard',
  shared: 'share',
  ladies_only: 'ladies_only',
  scholar: 'scholar',
  food: 'food_delivery',
  grocery: 'food_delivery',
  parcel: 'parcel_delivery',
  large: 'large_delivery',
};
/** Kinds that carry people, priced by the document. */
export const passengerKinds: readonly ServiceKind[] = ['ride', 'shared', 'ladies_only', 'scholar'];

/** As which of the product's eight types a service is matched, driven and ended: itself, else what its kind is. */
export const tripTypeOf = ({ id, kind }: Pick<MarketService, 'id' | 'kind'>): RideType => (isOneOf(rideTypes, id) ? id : typeOfKind[kind]);

/** Services that a passenger chooses from, in the document's order. */
export const passengerServices = ({ services }: MarketDocument): MarketService[] =>
  services.filter(({ kind }) => passengerKinds.includes(kind));

/** A service of a market by its id. */
export const serviceIn = ({ services }: MarketDocument, serviceId: string): MarketService | undefined =>
  services.find(({ id }) => id === serviceId);

/** The vehicles that may take it. */
export const vehiclesOf = ({ vehicles }: MarketService): VehicleType[] => vehicles.map(({ kind }) => kind);

/** The same where they are others than those of its type; null where they are not, as a row of a trip holds it. */
export function ownVehicles(service: MarketService): VehicleType[] | null {
  const usual = vehiclesFor[tripTypeOf(service)];
  const own = vehiclesOf(service);
  return own.length === usual.length && own.every((kind) => usual.includes(kind)) ? null : own;
}

/** What a trip keeps of its service, as it was when it was asked for. */
export interface TripService {
  readonly id: string;
  readonly names: Named;
  readonly seats: number | null;
  readonly helmet: boolean;
}

/** Null for one of the specification's eight under its own name. */
export function tripServiceOf({ id, name, seats, helmet }: MarketService): TripService | null {
  return isOneOf(rideTypes, id) && Object.keys(name).length === 0 ? null : { id, names: name, seats, helmet };
}

/** A way and when it begins. */
export interface ServiceTrip {
  readonly pickup: Point;
  readonly at: Date;
  /** On the road. */
  readonly meters: number;
  readonly seconds: number;
  /** 1.0 or more. */
  readonly surge: number;
}

const MINOR_PER_UNIT = 100;

/** The lines of what a service of a market costs, in minor units of its currency (operator §1). */
export function serviceFare(
  market: MarketDocument,
  { tariff }: MarketService,
  { pickup, at, meters, seconds, surge }: ServiceTrip,
): FareLine[] {
  const { year, month, day, hour, minute } = localMoment(at, market.timeZone);
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const place = market.places.find(({ at: [lng, lat], radiusM }) => distanceMeters(pickup, { lat, lng }) <= radiusM);
  return fare(
    tariff,
    { roundToMinor: Math.round(market.rounding.to * MINOR_PER_UNIT) },
    {
      distanceMeters: meters,
      durationSeconds: seconds,
      minuteOfDay: hour * 60 + minute,
      holidayFactor: market.holidays.find((one) => one.date === date)?.factor ?? 1,
      surge,
      pickupFeeMinor: Math.round((place?.pickupFee ?? 0) * MINOR_PER_UNIT),
    },
  );
}
