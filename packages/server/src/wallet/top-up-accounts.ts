import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { mayBringIn } from '@safiri/rules/payments/providers.ts';
import type { Context } from '../platform/context.ts';

export type ProviderAccountRow = typeof providerAccounts.$inferSelect;

/** The markets of a country, as top-ups ask for them. */
const marketsOf = ({ markets }: Pick<Context, 'markets'>, countryId: CountryId) =>
  markets
    .all()
    .filter(({ country }) => country.id === countryId)
    .map(({ document }) => document);

/** Whether an account's money may be credited now. */
export const mayCredit = (ctx: Pick<Context, 'markets' | 'config'>, { environment, countryId }: ProviderAccountRow): boolean =>
  mayBringIn(environment, marketsOf(ctx, countryId), ctx.config.demo);

/** The operator's accounts by which somebody of a country can bring money into the wallet; none where its owner did not tick that. */
export async function topUpAccounts(
  ctx: Pick<Context, 'markets' | 'config'>,
  reader: Reader,
  countryId: CountryId,
): Promise<ProviderAccountRow[]> {
  if (!marketsOf(ctx, countryId).some(({ topUp }) => topUp)) return [];
  const rows = await reader
    .select()
    .from(providerAccounts)
    .where(and(eq(providerAccounts.countryId, countryId), eq(providerAccounts.isActive, true)))
    .orderBy(providerAccounts.id);
  return rows.filter((row) => mayCredit(ctx, row));
}
