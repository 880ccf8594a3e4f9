import type { Country } from '../countries/country.ts';
import { roundHalfUp } from './money.ts';
import { rideTypeFacts, type RideType } from './ride-types.ts';
import { countryTariffs } from './tariffs.ts';

/** What prices need of a country. */
export type PricedCountry = Pick<Country, 'id' | 'exchangeRate'>;

/** Rates count in ten-thousandths, so that the arithmetic is on whole numbers. */
const RATE_SCALE = 10_000;

/**
 * An amount in rand, given as an exact fraction of cents, in the country's minor units, rounded half up once.
 * @param numerator of the fraction of cents
 * @param rate exchange rate, at most four decimals
 */
export function convertCents(numerator: bigint, denominator: bigint, rate: number): number {
  return roundHalfUp(numerator * BigInt(Math.round(rate * RATE_SCALE)), denominator * BigInt(RATE_SCALE));
}

/** What a ride type costs in a country: its own tariff, else the rand price and the rate that it is multiplied by. */
export function tariffOf(rideType: RideType, { id, exchangeRate }: PricedCountry, tariffs = countryTariffs) {
  const own = tariffs[id]?.[rideType];
  const { baseCents, perKmCents } = rideTypeFacts[rideType];
  return own === undefined
    ? { base: baseCents, perKm: perKmCents, rate: exchangeRate }
    : { base: own.baseMinor, perKm: own.perKmMinor, rate: 1 };
}

/** The least a trip of this type costs there, in minor units, before surge (spec: foundations §9). */
export function baseFareMinor(rideType: RideType, country: PricedCountry, tariffs = countryTariffs): number {
  const { base, rate } = tariffOf(rideType, country, tariffs);
  return convertCents(BigInt(base), 1n, rate);
}
