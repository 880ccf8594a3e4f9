import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { r as language } from "./preferences-D2yk24TH.js";
import { a as translate, s as useText } from "./text-eXX5ZUHI.js";
import { t as Map } from "./map-X9JJxpxO.js";
import { A as callApi, d as Button, kt as countryById } from "../prerender.mjs";
import { d as numberText, o as km, r as clockTimeAfter } from "./format-sa5lnLJg.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { l as onForget, u as personalStored } from "./refusals-6kaomp8o.js";
import { r as LinkTile, t as ActionTile } from "./action-tile-Bbb4cx40.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { n as restOfSeconds } from "./travel-time-BrISx7vC.js";
import { r as distanceMeters, t as bearingDegrees } from "./geo-Df4cGKpX.js";
import { a as turnBetween, i as streetBearing, n as lineOf, r as pieceAt, t as bearingAlong } from "./line-DGqabZPO.js";
import { t as placePaths } from "./paths-qnVLLNUJ.js";
import { a as useHasVoice, i as spoken, r as speak, t as hush } from "./voice-BcxXAU-P.js";
// packages/web/src/navigation/arrival.ts
var CLOCK_MS = 1e4;
/** When one is there by the clocks of the country: all that a driver reads of one arrival says the same. */
function useArrival(seconds, countryId) {
	return clockTimeAfter(useServerNow(CLOCK_MS), seconds, countryById(countryId).timeZoneId);
}
// packages/rules/src/navigation/map-apps.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Apps that can lead a driver, by the addresses that they published. `other` asks the phone. */
var mapApps = [
	"google",
	"waze",
	"osmand",
	"other"
];
var isMapApp = (text) => mapApps.includes(text);
/** Metres are enough: more digits would say more than a phone knows. */
var degrees = (value) => value.toFixed(6);
/**
* The address that opens an app with a place filled in, ready to drive there.
* Google Maps: https://developers.google.com/maps/documentation/urls/get-started; Waze: https://developers.google.com/waze/deeplinks;
* OsmAnd: https://osmand.net/docs/technical/algorithms/osmand-api-sdk/; `geo:`: RFC 5870, with Android's `q` for the name.
*/
function mapAppLink(app, { lat, lng }, name) {
	const [north, east] = [degrees(lat), degrees(lng)];
	switch (app) {
		case "google": return `https://www.google.com/maps/dir/?api=1&destination=${north}%2C${east}&travelmode=driving&dir_action=navigate`;
		case "waze": return `https://waze.com/ul?ll=${north}%2C${east}&navigate=yes`;
		case "osmand": return `https://osmand.net/go?lat=${north}&lon=${east}&z=17&name=${encodeURIComponent(name)}`;
		case "other": return `geo:${north},${east}?q=${north},${east}(${encodeURIComponent(name).replaceAll(/[()]/g, "")})`;
	}
}
// packages/web/src/navigation/map-app-names.ts
var names = {
	google: "Google Maps",
	waze: "Waze",
	osmand: "OsmAnd"
};
/** What an app calls itself; of the phone's own choice, what it is. */
var mapAppName = (t, app) => names[app] ?? t("navOtherApp");
// packages/web/src/navigation/map-app-links.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The app that the driver chose last; null before the first time. */
var chosenApp = personalStored("map-app", null, (text) => isMapApp(text) ? text : void 0, (app) => app);
/** The browsers of iPhones do not know `geo:` addresses. */
var offered = () => mapApps.filter((app) => app !== "other" || !/iPhone|iPad/.test(navigator.userAgent));
function ChooseApp({ stop, open, onClose }) {
	const t = useText();
	const choose = (chosen) => {
		chosenApp.set(chosen);
		onClose();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Dialog, {
		open,
		onClose,
		title: t("navChoose"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "label",
			children: t("navChooseNote", { place: stop.name })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "stack",
			children: offered().map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: "button outline full big",
				href: mapAppLink(one, stop.point, stop.name),
				target: "_blank",
				rel: "noreferrer",
				onClick: () => choose(one),
				children: mapAppName(t, one)
			}) }, one))
		})]
	});
}
/** An arrow that leaves its box: the way itself is shown here already, this one goes to another app. */
var OtherAppIcon = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
	className: "icon other-app",
	viewBox: "0 0 24 24",
	width: 24,
	height: 24,
	"aria-hidden": "true",
	children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M10 5.5H5.5v13h13V14M13.5 4.5h6v6M19 5l-8.5 8.5" })
});
/** One tap to the driver's own map app with the stop filled in; the first time it is chosen. */
function MapAppTile({ stop }) {
	const t = useText();
	const app = chosenApp.use();
	const [choosing, setChoosing] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [app === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionTile, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherAppIcon, {}),
		word: t("navShort"),
		label: `${t("navShort")}: ${t("navChoose")}`,
		onClick: () => setChoosing(true)
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTile, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherAppIcon, {}),
		word: mapAppName(t, app),
		label: t("navWith", { app: mapAppName(t, app) }),
		href: mapAppLink(app, stop.point, stop.name),
		target: "_blank",
		rel: "noreferrer"
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChooseApp, {
		stop,
		open: choosing,
		onClose: () => setChoosing(false)
	})] });
}
/** Another app than the one that was chosen. */
function OtherMapApp({ stop }) {
	const t = useText();
	const [choosing, setChoosing] = (0, import_react.useState)(false);
	if (chosenApp.use() === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		kind: "soft",
		full: true,
		onClick: () => setChoosing(true),
		children: t("navChoose")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChooseApp, {
		stop,
		open: choosing,
		onClose: () => setChoosing(false)
	})] });
}
// packages/rules/src/navigation/nearest.ts
var METERS_PER_DEGREE = 111195;
/** The nearest place between two distances from the start; undefined for a line of fewer than two points. */
function nearestOn(line, point, fromMeters = 0, toMeters = Infinity) {
	const { path, along } = line;
	const scale = METERS_PER_DEGREE * Math.cos(point.lat * Math.PI / 180);
	let best;
	for (let piece = pieceAt(line, fromMeters); piece + 1 < path.length && along[piece] <= toMeters; piece += 1) {
		const [a, b] = [path[piece], path[piece + 1]];
		const length = along[piece + 1] - along[piece];
		if (length === 0) continue;
		const [ax, ay] = [(a.lng - point.lng) * scale, (a.lat - point.lat) * METERS_PER_DEGREE];
		const [dx, dy] = [(b.lng - a.lng) * scale, (b.lat - a.lat) * METERS_PER_DEGREE];
		const least = Math.max(0, (fromMeters - along[piece]) / length);
		const most = Math.min(1, (toMeters - along[piece]) / length);
		const share = Math.max(least, Math.min(most, -(ax * dx + ay * dy) / (dx * dx + dy * dy)));
		const off = Math.hypot(ax + share * dx, ay + share * dy);
		if (best === void 0 || off < best.off) best = {
			piece,
			share,
			off
		};
	}
	if (best === void 0) return void 0;
	const { piece, share, off } = best;
	const [a, b] = [path[piece], path[piece + 1]];
	const [start, end] = [along[piece], along[piece + 1]];
	return {
		meters: start + share * (end - start),
		off,
		point: {
			lat: a.lat + share * (b.lat - a.lat),
			lng: a.lng + share * (b.lng - a.lng)
		},
		bearing: bearingDegrees(a, b)
	};
}
/** A worse position counts as beside the way only by as much more as the phone says it may be wrong, metres. */
var WORST_ACCURACY_METERS = 120;
/** One is off the way only after so long and so many positions: a single one may be wrong by a street. */
var OFF_MS = 6e3;
var OFF_FIXES = 3;
/** A car that drives the other way is off it, however near. */
var AGAINST_DEGREES = 120;
/** How far back on the way a position may lie: phones err along the street too. */
var BACK_METERS = 40;
/** A car that stands does not roll back when its position does. */
var JITTER_METERS = 15;
/** No car is faster, metres a second. */
var FASTEST = 45;
var LEAST_AHEAD_METERS = 300;
/** Who comes back to the way elsewhere must be on it, and head along it. */
var REJOIN_METERS = 30;
var REJOIN_DEGREES = 60;
var headsBy = ({ heading, speed }, bearing) => heading === null || speed === null || speed < 3 ? void 0 : Math.abs(turnBetween(bearing, heading));
/** Where on its way a car is by a position; undefined when it is not on it. */
function placeOn(line, before, fix) {
	const allowed = Math.max(50, fix.accuracy ?? 0);
	const from = before === void 0 ? 0 : before.along - BACK_METERS;
	const seconds = before === void 0 ? 0 : Math.max(0, fix.at - before.at) / 1e3;
	const near = nearestOn(line, fix, from, from + BACK_METERS + Math.max(LEAST_AHEAD_METERS, seconds * FASTEST));
	if (near !== void 0 && near.off <= allowed && (headsBy(fix, near.bearing) ?? 0) < AGAINST_DEGREES) return near;
	const elsewhere = nearestOn(line, fix, before?.along);
	if (before === void 0) return elsewhere !== void 0 && elsewhere.off <= 50 ? elsewhere : void 0;
	const turned = elsewhere === void 0 ? void 0 : headsBy(fix, elsewhere.bearing);
	return elsewhere !== void 0 && elsewhere.off <= REJOIN_METERS && turned !== void 0 && turned < REJOIN_DEGREES ? elsewhere : void 0;
}
/**
* What a new position says about a car on its way. It is snapped onto the way, looked for where the car can be by now: a street
* that the way crosses twice is no jump. Positions that are older or too bad change nothing.
*/
function follow(line, before, fix) {
	if (before !== void 0 && (fix.at <= before.at || (fix.accuracy ?? 0) > WORST_ACCURACY_METERS)) return before;
	const { heading, speed, at } = fix;
	const place = placeOn(line, before, fix);
	if (place !== void 0) {
		if (before !== void 0 && place.meters < before.along && before.along - place.meters < JITTER_METERS && before.off === null) return {
			...before,
			speed,
			at
		};
		return {
			along: place.meters,
			point: place.point,
			heading: place.bearing,
			speed,
			at,
			off: null
		};
	}
	const off = {
		since: before?.off?.since ?? at,
		fixes: (before?.off?.fixes ?? 0) + 1
	};
	const isAlone = off.fixes === 1 && before !== void 0;
	return {
		along: before?.along ?? 0,
		point: isAlone ? before.point : {
			lat: fix.lat,
			lng: fix.lng
		},
		heading: isAlone ? before.heading : heading ?? before?.heading ?? null,
		speed,
		at,
		off
	};
}
/** Whether the car has left its way. */
var hasLeft = ({ off, at }) => off !== null && off.fixes >= OFF_FIXES && at - off.since >= OFF_MS;
var ASK_AGAIN_MS = {
	first: 1e4,
	most: 8e4
};
/** Whether a new way may be asked for again: each time one waits twice as long, up to 80 seconds. */
var mayAsk = (asked, now) => asked.times === 0 || now - asked.at >= Math.min(ASK_AGAIN_MS.most, ASK_AGAIN_MS.first * 2 ** (asked.times - 1));
/** So near to its end a way is over. */
var THERE_METERS$1 = 35;
/** Whether the car is where it was to come. */
var isThere = (line, { along, point, off }) => {
	const end = line.path.at(-1);
	return end !== void 0 && (off === null && line.length - along <= THERE_METERS$1 || distanceMeters(point, end) <= THERE_METERS$1);
};
// packages/rules/src/navigation/progress.ts
/** So soon after the next manoeuvre the one after it is told as well, metres. */
var AT_ONCE_METERS = 120;
var isManoeuvre = ({ kind }) => kind !== "depart" && kind !== "onward";
function progressOf({ line, steps, seconds }, at) {
	const { along } = at;
	const [next, second] = steps.map((step, number) => ({
		number,
		step,
		meters: line.along[step.at] - along
	})).filter(({ step, meters }) => isManoeuvre(step) && meters > -5).map((one) => ({
		...one,
		meters: Math.max(0, one.meters)
	}));
	const meters = Math.max(0, line.length - along);
	return {
		meters,
		seconds: restOfSeconds(seconds, line.length === 0 ? 0 : meters / line.length),
		street: steps.findLast((step) => line.along[step.at] <= along)?.street ?? null,
		next,
		after: next !== void 0 && second !== void 0 && second.meters - next.meters <= AT_ONCE_METERS ? second : void 0,
		isThere: isThere(line, at)
	};
}
/** A distance as a driver is told it: tens of metres, from 300 m on fifties, from 1 km on tenths of a kilometre. */
function roundedMeters(meters) {
	const step = meters < 300 ? 10 : meters < 975 ? 50 : 100;
	return Math.round(meters / step) * step;
}
// packages/web/src/navigation/phrases.ts
/** Each manoeuvre without and with the street that it leads into; the other two are none. */
var phrases = {
	continue: ["navStraightOn", "navStraightOnInto"],
	slight_left: ["navBearLeft", "navBearLeftInto"],
	left: ["navLeft", "navLeftInto"],
	sharp_left: ["navSharpLeft", "navSharpLeftInto"],
	slight_right: ["navBearRight", "navBearRightInto"],
	right: ["navRight", "navRightInto"],
	sharp_right: ["navSharpRight", "navSharpRightInto"],
	u_turn: ["navUTurn", "navUTurnInto"]
};
/** What is to be done, in a sentence without its end. */
function turnText(t, { kind, street, exit }, place) {
	if (kind === "arrive") return t("navArrive", { place });
	if (kind === "roundabout") {
		if (exit === null) return t("navRoundabout");
		return street === null ? t("navExit", { exit }) : t("navExitInto", {
			exit,
			street
		});
	}
	const [plain, into] = phrases[kind] ?? ["navStraightOn", "navStraightOnInto"];
	return street === null ? t(plain) : t(into, { street });
}
var isKilometers = (meters) => meters >= 1e3;
/** As it is read: 150 m, 1.2 km. */
function distanceText(meters) {
	const rounded = roundedMeters(meters);
	return isKilometers(rounded) ? km(rounded / 1e3) : `${numberText(rounded)} m`;
}
/** As it is spoken: in whole words. */
function distanceInWords(t, meters) {
	const rounded = roundedMeters(meters);
	return isKilometers(rounded) ? t("navKilometers", { n: rounded / 1e3 }) : t("navMeters", { n: rounded });
}
/** What is said of a manoeuvre ahead: with its distance until one is there. */
function announcementText(t, { step, meters, stage }, place) {
	const turn = turnText(t, step, place);
	return stage === "now" ? turn : t("navIn", {
		distance: distanceInWords(t, meters),
		turn
	});
}
// packages/web/src/navigation/turn-glyph.tsx
/** Degrees that the arrow turns; left below 0. */
var turns = {
	slight_left: -40,
	left: -90,
	sharp_left: -135,
	slight_right: 40,
	right: 90,
	sharp_right: 135
};
var HEAD = 9;
/** The stem up to the junction, and from there on in the direction of the turn. */
function stem(turn) {
	const angle = turn * Math.PI / 180;
	const [x, y] = [24 + 15 * Math.sin(angle), 24 - 15 * Math.cos(angle)];
	const tip = [angle - Math.PI * .78, angle + Math.PI * .78].map((side) => `${x + HEAD * Math.sin(side)} ${y - HEAD * Math.cos(side)}`);
	return `M24 44V28Q24 24 ${24 + 4 * Math.sin(angle)} ${24 - 4 * Math.cos(angle)}L${x} ${y}M${tip[0]}L${x} ${y}L${tip[1]}`;
}
var drawings = {
	u_turn: "M15 44V20a9.5 9.5 0 0 1 19 0v14M26.5 27 34 35l7.5-8",
	roundabout: "M24 45v-9M24 36a10 10 0 1 1 9-14.4M33 21.6 39 12M30 11.5 39.5 11.5 40 21",
	arrive: "M15 44V6M15 8h20l-5 7 5 7H15"
};
/** The arrow of a manoeuvre; the words stand beside it. */
function TurnGlyph({ kind, exit = null, size }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
		className: "turn-glyph",
		viewBox: "0 0 48 48",
		width: size,
		height: size,
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: drawings[kind] ?? stem(turns[kind] ?? 0) }), kind === "roundabout" && exit !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("text", {
			x: "24",
			y: "30.5",
			textAnchor: "middle",
			children: exit
		}) : null]
	});
}
/** The straight direction to a stop. @param bearing degrees from north */
function DirectionGlyph({ bearing, size }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
		className: "turn-glyph direction",
		viewBox: "0 0 48 48",
		width: size,
		height: size,
		"aria-hidden": "true",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("g", {
			transform: `rotate(${Math.round(bearing)} 24 24)`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: "M24 5 38 41 24 33 10 41Z" })
		})
	});
}
// packages/rules/src/navigation/announce.ts
var stages = [
	"far",
	"near",
	"now"
];
var order = ["first", ...stages];
/** From which distance, metres, and how many seconds before at the speed of the car, whichever is more. */
var reach = {
	far: {
		meters: 500,
		seconds: 40
	},
	near: {
		meters: 120,
		seconds: 12
	},
	now: {
		meters: 30,
		seconds: 4
	}
};
/** Slower than this one waits at a light. */
var LEAST_SPEED = 3;
/**
* What is to be said now, each manoeuvre at most once from each distance; undefined for nothing.
* @param told what was said last on this way; undefined on a new way, of which the first manoeuvre is told at once
*/
function announcement({ next }, speed, told) {
	if (next === void 0) return void 0;
	const pace = Math.max(LEAST_SPEED, speed ?? 0);
	const stage = stages.findLast((one) => next.meters <= Math.max(reach[one].meters, reach[one].seconds * pace));
	if (told === void 0) return {
		...next,
		stage: stage ?? "first"
	};
	if (stage === void 0) return void 0;
	return (told.number !== next.number || order.indexOf(stage) > order.indexOf(told.stage)) && told.number <= next.number ? {
		...next,
		stage
	} : void 0;
}
// packages/web/src/navigation/guide.ts
var NOT_YET = {
	kind: "looking",
	why: null,
	path: void 0,
	car: void 0,
	progress: void 0,
	left: false,
	straight: void 0
};
/** A way that was driven this far was taken: the next one that is left may be replaced at once. */
var TAKEN_METERS = 150;
/** So far ahead the arrow points. */
var POINTS_METERS = 25;
/** Where a car heads that is on its way: along the street; beside it, where the phone says that it drives. */
function headingOn(line, along, { heading, speed }) {
	const { bearing, isLead } = streetBearing(line.path, pieceAt(line, along));
	if (!isLead) return bearingAlong(line, along, along + POINTS_METERS);
	return heading !== null && speed !== null && speed >= 3 ? heading : bearing;
}
/** Beside its way a car that does not know where it heads points to where that begins. */
var leadTo = (start, at) => start === void 0 || distanceMeters(start, at) < 1 ? null : bearingDegrees(at, start);
var text = ({ lat, lng }) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
/** Leads a car to one stop: takes positions, asks for the way, follows it, and asks for another when the car has left it. */
var Guide = class {
	to;
	now = NOT_YET;
	way;
	at;
	last;
	told;
	asked = {
		times: 0,
		at: 0
	};
	asking = false;
	why = null;
	listeners = /* @__PURE__ */ new Set();
	/** Says what is to be said now. */
	say;
	constructor(to, say) {
		this.to = to;
		this.say = say;
	}
	get = () => this.now;
	subscribe = (listener) => {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	};
	take(fix) {
		this.last = fix;
		if (this.way !== void 0) this.at = follow(this.way.line, this.at, fix);
		if (this.at?.off === null && this.at.along >= TAKEN_METERS) this.asked = {
			times: 0,
			at: 0
		};
		if ((this.at === void 0 || hasLeft(this.at)) && mayAsk(this.asked, Date.now())) this.ask(fix);
		this.show();
	}
	async ask(from) {
		if (this.asking) return;
		this.asking = true;
		this.asked = {
			times: this.asked.times + 1,
			at: Date.now()
		};
		try {
			this.use(await callApi(placePaths.findRoute, { query: {
				from: text(from),
				to: text(this.to)
			} }));
		} catch {
			this.why = "noAnswer";
		}
		this.asking = false;
		this.show();
	}
	use({ path, steps, seconds, onStreets }) {
		this.why = onStreets ? null : "noStreets";
		this.way = onStreets ? {
			line: lineOf(path),
			steps,
			seconds
		} : void 0;
		this.told = void 0;
		this.at = this.way === void 0 || this.last === void 0 ? void 0 : follow(this.way.line, void 0, this.last);
	}
	show() {
		const { way, at, last, to } = this;
		const straight = last === void 0 ? void 0 : {
			meters: distanceMeters(last, to),
			bearing: bearingDegrees(last, to)
		};
		if (way !== void 0 && at !== void 0) {
			const progress = progressOf(way, at);
			const heading = (at.off === null && last !== void 0 ? headingOn(way.line, at.along, last) : void 0) ?? at.heading ?? leadTo(way.line.path[0], at.point);
			const car = {
				...at.point,
				heading
			};
			this.now = {
				kind: "guided",
				why: null,
				path: way.line.path,
				car,
				progress,
				left: hasLeft(at),
				straight
			};
			this.announce(progress, at);
		} else if (last !== void 0 && this.why !== null) this.now = {
			...NOT_YET,
			kind: "straight",
			why: this.why,
			path: [{
				lat: last.lat,
				lng: last.lng
			}, to],
			car: last,
			straight
		};
		else this.now = {
			...NOT_YET,
			car: last,
			straight
		};
		for (const listener of this.listeners) listener();
	}
	announce(progress, { speed, off }) {
		if (off !== null) return;
		const what = announcement(progress, speed, this.told);
		if (what === void 0) return;
		this.told = what;
		this.say(what);
	}
};
// packages/web/src/navigation/use-guidance.ts
/** While this phone finds itself, what the server knows of the car, from a paired tracker perhaps, does not count; so long after. */
var OWN_FIX_MS = 1e4;
/** The one stop that is driven to: all parts of a screen, and the next screen, go on with it. */
var current;
onForget(() => void (current = void 0));
function guideTo({ point: { lat, lng }, name }) {
	if (current !== void 0 && current.guide.to.lat === lat && current.guide.to.lng === lng) return current.guide;
	const guide = new Guide({
		lat,
		lng
	}, (what) => {
		const said = announcementText(translate, what, name);
		if (current?.guide === guide) current.said = said;
		speak(said, language.get());
	});
	current = {
		guide,
		said: "",
		ownAt: 0
	};
	return guide;
}
/** What was said last of the way that is driven. */
var lastSaid = () => current?.said ?? "";
function useGuide(stop) {
	const { lat, lng } = stop.point;
	return (0, import_react.useMemo)(() => guideTo(stop), [lat, lng]);
}
/** How the car stands to its way to a stop. */
function useGuidance(stop) {
	const guide = useGuide(stop);
	return (0, import_react.useSyncExternalStore)(guide.subscribe, guide.get, guide.get);
}
/**
* Tells the way to a stop where this phone is. Mounted once beside what shows it.
* @param known where the server knows the car, for a phone that does not find itself
*/
function useOwnPosition(stop, known) {
	const guide = useGuide(stop);
	(0, import_react.useEffect)(() => {
		const watch = navigator.geolocation?.watchPosition(({ coords: { latitude: lat, longitude: lng, accuracy, heading, speed } }) => {
			const at = Date.now();
			if (current?.guide === guide) current.ownAt = at;
			guide.take({
				lat,
				lng,
				accuracy,
				heading: Number.isNaN(heading) ? null : heading,
				speed,
				at
			});
		}, () => {}, {
			enableHighAccuracy: true,
			maximumAge: 1e3
		});
		return () => {
			if (watch !== void 0) navigator.geolocation.clearWatch(watch);
			hush();
		};
	}, [guide]);
	const takeKnown = (0, import_react.useEffectEvent)(() => {
		if (known === null || Date.now() - (current?.ownAt ?? 0) < OWN_FIX_MS) return;
		guide.take({
			lat: known.lat,
			lng: known.lng,
			heading: known.heading,
			speed: null,
			accuracy: null,
			at: Date.now()
		});
	});
	const seenAt = known?.at;
	(0, import_react.useEffect)(() => takeKnown(), [seenAt, guide]);
}
// packages/web/src/navigation/turn-banner.tsx
/** When one is there by the clocks of the country, and what is left until then. */
function Rest({ meters, seconds, countryId }) {
	const t = useText();
	const at = useArrival(seconds, countryId);
	const minutes = Math.max(1, Math.round(seconds / 60));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "turn-rest num",
		children: [
			t("navArrival", { time: at }),
			t("navMinutes", { n: minutes }),
			distanceText(meters)
		].join(" · ")
	});
}
/** Nearer than this one is there: metres and minutes say nothing more. */
var THERE_METERS = 30;
function Straight({ guidance: { straight, why }, glyph }) {
	const t = useText();
	if (straight === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "turn-next",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DirectionGlyph, {
			bearing: straight.bearing,
			size: glyph
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
			className: "num",
			children: distanceText(straight.meters)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t("navStraight") })] })]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "turn-rest",
		children: t(why === "noStreets" ? "navNoStreets" : "navNoAnswer")
	})] });
}
/** The next turn, how far it is, and when one arrives; without a way to follow the direction, and why there is no more. */
function TurnBanner({ guidance, place, countryId, glyph = 60 }) {
	const t = useText();
	const { kind, progress, left } = guidance;
	const next = progress?.next;
	const isThere = (guidance.straight?.meters ?? Infinity) < THERE_METERS;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "turn-banner",
		"aria-label": t("navDirections"),
		children: [isThere ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "turn-next",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TurnGlyph, {
				kind: "arrive",
				exit: null,
				size: glyph
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("navHere") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "turn-words",
				children: place
			})] })]
		}) : kind === "straight" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Straight, {
			guidance,
			glyph
		}) : progress === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "turn-rest",
			children: t("navLooking")
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			left ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "turn-next",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: t("navLeftWay") })
			}) : next === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "turn-next",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TurnGlyph, {
					kind: next.step.kind,
					exit: next.step.exit,
					size: glyph
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
					className: "num",
					children: distanceText(next.meters)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "turn-words",
					children: turnText(t, next.step, place)
				})] })]
			}),
			progress.after === void 0 || left ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "turn-then",
				children: [
					t("navThen"),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TurnGlyph, {
						kind: progress.after.step.kind,
						exit: progress.after.step.exit,
						size: 26
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: turnText(t, progress.after.step, place) })
				]
			}),
			progress.street === null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "turn-street",
				children: t("navOn", { street: progress.street })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rest, {
				meters: progress.meters,
				seconds: progress.seconds,
				countryId
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "visually-hidden",
			role: "status",
			children: isThere ? t("navHere") : left ? t("navLeftWay") : lastSaid()
		})]
	});
}
// packages/web/src/navigation/voice-switch.tsx
var LOUDSPEAKER = "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z";
var SOUND = "M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11";
var SILENCE = "M15.5 9.5l5 5M20.5 9.5l-5 5";
/** Whether directions are spoken: a word that stays, a loudspeaker that sounds or is crossed out, and a switch that stands on or off. */
function VoiceSwitch() {
	const t = useText();
	const on = spoken.use();
	const change = () => {
		spoken.set(!on);
		if (on) hush();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionTile, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "nav-voice",
			"aria-hidden": "true",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("svg", {
				className: "icon loudspeaker",
				viewBox: "0 0 24 24",
				width: 24,
				height: 24,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", {
					className: "loudspeaker-body",
					d: LOUDSPEAKER
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("path", { d: on ? SOUND : SILENCE })]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "nav-voice-track" })]
		}),
		word: t("navVoice"),
		label: `${t("navVoice")}: ${t("navSpoken")}`,
		"aria-pressed": on,
		onClick: change
	});
}
// packages/web/src/navigation/guided-trip.tsx
var DIM_GLYPH_PX = 112;
/** Pixels of the map that the next turn covers. */
var BANNER_PX = 150;
/** The map with the way to the next stop, which it follows. */
function GuidedMap({ ride, stop }) {
	const t = useText();
	const { kind, car, path } = useGuidance(stop);
	const isPickup = ride.status !== "in_progress";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "guided-map",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Map, {
			pickup: isPickup ? stop.point : void 0,
			dropoff: isPickup ? void 0 : stop.point,
			vehicle: car,
			path,
			onStreets: kind === "guided",
			dashed: kind === "straight",
			dimsDriven: kind === "guided",
			follow: t("navBackToCar"),
			coveredAbove: BANNER_PX
		})
	});
}
/** The next turn, above the map. */
function GuidedEta({ ride, stop }) {
	useOwnPosition(stop, ride.driverPosition);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TurnBanner, {
		guidance: useGuidance(stop),
		place: stop.name,
		countryId: ride.countryId
	});
}
function DueAt({ seconds, countryId }) {
	return useText()("dueAbout", { time: useArrival(seconds, countryId) });
}
/** When the stop is reached, among the steps of the trip: the time that the next turn names, and `plain` where it names none. */
function GuidedDue({ ride, stop, plain }) {
	const { kind, progress } = useGuidance(stop);
	const { lat, lng } = ride.status === "accepted" ? ride.pickupLocation : ride.dropoffLocation;
	if (kind !== "guided" || progress === void 0 || stop.point.lat !== lat || stop.point.lng !== lng) return plain;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DueAt, {
		seconds: progress.seconds,
		countryId: ride.countryId
	});
}
/** The next turn for the dark driving view. */
function DimTurn({ ride, stop }) {
	useOwnPosition(stop, ride.driverPosition);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TurnBanner, {
		guidance: useGuidance(stop),
		place: stop.name,
		countryId: ride.countryId,
		glyph: DIM_GLYPH_PX
	});
}
/** What else brings one to the stop, as tiles: another app, and spoken directions. */
function StopTiles({ stop }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapAppTile, { stop }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VoiceSwitch, {})] });
}
/** Which app that is, and why nothing is spoken. */
function StopNotes({ stop }) {
	const t = useText();
	const on = spoken.use();
	const hasVoice = useHasVoice(language.use());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherMapApp, { stop }), on && !hasVoice ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "caption nav-no-voice",
		children: t("navNoVoice")
	}) : null] });
}
/** The parts of screens that lead a driver, fetched together. */
var guidedTrip = {
	Map: GuidedMap,
	Eta: GuidedEta,
	Due: GuidedDue,
	Dim: DimTurn,
	StopTiles,
	StopNotes
};
export { guidedTrip };
