import { packageTypes, type PackageType } from '../orders/package-types.ts';
import { rideTypes, type RideType } from '../pricing/ride-types.ts';
import { isOneOf, keysOf, keysWith, recordOf, sortedBy, type KeysWith } from '../records.ts';
import type { RoadVehicle } from '../places/road-vehicle.ts';
import type { DeliveryRideType } from '../rides/deliveries.ts';
import { POOL_RIDES, SHARE_PARTY_SEATS } from './pooling.ts';

/** Years up to and including which a vehicle may work (spec: operations §9). */
export const VEHICLE_AGE_LIMITS = { car: 11, scooter: 8, motorcycle: 10, bakkie: 12 } as const;
export type AgedVehicle = keyof typeof VEHICLE_AGE_LIMITS;

/** What such a kind is called: keys of texts. */
export const agedVehicleNames = {
  car: 'kindCar',
  scooter: 'kindScooter',
  motorcycle: 'kindMotorcycle',
  bakkie: 'kindBakkie',
} as const satisfies Record<AgedVehicle, string>;

/** What is known of a vehicle that carries goods. */
export interface GoodsVehicle {
  /** What it is called: the key of a text. */
  readonly name: string;
  /** Kilograms that it carries at most. */
  readonly maxKg: number;
  /** Minutes from the request to the door. */
  readonly minutes: readonly [number, number];
  readonly suits: readonly PackageType[];
}

/** One that the specification's senders choose (spec: operations §3, §9; what suits is by capacity: PARC-84). */
export interface ParcelVehicle extends GoodsVehicle {
  readonly rideType: DeliveryRideType;
  /** Tenths of the type's base fare. */
  readonly tenths: number;
}

interface VehicleFacts {
  /** Which streets it uses. */
  readonly drivenAs: RoadVehicle;
  /** For passengers; nobody is driven in a vehicle that serves no ride for people. */
  readonly seats: number;
  /** Whose age limit applies: people are carried in cars, and a van follows the bakkie. */
  readonly agedAs: AgedVehicle;
  /** Types of trips that it may be offered (spec: operations §3 parcel vehicles; product: one idea). */
  readonly serves: readonly RideType[];
  /** Only of those that a sender chooses from. */
  readonly parcels?: ParcelVehicle;
  /** Of one that carries goods beside the specification's four: an operator may offer it to senders. */
  readonly carries?: GoodsVehicle;
}

/** Kinds of vehicles that drive for the product: what is known of each. */
export const vehicleFacts = {
  sedan: {
    drivenAs: 'car',
    seats: 4,
    agedAs: 'car',
    serves: ['standard', 'share', 'ladies_only', 'scholar', 'food_delivery', 'parcel_delivery'],
    parcels: {
      name: 'vehicleSedan',
      maxKg: 20,
      minutes: [30, 45],
      suits: ['document', 'small_package', 'medium_package', 'fragile', 'electronics'],
      rideType: 'parcel_delivery',
      tenths: 10,
    },
  },
  premium: { drivenAs: 'car', seats: 4, agedAs: 'car', serves: ['standard', 'share', 'premium', 'ladies_only', 'scholar'] },
  minibus: { drivenAs: 'car', seats: 14, agedAs: 'car', serves: ['standard', 'share', 'ladies_only', 'scholar'] },
  motorcycle: {
    drivenAs: 'motorcycle',
    seats: 1,
    agedAs: 'motorcycle',
    serves: ['food_delivery', 'parcel_delivery'],
    parcels: {
      name: 'vehicleMotorcycle',
      maxKg: 5,
      minutes: [20, 30],
      suits: ['document', 'small_package'],
      rideType: 'parcel_delivery',
      tenths: 8,
    },
  },
  /** For short ways: people who share it, food, and parcels of any kind that it can bear. */
  tuktuk: {
    drivenAs: 'car',
    seats: 3,
    agedAs: 'motorcycle',
    serves: ['share', 'food_delivery', 'parcel_delivery'],
    carries: {
      name: 'vehicleTuktuk',
      maxKg: 50,
      minutes: [30, 45],
      suits: ['document', 'small_package', 'medium_package', 'fragile', 'electronics'],
    },
  },
  scooter: { drivenAs: 'motorcycle', seats: 1, agedAs: 'scooter', serves: ['food_delivery'] },
  bicycle: { drivenAs: 'motorcycle', seats: 1, agedAs: 'scooter', serves: ['food_delivery'] },
  bakkie: {
    drivenAs: 'car',
    seats: 2,
    agedAs: 'bakkie',
    serves: ['parcel_delivery', 'large_delivery'],
    parcels: {
      name: 'vehicleBakkie',
      maxKg: 500,
      minutes: [45, 60],
      suits: ['medium_package', 'large_package', 'fragile', 'electronics'],
      rideType: 'large_delivery',
      tenths: 10,
    },
  },
  van: {
    drivenAs: 'car',
    seats: 2,
    agedAs: 'bakkie',
    serves: ['parcel_delivery', 'large_delivery'],
    parcels: { name: 'vehicleVan', maxKg: 1000, minutes: [60, 90], suits: packageTypes, rideType: 'large_delivery', tenths: 12 },
  },
} as const satisfies Record<string, VehicleFacts>;

