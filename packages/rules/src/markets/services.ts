import { vehiclesFor, type VehicleType } from '../dispatch/vehicles.ts';
import { dateOf, localMoment } from '../places/local-time.ts';
import type { Point } from '../places/geo.ts';
import type { FareLine } from '../pricing/fare-lines.ts';
import { fare, type FareGoods } from '../pricing/market-fare.ts';
import { roundingStep } from '../pricing/rounding.ts';
import { minorOfUnits } from '../pricing/money.ts';
import { rideTypes, type RideType } from '../pricing/ride-types.ts';
import { isOneOf, keysOf } from '../records.ts';
import type { DeliveryRideType } from '../rides/deliveries.ts';
import { rideTypesWithStops } from '../rides/types-with-stops.ts';
import type { MarketDocument, MarketService, Named, ServiceKind } from './document.ts';
import { fixedPriceOf, pickupFeeAt } from './regions.ts';
import type { PassedToll } from './tolls.ts';

/** Kinds that carry people. */
const passengerTypes = { ride: 'standard', shared: 'share', ladies_only: 'ladies_only', scholar: 'scholar' } as const;
/** Kinds that carry goods. */
const goodsTypes = { food: 'food_delivery', grocery: 'food_delivery', parcel: 'parcel_delivery', large: 'large_delivery' } as const;
const typeOfKind: Record<ServiceKind, RideType> = { ...passengerTypes, ...goodsTypes };
export const passengerKinds: readonly ServiceKind[] = keysOf(passengerTypes);
/** Of them those whose senders choose a vehicle. */
export const parcelKinds: readonly ServiceKind[] = ['parcel', 'large'];

/** As which of the product's eight types a service is matched, driven and ended: itself, else what its kind is. */
export const tripTypeOf = ({ id, kind }: Pick<MarketService, 'id' | 'kind'>): RideType => (isOneOf(rideTypes, id) ? id : typeOfKind[kind]);

/** The same of a service that carries goods, whatever its id. */
export const goodsTypeOf = ({ kind }: MarketService): DeliveryRideType => goodsTypes[kind as keyof typeof goodsTypes];

/** Kinds of services among which such rides are. */
export const kindsWithStops: readonly ServiceKind[] = ['ride', 'ladies_only'];

/** Whether passengers may add stops to a ride of a service. */
export const takesStops = (service: MarketService): boolean =>
  kindsWithStops.includes(service.kind) && isOneOf(rideTypesWithStops, tripTypeOf(service)) && service.tariff.stop !== null;

/** Services that a passenger chooses from, in the document's order. */
export const passengerServices = ({ services }: Pick<MarketDocument, 'services'>): MarketService[] =>
  services.filter(({ kind }) => passengerKinds.includes(kind));

/** A service of a market by its id. */
export const serviceIn = ({ services }: MarketDocument, serviceId: string): MarketService | undefined =>
  services.find(({ id }) => id === serviceId);

/** Services that the document prices: all but those of shops' orders where each shop has a delivery fee of its own. */
export const pricedServices = ({ services, orders }: MarketDocument): MarketService[] =>
  services.filter(({ kind }) => orders !== 'specified' || passengerKinds.includes(kind) || parcelKinds.includes(kind));

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
  /** Where it ends: without it no fixed price is looked for. */
  readonly dropoff?: Point;
  readonly at: Date;
  /** On the road. */
  readonly meters: number;
  readonly seconds: number;
  /** 1.0 or more. */
  readonly surge: number;
  /** On the way, without its two ends. */
  readonly stops?: number;
  /** Gates that it passes. */
  readonly tolls?: readonly PassedToll[];
  /** Where it brings a parcel. */
  readonly goods?: FareGoods;
}

/** What a service takes of the tolls on a way: nothing where they are in its fare, and of who shares the car. */
function tollsOf(market: MarketDocument, service: MarketService, passed: readonly PassedToll[]) {
  if (!service.tariff.passesTollsOn || service.kind === 'shared') return [];
  return passed.flatMap(({ id, meters }) => {
    const price = market.tolls.find((one) => one.id === id)?.price ?? 0;
    return price === 0 ? [] : [{ id, meters, minor: minorOfUnits(price) }];
  });
}

/** The lines of what a service of a market costs, in minor units of its currency (operator §1). */
export function serviceFare(
  market: MarketDocument,
  service: MarketService,
  { pickup, dropoff, at, meters, seconds, surge, stops = 0, tolls = [], goods }: ServiceTrip,
): FareLine[] {
  const local = localMoment(at, market.timeZone);
  const date = dateOf(local);
  const fixed = dropoff === undefined ? undefined : fixedPriceOf(market, service.id, pickup, dropoff);
  return fare(
    service.tariff,
    { roundToMinor: roundingStep(market) },
    {
      distanceMeters: meters,
      durationSeconds: seconds,
      minuteOfDay: local.hour * 60 + local.minute,
      holidayFactor: market.holidays.find((one) => one.date === date)?.factor ?? 1,
      surge,
      pickupFeeMinor: minorOfUnits(pickupFeeAt(market, pickup)),
      ...(fixed === undefined ? {} : { fixedMinor: minorOfUnits(fixed) }),
      stops,
      tolls: tollsOf(market, service, tolls),
      ...(goods === undefined ? {} : { goods }),
    },
  );
}
