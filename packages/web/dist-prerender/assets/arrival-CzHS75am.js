// packages/rules/src/orders/arrival.ts
var MINUTE_MS = 6e4;
/** People read clocks in steps of five minutes. */
var STEP_MS = 5 * MINUTE_MS;
/** The minutes that a shop gives, such as "25-40" or "40". Undefined for anything else. */
function shopMinutes(text) {
	const found = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(text.trim());
	if (found === null) return void 0;
	const from = Number(found[1]);
	return [from, Math.max(from, Number(found[2] ?? from))];
}
/** Rounded outwards to five minutes, so that what is said is never narrower than what is known. */
function outwards(from, to) {
	const start = Math.floor(from / STEP_MS) * STEP_MS;
	return {
		from: start,
		to: Math.max(start + STEP_MS, Math.ceil(to / STEP_MS) * STEP_MS)
	};
}
/** When something ordered now would be there, by the minutes of its shop. */
function arrivalFrom(minutes, now) {
	const known = shopMinutes(minutes);
	return known === void 0 ? void 0 : outwards(now + known[0] * MINUTE_MS, now + known[1] * MINUTE_MS);
}
/**
* When an order that is under way is there: by the courier once one drives with it, else by the shop's minutes since it was
* placed, and never before it is said to be ready. Undefined once that time is over: nothing is said that is not known.
* @param eta seconds until the courier with the goods is there, half and nine of ten
*/
function arrivalOf(order, now) {
	if (order.eta !== null) return outwards(now + order.eta.seconds * 1e3, now + order.eta.highSeconds * 1e3);
	const said = order.minutes === null ? void 0 : arrivalFrom(order.minutes, order.placedAt);
	if (said === void 0) return void 0;
	const late = Math.max(0, (order.readyBy ?? 0) - said.from);
	const arrival = outwards(said.from + late, said.to + late);
	return arrival.to <= now ? void 0 : arrival;
}
export { arrivalOf as n, arrivalFrom as t };
