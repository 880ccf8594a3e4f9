import { t as isDocumentId } from "./names-DO8BItdW.js";
import { u as personalStored } from "./refusals-6kaomp8o.js";
// packages/web/src/rides/goal-from-home.ts
/** The service that this person asked for last, by its id: what the home screen prices, and a ride from there begins with. */
var usualType = personalStored("usual-type", "standard", (text) => isDocumentId(text) ? text : void 0, (type) => type);
/** As it is kept with the entry of the browser's history: it is still there after a reload, and no address carries a place. */
var asHistoryState = (goal) => ({ goal });
/** What a row of the home screen said; null for whoever came another way. */
function goalFromHome() {
	const goal = (globalThis.history?.state)?.goal;
	return goal && isDocumentId(goal.rideType) ? goal : null;
}
export { goalFromHome as n, usualType as r, asHistoryState as t };
