import type { CountryId } from '../countries/country.ts';
import { countryMoney } from '../countries/country-money.ts';
import { baseFareMinor, convertCents, type PricedCountry, tariffOf } from './base-fare.ts';
import type { FareLine } from './fare-lines.ts';
import { includedKm, type RideType } from './ride-types.ts';
import { clampSurge } from './surge.ts';
import { countryTariffs } from './tariffs.ts';

export interface PricedTrip {
  readonly rideType: RideType;
  /** On the road, at least 0; whole metres are priced. */
  readonly distanceMeters: number;
  readonly countryId: CountryId;
  /** 1.0 to 2.0; what lies outside is clamped. Without it 1.0. */
  readonly surge?: number;
}

const METERS_PER_KM = 1000;
/** Surge counts in hundredths, so that the arithmetic is on whole numbers. */
const SURGE_SCALE = 100;

const countryOf = (id: CountryId): PricedCountry => ({ id, exchangeRate: countryMoney[id].exchangeRate });

/**
 * The fare in minor units: max(base, base + perKm × (km − includedKm)) × surge × the country's rate, rounded half up
 * once at the end, in whole-number arithmetic throughout. Never falls when distance or surge grow.
 * @throws RangeError for a distance that is negative or no number
 */
export function fareMinor(trip: PricedTrip, tariffs = countryTariffs): number {
  if (!Number.isFinite(trip.distanceMeters) || trip.distanceMeters < 0) {
    throw new RangeError(`not a distance: ${trip.distanceMeters}`);
  }
  const { base, perKm, rate } = tariffOf(trip.rideType, countryOf(trip.countryId), tariffs);
  const chargedMeters = Math.max(0, Math.round(trip.distanceMeters) - includedKm * METERS_PER_KM);
  const thousandthCents = BigInt(base) * BigInt(METERS_PER_KM) + BigInt(perKm) * BigInt(chargedMeters);
  const surgeHundredths = BigInt(Math.round(clampSurge(trip.surge ?? 1) * SURGE_SCALE));
  return convertCents(thousandthCents * surgeHundredths, BigInt(METERS_PER_KM * SURGE_SCALE), rate);
}

/** What the fare is made of; a line of nothing is left out, the base line never. */
export function fareLines(trip: PricedTrip, tariffs = countryTariffs): FareLine[] {
  const base = baseFareMinor(trip.rideType, countryOf(trip.countryId), tariffs);
  const withDistance = fareMinor({ ...trip, surge: 1 }, tariffs);
  const lines: FareLine[] = [
    { kind: 'base', amountMinor: base },
    { kind: 'distance', amountMinor: withDistance - base },
    { kind: 'surge', amountMinor: fareMinor(trip, tariffs) - withDistance },
  ];
  return lines.filter((line) => line.kind === 'base' || line.amountMinor !== 0);
}
