import { g as hashKey } from "./removable-KawUQL7C.js";
import { D as queryClient, M as isRetryable, U as lastResponseAt } from "../prerender.mjs";
import { s as session, u as personalStored } from "./refusals-6kaomp8o.js";
// packages/web/src/platform/offline-cache-entries.ts
/** What was true two days ago helps nobody. */
var CACHED_MS = 1728e5;
var isFresh = (at, now) => now - at < CACHED_MS;
/** The cached answer of a query, unless it is too old. */
function cachedData(cached, hash, now) {
	const entry = cached.entries[hash];
	return entry !== void 0 && isFresh(entry.at, now) ? entry.data : void 0;
}
// packages/web/src/platform/offline-cache.ts
function decode(text) {
	try {
		const value = JSON.parse(text);
		return typeof value === "object" && value !== null && "userId" in value && "entries" in value ? value : void 0;
	} catch {
		return;
	}
}
/** The last good answers that a person needs without a network: the trip with its PIN, contacts, chats. */
var store = personalStored("last-seen", null, decode, (value) => value === null ? null : JSON.stringify(value));
/** What stands on screen from storage because the server did not answer; it is asked for again as soon as it can be. */
var shownFromCache = /* @__PURE__ */ new Set();
var mine = () => {
	const userId = session.get()?.id ?? 0;
	const known = store.get();
	return known?.userId === userId ? known : {
		userId,
		entries: {}
	};
};
/** The last good answer to a cached query, for what may stand until the server has said more. */
var lastGood = (queryKey) => cachedData(mine(), hashKey(queryKey), Date.now());
/**
* A query whose last good answer stands in when the server can't be reached, also after a restart of the app.
* @param ask what asks the server
*/
function cachedQuery(queryKey, ask) {
	const hash = hashKey(queryKey);
	return {
		queryKey,
		meta: { cached: true },
		queryFn: async () => {
			try {
				const answer = await ask();
				shownFromCache.delete(hash);
				return answer;
			} catch (error) {
				const shown = queryClient.getQueryData(queryKey);
				const known = shown === void 0 ? lastGood(queryKey) : shown;
				if (known === void 0 || !isRetryable(error)) throw error;
				shownFromCache.add(hash);
				return known;
			}
		}
	};
}
/** When what is shown was last true: the oldest answer that stands in, else the last one of this page, else of the one before. */
function lastFetchedAt() {
	const { entries } = mine();
	const shown = Object.entries(entries).flatMap(([hash, { at }]) => shownFromCache.has(hash) ? [at] : []);
	if (shown.length > 0) return Math.min(...shown);
	const times = Object.values(entries).map(({ at }) => at);
	return lastResponseAt() ?? (times.length === 0 ? void 0 : Math.max(...times));
}
export { lastFetchedAt as n, lastGood as r, cachedQuery as t };
