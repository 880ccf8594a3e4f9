import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/countdown.tsx
var import_jsx_runtime = require_jsx_runtime();
var RADIUS = 36;
var LENGTH = 2 * Math.PI * RADIUS;
/** From here on the ring turns orange. */
var HURRY_SECONDS = 5;
/** A ring that empties with the seconds; the number itself counts down. */
function Countdown({ left, total }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "ringw",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
			viewBox: "0 0 84 84",
			width: "84",
			height: "84",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "42",
				cy: "42",
				r: RADIUS,
				fill: "none",
				stroke: "var(--of-track)",
				strokeWidth: "9"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("circle", {
				cx: "42",
				cy: "42",
				r: RADIUS,
				fill: "none",
				stroke: left <= HURRY_SECONDS ? "var(--route)" : "var(--of-arc)",
				strokeWidth: "9",
				strokeDasharray: `${LENGTH * Math.min(left, total) / total} ${LENGTH}`
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "ring-number num",
			children: left
		})]
	});
}
export { Countdown as t };
