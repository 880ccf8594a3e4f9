import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { A as callApi, O as ApiError, P as serverMessage, Z as toast, ct as useLocation, d as Button, it as Link, vt as passengerRideTypes } from "../prerender.mjs";
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { c as money } from "./format-sa5lnLJg.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { t as useMutation } from "./useMutation-84ykPjwP.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as pricingPaths } from "./paths-C4qaB6_q.js";
import { t as callerPaths } from "./staff-paths-jZtLRExC.js";
import { n as country } from "./preferences-D2yk24TH.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
/* empty css              */
// packages/web/src/staff/book-api.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Milliseconds after which a price is asked for anew, as it moves with the demand. */
var PRICE_MS = 6e4;
var at = ({ lat, lng, address }) => ({
	lat,
	lng,
	address
});
/** Who calls by a number: by a write, for it is logged, and so asked once for each number. */
var useFindCaller = () => useMutation({ mutationFn: (phone) => callApi(callerPaths.find, { body: {
	phone,
	countryId: country.get()
} }) });
/** What each ride type costs now; undefined until both ends are chosen. */
var useFares = (pickup, dropoff) => useQuery({
	queryKey: [
		pricingPaths.calculateFare,
		"staff",
		pickup?.lat,
		pickup?.lng,
		dropoff?.lat,
		dropoff?.lng
	],
	queryFn: () => callApi(pricingPaths.calculateFare, { body: {
		rideType: "standard",
		...pickup === null || dropoff === null ? { distance: 0 } : {
			pickupLocation: at(pickup),
			dropoffLocation: at(dropoff)
		}
	} }),
	enabled: pickup !== null && dropoff !== null,
	staleTime: 0,
	refetchInterval: PRICE_MS
});
/** @param key of this wish: one that is sent again asks for no second ride */
var useBook = () => useMutation({ mutationFn: ({ key, wanted: { pickup, dropoff, ...rest } }) => callApi(callerPaths.book, {
	body: {
		...rest,
		pickupLocation: at(pickup),
		dropoffLocation: at(dropoff)
	},
	idempotencyKey: key
}) });
// packages/web/src/staff/book-types.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a service costs by a quote; of one that the market does not have, what its first one costs. */
var fareIn = (quote, service) => quote?.fares.find((one) => one.rideType === service) ?? quote?.fares[0];
/** What may be chosen: of the market once both ends are known, before that the specification's. */
var offersOf = (quote) => quote?.fares ?? passengerRideTypes.map((type) => ({
	rideType: type,
	service: {
		type,
		vehicles: [],
		own: null,
		feeTerms: null
	}
}));
/** The ride types with what each costs, as it is said on the phone. */
function BookTypes({ quote, mayLadies, chosen, onChoose }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "picks",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "label",
				children: t("bookType")
			}),
			offersOf(quote).filter(({ service }) => service.type !== "ladies_only" || mayLadies).map(({ rideType, service, fare }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "pick book-type",
				"data-on": rideType === chosen,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						className: "visually-hidden",
						type: "radio",
						name: "rideType",
						value: rideType,
						checked: rideType === chosen,
						onChange: () => onChoose(rideType)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: serviceName(t, {
						rideType: service.type,
						service: service.own
					}) }),
					fare === void 0 || quote === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
						className: "num",
						children: money(fare, quote.countryId)
					})
				]
			}, rideType)),
			quote === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "caption",
				children: t("bookTypeNote")
			}) : null
		]
	});
}
// packages/web/src/staff/caller-card.tsx
/** What is known of who calls: the name, whether they have the app, and a ride that is under way. */
function CallerCard({ caller, error }) {
	const t = useText();
	if (error !== null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "field-error",
		role: "alert",
		children: serverMessage(error, t("staffTryLater"))
	});
	if (caller === void 0) return null;
	const { name, hasAccount, rideId } = caller;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "caller",
		role: "status",
		"data-grave": rideId !== null || void 0,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: rideId !== null ? "alert" : name === null ? "plus" : "user",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "grow",
				children: name === null ? t("bookNew") : t(hasAccount ? "bookKnownApp" : "bookKnown", { name })
			}),
			rideId === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "caller-ride",
				children: [
					t("bookHasRide"),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "text-link",
						href: `/staff/trip/${rideId}`,
						children: t("bookOpenRide")
					})
				]
			})
		]
	});
}
// packages/web/src/staff/book-screen.tsx
/** Milliseconds without a digit before it is asked whose number it is. */
var PAUSE_MS = 600;
/** With fewer digits it is no number yet. */
var DIGITS = 9;
var nowhere = {
	text: "",
	chosen: null
};
/** `/staff/book`: a ride for somebody who calls, in five fields, with the places where that number rode last. */
function BookScreen() {
	const t = useText();
	const { canText } = useAppSettings();
	const [, go] = useLocation();
	const [phone, setPhone] = (0, import_react.useState)("");
	const [typedName, setName] = (0, import_react.useState)();
	const [pickup, setPickup] = (0, import_react.useState)(nowhere);
	const [dropoff, setDropoff] = (0, import_react.useState)(nowhere);
	const [wished, setRideType] = (0, import_react.useState)("standard");
	const { mutate: find, data: found, error: unknown, variables: asked, reset: forget } = useFindCaller();
	const fares = useFares(pickup.chosen, dropoff.chosen);
	const book = useBook();
	const key = (0, import_react.useRef)("");
	const number = phone.trim();
	(0, import_react.useEffect)(() => {
		if (number.replaceAll(/\D/g, "").length < DIGITS) return void 0;
		const timer = setTimeout(() => find(number), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [number, find]);
	const caller = asked === number ? found : void 0;
	const name = typedName ?? caller?.name ?? "";
	const priced = fareIn(fares.data, wished);
	const rideType = priced?.rideType ?? wished;
	const fare = priced?.fare;
	const wish = [
		number,
		name,
		pickup.chosen?.address,
		dropoff.chosen?.address,
		rideType,
		fare
	].join("\n");
	(0, import_react.useEffect)(() => {
		key.current = crypto.randomUUID();
	}, [wish]);
	const missing = [
		caller === void 0 ? t("bookPhone") : null,
		name.trim() === "" ? t("bookName") : null,
		pickup.chosen === null ? t("pickupLocation") : null,
		dropoff.chosen === null ? t("bookTo") : null
	].filter((what) => what !== null);
	const why = caller !== void 0 && caller.rideId !== null ? t("bookHasRide") : missing.length > 0 ? t("bookNeeds", { what: missing.join(", ") }) : fare === void 0 ? t("bookPriceComes") : void 0;
	const submit = (event) => {
		event.preventDefault();
		if (why !== void 0 || caller === void 0 || fare === void 0 || pickup.chosen === null || dropoff.chosen === null) return;
		const wanted = {
			name: name.trim(),
			phone: caller.phone,
			pickup: pickup.chosen,
			dropoff: dropoff.chosen,
			rideType,
			fare
		};
		book.mutate({
			key: key.current,
			wanted
		}, {
			onSuccess: ({ rideId }) => {
				toast({ title: t("bookDone") });
				go(`/staff/trip/${rideId}`);
			},
			onError: (error) => {
				key.current = crypto.randomUUID();
				const code = error instanceof ApiError ? error.problem?.code : void 0;
				if (code === "fare_changed") fares.refetch();
				if (code === "rider_has_ride") find(number);
			}
		});
	};
	const set = (put) => (text, chosen) => put({
		text,
		chosen
	});
	/** A place of before goes where one is missing: first where they are, then where they go. */
	const takePlace = (place) => (pickup.chosen === null ? setPickup : setDropoff)({
		text: place.address,
		chosen: place
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "stack book",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "h1 section-name",
			children: t("sectionBook")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: "card doc form book-form",
			noValidate: true,
			onSubmit: submit,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("bookPhone"),
					hint: caller === void 0 ? t("bookPhoneHint") : void 0,
					type: "tel",
					inputMode: "tel",
					value: phone,
					maxLength: 30,
					autoComplete: "off",
					onChange: (event) => {
						setPhone(event.target.value);
						setName(void 0);
						forget();
					}
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
					label: t("bookName"),
					value: name,
					maxLength: 80,
					autoComplete: "off",
					onChange: (event) => setName(event.target.value)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CallerCard, {
					caller,
					error: asked === number ? unknown : null
				}),
				caller === void 0 || caller.places.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "picks",
					role: "group",
					"aria-label": t("bookLast"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "label",
						children: t("bookLast")
					}), caller.places.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: "pick",
						onClick: () => takePlace(place),
						children: place.address
					}, place.address))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
					label: t("pickupLocation"),
					text: pickup.text,
					chosen: pickup.chosen,
					onChange: set(setPickup)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
					label: t("bookTo"),
					text: dropoff.text,
					chosen: dropoff.chosen,
					from: pickup.chosen,
					error: fares.isError ? serverMessage(fares.error, t("staffTryLater")) : void 0,
					onChange: set(setDropoff)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BookTypes, {
					quote: fares.data,
					mayLadies: caller?.hasAccount === true,
					chosen: rideType,
					onChoose: setRideType
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption",
					children: t(canText ? "bookCash" : "bookCashNoText")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					type: "submit",
					kind: "accent",
					full: true,
					busy: book.isPending,
					why,
					children: fare === void 0 || fares.data === void 0 ? t("bookDoPlain") : t("bookDo", { fare: money(fare, fares.data.countryId) })
				}),
				book.error === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "field-error",
					role: "alert",
					children: serverMessage(book.error, t("staffTryLater"))
				})
			]
		})]
	});
}
export { BookScreen };
