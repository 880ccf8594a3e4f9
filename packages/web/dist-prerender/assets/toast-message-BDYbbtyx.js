import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { J as dismissToast, X as swipeOffset, q as TOAST_DURATION_MS } from "../prerender.mjs";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/toast-message.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** True while nobody can read a message: another window or tab is in front. */
function useAway() {
	const [away, setAway] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		const look = () => setAway(document.hidden || !document.hasFocus());
		const events = [
			[window, "blur"],
			[window, "focus"],
			[document, "visibilitychange"]
		];
		for (const [target, name] of events) target.addEventListener(name, look);
		return () => {
			for (const [target, name] of events) target.removeEventListener(name, look);
		};
	}, []);
	return away;
}
/** Lets the message end after its time; the clock stands still while `paused`. */
function useEnd(id, paused) {
	const left = (0, import_react.useRef)(TOAST_DURATION_MS);
	(0, import_react.useEffect)(() => {
		if (paused) return void 0;
		const from = performance.now();
		const timer = setTimeout(() => dismissToast(id), left.current);
		return () => {
			clearTimeout(timer);
			left.current -= performance.now() - from;
		};
	}, [id, paused]);
}
/** A message, which a finger pushes away. */
function ToastMessage({ shown }) {
	const t = useText();
	const [held, setHeld] = (0, import_react.useState)(false);
	const from = (0, import_react.useRef)(null);
	useEnd(shown.id, useAway() || held);
	const follow = (element, px) => element.style.setProperty("--swipe", `${px}px`);
	const moved = (event) => from.current === null ? 0 : swipeOffset(event.clientX - from.current.x, event.clientY - from.current.y);
	if (shown.onPage === true) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "visually-hidden",
		children: [
			shown.title,
			" ",
			shown.text
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "presentation",
		className: shown.tone === "bad" ? "toast bad" : "toast",
		onPointerEnter: () => setHeld(true),
		onPointerLeave: () => setHeld(false),
		onFocus: () => setHeld(true),
		onBlur: () => setHeld(false),
		onKeyDown: (event) => event.key === "Escape" && dismissToast(shown.id),
		onPointerDown: (event) => {
			if (event.isPrimary && event.button === 0) from.current = {
				x: event.clientX,
				y: event.clientY
			};
		},
		onPointerMove: (event) => {
			const px = moved(event);
			if (px > 0) event.currentTarget.setPointerCapture(event.pointerId);
			if (from.current !== null) follow(event.currentTarget, px);
		},
		onPointerUp: (event) => {
			if (moved(event) >= 50) dismissToast(shown.id);
			from.current = null;
			follow(event.currentTarget, 0);
		},
		onPointerCancel: (event) => {
			from.current = null;
			follow(event.currentTarget, 0);
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: shown.tone === "bad" ? "alert" : "check",
				size: 22
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: shown.tone === "bad" ? "alert" : void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: shown.title }), shown.text === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: shown.text })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "icon-button",
				"aria-label": t("close"),
				onClick: () => dismissToast(shown.id),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "x",
					size: 20
				})
			})
		]
	});
}
export { ToastMessage };
