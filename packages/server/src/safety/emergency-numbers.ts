import type { CountryId } from '@safiri/rules/countries/country.ts';
import { emergencyNumbers, type EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { Context } from '../platform/context.ts';

/** The numbers that people of a country are shown: those that the operator confirmed, in the demo the proposed ones; null where there are none. */
export const shownNumbers = ({ config, markets }: Pick<Context, 'config' | 'markets'>, countryId: CountryId): EmergencyNumbers | null =>
  config.demo ? emergencyNumbers[countryId] : (markets.confirmedNumbers(countryId) ?? null);
