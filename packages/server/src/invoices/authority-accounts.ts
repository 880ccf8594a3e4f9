import { eq } from 'drizzle-orm';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import { taxAuthorityAccounts } from '@safiri/db/invoices/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { authorityFacts, type AuthorityId } from '@safiri/rules/invoices/authorities.ts';
import type { Environment } from '@safiri/rules/payments/providers.ts';
import type { Config } from '../platform/config.ts';
import { keysFault, openAccount, sealKeys } from '../platform/sealed-account.ts';
import type { AuthorityAccount, TaxAuthority } from './ports.ts';

/** An account that can't be kept as it was written. */
class AuthorityError extends Error {}

type AccountRow = typeof taxAuthorityAccounts.$inferSelect;

/**
 * Keeps how a country's tax authority is reached, in place of what was kept before, with its secrets sealed.
 * @throws AuthorityError for secrets that are missing or none of its
 */
export async function saveAuthority(
  db: Db | Tx,
  config: Config,
  account: { authority: AuthorityId; environment: Environment; baseUrl?: string; secrets: Readonly<Record<string, string>> },
): Promise<void> {
  const { authority, environment, baseUrl = null, secrets } = account;
  const { name, country, secrets: wanted } = authorityFacts[authority];
  const fault = keysFault({ name, wanted }, secrets);
  if (fault !== undefined) throw new AuthorityError(fault);
  const values = { authority, environment, baseUrl, secrets: sealKeys(config, secrets) };
  await db
    .insert(taxAuthorityAccounts)
    .values({ countryId: country, ...values })
    .onConflictDoUpdate({ target: taxAuthorityAccounts.countryId, set: values });
}

export const listAuthorities = (reader: Reader): Promise<AccountRow[]> =>
  reader.select().from(taxAuthorityAccounts).orderBy(taxAuthorityAccounts.countryId);

export async function findAuthority(reader: Reader, countryId: CountryId): Promise<AccountRow | undefined> {
  const [row] = await reader.select().from(taxAuthorityAccounts).where(eq(taxAuthorityAccounts.countryId, countryId));
  return row;
}

/** An account as its adapter uses it. @throws when SECRETS_KEY is another one than it was sealed by */
export const openedAuthority = (config: Config, row: AccountRow, authority: TaxAuthority): AuthorityAccount =>
  openAccount(config, row, authority);
