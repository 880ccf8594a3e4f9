import { hashKey, type QueryKey } from '@tanstack/react-query';
import { isRetryable } from './api-client.ts';
import { lastResponseAt, onReconnect } from './connection.ts';
import { withoutExpired, withEntry, cachedData, type CachedEntries } from './offline-cache-entries.ts';
import { queryClient } from './query.ts';
import { session } from './session.ts';
import { personalStored } from './stored.ts';

function decode(text: string): CachedEntries | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'userId' in value && 'entries' in value ? (value as CachedEntries) : undefined;
  } catch {
    return undefined;
  }
}

/** The last good answers that a person needs without a network: the trip with its PIN, contacts, chats. */
const store = personalStored<CachedEntries | null>('last-seen', null, decode, (value) => (value === null ? null : JSON.stringify(value)));
/** What stands on screen from storage because the server did not answer; it is asked for again as soon as it can be. */
const shownFromCache = new Set<string>();

const mine = (): CachedEntries => {
  const userId = session.get()?.id ?? 0;
  const known = store.get();
  return known?.userId === userId ? known : { userId, entries: {} };
};

/** The last good answer to a cached query, for what may stand until the server has said more. */
export const lastGood = <T>(queryKey: QueryKey): T | undefined => cachedData(mine(), hashKey(queryKey), Date.now()) as T | undefined;

/**
 * A query whose last good answer stands in when the server can't be reached, also after a restart of the app.
 * @param ask what asks the server
 * @param whole makes what was kept whole: by an older version of the app, which did not know all that this one shows
 */
export function cachedQuery<T>(queryKey: QueryKey, ask: () => Promise<T>, whole: (kept: T) => T = (kept) => kept) {
  const hash = hashKey(queryKey);
  return {
    queryKey,
    meta: { cached: true },
    queryFn: async (): Promise<T> => {
      try {
        const answer = await ask();
        shownFromCache.delete(hash);
        return answer;
      } catch (error) {
        const shown = queryClient.getQueryData<T>(queryKey);
        const kept = lastGood<T>(queryKey);
        const known = shown === undefined && kept !== undefined ? whole(kept) : shown;
        if (known === undefined || !isRetryable(error)) throw error;
        shownFromCache.add(hash);
        return known;
      }
    },
  };
}

/** When what is shown was last true: the oldest answer that stands in, else the last one of this page, else of the one before. */
export function lastFetchedAt(): number | undefined {
  const { entries } = mine();
  const shown = Object.entries(entries).flatMap(([hash, { at }]) => (shownFromCache.has(hash) ? [at] : []));
  if (shown.length > 0) return Math.min(...shown);
  const times = Object.values(entries).map(({ at }) => at);
  return lastResponseAt() ?? (times.length === 0 ? undefined : Math.max(...times));
}

/** Stores each good answer of the cached queries, and asks again when the connection is back. Called once. */
export function startOfflineCache(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.query.meta?.['cached'] !== true) return;
    const { queryHash, state } = event.query;
    if (session.get() === null || shownFromCache.has(queryHash)) return;
    store.set(withEntry(mine(), queryHash, state.data, Date.now()));
  });
  onReconnect(() => {
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => shownFromCache.has(queryHash) });
  });
  session.subscribe(() => session.get() === null && shownFromCache.clear());
  if (session.get() !== null) store.set(withoutExpired(mine(), Date.now()));
}
