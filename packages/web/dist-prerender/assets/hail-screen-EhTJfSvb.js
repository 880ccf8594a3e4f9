import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { O as ApiError, P as serverMessage, Z as toast, c as EmptyState, ct as useLocation, d as Button, j as fieldMessage, l as ErrorCard, u as Skeleton } from "../prerender.mjs";
import { t as BackHead } from "./back-head-DoSkvPRt.js";
import { t as PlaceField } from "./place-field-C2FJnFpO.js";
import { c as money } from "./format-sa5lnLJg.js";
import { t as useAppSettings } from "./server-settings-BYuWEGSs.js";
import { n as serviceName } from "./service-name-CxksCRRC.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as AppShell } from "./shell-BnTinHbm.js";
import { t as Field } from "./field-BR5j5dw0.js";
import { o as newKey } from "./api-DNLIA69s.js";
import { r as useStartHail, t as useHailTerms } from "./hail-BHReglYv.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/rides/hail-screen.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What the meter will count, in one line. */
function usePriceWords() {
	const t = useText();
	return ({ from, perKm, perMinute }, countryId) => [
		t("hailFrom", { amount: money(from, countryId) }),
		t("hailPerKm", { amount: money(perKm, countryId) }),
		...perMinute === "0.00" ? [] : [t("hailPerMinute", { amount: money(perMinute, countryId) })]
	].join(" · ");
}
/** By which service, where to and by which number: all but the first is for who likes. */
function HailForm({ services, countryId }) {
	const t = useText();
	const [, go] = useLocation();
	const { canText } = useAppSettings();
	const priceWords = usePriceWords();
	const start = useStartHail();
	const key = (0, import_react.useRef)(newKey());
	const [serviceId, setServiceId] = (0, import_react.useState)(services[0]?.id ?? "");
	const [place, setPlace] = (0, import_react.useState)({
		text: "",
		chosen: null
	});
	const [phone, setPhone] = (0, import_react.useState)("");
	const [wrongPhone, setWrongPhone] = (0, import_react.useState)();
	const isTyped = place.text.trim() !== "" && place.chosen === null;
	const renew = () => {
		key.current = newKey();
		setWrongPhone(void 0);
	};
	const submit = async (event) => {
		event.preventDefault();
		if (isTyped || start.isPending) return;
		const { chosen } = place;
		const body = {
			rideType: serviceId,
			...chosen === null ? {} : { dropoffLocation: {
				lat: chosen.lat,
				lng: chosen.lng,
				address: chosen.address
			} },
			...phone.trim() === "" ? {} : { phone: phone.trim() }
		};
		try {
			await start.mutateAsync({
				key: key.current,
				body
			});
		} catch (error) {
			const code = error instanceof ApiError ? error.problem?.code : void 0;
			if (code !== void 0) renew();
			if (code === "live_ride_exists") return go("/active-ride");
			const ofPhone = fieldMessage(error, "phone");
			setWrongPhone(ofPhone);
			if (ofPhone === void 0) toast({
				title: t("error"),
				text: serverMessage(error, t("notSent")),
				tone: "bad"
			});
			return;
		}
		return go("/active-ride");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: "card form",
		noValidate: true,
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
				className: "hail-services",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: "label strong",
					children: t("hailService")
				}), services.map((service) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "radio",
						name: "service",
						checked: service.id === serviceId,
						onChange: () => {
							setServiceId(service.id);
							renew();
						}
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: serviceName(t, service) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "caption num",
						children: priceWords(service, countryId)
					})
				] }, service.id))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
				label: t("hailWhereTo"),
				text: place.text,
				chosen: place.chosen,
				placeholder: t("hailAnywhere"),
				error: isTyped ? t("hailChoose") : void 0,
				onChange: (text, chosen) => {
					setPlace({
						text,
						chosen
					});
					renew();
				}
			}),
			canText ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
				label: t("hailPhone"),
				hint: t("hailPhoneNote"),
				error: wrongPhone,
				type: "tel",
				inputMode: "tel",
				value: phone,
				maxLength: 30,
				autoComplete: "off",
				onChange: (event) => {
					setPhone(event.target.value);
					renew();
				}
			}) : null,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("hailCash")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				full: true,
				className: "step",
				busy: start.isPending,
				why: isTyped ? t("hailChoose") : void 0,
				children: t("startTrip")
			})
		]
	});
}
/** `/hail`: a driver takes somebody along who stands before the vehicle. */
function HailScreen() {
	const t = useText();
	const terms = useHailTerms();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AppShell, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "page narrow",
		id: "main",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackHead, {
			title: t("hailTitle"),
			href: "/driver"
		}), terms.data !== void 0 ? terms.data.services.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, { text: t("hailNone") }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HailForm, {
			services: terms.data.services,
			countryId: terms.data.countryId
		}) : terms.isError ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorCard, {
			whole: true,
			text: serverMessage(terms.error, t("hailNotLoaded")),
			onRetry: () => void terms.refetch()
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "stack",
			"aria-busy": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 120 }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { height: 180 })]
		})]
	}) });
}
export { HailScreen };
