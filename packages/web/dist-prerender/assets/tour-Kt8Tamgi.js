import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart } from "../prerender.mjs";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { d as stored, f as product } from "./refusals-6kaomp8o.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/tour/tour-state.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var fresh = {
	step: 0,
	completed: false,
	shown: false
};
function decode(text) {
	try {
		const { step, completed, shown } = JSON.parse(text);
		return typeof step === "number" && Number.isInteger(step) && step >= 0 ? {
			step,
			completed: completed === true,
			shown: shown === true
		} : void 0;
	} catch {
		return;
	}
}
var states = /* @__PURE__ */ new Map();
function tourState(page) {
	const known = states.get(page) ?? stored(`${product.key}.tour.${page}`, fresh, decode, (state) => JSON.stringify(state));
	states.set(page, known);
	return known;
}
// packages/web/src/tour/tour.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Milliseconds after the first visit until the tour opens by itself (spec: foundations §9). */
var OPENS_AFTER_MS = 1500;
/** On the screen that the document was opened with, the visit began with the document, and not when the app had come. */
var isOpenedHere = () => performance.getEntriesByType("navigation")[0]?.name.split(/[?#]/)[0] === location.origin + location.pathname;
var untilOpen = () => isOpenedHere() ? Math.max(0, OPENS_AFTER_MS - performance.now()) : OPENS_AFTER_MS;
var getCard = () => Promise.all([import("./tour-card-D0uzB2kP.js"), enterRoom("tour")]);
var TourCard = lazyPart(async () => (await getCard())[0].TourCard);
/** The help button of a page, `bare` a mark without words. Its tour opens by itself once, and later by the button. */
function Tour({ page, bare = false }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)("no");
	(0, import_react.useEffect)(() => {
		const state = tourState(page);
		if (state.get().shown) return void 0;
		getCard().catch(() => {});
		const timer = setTimeout(() => {
			state.set({
				...state.get(),
				shown: true
			});
			setOpen((now) => now === "no" ? "itself" : now);
		}, untilOpen());
		return () => clearTimeout(timer);
	}, [page]);
	const ask = () => {
		const state = tourState(page);
		const { step, completed } = state.get();
		state.set({
			step: completed ? 0 : step,
			completed,
			shown: true
		});
		setOpen("asked");
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: bare ? "icon-button" : "button soft",
		...bare ? { "aria-label": t("tourOpen") } : {},
		"aria-expanded": open !== "no",
		onClick: ask,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "help",
			size: 22
		}), bare ? null : t("tourOpen")]
	}), open === "no" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TourCard, {
			page,
			asked: open === "asked",
			onClose: () => setOpen("no")
		})
	})] });
}
export { tourState as n, Tour as t };