export type VehicleType = keyof typeof vehicleFacts;
export const vehicleTypes = keysOf(vehicleFacts);

/** Motorcycles, scooters and bicycles: who sits on them wears a helmet. */
export const isTwoWheeled = (vehicle: VehicleType): boolean => vehicleFacts[vehicle].drivenAs === 'motorcycle';

/** Vehicles that the specification's senders choose from, the smallest first. */
export type ParcelVehicleId = KeysWith<typeof vehicleFacts, 'parcels'>;
export const parcelVehicleIds = sortedBy(keysWith(vehicleFacts, 'parcels'), (id) => vehicleFacts[id].parcels.maxKg);

/** All that carry goods; which of them a sender chooses from, the market says. */
export type GoodsVehicleId = ParcelVehicleId | KeysWith<typeof vehicleFacts, 'carries'>;
export const goodsVehicleIds = [...parcelVehicleIds, ...keysWith(vehicleFacts, 'carries')] as [GoodsVehicleId, ...GoodsVehicleId[]];
export const goodsVehicle = (id: GoodsVehicleId): GoodsVehicle => {
  const facts: VehicleFacts = vehicleFacts[id];
  return (facts.parcels ?? facts.carries) as GoodsVehicle;
};

/** Which vehicles may take a trip of each type. */
export const vehiclesFor: Readonly<Record<RideType, readonly VehicleType[]>> = recordOf(rideTypes, (rideType) =>
  vehicleTypes.filter((vehicle) => isOneOf(vehicleFacts[vehicle].serves, rideType)),
);

/** Whether a vehicle may take a trip of this type; an order may name the vehicles that can carry it. */
export function vehicleFits(vehicleType: VehicleType, rideType: RideType, only: readonly VehicleType[] | null = null): boolean {
  return (only ?? vehiclesFor[rideType]).includes(vehicleType);
}

/**
 * How the way of a trip is reckoned before anybody has taken it: as a motorcycle drives where nothing else may take it, else as a
 * car, which goes where all of them can.
 */
export function drivenAs(rideType: RideType, only: readonly VehicleType[] | null = null): RoadVehicle {
  const vehicles = only ?? vehiclesFor[rideType];
  return vehicles.length > 0 && vehicles.every((vehicle) => vehicleFacts[vehicle].drivenAs === 'motorcycle') ? 'motorcycle' : 'car';
}

/** Passengers that a vehicle carries. */
export const seatsOf = (vehicle: VehicleType): number => vehicleFacts[vehicle].seats;

/** Whether a vehicle has seats for two share rides at once. */
export const seatsForPool = (vehicle: VehicleType): boolean => vehicleFacts[vehicle].seats >= POOL_RIDES * SHARE_PARTY_SEATS;
