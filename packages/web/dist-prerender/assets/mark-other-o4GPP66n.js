import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { P as serverMessage, Z as toast, d as Button } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as useMarkOther } from "./mark-api-BCQQd_L-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/art/heart.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A heart on the grid of the icons; apart from them, because it comes with the end of a trip alone. */
var heartPath = "M12 20C5.8 15.6 3.5 12.6 3.5 9.2A4.7 4.7 0 0 1 12 6.5a4.7 4.7 0 0 1 8.5 2.7c0 3.4-2.3 6.4-8.5 10.8z";
// packages/web/src/rides/mark-other.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The heart that makes a driver the passenger's favourite, and takes it back. */
function Favourite({ name, on, busy, isCourier, onChange }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "act-row favourite",
		"aria-pressed": on,
		disabled: busy,
		onClick: () => onChange(on ? null : "favourite"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
				className: "heart",
				width: 22,
				height: 22,
				viewBox: "0 0 24 24",
				"aria-hidden": "true",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: heartPath })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "grow",
				children: t(isCourier ? "favouriteCourier" : "favouriteDriver")
			}),
			on ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "check",
				size: 20
			}) : null
		]
	}), on ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption act-note",
		children: t("favouriteNote", { name })
	}) : null] });
}
/**
* What one says of the other side for the trips to come: a passenger's favourite driver, or never again, which is asked about
* before it holds. The other is never told.
*/
function MarkOther({ ride, isDriver, isCourier = false, name, onMarked }) {
	const t = useText();
	const mark = useMarkOther(ride.id);
	const [asking, setAsking] = (0, import_react.useState)(false);
	const mine = ride.myMark ?? null;
	const say = (kind) => mark.mutate(kind, {
		onSuccess: () => {
			setAsking(false);
			onMarked?.();
		},
		onError: (error) => toast({
			title: t("error"),
			text: serverMessage(error, t("markNotSaved")),
			tone: "bad"
		})
	});
	if (mine === "never") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "act-row",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "grow",
			role: "status",
			children: t("neverAgainSet", { name })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			disabled: mark.isPending,
			onClick: () => say(null),
			children: t("markTakeBack")
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isDriver ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Favourite, {
		name,
		on: mine === "favourite",
		busy: mark.isPending,
		isCourier,
		onChange: say
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: "act-row",
		onClick: () => setAsking(true),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "x",
			size: 22
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "grow",
			children: t("neverAgainWith", { name })
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open: asking,
		onClose: () => setAsking(false),
		title: t("neverAgainTitle", { name }),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: t("neverAgainText", { name }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "danger",
			full: true,
			disabled: mark.isPending,
			onClick: () => say("never"),
			children: t("neverAgainYes")
		})]
	})] })] });
}
export { MarkOther };
