import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { A as callApi, G as useOnline, O as ApiError, P as serverMessage, R as serverTime, Z as toast, ct as useLocation, d as Button, kt as countryById, wt as fromWire } from "../prerender.mjs";
import { a as moveTowards, n as destination, r as distanceMeters, t as bearingDegrees } from "./geo-Df4cGKpX.js";
import { c as money, d as numberText, l as moneyOf, n as clockTime } from "./format-sa5lnLJg.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { t as isDelivery } from "./deliveries-C2qsTXRM.js";
import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { t as PayLines } from "./pay-lines-DqcWaUHK.js";
import { t as etaSeconds } from "./travel-time-BrISx7vC.js";
import { r as useSoundState } from "./sound-CzjrVdYf.js";
import { t as dispatchPaths } from "./paths-D3UwF4gX.js";
import { a as clearOffer, l as useOffer, o as useAcceptOffer, s as useDeclineOffer } from "./screen-awake-D59GrXgz.js";
import { t as Countdown } from "./countdown-qfKAzDet.js";
// packages/rules/src/places/street-line.ts
/** Below this a way is one street. */
var SHORTEST_WITH_CORNERS_METERS = 60;
var MIN_STREETS = 4;
var MAX_STREETS = 24;
/** Typical metres between corners of a city trip. */
var STREET_METERS = 450;
/**
* The corners between the ends of a street-like way whose length is `straightMeters × detour`: streets of uneven
* lengths in two directions, as on a grid. Every street leaves the straight line at the angle whose cosine is
* 1 / detour, to the right and to the left in turn, so that each metre of street gains 1 / detour metres, and the
* streets of both sides have the same sum, so that the way ends at the destination.
*/
function streetLine(straightMeters, detour, seed) {
	if (straightMeters < SHORTEST_WITH_CORNERS_METERS || detour <= 1) return [];
	const roadMeters = straightMeters * detour;
	const pairs = Math.round(Math.min(MAX_STREETS, Math.max(MIN_STREETS, roadMeters / STREET_METERS)) / 2);
	const random = generator(seed);
	const right = sharesOf(pairs, random);
	const left = sharesOf(pairs, random);
	const acrossPerMeter = Math.sqrt(1 - 1 / (detour * detour)) * (random() < .5 ? 1 : -1);
	const corners = [];
	let along = 0;
	let across = 0;
	for (let i = 0; i < 2 * pairs - 1; i++) {
		const meters = (i % 2 === 0 ? right : left)[i >> 1] * (roadMeters / 2);
		along += meters / detour;
		across += i % 2 === 0 ? meters * acrossPerMeter : -meters * acrossPerMeter;
		corners.push({
			along,
			across
		});
	}
	return corners;
}
/** `count` uneven positive parts that sum to 1, none more than about five times another. */
function sharesOf(count, random) {
	const raw = Array.from({ length: count }, () => .25 + random());
	const sum = raw.reduce((total, part) => total + part, 0);
	return raw.map((part) => part / sum);
}
/** A small repeatable source of numbers from 0 to below 1 (mulberry32). */
function generator(seed) {
	let state = seed >>> 0;
	return () => {
		state = state + 1831565813 >>> 0;
		let mixed = Math.imul(state ^ state >>> 15, state | 1);
		mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
		return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
	};
}
// packages/rules/src/places/route-estimate.ts
/**
* Road over straight distance by straight kilometres, measured on city trips: 1.46 over all, less on long ones.
* Between two rows the factor is interpolated; outside them the nearest row holds.
*/
var detourByStraightKm = [
	[5, 1.46],
	[8, 1.38],
	[15, 1.31],
	[25, 1.25]
];
/** Road metres expected between two points that are `straightMeters` apart as the crow flies. */
function roadMeters(straightMeters) {
	return straightMeters * detourFactor(straightMeters / 1e3);
}
function detourFactor(straightKm) {
	let [lowKm, lowFactor] = detourByStraightKm[0];
	for (const [km, factor] of detourByStraightKm) {
		if (straightKm <= km) return km === lowKm ? factor : lowFactor + (factor - lowFactor) * (straightKm - lowKm) / (km - lowKm);
		[lowKm, lowFactor] = [km, factor];
	}
	return lowFactor;
}
/**
* Way, length and time between two points without a map of the roads; the same input always gives the same answer.
* @param at the local hour of the start, 0 to 23
*/
function estimateRoute(from, to, at) {
	const straightMeters = distanceMeters(from, to);
	const meters = Math.round(roadMeters(straightMeters));
	const detour = straightMeters === 0 ? 1 : meters / straightMeters;
	const bearing = bearingDegrees(from, to);
	const path = streetLine(straightMeters, detour, seedOf(from, to)).map(({ along, across }) => destination(moveTowards(from, to, along), bearing + 90, across));
	return {
		distanceMeters: meters,
		durationSeconds: etaSeconds(meters, at.hour),
		path: [
			from,
			...path,
			to
		]
	};
}
/** A whole number from the end points: neighbouring trips look different, the same trip the same. */
function seedOf(from, to) {
	return [
		from.lat,
		from.lng,
		to.lat,
		to.lng
	].map((degrees) => Math.round(degrees * 1e5)).reduce((hash, part) => (Math.imul(hash ^ part, 2654435761) ^ hash >>> 15) >>> 0, 2166136261);
}
// packages/web/src/common/use-route.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The way between two points as the server knows it, which is asked for once; an estimate until then, and while it can't be reached. */
function useRoute(from, to) {
	const [hour] = (0, import_react.useState)(() => new Date(serverTime()).getHours());
	const text = ({ lat, lng }) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
	const query = from === void 0 ? void 0 : {
		from: text(from),
		to: text(to)
	};
	const { data } = useQuery({
		queryKey: [placePaths.findRoute, query],
		queryFn: () => callApi(placePaths.findRoute, { query: query ?? {
			from: "",
			to: ""
		} }),
		enabled: query !== void 0
	});
	if (data !== void 0) return data;
	return {
		path: from === void 0 ? void 0 : estimateRoute(from, to, { hour }).path,
		onStreets: false
	};
}
// packages/rules/src/dispatch/offer-rates.ts
/** What is below tells nothing of a rate. */
var LEAST_KM = .1;
var LEAST_MINUTES = 1;
/**
* What an offer pays for each kilometre and each hour, the unpaid way to the pickup included.
* @param netMinor what the driver gets, in minor units
* @param km kilometres to the pickup and of the trip together
* @param minutes likewise
* @returns null where there is next to no way to divide by
*/
function offerRates(netMinor, km, minutes) {
	if (km < LEAST_KM || minutes < LEAST_MINUTES) return null;
	return {
		perKm: Math.round(netMinor / km),
		perHour: Math.round(60 * netMinor / minutes)
	};
}
// packages/web/src/drivers/offer-words.ts
/** An offer as it is said aloud: the whole amount, how far the pickup is, and where to. */
function offerInWords(t, { net, countryId, pickupDuration, dropoffLocation, fast }) {
	const [place = ""] = dropoffLocation.address.split(",");
	if (fast) return t("offerSpokenFast", {
		minutes: pickupDuration,
		place
	});
	const whole = Math.round(Number(net));
	return t("offerSpoken", {
		pay: `${countryById(countryId).currencySymbol}${numberText(whole)}`,
		minutes: pickupDuration,
		place
	});
}
/** What it comes to by the kilometre and by the hour; undefined where there is next to no way. */
function ratesText(t, offer) {
	const rates = offerRates(fromWire(offer.net) ?? 0, offer.pickupDistance + offer.tripDistance, offer.pickupDuration + offer.tripDuration);
	if (rates === null) return void 0;
	const perHour = money(String(Math.round(rates.perHour / 100)), offer.countryId).replace(/\.00$/, "");
	return t("offerRates", {
		perKm: moneyOf(rates.perKm, offer.countryId),
		perHour
	});
}
// packages/web/src/drivers/use-shown.ts
var TRY_AGAIN_MS = 1500;
/** Tells the server, once, that an offer stands on a page that somebody can see: only then may its lapse count. */
function useShown(offerId) {
	(0, import_react.useEffect)(() => {
		const driverId = session.get()?.driver?.id;
		let done = driverId === void 0;
		let timer;
		const tell = () => {
			if (done || document.visibilityState !== "visible") return;
			clearTimeout(timer);
			callApi(dispatchPaths.offerShown, { params: {
				id: String(driverId),
				offerId: String(offerId)
			} }).then(() => done = true, () => timer = setTimeout(tell, TRY_AGAIN_MS));
		};
		tell();
		document.addEventListener("visibilitychange", tell);
		return () => {
			done = true;
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", tell);
		};
	}, [offerId]);
}
// packages/web/src/drivers/offer-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** For so long the answers wait: a finger that was on its way to the screen below must not give one. */
var READY_AFTER_MS = 400;
/** The seconds that are spoken; more would drown everything else. */
var SPOKEN = [
	10,
	5,
	0
];
/** What the team checked of the passenger. */
var checkedTexts = {
	selfie: "offerSelfieChecked",
	id: "offerIdChecked"
};
/** One offer: what it pays leads, then how far and where, and fifteen seconds to decide. Declining costs nothing. */
function OfferCard({ offer, busy, onAccept, onDecline, onLapse }) {
	const t = useText();
	const online = useOnline();
	const sound = useSoundState();
	const [ready, setReady] = (0, import_react.useState)(false);
	const now = useNow(250);
	const left = Math.max(0, Math.ceil((offer.endsAt - now) / 1e3));
	const over = left === 0;
	const checked = isDelivery(offer.rideType) ? null : offer.passenger.checked;
	const rates = offer.fast ? void 0 : ratesText(t, offer);
	useShown(offer.id);
	(0, import_react.useEffect)(() => {
		const timer = setTimeout(() => setReady(true), READY_AFTER_MS);
		return () => clearTimeout(timer);
	}, []);
	(0, import_react.useEffect)(() => {
		if (over) onLapse();
	}, [over, onLapse]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "offer",
		tabIndex: -1,
		"aria-label": t("newRequest"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: "selvedge" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "in",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "row spread offer-top",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "row offer-chips",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "ochip",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: "car",
									size: 16
								}), serviceName(t, offer)]
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "ochip",
								children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
									name: offer.paymentMethod === "cash" ? "cash" : "wallet",
									size: 16
								}), t(offer.paymentMethod === "cash" ? "cash" : "wallet")]
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "money num",
							children: money(offer.net, offer.countryId)
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "offer-rates num",
							children: t("offerTotal", {
								minutes: offer.pickupDuration + offer.tripDuration,
								km: numberText(offer.pickupDistance + offer.tripDistance, 1)
							})
						}),
						rates === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "offer-total num",
							children: rates
						}),
						offer.fast ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "offer-fast",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "bolt",
								size: 18
							}), t("offerFast", { factor: String(6) })]
						}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayLines, {
							className: "offer-pay",
							fare: offer.fare,
							pay: offer,
							countryId: offer.countryId
						}),
						offer.dayCommission === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "offer-rates num",
							children: t("offerDay", { amount: money(offer.dayCommission, offer.countryId) })
						})
					] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Countdown, {
						left,
						total: 15
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "visually-hidden",
					role: "status",
					children: SPOKEN.includes(left) ? t("secondsLeft", { n: left }) : ""
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "legs",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "leg",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "leg-mark",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "user",
								size: 17
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
							offer.pickupAt === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: t("laterAt", { time: clockTime(offer.pickupAt) })
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
								className: "num",
								children: t("toPickup", {
									minutes: offer.pickupDuration,
									km: numberText(offer.pickupDistance, 1)
								})
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: offer.pickupLocation.address })
						] })]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "leg destination",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "leg-mark",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "flag",
								size: 17
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "num",
							children: t("tripLeg", {
								minutes: offer.tripDuration,
								km: numberText(offer.tripDistance, 1)
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: offer.dropoffLocation.address })] })]
					})]
				}),
				offer.along === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "label",
					children: t("alongOffer", { n: offer.along.extraMinutes })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "row offer-who num",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "star",
						size: 16,
						filled: true
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: offer.passenger.rating === null ? t("ratingNew") : numberText(offer.passenger.rating, 1) }),
						" · ",
						offer.passenger.name,
						offer.passenger.totalRides === 0 ? null : ` · ${t("tripsCount", { n: offer.passenger.totalRides })}`,
						offer.passenger.phoneVerified && !isDelivery(offer.rideType) ? ` · ${t("offerNumberVerified")}` : null
					] })]
				}),
				checked ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "row offer-chips",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "ochip",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "shieldcheck",
							size: 16
						}), t(checkedTexts[checked])]
					})
				}) : null,
				sound === "off" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "offer-total",
					role: "status",
					children: t("offerSoundOff")
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "acts",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "outline",
						disabled: !ready || over,
						busy,
						onClick: onDecline,
						children: t("decline")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						kind: "accent",
						disabled: !ready || over,
						busy,
						why: online ? void 0 : t("noConnection"),
						onClick: onAccept,
						children: t(busy ? "accepting" : "accept")
					})]
				})
			]
		})]
	});
}
// packages/web/src/drivers/live-offer.tsx
/** An offer with its answers. */
function LiveOffer({ offer, accepting = false }) {
	const t = useText();
	const [, go] = useLocation();
	const accept = useAcceptOffer();
	const decline = useDeclineOffer();
	const refused = (error) => toast({
		title: t("offerGoneTitle"),
		text: serverMessage(error, t("notSent")),
		tone: "bad"
	});
	const notAccepted = (error) => error instanceof ApiError && error.problem?.code === "bonus_spent" ? toast({
		title: t("offerBonusSpent"),
		text: serverMessage(error, t("notSent")),
		tone: "bad"
	}) : refused(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferCard, {
		offer,
		busy: accepting || accept.isPending || decline.isPending,
		onAccept: () => void accept.mutateAsync(offer).then(() => go("/active-ride"), notAccepted),
		onDecline: () => void decline.mutateAsync(offer.rideId).catch(refused),
		onLapse: clearOffer
	});
}
/** During a share ride: the offer of another that lies on the way. */
function OfferAlong({ driverId }) {
	const t = useText();
	const offer = useOffer(driverId, true);
	return offer.data == null || offer.data.along === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alertdialog",
		"aria-label": t("newRequest"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveOffer, { offer: offer.data })
	});
}
export { useRoute as i, OfferAlong as n, offerInWords as r, LiveOffer as t };
