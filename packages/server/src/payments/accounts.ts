import * as z from 'zod/mini';
import { and, eq } from 'drizzle-orm';
import type { Db, Reader, Tx } from '@safiri/db/platform/connect.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { keysOfProvider } from '@safiri/rules/payments/payout-ways.ts';
import { providerFacts, servesCountry, type Environment, type ProviderId } from '@safiri/rules/payments/providers.ts';
import type { Config } from '../platform/config.ts';
import { keysFault, openAccount, sealKeys } from '../platform/sealed-account.ts';
import type { ProviderAccountRow } from '../wallet/public.ts';
import type { PaymentProvider, ProviderAccount } from './ports.ts';

/** An account that can't be kept as it was written. */
export class AccountError extends Error {}

export interface AccountText {
  readonly countryId: CountryId;
  readonly provider: ProviderId;
  readonly environment: Environment;
  /** Without it the provider's own. */
  readonly baseUrl?: string;
  readonly secrets: Readonly<Record<string, string>>;
}

/** @throws AccountError for anything but one object of texts, without saying what it was: it may hold secrets */
export function readSecrets(json: string): Record<string, string> {
  try {
    return z.parse(z.record(z.string(), z.string()), JSON.parse(json));
  } catch {
    throw new AccountError('The secrets are one JSON object of texts, on standard input');
  }
}

function requireWhole({ countryId, provider, secrets }: AccountText): void {
  const { name } = providerFacts[provider];
  const { wanted, forPayouts, optional } = keysOfProvider(provider);
  if (!servesCountry(provider, countryId)) throw new AccountError(`${name} takes no payments in ${countryId}`);
  const fault = keysFault({ name, wanted, optional: [...forPayouts, ...optional] }, secrets);
  if (fault !== undefined) throw new AccountError(fault);
}

/**
 * Keeps an account with its secrets sealed, in the place of the one that its country had with that provider.
 * @throws AccountError for a country that it does not serve, and for secrets that are missing or none of its
 * @returns its id
 */
export async function saveAccount(db: Db | Tx, config: Config, text: AccountText): Promise<number> {
  requireWhole(text);
  const { secrets, baseUrl, ...words } = text;
  const sealed = sealKeys(config, secrets);
  return db.transaction(async (tx) => {
    await putAway(tx, text.countryId, text.provider);
    const [row] = await tx
      .insert(providerAccounts)
      .values({ ...words, baseUrl: baseUrl ?? null, secrets: sealed })
      .returning({ id: providerAccounts.id });
    return row?.id ?? 0;
  });
}

/** Whether an account leads to this machine, as those of the simulators do. */
const isOnLoopback = (baseUrl: string | null): boolean => baseUrl !== null && new URL(baseUrl).hostname === '127.0.0.1';

/**
 * Points a country's play money at an address, where no account was connected but such a one. The row stays the same, so that what began there is
 * asked about there.
 * @returns its id; undefined where an operator connected another one
 */
export async function pointSandbox(
  db: Db,
  config: Config,
  text: Omit<AccountText, 'environment'> & { readonly baseUrl: string },
): Promise<number | undefined> {
  const [active] = await db
    .select()
    .from(providerAccounts)
    .where(
      and(
        eq(providerAccounts.countryId, text.countryId),
        eq(providerAccounts.provider, text.provider),
        eq(providerAccounts.isActive, true),
      ),
    );
  if (active === undefined) return saveAccount(db, config, { ...text, environment: 'sandbox' });
  if (active.environment === 'live' || !isOnLoopback(active.baseUrl)) return undefined;
  // Its keys may be new ones with each start.
  const secrets = sealKeys(config, text.secrets);
  await db.update(providerAccounts).set({ baseUrl: text.baseUrl, secrets }).where(eq(providerAccounts.id, active.id));
  return active.id;
}

/** All play money goes. */
export async function putSandboxesAway(tx: Tx): Promise<void> {
  await tx.update(providerAccounts).set({ isActive: false }).where(eq(providerAccounts.environment, 'sandbox'));
}

/** No money comes in any more by a country's account with a provider; what began there is still asked about. @returns whether there was one */
export async function putAway(db: Db | Tx, countryId: CountryId, provider: ProviderId): Promise<boolean> {
  const rows = await db
    .update(providerAccounts)
    .set({ isActive: false })
    .where(and(eq(providerAccounts.countryId, countryId), eq(providerAccounts.provider, provider), eq(providerAccounts.isActive, true)))
    .returning({ id: providerAccounts.id });
  return rows.length > 0;
}

export const listAccounts = (reader: Reader): Promise<ProviderAccountRow[]> =>
  reader.select().from(providerAccounts).orderBy(providerAccounts.id);

export async function findAccount(reader: Reader, id: number): Promise<ProviderAccountRow | undefined> {
  const [row] = await reader.select().from(providerAccounts).where(eq(providerAccounts.id, id));
  return row;
}

/** An account as its adapter uses it. @throws when SECRETS_KEY is another one than it was sealed by */
export const opened = (
  config: Config,
  row: ProviderAccountRow,
  provider: Pick<PaymentProvider, 'liveUrl' | 'sandboxUrl'>,
): ProviderAccount => ({ id: row.id, countryId: row.countryId, ...openAccount(config, row, provider) });
