import { confirmedNumbers } from '@safiri/db/safety/tables.ts';
import { isDescribed, type CountryId } from '@safiri/rules/countries/country.ts';
import { emergencyNumbers, type EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** The numbers that people of a country are shown: those that the operator confirmed, in the demo the proposed ones; null where there are none. */
export const shownNumbers = ({ config, markets }: Pick<Context, 'config' | 'markets'>, countryId: CountryId): EmergencyNumbers | null =>
  config.demo && isDescribed(countryId) ? emergencyNumbers[countryId] : (markets.confirmedNumbers(countryId) ?? null);

/** Writes that somebody of the team has checked the numbers of a country. @returns its row */
export async function writeConfirmedNumbers(uow: UnitOfWork, countryId: CountryId, numbers: EmergencyNumbers, by: number): Promise<number> {
  const [row] = await uow.tx
    .insert(confirmedNumbers)
    .values({ countryId, ...numbers, confirmedBy: by })
    .returning({ id: confirmedNumbers.id });
  if (row === undefined) throw new Error('no numbers were written');
  return row.id;
}
