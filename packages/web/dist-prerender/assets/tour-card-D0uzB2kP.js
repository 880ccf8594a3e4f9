import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { d as Button, jt as require_react_dom } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { d as instanceMarkets } from "./preferences-D2yk24TH.js";
import { n as tourState } from "./tour-Kt8Tamgi.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/tour/pages.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_dom = require_react_dom();
var tours = {
	landing: [
		instanceMarkets === null ? {
			target: ".fromrow button",
			title: "tourLandCountryTitle",
			text: "tourLandCountryText"
		} : {
			target: ".fromrow button",
			title: "tourLandCityTitle",
			text: "tourLandCityText"
		},
		{
			target: ".lang",
			title: "tourLandLanguageTitle",
			text: "tourLandLanguageText"
		},
		{
			target: "a[href=\"/auth?as=passenger\"]",
			title: "tourLandRideTitle",
			text: "tourLandRideText"
		},
		{
			target: "a[href=\"/auth?as=driver\"]",
			title: "tourLandDriveTitle",
			text: "tourLandDriveText"
		},
		{
			target: "a[href=\"/quick-login\"]",
			title: "tourLandQuickTitle",
			text: "tourLandQuickText"
		}
	],
	"city-heat-map": [
		{
			target: ".heat-pickers",
			title: "tourHeatPickTitle",
			text: "tourHeatPickText"
		},
		{
			target: ".heat-cards",
			title: "tourHeatCardsTitle",
			text: "tourHeatCardsText"
		},
		{
			target: "[role=\"tablist\"]",
			title: "tourHeatTabsTitle",
			text: "tourHeatTabsText"
		}
	],
	passenger: [
		{
			target: ".where-to",
			title: "tourPaxWhereTitle",
			text: "tourPaxWhereText"
		},
		{
			target: ".home-map",
			title: "tourPaxMapTitle",
			text: "tourPaxMapText"
		},
		{
			target: ".shell-top .sos",
			title: "tourPaxSafetyTitle",
			text: "tourPaxSafetyText"
		},
		{
			target: ".bell",
			title: "tourPaxBellTitle",
			text: "tourPaxBellText"
		},
		{
			target: "a[href=\"/live-chat\"]",
			title: "tourPaxSupportTitle",
			text: "tourPaxSupportText"
		}
	],
	driver: [
		{
			target: ".status",
			title: "tourDrvOnlineTitle",
			text: "tourDrvOnlineText"
		},
		{
			target: ".earn",
			title: "tourDrvTodayTitle",
			text: "tourDrvTodayText"
		},
		{
			target: ".driver-links",
			title: "tourDrvToolsTitle",
			text: "tourDrvToolsText"
		},
		{
			target: ".driver-head .sos",
			title: "tourDrvSafetyTitle",
			text: "tourDrvSafetyText"
		}
	]
};
// packages/web/src/tour/tour-card.tsx
var import_jsx_runtime = require_jsx_runtime();
var isShown = (element) => element.getClientRects().length > 0;
/** Outlines the element of a step and brings it into view; whether the card has to stand above it. */
function usePointing(target) {
	const [above, setAbove] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		const element = [...document.querySelectorAll(target)].find(isShown);
		if (element === void 0) return void 0;
		element.setAttribute("data-tour-on", "");
		const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
		const { top, bottom, height } = element.getBoundingClientRect();
		if (!(top >= 0 && bottom <= innerHeight * .6)) element.scrollIntoView({
			block: "center",
			behavior: calm ? "auto" : "smooth"
		});
		const fixed = getComputedStyle(element.closest("nav") ?? element).position === "fixed";
		setAbove(fixed && top + height / 2 > innerHeight / 2);
		return () => element.removeAttribute("data-tour-on");
	}, [target]);
	return above;
}
/** One step of a tour. It lies beside the page and never over all of it: whoever is in a hurry goes on. */
function TourCard({ page, asked, onClose }) {
	const t = useText();
	const state = tourState(page);
	const steps = tours[page];
	const at = Math.min(state.use().step, steps.length - 1);
	const step = steps[at];
	const card = (0, import_react.useRef)(null);
	const above = usePointing(step?.target ?? "");
	(0, import_react.useEffect)(() => {
		if (asked || document.activeElement === document.body) card.current?.focus({ preventScroll: true });
	}, [asked]);
	(0, import_react.useEffect)(() => {
		const leave = (event) => {
			if (event.key === "Escape") onClose();
		};
		addEventListener("keydown", leave);
		return () => removeEventListener("keydown", leave);
	}, [onClose]);
	if (step === void 0) return null;
	const last = at === steps.length - 1;
	const go = (to) => state.set({
		...state.get(),
		step: to
	});
	const complete = () => {
		state.set({
			step: 0,
			completed: true,
			shown: true
		});
		onClose();
	};
	return (0, import_react_dom.createPortal)(/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: card,
		className: "tour",
		role: "dialog",
		"aria-label": t("tourOpen"),
		tabIndex: -1,
		"data-above": above,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"aria-live": "polite",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "caption num",
					children: t("tourStep", {
						n: at + 1,
						of: steps.length
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "title",
					children: t(step.title)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t(step.text) })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "tour-buttons",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "plain",
					small: true,
					onClick: onClose,
					children: t("tourSkip")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "grow" }),
				at === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => go(at - 1),
					children: t("tourPrevious")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					small: true,
					onClick: last ? complete : () => go(at + 1),
					children: t(last ? "tourComplete" : "tourNext")
				})
			]
		})]
	}), document.body);
}
export { TourCard };
