import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session, u as personalStored } from "./refusals-6kaomp8o.js";
import { $ as lazyPart, u as Skeleton } from "../prerender.mjs";
import { n as enterRoom } from "./text-eXX5ZUHI.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { y as useRideHistory } from "./api-DNLIA69s.js";
import { n as unsentRatings } from "./unsent-ratings-L6dFbQh2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/closed-ends.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Trips whose card this person closed on this phone: what was open about them is asked no more. */
var closedEnds = personalStored("closed-ends", [], (text) => text.split(",").map(Number).filter(Number.isInteger), (ids) => ids.length === 0 ? null : ids.slice(-10).join(","));
var closeEnd = (rideId) => closedEnds.set([...closedEnds.get(), rideId]);
// packages/web/src/rides/unfinished-trips.ts
/**
* What is open after the trips of a person, newest first, until it is answered or half an hour old (product: the life of a trip).
* @param ratedHere trips whose rating waits on this phone for a connection
* @param now milliseconds
*/
function unfinishedTrips(rides, isDriver, ratedHere, now) {
	return rides.flatMap((ride) => {
		const { ending } = ride;
		if (ending == null || Date.parse(ending.until) <= now) return [];
		if (ride.side === "booker") return [];
		const cash = ending.cash !== null && ending.cash.paid === null ? ending.cash.due : null;
		const question = !isDriver && ending.confirmation === "asked";
		const rating = ride.hail == null && ride.myRating === null && !ratedHere.includes(ride.id);
		return cash !== null || question || rating ? [{
			ride,
			cash,
			question,
			rating
		}] : [];
	});
}
// packages/web/src/rides/after-trips.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Comes only when something is open: most visits of the home screens need neither its code nor its texts. */
var AfterTripCard = lazyPart(async () => {
	const [{ AfterTripCard: Card }] = await Promise.all([import("./after-trip-card-MIXjIfva.js"), enterRoom("rides-trip")]);
	return Card;
});
var LOOK_MS = 1e4;
/** About as high as a card with its cash and its question. */
var CARD_PX = 180;
/** How high the cards were when they were last seen, in pixels: so much room is kept until it is known again what is open. */
var heightBefore = personalStored("after-trips", 0, (text) => /^\d{1,4}$/.test(text) ? Number(text) : void 0, (px) => px === 0 ? null : String(px));
function Room({ px }) {
	return px === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: px });
}
/** The cards, whose height is kept for the next visit. */
function Cards({ children }) {
	const box = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(() => heightBefore.set(box.current?.offsetHeight ?? 0));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: box,
		className: "after-trips",
		children
	});
}
/**
* On both homes: the cash, the question and the rating of trips that have just ended, until answered or half an hour old.
* @param children stand below, and come with the cards: nothing of theirs moves under a finger
*/
function AfterTrips({ children }) {
	const isDriver = session.use()?.userType === "driver";
	const rides = useRideHistory();
	const now = useServerNow(LOOK_MS);
	const queued = unsentRatings.use().map(({ rideId }) => rideId);
	const closed = closedEnds.use();
	const open = unfinishedTrips(rides.data ?? [], isDriver, queued, now).filter(({ ride }) => !closed.includes(ride.id));
	if (rides.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Room, { px: heightBefore.get() }), children] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Room, { px: heightBefore.get() || open.length * CARD_PX }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, { children: open.map((end) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterTripCard, {
			end,
			isDriver
		}, end.ride.id)) }), children]
	});
}
export { closeEnd as i, AfterTrips as n, unfinishedTrips as r, AfterTripCard as t };
