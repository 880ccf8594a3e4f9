import type { CountryId } from '@safiri/rules/countries/country.ts';
import { ridePackages, type RidePackage } from '@safiri/rules/subscriptions/packages.ts';
import type { Markets } from '../platform/markets.ts';

/** The packages that somebody of a country may buy: the demo's, where a market of the country sells them. */
export const soldPackages = (markets: Pick<Markets, 'all'>, countryId: CountryId): readonly RidePackage[] =>
  markets.all().some(({ country, document }) => country.id === countryId && document.packages === 'specified') ? ridePackages : [];
