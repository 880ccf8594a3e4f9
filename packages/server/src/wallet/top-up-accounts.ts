import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { directWays } from '@safiri/rules/markets/offered-methods.ts';
import { mayBringIn, mayCredit as isCredited } from '@safiri/rules/payments/providers.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';

export type ProviderAccountRow = typeof providerAccounts.$inferSelect;

/** The markets of a country, as top-ups ask for them. */
const marketsOf = ({ markets }: Pick<Context, 'markets'>, countryId: CountryId) =>
  markets
    .all()
    .filter(({ country }) => country.id === countryId)
    .map(({ document }) => document);

type Where = Pick<Context, 'markets' | 'config'>;
type Account = Pick<ProviderAccountRow, 'environment' | 'countryId'>;

/** Whether somebody may begin to bring money in by an account now. */
export const mayStart = (ctx: Where, { environment, countryId }: Account): boolean =>
  mayBringIn(environment, marketsOf(ctx, countryId), ctx.config.demo);

/** Whether what was paid by an account is credited. */
export const mayCredit = (ctx: Where, { environment, countryId }: Account): boolean =>
  isCredited(environment, marketsOf(ctx, countryId), ctx.config.demo);

const activeAccounts = (reader: Reader, countryId: CountryId): Promise<ProviderAccountRow[]> =>
  reader
    .select()
    .from(providerAccounts)
    .where(and(eq(providerAccounts.countryId, countryId), eq(providerAccounts.isActive, true)))
    .orderBy(providerAccounts.id);

/**
 * The operator's accounts by which a driver can pay what they owe. Whoever takes back their own money holds nobody's: no market has to have
 * ticked that.
 */
export async function payInAccounts(ctx: Where, reader: Reader, countryId: CountryId): Promise<ProviderAccountRow[]> {
  const markets = marketsOf(ctx, countryId).map((document) => ({ status: document.status, topUp: true }));
  const rows = await activeAccounts(reader, countryId);
  return rows.filter(({ environment }) => mayBringIn(environment, markets, ctx.config.demo));
}

/**
 * The operator's accounts by which what a market sells is paid directly, in the order of its document. Nobody's money is held by it, and what began before a
 * market was paused can still be paid.
 */
export async function directAccounts(ctx: Where, reader: Reader, { document, country }: Market): Promise<ProviderAccountRow[]> {
  const ways = directWays(document);
  if (ways.length === 0) return [];
  const rows = (await activeAccounts(reader, country.id)).filter((row) => mayCredit(ctx, row));
  return ways.flatMap((way) => rows.filter(({ provider }) => provider === way));
}

/** The operator's accounts by which somebody of a country can bring money into the wallet; none where its owner did not tick that. */
export async function topUpAccounts(ctx: Where, reader: Reader, countryId: CountryId): Promise<ProviderAccountRow[]> {
  if (!marketsOf(ctx, countryId).some(({ topUp }) => topUp)) return [];
  const rows = await activeAccounts(reader, countryId);
  return rows.filter((row) => mayStart(ctx, row));
}
