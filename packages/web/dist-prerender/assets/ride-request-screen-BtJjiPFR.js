import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, A as callApi, G as useOnline, M as isRetryable, O as ApiError, P as serverMessage, R as serverTime, Z as toast, _t as baseFareMinor, ct as useLocation, d as Button, f as IconButton, o as focusHeading, tt as useFetchedAhead, ut as useSearch, vt as passengerRideTypes, wt as fromWire, yt as rideTypeFacts } from "../prerender.mjs";
import { c as money, l as moneyOf, m as typeNotes, o as km, r as clockTimeAfter } from "./format-sa5lnLJg.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { t as minuteRange } from "./minute-range-BHxIUHo5.js";
import { a as useSearchCenter, n as rememberPlace } from "./search-center-C03eM9XG.js";
import { D as isOneOf, _ as useHomeMarket, d as instanceMarkets, n as country } from "./preferences-D2yk24TH.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { d as stored, f as product, l as onForget, s as session } from "./refusals-6kaomp8o.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as Map$1 } from "./map-X9JJxpxO.js";
import { n as MeetNote, r as MapSheet, t as searchNotice } from "./map-screen-BGF1ai7e.js";
import { _ as useRequestRide, m as useQuote, o as newKey } from "./api-DNLIA69s.js";
import { n as goalFromHome, r as usualType } from "./goal-from-home-BjABFD9n.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as PlaceSearch } from "./place-search-CkN_fYKU.js";
import { t as useBackCloses } from "./use-back-closes-CmtpvHBm.js";
import { t as vehicles } from "./vehicles-Bk7Rrd0Z.js";
import { n as Icon, t as Art } from "./svg-Q38Z1mMO.js";
import { i as namePoint, n as currentPosition, r as mayLocate } from "./places-B-AzpD6x.js";
import { i as useSavedPlaces } from "./saved-places-BSAnIFGt.js";
import { n as PACKAGE_METHOD } from "./packages-Bht5qZM7.js";
import { t as useChosenMethod } from "./chosen-method-ykO2MiLJ.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { n as subscriptionPaths } from "./paths-bObtoatv.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { r as useScheduleRide, t as pickupTime } from "./scheduled-api-BSEYZW-L.js";
// packages/rules/src/dispatch/pooling.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var DETOUR_SHARE = .4;
var DETOUR_MINUTES = {
	least: 5,
	most: 15
};
/**
* Minutes by which sharing may make a ride longer at most; shown before the request and kept with the ride, so that both
* passengers accepted theirs.
* @param durationMinutes of the ride alone
*/
function detourCapMinutes(durationMinutes) {
	return Math.min(DETOUR_MINUTES.most, Math.max(DETOUR_MINUTES.least, Math.round(DETOUR_SHARE * durationMinutes)));
}
// packages/web/src/rides/wants-fast.ts
/** Whether the next trip is to run in quickened time; only the demo's server listens to it. */
var wantsFast = stored(`${product.key}.demo.fast`, false, (text) => text === "1", (on) => on ? "1" : null);
// packages/web/src/rides/remembered-trip.ts
var last = null;
onForget(() => last = null);
/** The last trip asked for, so that it can be asked for again in one tap. Kept only while the page lives and its person is signed in. */
var rememberedTrip = {
	get: () => last,
	set: (trip) => void (last = trip)
};
// packages/web/src/rides/request-button.tsx
/** The screen's main button. While something is missing it says what, instead of looking alive and doing nothing. */
function RequestButton({ label, price, missing, busy, onClick }) {
	const t = useText();
	const id = (0, import_react.useId)();
	const isFinding = missing === "findingYou";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		full: true,
		className: "request",
		disabled: missing !== void 0,
		busy,
		"aria-describedby": id,
		onClick,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: busy ? t("requesting") : isFinding ? t("findingYou") : label }), busy || missing !== void 0 ? null : price]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption request-missing",
		id,
		role: "status",
		children: missing === void 0 || isFinding ? null : t(missing)
	})] });
}
// packages/web/src/rides/request-readiness.ts
/**
* What is still missing before the ride can be requested, in words for below the button; undefined when nothing is. A
* request goes out only with a price that the person has seen (product §6).
*/
function missingFor({ online, destinationText, hasDestination, isFinding, hasPickup, price }) {
	if (!online) return "offlineRequest";
	if (destinationText.trim() === "") return "askDestination";
	if (!hasDestination) return "askListed";
	if (isFinding) return "findingYou";
	if (!hasPickup) return "askPickup";
	if (price === "coming") return "quoting";
	if (price === "failed") return "quoteRetrying";
	return price === "refused" ? "noPrice" : void 0;
}
// packages/web/src/rides/endpoint-fields.tsx
/**
* The two place boxes: where the driver comes, and where the ride goes. Whoever goes into one searches on the whole screen, on a
* desktop in the whole panel; Back, Escape and a choice lead to the ride again.
* @param searchFirst begins with the search for the destination
*/
function EndpointFields({ endpoints, searchFirst = false, onSubmit, onBack }) {
	const t = useText();
	const box = (0, import_react.useRef)(null);
	const [open, setOpen] = (0, import_react.useState)(null);
	const [list, setList] = (0, import_react.useState)(null);
	const close = () => {
		setOpen(null);
		if (box.current?.contains(document.activeElement) !== true) return;
		document.activeElement.blur();
		focusHeading();
	};
	useBackCloses(open !== null, close);
	const pageOf = (end) => ({
		open: open === end,
		onOpen: () => setOpen(end),
		onClose: close,
		list
	});
	const begin = (0, import_react.useEffectEvent)(() => {
		if (searchFirst) box.current?.querySelectorAll("input")[1]?.focus();
	});
	(0, import_react.useEffect)(() => begin(), []);
	const leave = (0, import_react.useEffectEvent)((event) => {
		if (event.target instanceof Element && box.current?.contains(event.target) === false && event.target.closest("dialog") === null) close();
	});
	(0, import_react.useEffect)(() => {
		if (open === null) return void 0;
		const left = (event) => leave(event);
		document.addEventListener("focusin", left);
		document.addEventListener("pointerdown", left);
		return () => {
			document.removeEventListener("focusin", left);
			document.removeEventListener("pointerdown", left);
		};
	}, [open]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: box,
		className: open === null ? "ride-ends" : "ride-ends searching",
		"aria-label": t("whereTo"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: t("back"),
				icon: "back",
				floating: open === null,
				onClick: open === null ? onBack : close
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "addr",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "address-line",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceSearch, {
						label: t("pickupLocation"),
						value: endpoints.pickupText,
						placeholder: t("askPickup"),
						chosen: endpoints.pickup,
						isPickup: true,
						page: pageOf("pickup"),
						onText: endpoints.typePickup,
						onChoose: endpoints.choosePickup,
						onCurrentLocation: endpoints.locatePickup,
						onSubmit
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "address-line",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark destination" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceSearch, {
						label: t("whereTo"),
						value: endpoints.dropoffText,
						placeholder: t("askPlace"),
						chosen: endpoints.dropoff,
						from: endpoints.pickup,
						page: pageOf("dropoff"),
						onText: endpoints.typeDropoff,
						onChoose: endpoints.chooseDropoff,
						onSubmit
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "search-list",
				ref: setList
			})
		]
	});
}
// packages/web/src/rides/ride-type-card.tsx
var looks = {
	standard: {
		svc: "ride",
		art: vehicles.standard
	},
	share: {
		svc: "grocery",
		art: vehicles.share
	},
	premium: {
		svc: "drive",
		art: vehicles.premium,
		dark: vehicles.premiumD
	},
	ladies_only: {
		svc: "ladies",
		art: vehicles.ladies
	},
	scholar: {
		svc: "drive",
		art: vehicles.scholar
	}
};
/** What comes when a market has such a service. */
var ownPart = async () => (await Promise.all([import("./own-service-C7hYg0re.js"), enterRoom("rides-pickup")]))[0];
var RoadArt = lazyPart(async () => (await ownPart()).RoadArt);
var OwnNote = lazyPart(async () => (await ownPart()).OwnNote);
/** What alone comes where that is no car. */
function onlyVehicle({ vehicles: comes }) {
	const [only] = comes;
	return comes.length === 1 && (only === "motorcycle" || only === "tuktuk") ? only : void 0;
}
/** Pixels of the next one that are seen where the sheet ends: it tells that there are more. */
var PEEK_PX = 32;
/** One ride type: vehicle, name, a line, price, and one time. */
function RideTypeCard({ id, service, isLast, price, before, isFrom, time, lacksCar, loading, chosen, onChoose }) {
	const t = useText();
	const { svc, art, dark } = service.type in looks ? looks[service.type] : looks.standard;
	const vehicle = onlyVehicle(service);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "ride-type",
		"data-svc": svc,
		"data-chosen": chosen,
		"data-none": lacksCar,
		"data-row": isLast ? 0 : PEEK_PX,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				className: "visually-hidden",
				type: "radio",
				name: "rideType",
				value: id,
				checked: chosen,
				onChange: onChoose
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "tick",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "check",
					size: 16
				})
			}),
			vehicle !== void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "vehicle" }),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoadArt, { vehicle })
			}) : dark === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: art }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				svg: art,
				className: "art-box by-day"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, {
				svg: dark,
				className: "art-box by-night"
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "ride-type-name",
				children: serviceName(t, {
					rideType: service.type,
					service: service.own
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "ride-type-about",
				children: service.own === null ? t(typeNotes[service.type]) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnNote, { own: service.own })
				})
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "ride-type-price num",
				children: [loading ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "skeleton price-sk" }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [
					isFrom ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("small", { children: [t("from"), " "] }) : null,
					before === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("s", {
						className: "price-before",
						children: before
					}),
					price
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: lacksCar ? t("noCarNear") : time })]
			})
		]
	});
}
// packages/web/src/rides/ride-types.tsx
/** What a service costs by a quote; of a service that the market does not have, what its first one costs. */
var fareOf = (quote, service) => quote?.fares.find((fare) => fare.rideType === service) ?? quote?.fares[0];
/** Minutes that nine of ten such trips stay below; who shares the car may be taken around by so much. */
var highOf = (quote, { service }) => quote.durationHigh + (service.type === "share" ? detourCapMinutes(quote.duration) : 0);
/** What the demo shows before a market has said what it offers. */
var specified = passengerRideTypes.map((type) => ({
	rideType: type,
	service: {
		type,
		vehicles: [],
		own: null,
		feeTerms: null
	}
}));
/** What a market offers, with price and minutes of this trip; before there is a quote those of the city of this phone with their starting price, in the demo the five ride types with the card's label. */
function RideTypes({ quote, before, quotedAt, carsMoved, pickupAt, mayLadies, loading, countryId, chosen, onChoose }) {
	const t = useText();
	const online = useOnline();
	const home = useHomeMarket();
	/** What its shortest trip costs in the city of this phone, in the demo the country's base fare. */
	const startOf = (rideType, type) => {
		const from = home?.services.find((service) => service.rideType === rideType)?.from;
		return home === void 0 || from === void 0 ? moneyOf(baseFareMinor(type, countryId), countryId) : money(from, home.countryId, home.decimals);
	};
	const clock = (from, minutes) => clockTimeAfter(from, minutes * 60, quote?.timeZone ?? "UTC");
	const by = (from, minutes) => t("arriveBy", { time: clock(from, minutes) });
	/** One time for each: when nine of ten such rides have arrived, else how long the ride takes, else the card's label; none that waits for a network. */
	const timeOf = (fare, type) => {
		if (quote === void 0 || fare === void 0) return online && isOneOf(passengerRideTypes, type) ? t("minutes", { n: rideTypeFacts[type].cardMinutes }) : "";
		if (pickupAt !== null) return by(Date.parse(pickupAt), highOf(quote, fare));
		if (fare.nextCar !== null && !carsMoved) return by(quotedAt, fare.nextCar.arrivalMinutesHigh);
		return minuteRange(t, quote.duration, highOf(quote, fare));
	};
	/** Nobody could come now; a ride for later is not kept from anybody by that. */
	const lacksCar = ({ nextCar, service }) => quote?.quoteId != null && pickupAt === null && !carsMoved && nextCar === null && (service.type !== "ladies_only" || mayLadies);
	const moneyOrNone = (amount) => amount === void 0 ? void 0 : money(amount, quote?.countryId ?? countryId);
	const offers = quote?.fares ?? home?.services ?? specified;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "types",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "visually-hidden",
			children: t("chooseRide")
		}), offers.map(({ rideType, service }, index) => {
			const own = quote?.fares[index];
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideTypeCard, {
				id: rideType,
				service,
				isLast: index === offers.length - 1,
				price: own === void 0 ? startOf(rideType, service.type) : money(own.fare, quote?.countryId ?? countryId),
				before: own === void 0 ? void 0 : moneyOrNone(before(rideType)),
				isFrom: own === void 0,
				time: timeOf(own, service.type),
				lacksCar: own !== void 0 && lacksCar(own),
				loading,
				chosen: rideType === chosen,
				onChoose: () => onChoose(rideType)
			}, rideType);
		})]
	});
}
// packages/web/src/rides/use-ride-endpoints.ts
/**
* The pickup is where the phone is, once that is known: at once where the phone may tell, else when the destination is
* chosen. A position that can't be had leaves the pickup empty; it is never invented (product §7).
* @param to the id of a saved place that the ride goes to
* @param goal the place itself, where it is known at once
*/
function useRideEndpoints(first, to, goal = null) {
	const t = useText();
	const [pickup, setPickup] = (0, import_react.useState)(first?.pickup ?? null);
	const [dropoff, setDropoff] = (0, import_react.useState)(first?.dropoff ?? goal);
	const [pickupText, setPickupText] = (0, import_react.useState)(first?.pickup.address ?? null);
	const [dropoffText, setDropoffText] = (0, import_react.useState)(first?.dropoff.address ?? goal?.address ?? "");
	const [isFinding, setFinding] = (0, import_react.useState)(false);
	const isAsked = (0, import_react.useRef)(false);
	/** Counts what the person says of the pickup: a position that comes later than the next word is dropped. */
	const turn = (0, import_react.useRef)(0);
	function setBy(place, text) {
		turn.current += 1;
		setFinding(false);
		setPickup(place);
		setPickupText(text);
	}
	async function locate() {
		setBy(null, null);
		isAsked.current = true;
		setFinding(true);
		const own = turn.current;
		const here = await currentPosition();
		const place = here === void 0 ? null : await namePoint(here);
		if (own !== turn.current) return;
		if (place === null) {
			setBy(null, "");
			toast({
				title: t("positionUnknownTitle"),
				text: t("positionUnknown"),
				tone: "bad"
			});
			return;
		}
		setFinding(false);
		setPickup(place);
	}
	const locateFirst = (0, import_react.useEffectEvent)(async () => {
		if (first !== null) return;
		if ((goal !== null || await mayLocate()) && turn.current === 0) await locate();
	});
	(0, import_react.useEffect)(() => void locateFirst(), []);
	function chooseDropoff(place) {
		setDropoff(place);
		setDropoffText(place.address);
		if (pickup === null && !isAsked.current && turn.current === 0) locate();
	}
	const { data: saved } = useSavedPlaces();
	const savedGoal = to === null ? void 0 : saved?.find(({ id }) => String(id) === to);
	const chooseGoal = (0, import_react.useEffectEvent)(() => {
		if (savedGoal !== void 0 && dropoffText === "") chooseDropoff({
			lat: savedGoal.lat,
			lng: savedGoal.lng,
			address: savedGoal.address
		});
	});
	(0, import_react.useEffect)(() => chooseGoal(), [savedGoal?.id]);
	return {
		pickup,
		pickupText: pickupText ?? t("currentLocation"),
		isFinding,
		dropoff,
		dropoffText,
		typePickup: (text) => setBy(null, text),
		choosePickup: (place) => setBy(place, place.address),
		locatePickup: () => void locate(),
		typeDropoff: (text) => {
			setDropoffText(text);
			setDropoff(null);
		},
		chooseDropoff
	};
}
// packages/rules/src/subscriptions/covered.ts
/**
* Whether a package pays a ride: the specification's its own type, within the city; an operator's its service of its market, up to the length that was
* sold. What is longer it does not pay at all, so that nobody has to reckon with two prices.
*/
function covers({ rideType, own }, trip) {
	if (own === null) return trip.serviceId === rideType && trip.meters <= 15e3;
	return trip.marketId === own.marketId && trip.serviceId === own.serviceId && trip.meters <= own.maxMeters;
}
// packages/web/src/rides/use-package-for.ts
/** The package of this person that would pay a ride: in the demo of the specification's, elsewhere of its market's own. */
function usePackageFor(trip) {
	const isDemo = instanceMarkets === null;
	const path = subscriptionPaths.active;
	const specified = useQuery({
		queryKey: [path],
		queryFn: () => callApi(path),
		staleTime: 0,
		enabled: isDemo
	});
	const own = useQuery({
		queryKey: [subscriptionPaths.bought],
		queryFn: () => callApi(subscriptionPaths.bought),
		staleTime: 0,
		enabled: !isDemo
	}).data?.find(({ isActive, market, service, rideType, maxKm }) => isActive && covers({
		rideType,
		own: {
			marketId: market,
			serviceId: service.id,
			maxMeters: maxKm * 1e3
		}
	}, trip));
	if (own !== void 0) return own;
	const found = specified.data?.find(({ rideType }) => covers({
		rideType,
		own: null
	}, trip));
	return found === void 0 ? void 0 : {
		ridesLeft: found.ridesLeft,
		each: null
	};
}
// packages/web/src/rides/use-payment.ts
/**
* How the wanted ride is paid: by a package that covers it, else by the method chosen last. Nobody spends unasked a ride of a package that is
* worth more than the fare.
*/
function usePayment(trip, fare, quotedCountry) {
	const owned = usePackageFor(trip);
	const [chosen, setWithPackage] = (0, import_react.useState)(null);
	const chosenMethod = useChosenMethod(quotedCountry);
	const isDearer = owned?.each != null && fare !== void 0 && (fromWire(fare) ?? 0) < (fromWire(owned.each) ?? 0);
	const withPackage = chosen ?? !isDearer;
	const covered = owned !== void 0 && withPackage;
	return {
		owned,
		withPackage,
		setWithPackage,
		covered,
		alone: isDearer ? fare : void 0,
		method: covered ? PACKAGE_METHOD : chosenMethod
	};
}
// packages/web/src/rides/use-promotion.ts
/**
* Tries a code on the quotes of the screen, and again whenever they are renewed.
* @param counts whether a code counts for the ride as it is wanted
* @returns the code, and the quote as it is with it: fares and their quotes
*/
function usePromotion(quote, counts) {
	const [code, choose] = (0, import_react.useState)(null);
	const quoteIds = quote?.fares.flatMap(({ quoteId }) => quoteId ?? []) ?? [];
	const enabled = code !== null && counts && quoteIds.length > 0;
	const tried = useQuery({
		queryKey: [
			pricingPaths.applyPromotion,
			code,
			...quoteIds
		],
		queryFn: () => callApi(pricingPaths.applyPromotion, { body: {
			code: code ?? "",
			quoteIds
		} }),
		enabled,
		staleTime: Infinity,
		retry: false
	});
	const said = new Map(enabled ? tried.data?.quotes.map((one) => [one.quoteId, one]) : []);
	const ofQuote = (quoteId) => quoteId == null ? void 0 : said.get(quoteId);
	return {
		promotion: {
			code,
			choose,
			of: (service) => ofQuote(quote?.fares.find(({ rideType }) => rideType === service)?.quoteId),
			isTrying: enabled && tried.isPending,
			error: enabled && tried.isError ? tried.error : null
		},
		priced: quote && {
			...quote,
			fares: quote.fares.map((fare) => {
				const promoted = ofQuote(fare.quoteId)?.promoted;
				return promoted == null ? fare : {
					...fare,
					fare: promoted.fare,
					quoteId: promoted.quoteId,
					lines: promoted.lines,
					taxes: promoted.taxes
				};
			})
		}
	};
}
// packages/web/src/rides/use-send-request.ts
var location = ({ lat, lng, address }) => ({
	lat,
	lng,
	address
});
/** Requests a ride, or books it ahead; a tap again, or a lost answer, repeats it harmlessly. */
function useSendRequest({ intention, onNewPrice }) {
	const t = useText();
	const [, go] = useLocation();
	const user = session.use();
	const request = useRequestRide();
	const booking = useScheduleRide();
	const key = (0, import_react.useRef)(newKey());
	(0, import_react.useEffect)(() => {
		key.current = newKey();
	}, [intention]);
	function refused(error) {
		key.current = newKey();
		const code = error instanceof ApiError ? error.problem?.code : void 0;
		if (code === "live_ride_exists") go("/active-ride");
		if (code === "fare_changed" || code === "quote_expired" || code === "owed_changed" || code === "promotion_refused") onNewPrice();
		toast({
			title: t("requestFailedTitle"),
			text: serverMessage(error, t("requestFailed")),
			tone: "bad"
		});
	}
	function send({ pickup, dropoff, rideType, paymentMethod, pickupAt, fare: { fare, quoteId }, rider, owed }) {
		rememberPlace(dropoff);
		const body = {
			pickupLocation: location(pickup),
			dropoffLocation: location(dropoff),
			rideType,
			paymentMethod,
			fare
		};
		if (pickupAt !== null) {
			booking.mutate({
				key: key.current,
				body: {
					...body,
					pickupAt
				}
			}, {
				onSuccess: (booked) => {
					const values = {
						when: pickupTime(booked.pickupAt),
						fare: money(booked.fare, booked.countryId)
					};
					toast({
						title: t("laterBooked"),
						text: t("laterBookedText", values)
					});
					go("/passenger");
				},
				onError: refused
			});
			return;
		}
		rememberedTrip.set({
			pickup,
			dropoff,
			rideType
		});
		usualType.set(rideType);
		request.mutate({
			key: key.current,
			body: {
				...body,
				passengerId: user?.id ?? 0,
				...quoteId === null ? {} : { quoteId },
				...wantsFast.get() ? { fast: true } : {},
				...rider === null ? {} : { rider },
				...owed === null ? {} : { owed }
			}
		}, {
			onSuccess: ({ id, side }) => {
				toast({
					title: t("rideRequestedTitle"),
					text: t("rideRequested"),
					about: searchNotice(id)
				});
				go(side === "booker" ? `/active-ride?ride=${id}` : "/active-ride");
			},
			onError: refused
		});
	}
	return {
		send,
		busy: request.isPending || booking.isPending
	};
}
// packages/web/src/rides/ride-request-screen.tsx
var ride_request_screen_exports = /* @__PURE__ */ __exportAll({ RideRequestScreen: () => RideRequestScreen });
/** These come once the form stands: a quote is asked for without them. */
var details = async () => (await Promise.all([import("./ride-details-DbtNTPGg.js").then((n) => n.t), enterRoom("rides-pickup")]))[0];
var RideDetails = lazyPart(async () => (await details()).RideDetails);
var LadiesNotice = lazyPart(async () => (await details()).LadiesNotice);
var MapWaits = lazyPart(async () => (await details()).MapWaits);
var CarsNear = lazyPart(async () => (await details()).CarsNear);
var PromotionRow = lazyPart(async () => (await details()).PromotionRow);
var PriceMoved = lazyPart(async () => (await details()).PriceMoved);
var ShareBound = lazyPart(async () => (await details()).ShareBound);
var SurgeNote = lazyPart(async () => (await details()).SurgeNote);
var FareDetails = lazyPart(async () => (await details()).FareDetails);
var FeeTermsNote = lazyPart(async () => (await details()).FeeTermsNote);
var PayChoice = lazyPart(async () => (await details()).PayChoice);
var FastDemoSwitch = lazyPart(async () => (await import("./fast-demo-Be7nYI7o.js")).FastDemoSwitch);
/** After this long the nearest car is where nobody has measured; the price stands longer. */
var CARS_MOVE_MS = 6e4;
/** `/ride-request` (spec: operations §2 Ride request). */
function RideRequestScreen() {
	const t = useText();
	const [, go] = useLocation();
	const online = useOnline();
	const user = session.use();
	const countryId = country.use();
	useFetchedAhead(RideDetails);
	useFetchedAhead(PayChoice);
	const asked = new URLSearchParams(useSearch());
	const [again] = (0, import_react.useState)(() => asked.has("again") ? rememberedTrip.get() : null);
	const [fromHome] = (0, import_react.useState)(goalFromHome);
	const [wanted, setType] = (0, import_react.useState)(again?.rideType ?? fromHome?.rideType ?? "standard");
	const [pickupAt, setPickupAt] = (0, import_react.useState)(null);
	const [rider, setRider] = (0, import_react.useState)(null);
	const schedule = (at) => {
		setPickupAt(at);
		if (at !== null) setRider(null);
	};
	const endpoints = useRideEndpoints(again, asked.get("to"), fromHome?.place ?? null);
	const near = useSearchCenter();
	const [cars, setCars] = (0, import_react.useState)();
	const { pickup, dropoff } = endpoints;
	const quote = useQuote(pickup, dropoff, wanted);
	const plain = fareOf(quote.data, wanted);
	const type = plain?.rideType ?? wanted;
	const tripType = plain?.service.type ?? passengerRideTypes.find((one) => one === wanted) ?? "standard";
	const quotedCountry = quote.data?.countryId ?? countryId;
	const pay = usePayment({
		marketId: quote.data?.market ?? null,
		serviceId: type,
		rideType: tripType,
		meters: (quote.data?.distance ?? 0) * 1e3
	}, plain?.fare, quotedCountry);
	const codesCount = pickupAt === null && !pay.covered;
	const { promotion, priced } = usePromotion(quote.data, codesCount);
	const fare = fareOf(priced, wanted);
	const owed = pay.method === "cash" && pickupAt === null && rider === null ? priced?.owed ?? null : null;
	const { send, busy } = useSendRequest({
		intention: JSON.stringify([
			pickup,
			dropoff,
			type,
			pay.method,
			pickupAt,
			rider
		]),
		onNewPrice: () => void quote.refetch()
	});
	const isRefused = quote.isError && !isRetryable(quote.error);
	const missing = missingFor({
		online,
		destinationText: endpoints.dropoffText,
		hasDestination: dropoff !== null,
		isFinding: endpoints.isFinding,
		hasPickup: pickup !== null,
		price: fare !== void 0 && !promotion.isTrying ? "shown" : quote.isError ? isRefused ? "refused" : "failed" : "coming"
	});
	const named = serviceName(t, {
		rideType: tripType,
		service: fare?.service.own ?? null
	});
	const mayLadies = user?.gender === "female" && user.genderVerified;
	const ladiesRefused = tripType === "ladies_only" && !mayLadies;
	function submit() {
		if (endpoints.dropoffText.trim() === "") toast({
			title: t("missingDestinationTitle"),
			text: t("missingDestination"),
			tone: "bad"
		});
		else if (missing !== void 0) toast({
			title: t("requestFailedTitle"),
			text: t(missing),
			tone: "bad"
		});
		else if (ladiesRefused) toast({
			title: t("ladiesOnlyTitle"),
			text: t("ladiesOnlyRefusal"),
			tone: "bad"
		});
		else if (pickup !== null && dropoff !== null && fare !== void 0 && !busy) send({
			pickup,
			dropoff,
			rideType: type,
			paymentMethod: pay.method,
			pickupAt,
			fare,
			rider,
			owed
		});
	}
	const [mapWaits, setMapWaits] = (0, import_react.useState)(!online);
	if (mapWaits && online) setMapWaits(false);
	const carsMoved = useNow(CARS_MOVE_MS / 4) - quote.dataUpdatedAt > CARS_MOVE_MS;
	/** The nearest of the chosen type, as long as that is true. */
	const car = (pickupAt === null && !carsMoved ? fare?.nextCar : null) ?? null;
	const distance = priced === void 0 ? void 0 : km(priced.distance);
	const time = priced === void 0 ? void 0 : minuteRange(t, priced.duration, priced.durationHigh);
	const price = pay.covered ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("methodPackage") }) : fare === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "num",
		children: money(fare.fare, quotedCountry)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, {
		bare: true,
		className: "map-shell",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(MapSheet, {
			map: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map$1, {
				pickup: pickup ?? void 0,
				dropoff: dropoff ?? void 0,
				cars,
				center: near.point,
				path: priced?.path,
				onStreets: priced?.onStreets,
				distance,
				duration: time
			}, String(mapWaits)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: mapWaits ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapWaits, {}) : null
			})] }),
			overInPanel: true,
			over: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndpointFields, {
				endpoints,
				searchFirst: asked.has("search"),
				onSubmit: submit,
				onBack: () => go("/passenger")
			}),
			label: t("chooseRide"),
			head: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "h2",
					children: t("chooseRide")
				}),
				distance === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "caption num",
					children: `${distance} · ${car === null ? time : t("carIn", { n: car.pickupMinutes })}`
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CarsNear, {
						pickup,
						near,
						rideType: pickupAt === null && !ladiesRefused ? type : void 0,
						onCars: setCars,
						isSilent: distance !== void 0
					})
				})
			] }),
			foot: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "pay-place",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Suspense, {
					fallback: null,
					children: [
						pay.covered ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceMoved, {
							goal: fromHome,
							wanted: [endpoints.dropoff, type],
							now: fare?.fare,
							countryId: quotedCountry
						}),
						tripType === "share" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareBound, { durationMinutes: priced?.duration }) : null,
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PayChoice, {
							owned: pay.owned,
							withPackage: pay.withPackage,
							onPackage: pay.setWithPackage,
							alone: pay.alone,
							quotedCountry,
							countryId: pay.covered ? void 0 : quotedCountry
						})
					]
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestButton, {
				label: rider === null ? t(pickupAt === null ? "requestType" : "laterType", { type: named }) : t("requestTypeFor", {
					type: named,
					name: rider.name
				}),
				price,
				missing,
				busy,
				onClick: submit
			})] }),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideTypes, {
					quote: priced,
					before: (service) => promotion.of(service)?.promoted == null ? void 0 : promotion.of(service)?.before,
					quotedAt: serverTime(quote.dataUpdatedAt),
					carsMoved,
					pickupAt,
					mayLadies: mayLadies === true,
					loading: quote.isFetching && priced === void 0,
					countryId,
					chosen: type,
					onChoose: setType
				}),
				quote.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "field-error quote-error",
					role: "alert",
					children: [
						isRefused ? serverMessage(quote.error, t("noPrice")) : t("quoteRetrying"),
						" ",
						isRefused ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
							type: "button",
							className: "text-link",
							onClick: () => void quote.refetch(),
							children: t("retry")
						})
					]
				}) : null,
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Suspense, {
					fallback: null,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MeetNote, { meet: priced?.meet }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SurgeNote, { surge: fare?.surge }),
						pay.covered ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FareDetails, {
							fare,
							countryId: quotedCountry
						}),
						pay.covered ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FeeTermsNote, {
							feeTerms: fare?.service.feeTerms ?? null,
							owed,
							countryId: quotedCountry
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: tripType === "ladies_only" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LadiesNotice, { isRefused: ladiesRefused }) : null
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "ride-wishes",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
							fallback: null,
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RideDetails, {
								pickup: dropoff === null ? null : pickup,
								rider,
								pickupAt,
								price: (fare?.surge ?? 1) > 1 ? null : price,
								onRider: (chosen) => {
									setRider(chosen);
									document.querySelector(".ride-type[data-chosen=\"true\"]")?.scrollIntoView({ block: "center" });
								},
								onSchedule: schedule
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
							fallback: null,
							children: priced?.takesCodes === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PromotionRow, {
								promotion,
								service: type,
								counts: codesCount,
								countryId: quotedCountry
							}) : null
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
							fallback: null,
							children: pickupAt === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FastDemoSwitch, {}) : null
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: tripType === "ladies_only" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LadiesNotice, { isRefused: false })
				})
			]
		})
	});
}
export { RideRequestScreen, wantsFast as n, detourCapMinutes as r, ride_request_screen_exports as t };
