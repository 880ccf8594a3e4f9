import { i as __toESM, n as __exportAll } from "./rolldown-runtime-DYf_mQCB.js";
import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { n as destination } from "./geo-Df4cGKpX.js";
import { A as callApi, d as Button } from "../prerender.mjs";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { a as translate, s as useText } from "./text-eXX5ZUHI.js";
import { o as pointName } from "./places-B-AzpD6x.js";
import { t as typedPoint } from "./typed-point-C3BPi4QC.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/common/map-pin-dialog.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
// packages/web/src/common/map-pin-dialog.tsx
var map_pin_dialog_exports = /* @__PURE__ */ __exportAll({ PinDialog: () => PinDialog });
var import_jsx_runtime = require_jsx_runtime();
var STEP_METERS = 100;
/** Compass bearings of the buttons, degrees. */
var steps = [
	["pinNorth", 0],
	["pinWest", 270],
	["pinEast", 90],
	["pinSouth", 180]
];
/** A point: what it is called, and where a car may stop for somebody there. */
async function lookAt(point) {
	const near = `${point.lat.toFixed(5)},${point.lng.toFixed(5)}`;
	const { place, stop } = await callApi(placePaths.nearestPlace, { query: { near } }).catch(() => ({
		place: null,
		stop: null
	}));
	return {
		address: pointName(translate, point, place),
		stop
	};
}
/** The place where the driver stops, called by its street unless something else is right there. */
async function stopAt({ lat, lng, street }, text) {
	if (text !== "") return {
		lat,
		lng,
		address: text
	};
	const { address } = await lookAt({
		lat,
		lng
	});
	return {
		lat,
		lng,
		address: street === null || address.includes(street) ? address : street
	};
}
/** So near to the street the pin stands in it, metres. */
var IN_STREET_METERS = 8;
/** Where the driver stops, in words. */
function stopWords(t, { street, distanceMeters: meters }) {
	if (street === null) return t("pinStopUnnamed", { meters });
	return meters <= IN_STREET_METERS ? t("pinStopHere", { street }) : t("pinStop", {
		street,
		meters
	});
}
function Pin({ text, start, isPickup, onUse }) {
	const t = useText();
	const degrees = typedPoint(text);
	const [at, setAt] = (0, import_react.useState)(degrees ?? start);
	const key = `${at.lat.toFixed(4)},${at.lng.toFixed(4)}`;
	const { data: seen } = useQuery({
		queryKey: ["point-name", key],
		queryFn: () => lookAt(at),
		placeholderData: (before) => before
	});
	const typed = degrees === void 0 ? text : "";
	const stop = isPickup ? seen?.stop ?? void 0 : void 0;
	const use = async () => {
		const here = await lookAt(at);
		if (isPickup && here.stop !== null) onUse(await stopAt(here.stop, typed));
		else onUse({
			lat: at.lat,
			lng: at.lng,
			address: typed === "" ? here.address : typed
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "pin-in",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "pin-map",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
					aim: {
						at,
						onMove: setAt
					},
					pickup: stop
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "label",
				children: t("pinHow")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "pin-steps",
				children: steps.map(([name, bearing]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					kind: "soft",
					small: true,
					onClick: () => setAt(destination(at, bearing, STEP_METERS)),
					children: t(name)
				}, name))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "title",
				role: "status",
				children: [
					typed === "" ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", { children: [typed, " · "] }),
					seen?.address,
					stop === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "label",
						children: stopWords(t, stop)
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				full: true,
				onClick: () => void use(),
				children: t(isPickup ? "pinPickup" : "pinUse")
			})
		]
	});
}
/** Any point at all, by a pin that stands still over a map that moves, or by buttons where there is no map (product §7). */
function PinDialog({ open, onClose, ...pin }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		open,
		onClose,
		title: useText()("placeOnMap"),
		tall: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pin, { ...pin })
	});
}
export { map_pin_dialog_exports as n, PinDialog as t };
