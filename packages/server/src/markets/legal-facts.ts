import { desc, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { legalFacts } from '@safiri/db/setup/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { aboveCap, factOf, type LegalFact, type StatedFact } from '@safiri/rules/setup/legal-facts.ts';
import type { Context } from '../platform/context.ts';
import { refusedFor } from '../platform/written-document.ts';
import type { ReadMarket } from './read-text.ts';

/** What the team stated last of a fact; without a value where they said that it is unknown. */
export interface Statement {
  readonly countryId: CountryId;
  readonly fact: LegalFact;
  readonly stated: StatedFact | null;
  readonly by: string;
  readonly at: Date;
}

/** What the team stated of the law of each country, the newest of each fact. */
export async function readStatements(reader: Reader): Promise<Statement[]> {
  const { countryId, fact, value, source, createdAt: at } = legalFacts;
  const rows = await reader
    .selectDistinctOn([countryId, fact], { countryId, fact, value, source, at, by: users.name })
    .from(legalFacts)
    .innerJoin(users, eq(users.id, legalFacts.statedBy))
    .orderBy(countryId, fact, desc(legalFacts.id));
  return rows.map((row) => ({
    ...row,
    stated: row.value === null || row.source === null ? null : { value: row.value, source: row.source },
  }));
}

async function capOf(reader: Reader, country: CountryId): Promise<StatedFact | undefined> {
  const statements = await readStatements(reader);
  const stated = statements.find(({ countryId, fact }) => countryId === country && fact === 'commission_cap')?.stated;
  return factOf(country, 'commission_cap', stated);
}

/** The most of a fare that the law of a country lets an operator take, percent; undefined where it is not known to limit it. */
export async function commissionCapOf(reader: Reader, country: CountryId): Promise<number | undefined> {
  const cap = await capOf(reader, country);
  return cap === undefined ? undefined : Number(cap.value);
}

/**
 * Refuses a document by which the operator takes more than the law of the country allows (operator §2). What is in force already stays: the law
 * may have changed under it.
 * @throws DocumentError naming each service's commission
 */
export async function requireLawful(reader: Reader, { config }: Pick<Context, 'config'>, { market, text }: ReadMarket): Promise<void> {
  const faults = aboveCap(market, await capOf(reader, market.country), config.commissionPercent)
    // A tariff like another one's has that one's commission.
    .filter(({ index }) => !('like' in (text.services[index]?.tariff ?? {})))
    .map(({ index, error }) => ({ path: ['services', index, 'tariff', 'commission', 'percent'], error }));
  if (faults.length > 0) throw refusedFor(faults);
}
