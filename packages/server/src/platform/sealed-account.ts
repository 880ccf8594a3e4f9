import type { Config } from './config.ts';
import { secretsOf } from './secrets.ts';

/** How a company is reached that has an interface for us: a provider of payments, a tax authority. */
interface Reached {
  readonly liveUrl: string;
  readonly sandboxUrl: string;
}

interface SealedAccount {
  readonly environment: 'sandbox' | 'live';
  /** Where it answers, when that is not its usual address. */
  readonly baseUrl: string | null;
  readonly secrets: Buffer;
}

/** Which keys one must give, and may. */
interface Keys {
  readonly name: string;
  readonly wanted: readonly string[];
  readonly optional?: readonly string[];
}

/** What is wrong with the keys that somebody gives, in words that hold none of them; undefined where nothing is. */
export function keysFault({ name, wanted, optional = [] }: Keys, secrets: Readonly<Record<string, string>>): string | undefined {
  const missing = wanted.filter((key) => (secrets[key] ?? '') === '');
  const unknown = Object.keys(secrets).filter((key) => ![...wanted, ...optional].includes(key));
  if (missing.length > 0) return `${name} needs ${missing.join(', ')}`;
  return unknown.length > 0 ? `${name} knows no ${unknown.join(', ')}` : undefined;
}

export const sealKeys = (config: Config, secrets: Readonly<Record<string, string>>): Buffer =>
  secretsOf(config).seal(Buffer.from(JSON.stringify(secrets)));

/**
 * An account as its adapter uses it: the address without a slash at its end, and its keys.
 * @throws when SECRETS_KEY is another one than they were sealed by
 */
export function openAccount(
  config: Config,
  row: SealedAccount,
  { liveUrl, sandboxUrl }: Reached,
): { readonly baseUrl: string; readonly secrets: Readonly<Record<string, string>> } {
  const secrets = JSON.parse(secretsOf(config).unseal(row.secrets).toString()) as Record<string, string>;
  const baseUrl = row.baseUrl ?? (row.environment === 'live' ? liveUrl : sandboxUrl);
  return { baseUrl: baseUrl.replace(/\/$/, ''), secrets };
}
