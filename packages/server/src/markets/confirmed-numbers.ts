import { desc } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { confirmedNumbers } from '@safiri/db/safety/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';

/** The newest confirmed numbers of each country. */
export async function readConfirmedNumbers(reader: Reader): Promise<ReadonlyMap<CountryId, EmergencyNumbers>> {
  const rows = await reader
    .selectDistinctOn([confirmedNumbers.countryId])
    .from(confirmedNumbers)
    .orderBy(confirmedNumbers.countryId, desc(confirmedNumbers.id));
  return new Map(rows.map(({ countryId, police, medical, fire }) => [countryId, { police, medical, fire }]));
}
