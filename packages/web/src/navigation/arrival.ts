import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryHere } from '../common/country-here.ts';
import { clockTimeAfter } from '../platform/format.ts';
import { useServerNow } from '../ui/use-now.ts';

const CLOCK_MS = 10_000;

/** When one is there by the clocks of the country: all that a driver reads of one arrival says the same. */
export function useArrival(seconds: number, countryId: CountryId): string {
  return clockTimeAfter(useServerNow(CLOCK_MS), seconds, countryHere(countryId).timeZoneId);
}
