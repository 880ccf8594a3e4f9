/** Everything that moves is a trip of one of these types (spec: foundations §3). */
export const rideTypes = [
  'standard',
  'share',
  'premium',
  'ladies_only',
  'scholar',
  'food_delivery',
  'parcel_delivery',
  'large_delivery',
] as const;
export type RideType = (typeof rideTypes)[number];

/** What a passenger can choose, in card order (spec: operations §2 Ride request). */
export const passengerRideTypes = ['standard', 'share', 'premium', 'ladies_only', 'scholar'] as const satisfies readonly RideType[];
export type PassengerRideType = (typeof passengerRideTypes)[number];

/** Minutes on the card while no destination is known (spec: operations §9). */
export const timeLabelMinutes: Readonly<Record<PassengerRideType, number>> = {
  standard: 25,
  share: 35,
  premium: 22,
  ladies_only: 23,
  scholar: 30,
};

/** Base fares in South African cents (spec: foundations §9). */
export const baseFareCents: Readonly<Record<RideType, number>> = {
  standard: 42_00,
  share: 30_00,
  premium: 63_00,
  ladies_only: 46_00,
  scholar: 25_00,
  food_delivery: 25_00,
  parcel_delivery: 35_00,
  large_delivery: 85_00,
};

/** Cents for each kilometre after the included ones; each is `pricePromisePercent` under the reference rate. */
export const perKmCents: Readonly<Record<RideType, number>> = {
  standard: 8_55,
  share: 5_70,
  premium: 13_30,
  ladies_only: 9_50,
  scholar: 4_75,
  food_delivery: 5_70,
  parcel_delivery: 7_60,
  large_delivery: 15_20,
};

/** The reference competitor's cents for each kilometre, which the promise compares with. */
export const competitorPerKmCents: Readonly<Record<RideType, number>> = {
  standard: 9_00,
  share: 6_00,
  premium: 14_00,
  ladies_only: 10_00,
  scholar: 5_00,
  food_delivery: 6_00,
  parcel_delivery: 8_00,
  large_delivery: 16_00,
};

/** "5% below competitors" (spec: operations §9). */
export const pricePromisePercent = 5;

/** Kilometres that the base fare covers. */
export const includedKm = 2;
