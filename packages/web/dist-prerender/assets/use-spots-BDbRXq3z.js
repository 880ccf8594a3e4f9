import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { _ as useHomeMarket, n as country } from "./preferences-D2yk24TH.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { it as Link, kt as countryById } from "../prerender.mjs";
import { n as slug } from "./place-Cd75vmUI.js";
import { l as moneyOf } from "./format-sa5lnLJg.js";
import { a as stretch, c as bubblePx, f as levelOf, i as spotLevelNames, s as Legend, t as useHeatMap } from "./heatmap-DmQ0yoN_.js";
// packages/web/src/heatmap/spot-facts.tsx
var import_jsx_runtime = require_jsx_runtime();
var TOP = 3;
/** The widget's map is small: smaller circles lie where they belong. */
var SCALE = .75;
/** A spot as a circle. */
var bubbleOf = (t) => (spot) => ({
	id: spot.id,
	lat: spot.coordinates.lat,
	lng: spot.coordinates.lng,
	size: Math.round(SCALE * bubblePx(spot.intensity, 100)),
	level: spot.demandLevel,
	number: `${spot.intensity}%`,
	name: spot.name,
	label: t("busySpot", {
		name: spot.name,
		level: t(spotLevelNames[spot.demandLevel]),
		n: spot.intensity
	})
});
function Tips({ spots, map }) {
	const t = useText();
	const [busiest] = spots;
	const lonely = spots.toSorted((a, b) => a.activeDrivers - b.activeDrivers)[0];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-label": t("busyTips"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "title",
			children: t("busyTips")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "heat-tips",
			children: [
				busiest === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("busyTip1", { name: busiest.name }) }),
				lonely === void 0 || lonely === busiest ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("busyTip2", { name: lonely.name }) }),
				map.peakHours.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: t("busyTip3", { hours: map.peakHours.map(stretch).join(", ") }) })
			]
		})]
	});
}
function Detail({ spot, countryId }) {
	const t = useText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "heat-facts heat-detail num",
		"aria-label": spot.name,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "wide",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: spot.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "chip heat-chip",
					"data-level": spot.demandLevel,
					children: t("busyDemand", { n: spot.intensity })
				}) })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatWait") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: spot.averageWaitTime === 0 ? t("busyNoWait") : t("heatMinutes", { n: spot.averageWaitTime }) })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("heatDrivers") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: spot.activeDrivers })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: t("busyFare") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: spot.averageFare === null ? "–" : moneyOf(Math.round(spot.averageFare * 100), countryId) })] })
		]
	});
}
/** What the circles say, in words: the legend, the chosen spot, the busiest, and tips from recorded demand. */
function SpotFacts({ spots, chosen, tipsOf }) {
	const t = useText();
	const countryId = country.use();
	const spot = spots.find(({ id }) => id === chosen) ?? spots[0];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Legend, {
			names: spotLevelNames,
			withBounds: true
		}),
		spot === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Detail, {
			spot,
			countryId
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "title",
			children: t("busyTop")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "heat-top",
			children: spots.slice(0, TOP).map((s) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "row spread",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: s.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("b", {
					className: "num",
					children: [s.intensity, "%"]
				})]
			}, s.id))
		}),
		tipsOf === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tips, {
			spots,
			map: tipsOf
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: "text-link",
			href: "/city-heat-map",
			children: t("busyOpen")
		})
	] });
}
// packages/rules/src/heatmap/sample.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var sampleArea = ([area, lat, lng, rideRequests, foodOrders, parcelDeliveries, groceryOrders, averageWaitTime, availableDrivers, surgeMultiplier]) => ({
	area,
	coordinates: {
		lat,
		lng
	},
	rideRequests,
	foodOrders,
	parcelDeliveries,
	groceryOrders,
	averageWaitTime,
	availableDrivers,
	surgeMultiplier
});
[
	[
		"Sandton CBD",
		-26.1076,
		28.0567,
		145,
		89,
		34,
		27,
		4,
		23,
		1.8
	],
	[
		"Rosebank",
		-26.1467,
		28.0436,
		98,
		67,
		23,
		21,
		5,
		18,
		1.5
	],
	[
		"Melville",
		-26.1758,
		28.0107,
		67,
		78,
		12,
		15,
		6,
		12,
		1.3
	],
	[
		"Soweto",
		-26.2678,
		27.8585,
		124,
		45,
		19,
		31,
		8,
		15,
		1.6
	],
	[
		"Pretoria CBD",
		-25.7461,
		28.1881,
		89,
		56,
		28,
		19,
		6,
		17,
		1.4
	]
].map(sampleArea), [
	[
		"Victoria Island",
		6.4281,
		3.4219,
		189,
		123,
		45,
		38,
		7,
		31,
		1.9
	],
	[
		"Ikeja",
		6.6018,
		3.3515,
		156,
		87,
		52,
		41,
		9,
		26,
		1.7
	],
	[
		"Lekki",
		6.4474,
		3.4722,
		134,
		98,
		37,
		45,
		8,
		22,
		1.6
	]
].map(sampleArea), [
	[
		"Westlands",
		-1.2676,
		36.8108,
		112,
		76,
		31,
		24,
		5,
		21,
		1.5
	],
	[
		"CBD",
		-1.2864,
		36.8172,
		134,
		65,
		48,
		19,
		7,
		19,
		1.7
	],
	[
		"Karen",
		-1.3197,
		36.7073,
		45,
		38,
		15,
		22,
		9,
		8,
		1.2
	]
].map(sampleArea);
/** The day on which the sample was written. */
var SAMPLE_FROM = "2026-11-01T00:00:00.000Z";
/** The six hot spots in Pretoria (spec: foundations §3). */
var sampleHotspots = [
	[
		"menlyn",
		"Menlyn Park",
		-25.7826,
		28.2755,
		92,
		3,
		14,
		78
	],
	[
		"hatfield",
		"Hatfield",
		-25.7487,
		28.238,
		84,
		4,
		11,
		64
	],
	[
		"church-square",
		"Church Square",
		-25.7465,
		28.1882,
		71,
		5,
		9,
		59
	],
	[
		"brooklyn",
		"Brooklyn",
		-25.7715,
		28.2341,
		58,
		5,
		8,
		66
	],
	[
		"centurion",
		"Centurion",
		-25.8603,
		28.1894,
		47,
		7,
		6,
		95
	],
	[
		"sunnyside",
		"Sunnyside",
		-25.7556,
		28.2088,
		33,
		6,
		5,
		52
	]
].map(([id, name, lat, lng, intensity, averageWaitTime, activeDrivers, averageFare]) => ({
	id,
	name,
	coordinates: {
		lat,
		lng
	},
	intensity,
	averageWaitTime,
	activeDrivers,
	demandLevel: levelOf(intensity),
	averageFare,
	lastUpdated: SAMPLE_FROM
}));
/** Milliseconds that a refresh of the sample takes (spec: foundations §4). */
var SAMPLE_REFRESH_MS = 1500;
var INTENSITY_FLOOR = 20;
var DRIVERS_FLOOR = 1;
/**
* The sample after a refresh: intensities and driver counts move at random within floors (spec: foundations §4).
* Never done to recorded demand.
* @param random even numbers in [0, 1)
* @param now the moment of the refresh, ISO 8601
*/
function refreshSample(spots, random, now) {
	return spots.map((spot) => {
		const intensity = Math.min(100, Math.max(INTENSITY_FLOOR, Math.round(spot.intensity + (random() - .5) * 30)));
		const activeDrivers = Math.max(DRIVERS_FLOOR, Math.round(spot.activeDrivers + (random() - .5) * 6));
		return {
			...spot,
			intensity,
			activeDrivers,
			demandLevel: levelOf(intensity),
			lastUpdated: now
		};
	});
}
// packages/web/src/heatmap/use-spots.ts
var SPOTS = 6;
/** The city of the built-in spots. In South Africa the widget looks at it (spec: foundations §3). */
var SAMPLE_CITY = "pretoria";
var spotsOf = (map) => map.areas.slice(0, SPOTS).map((area) => ({
	id: area.id,
	name: area.area,
	coordinates: area.coordinates,
	intensity: area.intensity,
	averageWaitTime: area.averageWaitTime ?? 0,
	activeDrivers: area.availableDrivers,
	demandLevel: area.demandLevel,
	averageFare: area.averageFare,
	lastUpdated: map.updatedAt
}));
/**
* The busy spots of a city, and the way to look again.
* @param near the city where one is; without it that of this phone, in the demo the country's: Pretoria in South Africa, elsewhere the first
*/
function useSpots(near) {
	const countryId = country.use();
	const home = useHomeMarket();
	const city = near ?? home?.id ?? (countryId === "za" ? SAMPLE_CITY : slug(countryById(countryId).cities[0] ?? ""));
	const heat = useHeatMap(city, "1h");
	const [sample, setSample] = (0, import_react.useState)(sampleHotspots);
	const [refreshing, setRefreshing] = (0, import_react.useState)(false);
	const isSample = heat.data?.sample ?? false;
	const spots = isSample ? city === SAMPLE_CITY ? sample : [] : heat.data === void 0 ? [] : spotsOf(heat.data);
	const refresh = async () => {
		setRefreshing(true);
		if (isSample) {
			await new Promise((resolve) => setTimeout(resolve, SAMPLE_REFRESH_MS));
			setSample((known) => refreshSample(known, Math.random, (/* @__PURE__ */ new Date()).toISOString()));
		}
		await heat.refetch();
		setRefreshing(false);
	};
	return {
		heat,
		isSample,
		spots: spots.toSorted((a, b) => b.intensity - a.intensity),
		refresh,
		refreshing
	};
}
export { SpotFacts as n, bubbleOf as r, useSpots as t };
