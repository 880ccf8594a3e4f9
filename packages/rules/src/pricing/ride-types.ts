import { keysOf, keysWith, type KeysWith } from '../records.ts';

interface RideTypeFacts {
  /** The least it costs, in South African cents (spec: foundations §9). */
  readonly baseCents: number;
  /** Cents for each kilometre after the included ones; `pricePromisePercent` under the competitor's. */
  readonly perKmCents: number;
  /** The reference competitor's cents for each kilometre, which the promise compares with. */
  readonly competitorPerKmCents: number;
  /** Of what a passenger can choose: minutes on its card while no destination is known (spec: operations §9). */
  readonly cardMinutes?: number;
  /** Packages cover it (SUBS-19). */
  readonly inPackages?: true;
  /** It carries an order and nobody: its customer follows the order, not the ride (product: one idea). */
  readonly delivers?: true;
  /** Types with the same name wait for the same cars, and their price rises together. */
  readonly surge: string;
  /** The service that its demand is counted as (`heatmap/levels`). */
  readonly demand: string;
}

/**
 * Everything that moves is a trip of one of these types (spec: foundations §3), in card order (spec: operations §2 Ride request). Which
 * vehicles take it, the vehicles say (`dispatch/vehicles`).
 */
export const rideTypeFacts = {
  standard: {
    baseCents: 42_00,
    perKmCents: 8_55,
    competitorPerKmCents: 9_00,
    cardMinutes: 25,
    inPackages: true,
    surge: 'car',
    demand: 'rides',
  },
  share: { baseCents: 30_00, perKmCents: 5_70, competitorPerKmCents: 6_00, cardMinutes: 35, surge: 'car', demand: 'rides' },
  premium: {
    baseCents: 63_00,
    perKmCents: 13_30,
    competitorPerKmCents: 14_00,
    cardMinutes: 22,
    inPackages: true,
    surge: 'premium',
    demand: 'rides',
  },
  ladies_only: {
    baseCents: 46_00,
    perKmCents: 9_50,
    competitorPerKmCents: 10_00,
    cardMinutes: 23,
    inPackages: true,
    surge: 'ladies_only',
    demand: 'rides',
  },
  scholar: {
    baseCents: 25_00,
    perKmCents: 4_75,
    competitorPerKmCents: 5_00,
    cardMinutes: 30,
    inPackages: true,
    surge: 'car',
    demand: 'rides',
  },
  food_delivery: {
    baseCents: 25_00,
    perKmCents: 5_70,
    competitorPerKmCents: 6_00,
    delivers: true,
    surge: 'food_delivery',
    demand: 'food',
  },
  parcel_delivery: {
    baseCents: 35_00,
    perKmCents: 7_60,
    competitorPerKmCents: 8_00,
    delivers: true,
    surge: 'parcel_delivery',
    demand: 'parcel',
  },
  large_delivery: {
    baseCents: 85_00,
    perKmCents: 15_20,
    competitorPerKmCents: 16_00,
    delivers: true,
    surge: 'large_delivery',
    demand: 'parcel',
  },
} as const satisfies Record<string, RideTypeFacts>;

export type RideType = keyof typeof rideTypeFacts;
export const rideTypes = keysOf(rideTypeFacts);

/** What a passenger can choose. */
export type PassengerRideType = KeysWith<typeof rideTypeFacts, 'cardMinutes'>;
export const passengerRideTypes = keysWith(rideTypeFacts, 'cardMinutes');

/** "5% below competitors" (spec: operations §9). */
export const pricePromisePercent = 5;

/** Kilometres that the base fare covers. */
export const includedKm = 2;
