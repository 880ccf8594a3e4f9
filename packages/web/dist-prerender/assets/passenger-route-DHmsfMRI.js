import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import "./payment-BSs0eHWe.js";
import { $ as lazyPart, A as callApi, D as queryClient, G as useOnline, P as serverMessage, R as serverTime, W as onReconnect, Z as toast, at as Redirect, c as EmptyState, d as Button, it as Link, l as ErrorCard, rt as whenIdle } from "../prerender.mjs";
import { _ as useHomeMarket, d as instanceMarkets, g as serves, n as country } from "./preferences-D2yk24TH.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { i as Stars } from "./person-Dzr6m2qL.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as useOfferedMethods } from "./chosen-method-ykO2MiLJ.js";
import { t as useWallet } from "./wallet-BPTHOCK6.js";
import { a as historyKey, c as useActiveRide, r as HOME_POLL_MS, y as useRideHistory } from "./api-DNLIA69s.js";
import { t as balanceText } from "./balance-text-Ch67290_.js";
import { c as money, i as day, n as clockTime, r as clockTimeAfter, s as methodNames } from "./format-sa5lnLJg.js";
import { n as AfterTrips } from "./after-trips-LxNAYkIF.js";
import { t as BookedPart } from "./booked-part-D8jSSBr-.js";
import { n as useCashFirst, r as ConsentRoom, t as SafetyRow } from "./safety-row-YNyMOCi-.js";
import { t as homeScenes } from "./home-scenes-B_ou8ZOH.js";
import { r as scenes } from "./scenes-DwfJtsfD.js";
import { t as RideRow } from "./ride-row-RHJXVKjj.js";
import { r as distanceMeters } from "./geo-Df4cGKpX.js";
import { r as lastGood } from "./offline-cache-Bskqm_Be.js";
import { i as useSavedPlaces, n as savedName, t as savedIcon } from "./saved-places-BSAnIFGt.js";
import { i as useMustChooseMarket, r as useHere, t as lastPlaces } from "./search-center-C03eM9XG.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { r as usualType, t as asHistoryState } from "./goal-from-home-BjABFD9n.js";
import "./completion-Db0rZx56.js";
import { t as shortPlace } from "./short-place-B22aeKqo.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { i as useScheduled, n as useCancelScheduled, t as pickupTime } from "./scheduled-api-BSEYZW-L.js";
/* empty css               */
import { t as SosButton } from "./sos-button-CVmkhhvn.js";
import { r as useContacts } from "./api-CoTVrlZQ.js";
import { t as Tour } from "./tour-Kt8Tamgi.js";
import { r as isLiveOrder } from "./order-life-j3LJ38LQ.js";
import { o as useOrders } from "./api-DNGlBwYr.js";
import { i as useSeats } from "./seats-DH258Zeu.js";
import { t as underWayBefore } from "./under-way-before-B7cb0oxL.js";
// packages/web/src/app/home-under-way.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
// packages/web/src/app/home-under-way-room.tsx
/** Lines that are not known yet. */
function UnderWayToCome({ count }) {
	return Array.from({ length: count }, (_, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: "skeleton",
		"aria-hidden": "true"
	}, i));
}
/** The place of what was under way the last time, so that nothing moves when it comes. */
function UnderWayRoom() {
	const [count] = (0, import_react.useState)(underWayBefore.get);
	if (count === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "home-under-way",
		"aria-busy": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayToCome, { count })
	});
}
// packages/web/src/ui/when-seen.tsx
/** So far from the screen something begins to come: it stands by the time it is scrolled to. */
var AHEAD = "240px";
/** Shows its content once the page stands and the content is on the screen, or nearly; before that its place is kept by the style. */
function WhenSeen({ className = "", children }) {
	const box = (0, import_react.useRef)(null);
	const [seen, setSeen] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true), { rootMargin: AHEAD });
		let left = false;
		whenIdle(() => {
			if (!left && box.current !== null) watcher.observe(box.current);
		});
		return () => {
			left = true;
			watcher.disconnect();
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: box,
		className,
		children: seen ? children : null
	});
}
// packages/web/src/rides/home-services.tsx
/**
* What a passenger can ask for beside a ride, the commonest first (spec: operations §2 Passenger home). The helper searches shops in the
* demo alone.
*/
var services = [
	{
		path: "/food-delivery",
		art: scenes.food,
		name: "serviceFood",
		of: ["food"]
	},
	{
		path: "/grocery-delivery",
		art: scenes.grocery,
		name: "serviceGrocery",
		of: ["grocery"]
	},
	{
		path: "/parcel-delivery",
		art: scenes.parcel,
		name: "serviceParcel",
		of: ["parcel", "large"]
	},
	{
		path: "/scholar-rides",
		art: homeScenes.school,
		name: "homeScholar",
		of: ["scholar"]
	},
	{
		path: "/subscription-packages",
		art: homeScenes.packages,
		name: "homePackages",
		of: "packages"
	},
	{
		path: "/ai-features",
		art: homeScenes.helper,
		name: "homeAi",
		of: "demo"
	}
];
/**
* Where a long word may be parted: after each syllable, which ends in its vowel. Browsers know that of English alone; words as
* long as these are of Swahili and Sesotho.
*/
var parted = (name) => name.replaceAll(/\p{L}{12,}/gu, (word) => word.replaceAll(/[aeiou](?=[^aeiou]+[aeiou])/g, "$&­"));
/** The services as drawn tiles; without a network drawn pale, below the home screen's note of what they wait for. */
function HomeServices() {
	const t = useText();
	const online = useOnline();
	const home = useHomeMarket();
	const isDemo = instanceMarkets === null;
	const isShown = (of) => of === "demo" ? isDemo : of === "packages" ? isDemo || home?.packages === true : serves(...of);
	const shown = services.filter(({ of }) => isShown(of));
	if (shown.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		className: "home-services",
		"data-off": !online,
		"aria-label": t("quickActions"),
		children: shown.map(({ path, art, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			href: path,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: art }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: parted(t(name)) })]
		}, path))
	});
}
// packages/rules/src/pricing/glance.ts
/** Whoever stands so near to a place is there already, metres. */
var AT_PLACE_METERS = 300;
/** A place is one to ride to from here: nobody is offered the one they stand at. Everywhere is, while nobody knows where that is. */
var isGoalFrom = (here, place) => here === void 0 || distanceMeters(here, place) > AT_PLACE_METERS;
// packages/web/src/rides/glance-api.ts
var GLANCE_MS = 6e4;
/** About 100 m: who moves less is told the same. */
var near = ({ lat, lng }) => `${lat.toFixed(3)},${lng.toFixed(3)}`;
var bare = ({ lat, lng }) => ({
	lat,
	lng
});
/** What a ride to each of the places costs now, from where the phone is; asked for once a minute, and not at all while that is unknown. */
function useGlance(rideType, pickup, destinations) {
	return useQuery({
		queryKey: [
			pricingPaths.glanceFares,
			rideType,
			pickup === void 0 ? null : near(pickup),
			...destinations.map(near)
		],
		queryFn: () => callApi(pricingPaths.glanceFares, { body: {
			rideType,
			pickup: bare(pickup),
			destinations: destinations.map(bare)
		} }),
		enabled: pickup !== void 0 && destinations.length > 0,
		staleTime: GLANCE_MS,
		refetchInterval: GLANCE_MS,
		retry: false
	});
}
// packages/web/src/rides/home-places.ts
/** Before noon people leave for work, afterwards for home. */
var NOON = 12;
var ofSaved = (t, place) => ({
	key: `saved ${place.id}`,
	icon: savedIcon(place),
	title: savedName(t, place),
	note: place.address,
	savedId: place.id,
	at: {
		lat: place.lat,
		lng: place.lng,
		address: place.address
	}
});
function ofRecent(place) {
	const title = shortPlace(place.address);
	return {
		key: `last ${place.address}`,
		icon: "clock",
		title,
		note: place.address.slice(title.length).replace(/^[,\s]+/, ""),
		savedId: null,
		at: place
	};
}
/** For so long nobody rides to where a ride has just ended, but perhaps back. */
var AT_THE_GOAL_MS = 72e5;
/**
* Where this person went last without what was reached a short while ago, and from where that ride came: the way back.
* @param rides newest first
* @param now milliseconds since 1970
*/
function recentAfter(rides, recent, now) {
	const last = rides.find(({ status }) => status === "completed");
	if (last?.completedAt == null || now - Date.parse(last.completedAt) > AT_THE_GOAL_MS) return recent;
	if ((last.ending?.metersAway ?? 0) > 300) return recent;
	const { pickupLocation: from, dropoffLocation: to } = last;
	return [from, ...recent].filter(({ address }, i, all) => address !== to.address && all.findIndex((one) => one.address === address) === i);
}
/**
* The places that a ride goes to in two taps: home and work by the hour, then where this phone went last, then other saved ones.
* @param hour 0 to 23, where the person is
*/
function homePlaces(t, saved, recent, hour) {
	const first = hour < NOON ? "work" : "home";
	const rank = ({ kind }) => kind === first ? 0 : kind === "other" ? 2 : 1;
	const sorted = saved.toSorted((a, b) => rank(a) - rank(b));
	const unsaved = recent.filter(({ address }) => !saved.some((place) => place.address === address));
	return [
		...sorted.filter(({ kind }) => kind !== "other").map((place) => ofSaved(t, place)),
		...unsaved.map(ofRecent),
		...sorted.filter(({ kind }) => kind === "other").map((place) => ofSaved(t, place))
	].slice(0, 3);
}
// packages/web/src/rides/place-rows.tsx
/** What stands in a row under its name: by when one could be there and when a car could come, else how long the ride takes, else where the place is. */
function Note({ trip, place, clock }) {
	const t = useText();
	if (trip === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: place.note });
	if (trip === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("glanceTooFar") });
	if (trip.nextCar === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("glanceTakes", { n: trip.duration }) });
	const { pickupMinutes, arrivalMinutesHigh } = trip.nextCar;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("glanceThere", { time: clock(arrivalMinutesHigh) }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("glanceCar", { n: pickupMinutes }) })] });
}
/** What a pale row waits for, for readers. */
function Off({ online }) {
	const t = useText();
	return online ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "visually-hidden",
		children: [
			" (",
			t("needsInternet"),
			")"
		]
	});
}
/** Home and work that nobody has saved yet; saving takes a network, without which the row is pale. */
function Missing({ kind, online }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "place-row-link",
		"data-off": !online,
		href: `/places?add=${kind}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: kind,
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t(kind === "home" ? "glanceAddHome" : "glanceAddWork") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Off, { online })]
			}),
			online ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "plus",
				size: 22
			}) : null
		]
	});
}
/** In the place of what could not be loaded: a new try, which is made by itself once the network is back. Without one nothing has failed. */
function Failed({ onRetry }) {
	const t = useText();
	const online = useOnline();
	const retry = (0, import_react.useEffectEvent)(onRetry);
	(0, import_react.useEffect)(() => onReconnect(() => retry()), []);
	if (!online) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "place-row-failed place-row-wait-for",
		children: t("placesToCome")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-row-failed",
		role: "alert",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("placesNotLoaded") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: onRetry,
			children: t("retry")
		})]
	});
}
/** The size of a row of which nothing is known yet. */
function Coming() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-row-link",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton place-row-icon" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "grow place-row-lines",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" })]
		})]
	});
}
function Row({ place, trip, priced: { rideType, service, countryId, isComing, clock } }) {
	const t = useText();
	const seen = trip == null || countryId === void 0 ? null : {
		fare: trip.fare,
		countryId
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: "place-row-link",
		href: place.savedId === null ? "/ride-request" : `/ride-request?to=${place.savedId}`,
		state: asHistoryState({
			place: place.at,
			rideType,
			seen
		}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: place.icon,
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "grow",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: place.title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num place-row-note",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, {
						trip,
						place,
						clock
					})
				})]
			}),
			isComing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton place-row-wait" }) : null,
			seen === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "place-row-price",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: money(seen.fare, seen.countryId)
				}), rideType === "standard" || service === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption",
					children: serviceName(t, {
						rideType: service.type,
						service: service.own
					})
				})]
			})
		]
	});
}
/**
* The places that this person goes to, each with what a ride there costs now and when a car could come: one tap leads to the
* request with all of it filled in. Its height is the same whatever is known, so that nothing moves when prices come; without the places it is
* only as high as its words.
*/
function PlaceRows() {
	const t = useText();
	const online = useOnline();
	const here = useHere();
	const usual = usualType.use();
	const saved = useSavedPlaces();
	const last = lastPlaces.use();
	const [hour] = (0, import_react.useState)(() => new Date(serverTime()).getHours());
	const key = historyKey(session.use()?.id);
	const [rides] = (0, import_react.useState)(() => queryClient.getQueryData(key) ?? lastGood(key) ?? []);
	const [now] = (0, import_react.useState)(() => serverTime());
	const recent = recentAfter(rides, last, now);
	const isGoal = (place) => isGoalFrom(here, place);
	const places = homePlaces(t, (saved.data ?? []).filter(isGoal), recent.filter(isGoal), hour);
	const glance = useGlance(usual, here, places.map(({ at }) => at));
	const reply = online && !glance.isError ? glance.data : void 0;
	const priced = {
		rideType: reply?.rideType ?? usual,
		service: reply?.service,
		countryId: reply?.countryId,
		isComing: online && glance.isFetching && reply === void 0,
		clock: (minutes) => clockTimeAfter(serverTime(glance.dataUpdatedAt), minutes * 60, reply?.timeZone ?? "UTC")
	};
	const lacking = ["home", "work"].filter((kind) => saved.data?.some((place) => place.kind === kind) === false).slice(0, 3 - places.length);
	const left = 3 - places.length - lacking.length;
	const isUnknown = saved.data === void 0;
	const failed = isUnknown && saved.isError && left > 0;
	const waits = isUnknown && !saved.isError;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		className: "card place-glance",
		"aria-label": t("homePlaces"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			"aria-busy": waits,
			style: { "--rows": failed ? 0 : 3 },
			children: [
				places.map((place, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
					place,
					trip: reply?.trips[i],
					priced
				}) }, place.key)),
				lacking.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Missing, {
					kind,
					online
				}) }, kind)),
				waits ? Array.from({ length: left }, (_, i) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					"aria-hidden": "true",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Coming, {})
				}, i)) : null,
				failed ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failed, { onRetry: () => void saved.refetch() }) }) : null,
				!waits && left > (failed ? 1 : 0) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					className: "place-row-link",
					"data-off": !online,
					href: "/ride-request",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "pin",
						size: 22
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "grow",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
							className: "place-row-whole",
							children: t("placeOnMap")
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Off, { online })]
					})]
				}) }) : null
			]
		})
	});
}
// packages/web/src/rides/upcoming-rides.tsx
function Upcoming({ ride }) {
	const t = useText();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const cancel = useCancelScheduled();
	const waits = ride.status === "waiting";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "card doc",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "title num",
					children: pickupTime(ride.pickupAt)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num strong",
					children: money(ride.fare, ride.countryId)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "label",
				children: [
					ride.pickupLocation.address,
					" → ",
					ride.dropoffLocation.address
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caption",
				children: [
					serviceName(t, ride),
					" · ",
					t(methodNames[ride.paymentMethod] ?? ride.paymentMethod)
				]
			}),
			waits ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: t("laterBegins", { time: clockTime(ride.beginsAt) })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => setAsking(true),
					children: t("cancelRequest")
				})]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "chip bad",
				children: t("laterFailed")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
				open: asking,
				onClose: () => setAsking(false),
				title: t("laterCancelSure"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("laterFree") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "danger",
					full: true,
					busy: cancel.isPending,
					onClick: () => cancel.mutate(ride.id, {
						onSuccess: () => setAsking(false),
						onError: (error) => toast({
							title: t("error"),
							text: serverMessage(error, t("notSent")),
							tone: "bad"
						})
					}),
					children: t("cancelRequest")
				})]
			})
		]
	});
}
/** Rides that are booked for later; nothing at all while there are none. */
function UpcomingRides() {
	const t = useText();
	const rides = useScheduled();
	if (rides.data === void 0 || rides.data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "stack",
		"aria-label": t("laterTitle"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "h2",
			children: t("laterTitle")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: rides.data.map((ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Upcoming, { ride }, ride.id))
		})]
	});
}
// packages/web/src/rides/passenger-screen.tsx
/** Comes when its place is scrolled to. */
var HomeMap = lazyPart(async () => {
	const [{ HomeMap: Shown }] = await Promise.all([
		import("./home-map-CWhHp1L9.js"),
		enterRoom("rides-pickup"),
		enterRoom("rides")
	]);
	return Shown;
});
function RecentTrips() {
	const t = useText();
	const rides = useRideHistory();
	const online = useOnline();
	const recent = rides.data?.filter((ride) => ride.status === "completed" && ride.side !== "booker").slice(0, 3) ?? [];
	if (!online && recent.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("tripsToCome") });
	if (rides.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list rides-to-come",
		"aria-busy": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "ride-to-come",
			"aria-hidden": "true",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton" })
			]
		})
	});
	if (rides.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
		text: t("tripsNotLoaded"),
		onRetry: () => void rides.refetch()
	});
	if (recent.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("noTripsYet") });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "card list",
		children: recent.map((ride) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideRow, {
			ride,
			name: ride.driver?.name ?? "",
			side: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [ride.myRating === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "label",
				children: t("notRated")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Stars, { rating: ride.myRating }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption num",
				children: day(ride.completedAt ?? ride.createdAt)
			})] })
		}) }, ride.id))
	});
}
function Payment() {
	const t = useText();
	const wallet = useWallet();
	const methods = useOfferedMethods(country.use());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "pay-cards",
		children: methods.map((id) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "card pay",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "icon-box",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: id === "safiri_wallet" ? "wallet" : "cash",
						size: 20
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "grow",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label strong",
						children: t(methodNames[id] ?? id)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: id === "safiri_wallet" ? wallet.data === void 0 ? "" : `${wallet.data.number} · ${balanceText(t, wallet.data)}` : t("payAfterRide")
					})]
				}),
				id === "safiri_wallet" && wallet.data?.topUp === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					className: "button soft small",
					href: "/wallet",
					children: t("homeTopUp")
				}) : null
			]
		}, id))
	});
}
/** What else there is, in rows. */
function More({ safety, tour }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "card home-more",
		children: [
			safety,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button soft",
				href: "/places",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "pin",
					size: 22
				}), t("homePlaces")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button soft",
				href: "/orders",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "clock",
					size: 22
				}), t("tabOrders")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				className: "button soft",
				href: "/live-chat",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "chat",
					size: 22
				}), t("tabSupport")]
			}),
			tour
		]
	});
}
/**
* `/passenger` (spec: operations §2 Passenger home): what is under way, where to, the way to each service; the rest below. On a
* desktop the map, the trips and the money stand beside it. What belongs to other rooms is handed in.
*/
function PassengerScreen({ sos, safety, underWay, whichCity, below, tour }) {
	const t = useText();
	const user = session.use();
	const active = useActiveRide(HOME_POLL_MS);
	const cashFirst = useCashFirst();
	const online = useOnline();
	const booked = active.data?.side === "booker";
	if (active.data != null && !booked) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Redirect, {
		to: "/active-ride",
		replace: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		head: sos,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
			className: "page home",
			id: "main",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h1",
					children: t("welcomeName", { name: user?.name.split(" ")[0] ?? "" })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "home-main",
					children: [
						booked ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookedPart, {}) : null,
						underWay,
						whichCity,
						cashFirst ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterTrips, {}) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							className: "where-to",
							href: "/ride-request?search",
							"data-off": !online,
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark destination" }),
								/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "grow",
									children: [t("whereTo"), online ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
										className: "where-to-off",
										children: t("needsInternet")
									})]
								}),
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: online ? "button primary small" : "button small",
									children: t("requestRide")
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceRows, {}),
						cashFirst ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterTrips, {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeServices, {}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UpcomingRides, {})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "home-side",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhenSeen, {
							className: "card home-map",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
								fallback: null,
								children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeMap, {})
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
							className: "stack",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
								className: "h2",
								children: t("recentTrips")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentTrips, {})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
							className: "stack",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
								className: "h2",
								children: t("paymentMethods")
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Payment, {})]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "home-main",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(More, {
						safety,
						tour
					}), below]
				})
			]
		})
	});
}
// packages/web/src/app/use-may-be-under-way.ts
/** Whether an order or a school run of this person may be under way. Most people have nothing: they need neither its code nor its words. */
function useMayBeUnderWay() {
	const orders = useOrders().data ?? [];
	const seats = useSeats().data ?? [];
	return underWayBefore.use() > 0 || orders.some(({ status }) => isLiveOrder(status)) || seats.some(({ today }) => today.length > 0);
}
// packages/web/src/app/passenger-route.tsx
var passenger_route_exports = /* @__PURE__ */ __exportAll({ PassengerHome: () => PassengerHome });
/** Comes after the home screen stands, and only to those who may have something under way. */
var HomeUnderWay = lazyPart(async () => {
	const [{ HomeUnderWay }] = await Promise.all([import("./home-under-way-B4jkb4LZ.js"), enterRoom("orders")]);
	return HomeUnderWay;
});
/** Only where an instance has several cities, until one is known to be this person's. */
var AskMarket = lazyPart(async () => {
	const [{ AskMarket }] = await Promise.all([import("./ask-market-B85s4yT1.js"), enterRoom("countries")]);
	return AskMarket;
});
var SharingIdle = lazyPart(async () => {
	const [{ SharingIdle }] = await Promise.all([import("./sharing-idle-C41xIyDP.js"), enterRoom("sharing")]);
	return SharingIdle;
});
var BusyAreas = lazyPart(async () => {
	const [{ BusyAreas }] = await Promise.all([import("./busy-areas-hIC2R_qF.js"), enterRoom("heatmap")]);
	return BusyAreas;
});
/**
* `/passenger`: the passengers’ home with what is under way, safety and sharing on it. Sharing and the busy areas come when
* they are scrolled to; contacts are asked for at once: they are needed when there is no network.
*/
function PassengerHome() {
	useContacts();
	const mayBeUnderWay = useMayBeUnderWay();
	const mustChoose = useMustChooseMarket();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PassengerScreen, {
		underWay: mayBeUnderWay ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayRoom, {}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HomeUnderWay, {})
		}) : null,
		whichCity: mustChoose ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: null,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskMarket, {})
		}) : null,
		tour: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tour, { page: "passenger" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentRoom, { userType: "passenger" })] }),
		sos: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, {
			rideId: null,
			short: true
		}),
		safety: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SafetyRow, {}),
		below: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhenSeen, {
			className: "home-sharing",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SharingIdle, {})
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhenSeen, {
			className: "home-busy",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BusyAreas, {})
			})
		})] })
	});
}
export { PassengerHome, UnderWayRoom as n, UnderWayToCome as r, passenger_route_exports as t };
