import { d as numberText } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/person.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The first letter of a name in a petal-cornered square. */
function Avatar({ name, size = 48 }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "avatar letter",
		style: {
			width: size,
			height: size
		},
		"aria-hidden": "true",
		children: name.trim()[0]?.toUpperCase() ?? "?"
	});
}
/** A real average; somebody, or a shop, that nobody has rated yet is new (product §8). */
function Stars({ rating, outOf = "", decimals = 1 }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "label num row stars",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "star",
			size: 15,
			filled: rating !== null
		}), rating === null ? t("ratingNew") : `${numberText(rating, decimals)}${outOf}`]
	});
}
function Plate({ text }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "plate num",
		children: text
	});
}
/** Pickup and dropoff as they are marked on the map. */
function RouteMarks() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "route-marks",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "dots" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "place-mark destination" })
		]
	});
}
export { Stars as i, Plate as n, RouteMarks as r, Avatar as t };
