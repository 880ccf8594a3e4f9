/** What one person's screens showed last, by query. */
export interface CachedEntries {
  readonly userId: number;
  readonly entries: Readonly<Record<string, { readonly at: number; readonly data: unknown }>>;
}

/** More than a trip, contacts, lists and the chats of a day; the oldest goes first. */
export const ENTRIES_AT_MOST = 16;
/** A longer answer is not cached: the phone's storage is small and shared. */
export const CHARACTERS_AT_MOST = 60_000;
/** What was true two days ago helps nobody. */
export const CACHED_MS = 48 * 3_600_000;

const isFresh = (at: number, now: number) => now - at < CACHED_MS;

/** Without what is too old. */
export function withoutExpired(cached: CachedEntries, now: number): CachedEntries {
  const entries = Object.entries(cached.entries).filter(([, { at }]) => isFresh(at, now));
  return { ...cached, entries: Object.fromEntries(entries) };
}

/** With a new answer; one that is too long only takes the older one's place. */
export function withEntry(cached: CachedEntries, hash: string, data: unknown, now: number): CachedEntries {
  const others = Object.entries(cached.entries).filter(([other]) => other !== hash);
  const newest = others.toSorted(([, a], [, b]) => b.at - a.at).slice(0, ENTRIES_AT_MOST - 1);
  const fits = (JSON.stringify(data) ?? '').length <= CHARACTERS_AT_MOST;
  return { ...cached, entries: Object.fromEntries(fits ? [...newest, [hash, { at: now, data }]] : newest) };
}

/** The cached answer of a query, unless it is too old. */
export function cachedData(cached: CachedEntries, hash: string, now: number): unknown {
  const entry = cached.entries[hash];
  return entry !== undefined && isFresh(entry.at, now) ? entry.data : undefined;
}
