import type { CountryId } from '../countries/countries.ts';
import type { RideType } from './ride-types.ts';

/** A country's own prices of one ride type, in its minor units. */
export interface Tariff {
  readonly baseMinor: number;
  readonly perKmMinor: number;
}

/** Own prices by country and ride type; what is missing is the rand price times the exchange rate. */
export type CountryTariffs = { readonly [Id in CountryId]?: { readonly [Type in RideType]?: Tariff } };

/**
 * Tariffs that replace the converted rand prices. A country gets its own before it goes live, because the specified
 * rates look like rates for a dollar (spec: foundations §3); South Africa, the one live country, needs none.
 */
export const countryTariffs: CountryTariffs = {};
