import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { d as numberText } from "./format-sa5lnLJg.js";
import { t as MapCover } from "./map-cover-dughWPPd.js";
import { t as nameIn } from "./service-name-CxksCRRC.js";
// packages/web/src/ui/sheet-stops.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How far a sheet over a map stands open. */
var sheetStops = [
	"peek",
	"half",
	"full"
];
/** The share of the screen that the sheet takes at its middle stop, its foot included. */
var HALF = .58;
var HALF_MAP_FIRST = .4;
/** Between what lies over the map and the sheet at its highest. */
var GAP_PX = 10;
/** So much of what the sheet holds is seen at its middle stop. */
var LEAST_BODY_PX = 132;
var LEAST_BODY_MAP_FIRST_PX = 60;
/** A first row that is cut at the middle stop is shown whole when no more than this of it is missing. */
var FIRST_ROW_PX = 48;
/** Stops nearer to each other than this are one. */
var NEAR_PX = 28;
/** Heights of the sheet above its foot. It is never higher than what it holds. */
function stopHeights({ frame, above, head, content, rows = [], foot, mapFirst = false }) {
	const full = Math.max(head, Math.min(head + content, frame - above - foot - GAP_PX));
	const [share, least] = mapFirst ? [HALF_MAP_FIRST, LEAST_BODY_MAP_FIRST_PX] : [HALF, LEAST_BODY_PX];
	const wanted = Math.min(full, Math.max(frame * share - foot, head + least));
	const cut = rows.find((end) => head + end > wanted);
	const whole = rows.findLast((end) => head + end <= wanted);
	const end = cut === void 0 ? void 0 : whole ?? (head + cut - wanted <= FIRST_ROW_PX ? cut : void 0);
	const half = end === void 0 ? wanted : Math.min(full, head + end);
	return {
		peek: Math.min(head, half),
		half: full - half < NEAR_PX ? full : half,
		full
	};
}
/** The stops that differ. */
function differentStops(heights) {
	return sheetStops.filter((stop, i) => {
		const before = sheetStops[i - 1];
		return before === void 0 || heights[stop] - heights[before] >= NEAR_PX;
	});
}
/** Faster than this a finger throws the sheet to the next stop, in pixels a millisecond. */
var THROW = .4;
/**
* Where a sheet comes to rest that was let go.
* @param speed pixels a millisecond, upwards positive
*/
function restingStop(heights, height, speed) {
	const stops = differentStops(heights);
	const ahead = speed > THROW ? stops.find((stop) => heights[stop] > height) : stops.findLast((stop) => heights[stop] < height);
	if (Math.abs(speed) > THROW && ahead !== void 0) return ahead;
	const distance = (stop) => Math.abs(heights[stop] - height);
	return stops.reduce((best, stop) => distance(stop) < distance(best) ? stop : best);
}
/** One stop further up or down; undefined at the last. */
function stopBeside(heights, stop, direction) {
	const stops = differentStops(heights);
	return stops[stops.findLastIndex((each) => heights[each] <= heights[stop]) + direction];
}
// packages/web/src/ui/use-sheet.ts
/** A move shorter than this is a tap. */
var TAP_PX = 6;
/** @param pixels 0: where it belongs */
function pushDown(element, pixels) {
	if (element !== null) element.style.transform = pixels === 0 ? "" : `translateY(${pixels}px)`;
}
/**
* A sheet that is dragged between its stops, or moved by keys. Only transforms are animated: the height changes once, at rest.
* @param sizes undefined where the sheet does not move
*/
function useSheet(panel, sizes, first) {
	const [stop, setStop] = (0, import_react.useState)(first);
	const [isDragged, setDragged] = (0, import_react.useState)(false);
	const drag = (0, import_react.useRef)(null);
	/** Where the sheet was before it went to its stop. */
	const cameFrom = (0, import_react.useRef)(void 0);
	const heights = sizes === void 0 ? void 0 : stopHeights(sizes);
	const height = heights?.[isDragged ? "full" : stop];
	function goTo(next, from = heights?.[stop]) {
		cameFrom.current = from;
		setDragged(false);
		if (next !== void 0) setStop(next);
	}
	(0, import_react.useLayoutEffect)(() => {
		const from = cameFrom.current;
		const element = panel.current;
		if (isDragged || element === null) return;
		pushDown(element, 0);
		cameFrom.current = void 0;
		if (from === void 0 || height === void 0 || from === height || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
		element.animate([{ transform: `translateY(${height - from}px)` }, { transform: "none" }], {
			duration: 240,
			easing: "cubic-bezier(0.05, 0.7, 0.1, 1)"
		});
	}, [
		panel,
		stop,
		isDragged,
		height
	]);
	const place = (now) => {
		if (heights !== void 0) pushDown(panel.current, heights.full - now.height);
	};
	(0, import_react.useLayoutEffect)(() => {
		if (isDragged && drag.current !== null) place(drag.current);
	});
	(0, import_react.useEffect)(() => () => void (drag.current = null), []);
	function onPointerDown(event) {
		if (heights === void 0 || event.button !== 0) return;
		const { pointerId, clientY, timeStamp } = event;
		const fromHeight = heights[stop];
		drag.current = {
			pointer: pointerId,
			fromY: clientY,
			fromHeight,
			height: fromHeight,
			y: clientY,
			at: timeStamp,
			speed: 0,
			moving: false
		};
	}
	function onPointerMove(event) {
		const now = drag.current;
		if (now === null || heights === void 0 || event.pointerId !== now.pointer) return;
		if (!now.moving) {
			if (Math.abs(event.clientY - now.fromY) < TAP_PX) return;
			now.moving = true;
			event.currentTarget.setPointerCapture(event.pointerId);
			setDragged(true);
		}
		now.speed = (now.y - event.clientY) / Math.max(1, event.timeStamp - now.at);
		now.y = event.clientY;
		now.at = event.timeStamp;
		now.height = Math.min(heights.full, Math.max(heights.peek, now.fromHeight + now.fromY - event.clientY));
		place(now);
	}
	function letGo() {
		const now = drag.current;
		drag.current = null;
		if (now?.moving === true && heights !== void 0) goTo(restingStop(heights, now.height, now.speed), now.height);
	}
	return {
		stop,
		height,
		heights,
		isHighest: heights !== void 0 && stopBeside(heights, stop, 1) === void 0,
		onPointerDown,
		onPointerMove,
		letGo,
		/** Goes to a stop, whatever was chosen before. */
		restAt(next) {
			if (next !== stop) goTo(next);
		},
		/** The grabber's button: up, and from the highest stop down to the lowest. */
		step() {
			if (heights !== void 0) goTo(stopBeside(heights, stop, 1) ?? differentStops(heights)[0]);
		},
		onKeyDown(event) {
			if (heights === void 0 || event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
			event.preventDefault();
			goTo(stopBeside(heights, stop, event.key === "ArrowUp" ? 1 : -1));
		},
		/** Whoever reaches something in a closed sheet by keys sees it. */
		open() {
			if (stop === "peek") goTo("half");
		}
	};
}
// packages/web/src/ui/map-sheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Lower than this many lines of text, a sheet has no room for stops. */
var LEAST_REM = 30;
var BESIDE_FROM_PX = 560;
/** Where each row ends; a number in `data-row` says how many of the pixels below belong to it. */
var edgesOf = (content) => {
	const top = content?.getBoundingClientRect().top ?? 0;
	return Array.from(content?.querySelectorAll("[data-row]") ?? [], (row) => Math.round(row.getBoundingClientRect().bottom - top + (Number(row.dataset["row"]) || 0)));
};
var bottomWithin = (frame, part) => part === null ? 0 : Math.round(part.getBoundingClientRect().bottom - frame.getBoundingClientRect().top);
function measure(frame, parts) {
	const { offsetWidth: width, offsetHeight: height } = frame;
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
	const isLow = height > 0 && height < LEAST_REM * rem;
	return {
		layout: matchMedia("(min-width: 900px)").matches || isLow && width >= BESIDE_FROM_PX && width > height ? "beside" : isLow ? "flow" : "sheet",
		isLow,
		frame: height,
		above: bottomWithin(frame, parts.over),
		head: parts.head?.offsetHeight ?? 0,
		content: parts.content?.offsetHeight ?? 0,
		rows: edgesOf(parts.content),
		foot: parts.foot?.offsetHeight ?? 0
	};
}
/** Measures the frame and its parts whenever one of them changes its size. */
function useMeasured(frame, parts) {
	const [measured, setMeasured] = (0, import_react.useState)();
	const { over, head, content, foot } = parts;
	(0, import_react.useLayoutEffect)(() => {
		const element = frame.current;
		if (element === null) return void 0;
		const take = () => {
			const next = measure(element, {
				over: over.current,
				head: head.current,
				content: content.current,
				foot: foot.current
			});
			setMeasured((last) => JSON.stringify(last) === JSON.stringify(next) ? last : next);
		};
		take();
		const watched = new ResizeObserver(take);
		for (const part of [
			element,
			over.current,
			head.current,
			content.current,
			foot.current
		]) if (part !== null) watched.observe(part);
		return () => watched.disconnect();
	}, [
		frame,
		over,
		head,
		content,
		foot
	]);
	return measured;
}
/** Begins anew at each new moment; not at the first, which is new already. */
function useNewMoment(moment, begin) {
	const last = (0, import_react.useRef)(moment);
	const start = (0, import_react.useEffectEvent)(begin);
	(0, import_react.useEffect)(() => {
		if (last.current === moment) return;
		last.current = moment;
		start();
	}, [moment]);
}
/** A screen of a map that does not scroll, with a sheet over it (ui/map-sheet.css). For the frame `AppShell bare className="map-shell"`. */
function MapSheet({ map, over, overClass = "", overInPanel = false, label, head, pinned, children, bodyClass = "", foot, first = "half", mapFirst = false, moment }) {
	const t = useText();
	const frame = (0, import_react.useRef)(null);
	const panel = (0, import_react.useRef)(null);
	const overRef = (0, import_react.useRef)(null);
	const headRef = (0, import_react.useRef)(null);
	const body = (0, import_react.useRef)(null);
	const content = (0, import_react.useRef)(null);
	const footRef = (0, import_react.useRef)(null);
	const [isScrolled, setScrolled] = (0, import_react.useState)(false);
	const measured = useMeasured(frame, {
		over: overRef,
		head: headRef,
		content,
		foot: footRef
	});
	const sheet = useSheet(panel, measured?.layout === "sheet" ? {
		...measured,
		mapFirst
	} : void 0, first);
	useNewMoment(moment, () => {
		sheet.restAt(first);
		for (const part of [body.current, body.current?.closest(".sheet")]) if (part != null) part.scrollTop = 0;
	});
	const inPanel = overInPanel && measured?.layout === "beside" && !measured.isLow;
	const above = inPanel ? 0 : measured?.above ?? 0;
	const seen = sheet.heights?.[sheet.stop === "peek" ? "peek" : "half"];
	const below = seen === void 0 ? 0 : Math.round((seen + (measured?.foot ?? 0)) / 8) * 8;
	const cover = (0, import_react.useMemo)(() => ({
		above,
		below
	}), [above, below]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: frame,
		className: "map-frame",
		"data-layout": measured?.layout ?? "sheet",
		"data-low": measured?.isLow,
		style: {
			"--covered-above": `${above}px`,
			"--covered-below": `${below}px`
		},
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mapbox",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapCover, {
					value: cover,
					children: map
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				ref: overRef,
				className: `over ${overClass} ${inPanel ? "in-panel" : ""}`,
				children: over
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
				className: "sheet",
				id: "main",
				"aria-label": label,
				style: inPanel ? { paddingTop: measured.above } : void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					ref: panel,
					className: "sheet-panel",
					style: sheet.height === void 0 ? void 0 : { height: sheet.height },
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						ref: headRef,
						className: "sheet-top",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "sheet-grip",
							onPointerDown: sheet.onPointerDown,
							onPointerMove: sheet.onPointerMove,
							onPointerUp: sheet.letGo,
							onPointerCancel: sheet.letGo,
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
								type: "button",
								className: "sheet-grabber",
								"aria-label": t(sheet.isHighest ? "sheetDown" : "sheetUp"),
								onClick: sheet.step,
								onKeyDown: sheet.onKeyDown
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
								className: "sheet-head",
								children: head
							})]
						}), pinned === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "sheet-pinned",
							children: pinned
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						ref: body,
						className: "sheet-body",
						"data-scrolled": isScrolled,
						onScroll: ({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0),
						onFocus: sheet.open,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							ref: content,
							className: `sheet-in ${bodyClass}`,
							children
						})
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					ref: footRef,
					className: "sheet-foot",
					children: foot
				})]
			})
		]
	});
}
// packages/web/src/rides/meet-note.tsx
/** Where the two meet, within an airport, a mall or a rank: to a passenger with the way on foot. */
function MeetNote({ meet, toDriver = false }) {
	const t = useText();
	if (meet == null) return null;
	const name = nameIn(meet.names);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "row label",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "pin",
			size: 20
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: toDriver ? t("meetDriver", { place: name }) : t("meetPassenger", {
			place: name,
			meters: numberText(meet.meters, 0)
		}) })]
	});
}
// packages/web/src/rides/search-notice.ts
/** Names the message that drivers are looked for, which the trip closes once one has accepted. */
var searchNotice = (rideId) => `search ${rideId}`;
export { MeetNote as n, MapSheet as r, searchNotice as t };
