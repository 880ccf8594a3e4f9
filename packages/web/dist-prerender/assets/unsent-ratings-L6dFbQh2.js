import { n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as ridePaths } from "./paths-CT9HJceR.js";
import { A as callApi, M as isRetryable, r as offlineQueue } from "../prerender.mjs";
// packages/web/src/rides/unsent-ratings.ts
var unsent_ratings_exports = /* @__PURE__ */ __exportAll({ sendRatings: () => sendRatings });
var unsentRatings = offlineQueue("unsent-ratings");
function queueRating(rating) {
	const others = unsentRatings.get().filter(({ rideId }) => rideId !== rating.rideId);
	unsentRatings.set([...others, rating].slice(-20));
}
var running;
async function sendAll() {
	for (const { rideId, ...body } of unsentRatings.get()) {
		try {
			await callApi(ridePaths.rateRide, {
				params: { id: String(rideId) },
				body
			});
		} catch (error) {
			if (isRetryable(error)) return;
		}
		unsentRatings.set(unsentRatings.get().filter((entry) => entry.rideId !== rideId));
	}
}
/** Sends what waits, one after the other and never twice at once. */
function sendRatings() {
	running ??= sendAll().finally(() => {
		running = void 0;
	});
	return running;
}
export { unsentRatings as n, unsent_ratings_exports as r, queueRating as t };
