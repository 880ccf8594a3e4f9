import type { Country } from '../countries/country.ts';
import { convertCents } from '../pricing/base-fare.ts';
import { rideTypeFacts } from '../pricing/ride-types.ts';
import { keysWith, type KeysWith } from '../records.ts';

/** Kinds of packages (spec: operations §3). */
export const packageTypes = ['weekly', 'monthly', 'scholar_weekly', 'scholar_monthly'] as const;
export type SubscriptionType = (typeof packageTypes)[number];

/** Ride types that packages cover; share is not among them (SUBS-19). */
export type CoveredRideType = KeysWith<typeof rideTypeFacts, 'inPackages'>;
export const coveredRideTypes = keysWith(rideTypeFacts, 'inPackages');

/** A ride of a package is at most this long, so that a counted ride is a ride of the city. */
export const COVERED_METERS_AT_MOST = 15_000;

/** How a covered ride is paid. */
export const PACKAGE_METHOD = 'package';

export interface RidePackage {
  readonly id: number;
  readonly packageType: SubscriptionType;
  readonly rideType: CoveredRideType;
  /** South African cents. */
  readonly priceCents: number;
  readonly originalCents: number;
  /** Null is unlimited. */
  readonly rideCount: number | null;
  readonly validityDays: number;
  readonly isPopular: boolean;
}

/** The packages on offer. The original price is that many rides at their base fare; unlimited ones compare with fifty. */
export const ridePackages: readonly RidePackage[] = [
  {
    id: 1,
    packageType: 'weekly',
    rideType: 'standard',
    priceCents: 357_00,
    originalCents: 420_00,
    rideCount: 10,
    validityDays: 7,
    isPopular: false,
  },
  {
    id: 2,
    packageType: 'weekly',
    rideType: 'premium',
    priceCents: 284_00,
    originalCents: 315_00,
    rideCount: 5,
    validityDays: 7,
    isPopular: false,
  },
  {
    id: 3,
    packageType: 'weekly',
    rideType: 'ladies_only',
    priceCents: 391_00,
    originalCents: 460_00,
    rideCount: 10,
    validityDays: 7,
    isPopular: true,
  },
  {
    id: 4,
    packageType: 'monthly',
    rideType: 'standard',
    priceCents: 1260_00,
    originalCents: 1680_00,
    rideCount: 40,
    validityDays: 30,
    isPopular: true,
  },
  {
    id: 5,
    packageType: 'monthly',
    rideType: 'premium',
    priceCents: 1008_00,
    originalCents: 1260_00,
    rideCount: 20,
    validityDays: 30,
    isPopular: false,
  },
  {
    id: 6,
    packageType: 'monthly',
    rideType: 'ladies_only',
    priceCents: 1840_00,
    originalCents: 2300_00,
    rideCount: null,
    validityDays: 30,
    isPopular: false,
  },
  {
    id: 7,
    packageType: 'scholar_weekly',
    rideType: 'scholar',
    priceCents: 200_00,
    originalCents: 250_00,
    rideCount: 10,
    validityDays: 7,
    isPopular: false,
  },
  {
    id: 8,
    packageType: 'scholar_monthly',
    rideType: 'scholar',
    priceCents: 700_00,
    originalCents: 1000_00,
    rideCount: 40,
    validityDays: 30,
    isPopular: true,
  },
];

export const packageById = (id: number): RidePackage | undefined => ridePackages.find((known) => known.id === id);

/** Tab of a package's kind: hyphens there, underscores in the data (SUBS-14). */
export const tabOf = (type: SubscriptionType): string => type.replace('_', '-');

/** What is saved, in whole percent of the two prices (SUBS-17). */
export const discountOf = ({ priceCents, originalCents }: Pick<RidePackage, 'priceCents' | 'originalCents'>): number =>
  Math.round((1 - priceCents / originalCents) * 100);

/** A package's price there, in minor units; as fares follow the country's rate. */
export const packageMinor = (cents: number, { exchangeRate }: Pick<Country, 'exchangeRate'>): number =>
  convertCents(BigInt(cents), 1n, exchangeRate);
