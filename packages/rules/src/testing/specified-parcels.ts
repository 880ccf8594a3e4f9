import type { CountryId } from '../countries/country.ts';
import { countryMoney } from '../countries/country-money.ts';
import type { ParcelVehicleId } from '../dispatch/vehicles.ts';
import { CENTS_PER_KG, FRAGILE_PERCENT, FREE_KG, parcelVehicle, tenthsOfKg } from '../orders/parcels.ts';
import { baseFareMinor, convertCents } from '../pricing/base-fare.ts';

/** The price of the vehicle alone, in minor units. */
export const parcelBaseMinor = (vehicle: ParcelVehicleId, countryId: CountryId): number =>
  Math.round(
    (baseFareMinor(parcelVehicle(vehicle).rideType, { id: countryId, ...countryMoney[countryId] }) * parcelVehicle(vehicle).tenths) / 10,
  );

interface ParcelLines {
  readonly baseMinor: number;
  readonly weightMinor: number;
  readonly fragileMinor: number;
  readonly totalMinor: number;
}

/**
 * The estimate in minor units: base, 2 rand for each kilogram above 10 at the country's rate, 20% of the base when fragile;
 * nothing without a vehicle or a weight (PARC-87). The demo's markets say the same as documents
 * (`demo/demo-markets`), and tests hold them against this.
 */
export function parcelEstimate(vehicle: ParcelVehicleId | null, kg: number | null, isFragile: boolean, countryId: CountryId): ParcelLines {
  const tenths = kg === null ? undefined : tenthsOfKg(kg);
  if (vehicle === null || tenths === undefined) return { baseMinor: 0, weightMinor: 0, fragileMinor: 0, totalMinor: 0 };
  const baseMinor = parcelBaseMinor(vehicle, countryId);
  const above = Math.max(0, tenths - FREE_KG * 10);
  const weightMinor = convertCents(BigInt(CENTS_PER_KG) * BigInt(above), 10n, countryMoney[countryId].exchangeRate);
  const fragileMinor = isFragile ? Number((BigInt(baseMinor) * BigInt(FRAGILE_PERCENT) + 50n) / 100n) : 0;
  return { baseMinor, weightMinor, fragileMinor, totalMinor: baseMinor + weightMinor + fragileMinor };
}
