import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { $ as lazyPart, Dt as toWire, u as Skeleton, wt as fromWire } from "../prerender.mjs";
import { c as money, o as km } from "./format-sa5lnLJg.js";
import { n as isPaidByOther, t as endedBefore } from "./ended-before-Dur-fTef.js";
import "./completion-Db0rZx56.js";
import { t as minuteRange } from "./minute-range-BHxIUHo5.js";
import { t as PayLines } from "./pay-lines-DqcWaUHK.js";
import { n as roundToStep } from "./market-fare-ChsEkkrz.js";
import "./rating-form-DCgv2b5y.js";
// packages/rules/src/pricing/waiting-charge.ts
var MINUTE_MS = 6e4;
/**
* Minutes that are charged of a wait: each that was begun after the free ones, at most as many as the tariff charges.
* @param waitedMs milliseconds from when waiting counts; below zero it has not begun
*/
function waitedMinutes({ freeMinutes, mostMinutes }, waitedMs) {
	return Math.min(mostMinutes, Math.max(0, Math.ceil(waitedMs / MINUTE_MS - freeMinutes)));
}
/** What so long a wait costs, before rounding; minor units. */
var waitingCharge = (terms, waitedMs) => waitedMinutes(terms, waitedMs) * terms.perMinuteMinor;
/** By how much so much waiting raises what is paid: the difference of two rounded sums. @param waitingMinor minor units, at least 0 */
var waitingOnTop = ({ unroundedMinor, roundToMinor }, waitingMinor) => roundToStep(unroundedMinor + waitingMinor, roundToMinor) - roundToStep(unroundedMinor, roundToMinor);
/** After how many seconds at the pickup nobody came, as a trip's version says. */
var noShowSeconds = (feeTerms) => feeTerms?.cancellation == null ? 300 : feeTerms.cancellation.noShowAfterMinutes * 60;
/** From when on a driver waits: nobody is late before the time they asked for. Milliseconds. */
var waitingSince = ({ arrivedAt, pickupAt }) => Math.max(arrivedAt, pickupAt ?? arrivedAt);
/** Seconds of so long a wait that are left; zero once it is over. */
var freeWaitLeft = (waiting, now, seconds = 300) => Math.max(0, Math.ceil(seconds - Math.max(0, now - waitingSince(waiting)) / 1e3));
// packages/web/src/rides/waiting-cost.ts
/** Null where waiting costs nothing: by its service, before the arrival, or where the driver was not seen at the pickup. @param now milliseconds by the server's clock */
function waitingCost(ride, now) {
	if (ride.feeTerms === null) return null;
	const { waiting: terms, waitingSince, waitingUntil, unrounded, roundTo } = ride.feeTerms;
	if (terms === null || waitingSince === null) return null;
	const from = Date.parse(waitingSince);
	const until = waitingUntil === null ? now : Date.parse(waitingUntil);
	const waitedMs = until - from;
	const rounding = {
		unroundedMinor: fromWire(unrounded) ?? 0,
		roundToMinor: fromWire(roundTo) ?? 1
	};
	const by = {
		...terms,
		perMinuteMinor: fromWire(terms.perMinute) ?? 0
	};
	return {
		freeLeft: freeWaitLeft({
			arrivedAt: from,
			pickupAt: null
		}, until, terms.freeMinutes * 60),
		amount: toWire(waitingOnTop(rounding, waitingCharge(by, waitedMs))),
		perMinute: money(terms.perMinute, ride.countryId),
		mostMinutes: terms.mostMinutes,
		isMost: waitedMinutes(by, waitedMs) === terms.mostMinutes
	};
}
// packages/web/src/rides/trip-facts.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Both ends of a trip, as they are marked on the map; of one that ended on its way, where that was. */
function TripStops({ ride }) {
	const t = useText();
	const before = endedBefore(t, ride);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stops",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			"data-row": "10",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("pickupLocation")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: ride.pickupLocation.address })] })]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			"data-row": "10",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark destination" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: t("destination")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: before ?? ride.dropoffLocation.address })] })]
		})]
	});
}
/** What a trip costs, how far it is and how long it takes, before it begins; to its driver also what is left of it. */
function TripSummary({ ride }) {
	const t = useText();
	const waiting = ride.startedAt === null ? null : waitingCost(ride, Date.parse(ride.startedAt));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "title",
			children: t("tripSummary")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: "key-values",
			children: [
				isPaidByOther(ride) ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("tripFare") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: money(ride.fare, ride.countryId)
				})] }),
				waiting === null || waiting.amount === "0.00" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("lineWaiting") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: t("waitingOnTop", { amount: money(waiting.amount, ride.countryId) })
				})] }),
				ride.owed === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("owedBefore") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: t("waitingOnTop", { amount: money(ride.owed, ride.countryId) })
				})] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("distance") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: km(ride.distance)
				})] }),
				ride.status === "in_progress" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("tripTime") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
					className: "num",
					children: minuteRange(t, ride.duration, ride.durationHigh)
				})] })
			]
		}),
		ride.pay === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayLines, {
			fare: ride.fare,
			pay: ride.pay,
			countryId: ride.countryId,
			withNet: true,
			fareAbove: true
		})
	] });
}
// packages/web/src/rides/after-ride-part.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Comes after what most people came for, with its own texts. */
var AfterRide = lazyPart(async () => {
	const [{ AfterRide: Part }] = await Promise.all([import("./after-ride-CYtjU3hZ.js"), enterRoom("rides-after")]);
	return Part;
});
/**
* What one may do about a finished ride beside rating it.
* @param height pixels that are kept free until it has come, where something stands below
*/
function AfterRidePart({ height, ...props }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: height !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height }) : props.more === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "card list act-rows",
			children: props.more
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterRide, { ...props })
	});
}
// packages/web/src/rides/ended-early.tsx
/** Shorter than this a way is not told in kilometres: they would say 0.0. */
var LEAST_KM = .1;
/** The way that was driven, as it is read. */
var drivenText = (t, kilometers) => kilometers < LEAST_KM ? t("underHundredMeters") : km(kilometers);
/** Of a trip that ended early for less: what is paid and why, beside what was agreed. */
function EarlyFare({ fare, quoted, distance, countryId }) {
	const t = useText();
	if (quoted == null) return null;
	const amounts = {
		fare: money(fare, countryId),
		quoted: money(quoted, countryId)
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "label num",
		children: t(distance < LEAST_KM ? "earlyFareLeast" : "earlyFare", amounts)
	});
}
export { TripSummary as a, noShowSeconds as c, TripStops as i, drivenText as n, waitingCost as o, AfterRidePart as r, freeWaitLeft as s, EarlyFare as t };
