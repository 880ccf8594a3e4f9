import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, C as savesData, d as Button } from "../prerender.mjs";
import { s as useText } from "./text-eXX5ZUHI.js";
import { t as pin } from "./pin-B4sf9iqy.js";
import { t as Art } from "./svg-Q38Z1mMO.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/ui/static-map.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var way = "M64 92H150a22 22 0 0 0 22-22v-2a22 22 0 0 1 22-22H330";
var lane = (stroke, width) => `<path d="${way}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
var drawing = `<svg viewBox="0 0 390 116" width="100%" aria-hidden="true">${lane("var(--night)", 26)}${lane("#fff", 21)}${lane("var(--night)", 17)}${lane("var(--route)", 6)}<circle cx="58" cy="92" r="11" fill="#fff" stroke="var(--pickup-ring)" stroke-width="6"/><g transform="translate(332 48)">${pin(0, 0, 1.3, "var(--pin)", "var(--pin-dot)")}</g></svg>`;
/** The way as a drawing: for phones that save data and for when the map can't be loaded. Without an end there is no way to draw. */
function StaticMap({ dropoff, distance, duration }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "static-map",
		role: "img",
		"aria-label": t("mapStill"),
		children: [dropoff === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Art, { svg: drawing }), distance === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "num static-map-note",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: distance }), duration === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "caption",
				children: duration
			})]
		})]
	});
}
// packages/web/src/ui/map.tsx
/** A drawing has no points to choose from. */
var stillOf = (props) => props.still ?? (props.aim === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StaticMap, { ...props }) : null);
function StillMap(props) {
	return stillOf(props);
}
var LiveMap = lazyPart(async () => (await import("./live-map-DaayvzUV.js")).LiveMap, StillMap);
/** Size of the map's code and of its places over the wire, told before it is loaded in data-saver mode. */
var MAP_KILOBYTES = 49;
/** Until the map's code is there, and when it fails, the static view stands in its place, and the screen goes on working. */
var MapBoundary = class extends import_react.Component {
	state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	render() {
		const { fallback, children } = this.props;
		return this.state.failed ? fallback : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback,
			children
		});
	}
};
/** The map, loaded only when one is on screen; a drawing of the way stands until then, on failure, and to save data. */
function Map(props) {
	const t = useText();
	const [wanted, setWanted] = (0, import_react.useState)(() => !savesData());
	const still = stillOf(props);
	if (!wanted && props.still !== void 0) return still;
	if (!wanted) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "map-still",
		children: [still, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			kind: "soft",
			small: true,
			onClick: () => setWanted(true),
			children: t("showMap", { kilobytes: MAP_KILOBYTES })
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapBoundary, {
		fallback: still,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LiveMap, { ...props })
	});
}
export { MapBoundary as n, Map as t };
