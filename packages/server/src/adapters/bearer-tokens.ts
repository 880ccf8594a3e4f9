import type { ProviderAccount } from '../payments/ports.ts';

interface Token {
  readonly value: string;
  readonly goodUntil: number;
}

/** Seconds before its end at which a token is no longer used. */
const SPARE_SECONDS = 30;

/**
 * The tokens of a provider's accounts on this node, fetched when there is none that is good for a while.
 * @param fetchToken the token, and for how many seconds it is good
 */
export function bearerTokens(fetchToken: (account: ProviderAccount) => Promise<{ value: string; seconds: number }>) {
  const tokens = new Map<string, Token>();
  return async (account: ProviderAccount): Promise<string> => {
    const key = `${account.id} ${account.baseUrl}`;
    const kept = tokens.get(key);
    if (kept !== undefined && kept.goodUntil > performance.now()) return kept.value;
    const { value, seconds } = await fetchToken(account);
    tokens.set(key, { value, goodUntil: performance.now() + (seconds - SPARE_SECONDS) * 1000 });
    return value;
  };
}
