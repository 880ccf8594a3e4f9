import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { t as useQuery } from "./useQuery-BIU_d7J3.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { A as callApi } from "../prerender.mjs";
import { r as distanceMeters } from "./geo-Df4cGKpX.js";
import { t as Map } from "./map-X9JJxpxO.js";
// packages/rules/src/heatmap/layout.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Room between two circles, in pixels, so that a finger meets one of them. */
var GAP = 6;
var ROUNDS = 200;
/** How far a later push turns from the line between two middles, in radians. */
var SLANT = .3;
var along = (value, from, to) => to - from < 1e-9 ? .5 : (value - from) / (to - from);
var within = (value, radius, length) => length === Infinity ? value : Math.min(length - radius, Math.max(radius, value));
/**
* Places circles where their points lie, north up, and pushes apart those that would cover each other.
*/
function placeCircles(spots, plate) {
	const lats = spots.map((spot) => spot.lat);
	const lngs = spots.map((spot) => spot.lng);
	const [south, north, west, east] = [
		Math.min(...lats),
		Math.max(...lats),
		Math.min(...lngs),
		Math.max(...lngs)
	];
	const circles = spots.map(({ lat, lng, size }) => {
		const radius = size / 2 + GAP;
		return {
			x: radius + along(lng, west, east) * (plate.width - 2 * radius),
			y: radius + (1 - along(lat, south, north)) * (plate.height - 2 * radius),
			size
		};
	});
	partCircles(circles, plate);
	return circles;
}
/**
* Pushes apart the circles that would cover each other, as little as it takes; with a plate they stay on it.
* @param gap pixels that stay free between two of them
*/
function partCircles(circles, plate = {
	width: Infinity,
	height: Infinity
}, gap = GAP) {
	for (let round = 0; round < ROUNDS; round += 1) {
		let moved = false;
		circles.forEach((a, i) => circles.slice(i + 1).forEach((b) => {
			const wanted = (a.size + b.size) / 2 + gap;
			const [dx, dy] = [b.x - a.x, b.y - a.y];
			const distance = Math.hypot(dx, dy);
			if (distance >= wanted) return;
			moved = true;
			const angle = (distance < 1e-6 ? 0 : Math.atan2(dy, dx)) + (round < ROUNDS / 4 || round % 2 ? 0 : SLANT);
			const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
			const push = (wanted - distance) / 2 + .5;
			a.x = within(a.x - ux * push, a.size / 2, plate.width);
			a.y = within(a.y - uy * push, a.size / 2, plate.height);
			b.x = within(b.x + ux * push, b.size / 2, plate.width);
			b.y = within(b.y + uy * push, b.size / 2, plate.height);
		}));
		if (!moved) break;
	}
}
/** Farther than this from where most areas are, an area is in another city: shown with it, a map would show neither. */
var ONE_CITY_METERS = 35e3;
/** Metres of each point from the middle of most of them; null for those that belong together. */
function metersOff(points) {
	const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
	const center = {
		lat: middle(points.map(({ lat }) => lat)),
		lng: middle(points.map(({ lng }) => lng))
	};
	return points.map((point) => {
		const meters = distanceMeters(center, point);
		return meters > ONE_CITY_METERS ? meters : null;
	});
}
var NAME_GAP = 3;
/** A name may stand so far beside the middle of its circle. */
var NUDGE = 14;
var meets = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
var boxOf = ({ x, y, size }) => ({
	left: x - size / 2,
	top: y - size / 2,
	right: x + size / 2,
	bottom: y + size / 2
});
/**
* The middle of a name for each circle: below it, else above, to the right, to the left or a little aside, wherever it lies on no circle, no other
* name and no edge; undefined where there is room nowhere. The first circles choose first.
* @param widths of the names, in pixels
*/
function placeNames(circles, widths, height, plate) {
	const taken = circles.map(boxOf);
	return circles.map(({ x, y, size }, i) => {
		const width = widths[i] ?? 0;
		const [up, aside] = [size / 2 + NAME_GAP + height / 2, size / 2 + NAME_GAP + width / 2];
		return [
			{
				x,
				y: y + up
			},
			{
				x,
				y: y - up
			},
			{
				x: x + aside,
				y
			},
			{
				x: x - aside,
				y
			},
			{
				x: x + NUDGE,
				y: y + up
			},
			{
				x: x - NUDGE,
				y: y + up
			}
		].find((at) => {
			const box = {
				left: at.x - width / 2,
				right: at.x + width / 2,
				top: at.y - height / 2,
				bottom: at.y + height / 2
			};
			if (box.left < 0 || box.top < 0 || box.right > plate.width || box.bottom > plate.height) return false;
			if (taken.some((other, at) => at !== i && meets(box, other))) return false;
			taken.push(box);
			return true;
		});
	});
}
// packages/web/src/heatmap/bubbles.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The plate that circles are placed on where there is no map; on a wider screen it stretches. */
var PLATE = {
	width: 340,
	height: 300
};
var percent = (value, of) => `${100 * value / of}%`;
/** About what a letter of a name takes at the usual size of text, what stands on both sides of it, and a line. */
var LETTER_PX = 7.4;
var NAME_SIDES_PX = 16;
var NAME_PX = 18;
/** Where text is larger, as in the sun or by the phone's own choice, so are names. */
var textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
/** A map narrower than this has smaller circles, so that they lie where they belong. */
var NARROW_PX = 480;
var NARROW_SCALE = .7;
/** What a circle keeps from the edge. */
var EDGE_PX = 16;
/** The ring around the chosen circle, on both sides. */
var RING_PX = 14;
/** Between two circles stays as much as the ring of a chosen one takes, and a little more: none touches another. */
var APART_PX = 14;
function Circles({ bubbles, chosen, label, onChoose, at }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "heat-circles",
		role: "group",
		"aria-label": label,
		children: bubbles.map((bubble, i) => {
			const { left, top, size, name } = at(i);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: "heat-bubble",
				"data-level": bubble.level,
				"data-over-map": true,
				"aria-label": bubble.label,
				"aria-pressed": bubble.id === chosen,
				style: {
					left,
					top,
					width: size,
					height: size
				},
				onClick: () => onChoose(bubble.id),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "num",
					children: bubble.number
				}), name === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "heat-name",
					"data-over-map": true,
					style: {
						left: size / 2 + name.x,
						top: size / 2 + name.y
					},
					children: bubble.name
				})]
			}, bubble.id);
		})
	});
}
/** A plain plate: demand at a glance that costs no kilobyte of map. */
function Plate(props) {
	const circles = placeCircles(props.bubbles, PLATE);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Circles, {
		...props,
		at: (i) => ({
			left: percent(circles[i]?.x ?? 0, PLATE.width),
			top: percent(circles[i]?.y ?? 0, PLATE.height),
			size: circles[i]?.size ?? 0
		})
	});
}
/** Circles where their points are on the map, parted. */
function placeOn({ at, width, height }, { bubbles, chosen }) {
	const scale = width < NARROW_PX ? NARROW_SCALE : 1;
	const circles = bubbles.map((bubble) => ({
		...at(bubble),
		size: Math.round(bubble.size * scale)
	}));
	const seen = circles.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
	for (const circle of seen) Object.assign(circle, {
		x: circle.x - EDGE_PX,
		y: circle.y - EDGE_PX
	});
	partCircles(seen, {
		width: width - 32,
		height: height - 32
	}, APART_PX);
	for (const circle of seen) Object.assign(circle, {
		x: circle.x + EDGE_PX,
		y: circle.y + EDGE_PX
	});
	const letter = LETTER_PX * textScale();
	const widths = bubbles.map(({ name }) => [...name].length * letter + NAME_SIDES_PX);
	const names = placeNames(circles.map((circle, i) => ({
		...circle,
		size: circle.size + (bubbles[i]?.id === chosen ? RING_PX : 0)
	})), widths, NAME_PX, {
		width,
		height
	});
	return circles.map(({ x, y, size }, i) => {
		const name = names[i];
		return {
			left: x,
			top: y,
			size,
			name: name === void 0 ? void 0 : {
				x: name.x - x,
				y: name.y - y
			}
		};
	});
}
/** So far the phone goes before the map looks at another place. */
var STEP_METERS = 200;
/** Where the phone was when the map last looked at it: the view must not change with each of its steps. */
function useSteady(here) {
	const [kept, setKept] = (0, import_react.useState)(here);
	const isFar = kept === void 0 || here === void 0 ? kept !== here : distanceMeters(kept, here) > STEP_METERS;
	if (isFar) setKept(here);
	return isFar ? here : kept;
}
/**
* Circles as buttons on the map of the city; on a plate while that is not there, and to save data. An area of another city has
* none: a map that reached so far would show neither.
*/
function Bubbles({ bubbles: all, ...rest }) {
	const { here } = rest;
	const around = useSteady(here);
	const off = metersOff(all);
	const bubbles = all.filter((_, i) => off[i] === null);
	const props = {
		...rest,
		bubbles
	};
	const onMap = (view) => {
		const placed = placeOn(view, props);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Circles, {
			...props,
			at: (i) => placed[i] ?? {
				left: 0,
				top: 0,
				size: 0
			}
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "heat-plate",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
			center: bubbles[0],
			fit: around === void 0 ? bubbles : [...bubbles, around],
			vehicle: here === void 0 ? void 0 : {
				...here,
				heading: null
			},
			over: onMap,
			named: bubbles.map(({ name }) => name),
			still: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plate, { ...props })
		})
	});
}
// packages/rules/src/heatmap/levels.ts
/** Levels of demand, the strongest first; the page calls `surge` critical (spec: foundations §9, operations §2). */
var demandLevels = [
	"surge",
	"high",
	"medium",
	"low"
];
/** Least intensity of each level, in percent (spec: foundations §9). Below the last it is low all the same. */
var LEVEL_FROM = {
	surge: 80,
	high: 60,
	medium: 40,
	low: 20
};
/** The level of an intensity in percent. */
function levelOf(intensity) {
	return demandLevels.find((level) => intensity >= LEVEL_FROM[level]) ?? "low";
}
/** Demand beside the busiest area's, in percent. */
function intensityOf(demand, busiest) {
	return busiest <= 0 ? 0 : Math.round(100 * Math.max(0, demand) / busiest);
}
/** What demand is counted by. */
var demandServices = [
	"rides",
	"food",
	"parcel",
	"grocery"
];
/** The windows of the page, in minutes (spec: operations §9). */
var timeWindows = {
	"15m": 15,
	"1h": 60,
	"6h": 360,
	"24h": 1440
};
var MAX_BUBBLE_PX = 72;
/** Diameter of the circle of an area, in pixels: its surface grows with the demand. */
function bubblePx(demand, busiest) {
	if (busiest <= 0 || demand <= 0) return 20;
	return Math.max(20, Math.round(MAX_BUBBLE_PX * Math.sqrt(Math.min(1, demand / busiest))));
}
/** Shares of the services in percent; they add up to 100, or all are 0. */
function distribution(counts) {
	const parts = {
		rides: counts.rideRequests,
		food: counts.foodOrders,
		parcel: counts.parcelDeliveries,
		grocery: counts.groceryOrders
	};
	const total = Object.values(parts).reduce((sum, n) => sum + n, 0);
	if (total === 0) return {
		rides: 0,
		food: 0,
		parcel: 0,
		grocery: 0
	};
	const exact = demandServices.map((service) => ({
		service,
		share: 100 * parts[service] / total
	}));
	const floors = exact.map((entry) => Math.floor(entry.share));
	let missing = 100 - floors.reduce((sum, n) => sum + n, 0);
	const order = exact.map((entry, i) => ({
		i,
		rest: entry.share - (floors[i] ?? 0)
	})).toSorted((a, b) => b.rest - a.rest || a.i - b.i);
	for (const { i } of order) {
		if (missing <= 0) break;
		floors[i] = (floors[i] ?? 0) + 1;
		missing -= 1;
	}
	return Object.fromEntries(exact.map(({ service }, i) => [service, floors[i] ?? 0]));
}
// packages/web/src/heatmap/legend.tsx
/** What the colours mean; the widget adds from where on. */
function Legend({ names, withBounds = false }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "heat-legend",
		"aria-label": t("heatLegend"),
		children: demandLevels.map((level) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "heat-dot",
				"data-level": level
			}),
			t(names[level]),
			withBounds ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "num",
				children: [
					" ",
					LEVEL_FROM[level],
					"%+"
				]
			}) : null
		] }, level))
	});
}
// packages/web/src/heatmap/names.ts
/** The page's words for the levels; the widget calls the strongest a surge (spec: the two differ). */
var levelNames = {
	surge: "heatCritical",
	high: "heatHigh",
	medium: "heatMedium",
	low: "heatLow"
};
var spotLevelNames = {
	...levelNames,
	surge: "heatSurge"
};
var serviceNames = {
	rides: "heatRides",
	food: "heatFood",
	parcel: "heatParcel",
	grocery: "heatGrocery"
};
var windowNames = {
	"15m": "heat15m",
	"1h": "heat1h",
	"6h": "heat6h",
	"24h": "heat24h"
};
var hour = (n) => `${String(n).padStart(2, "0")}:00`;
/** A stretch of the day, such as 08:00–10:00. */
var stretch = ({ from, to }) => `${hour(from)}–${hour(to)}`;
// packages/contract/src/heatmap/paths.ts
var heatmapPaths = { heatMap: "GET /api/heat-map" };
// packages/web/src/heatmap/api.ts
/** A city's demand within a window. */
var useHeatMap = (city, window) => useQuery({
	queryKey: [
		heatmapPaths.heatMap,
		city,
		window
	],
	queryFn: () => callApi(heatmapPaths.heatMap, { query: {
		city,
		window
	} }),
	staleTime: 0,
	placeholderData: (known) => known?.city === city ? known : void 0
});
export { stretch as a, bubblePx as c, intensityOf as d, levelOf as f, metersOff as h, spotLevelNames as i, demandServices as l, Bubbles as m, levelNames as n, windowNames as o, timeWindows as p, serviceNames as r, Legend as s, useHeatMap as t, distribution as u };
