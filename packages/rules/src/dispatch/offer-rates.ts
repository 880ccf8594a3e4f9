/** What an offer comes to with the way to the pickup counted in, in minor units. */
export interface OfferRates {
  readonly perKm: number;
  readonly perHour: number;
}

/** What is below tells nothing of a rate. */
const LEAST_KM = 0.1;
const LEAST_MINUTES = 1;

/**
 * What an offer pays for each kilometre and each hour, the unpaid way to the pickup included.
 * @param netMinor what the driver gets, in minor units
 * @param km kilometres to the pickup and of the trip together
 * @param minutes likewise
 * @returns null where there is next to no way to divide by
 */
export function offerRates(netMinor: number, km: number, minutes: number): OfferRates | null {
  if (km < LEAST_KM || minutes < LEAST_MINUTES) return null;
  return { perKm: Math.round(netMinor / km), perHour: Math.round((60 * netMinor) / minutes) };
}
