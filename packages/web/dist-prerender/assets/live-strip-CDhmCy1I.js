import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { ct as useLocation, it as Link } from "../prerender.mjs";
import { n as isOnTheWay, r as UnderWayLine, t as useUnderWay } from "./use-under-way-Dibs6Wjq.js";
import { n as clockTime } from "./format-sa5lnLJg.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as useServerNow } from "./use-now-DfhawSHS.js";
import { l as useRoll } from "./api-8vRJXfw8.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { c as useActiveRide, r as HOME_POLL_MS } from "./api-DNLIA69s.js";
import { t as tripTitle } from "./trip-title-DdGLaUZU.js";
import { t as Dialog } from "./dialog-57OeSsZh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
// packages/web/src/scholar/own-run.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var MINUTE_MS = 6e4;
var ROLL_FRESH_MS = 10 * MINUTE_MS;
/** The driver's groups with children on board now, each in a line: how many, of which school, since the last one got on. */
function useOwnRuns() {
	const t = useText();
	const now = useServerNow(MINUTE_MS);
	const { data = [] } = useRoll(ROLL_FRESH_MS);
	return data.flatMap(({ groupId, schoolName, stops }) => {
		const onBoard = stops.flatMap(({ students }) => students.flatMap(({ today }) => today)).filter(({ state, at }) => isOnTheWay(state, Date.parse(at), now)).map(({ at }) => at).toSorted();
		const last = onBoard.at(-1);
		if (last === void 0) return [];
		return {
			key: `own school ${groupId}`,
			href: "/scholar-rides",
			icon: "school",
			title: t("schoolDriving", { n: onBoard.length }),
			plate: void 0,
			pin: "",
			owner: schoolName,
			when: clockTime(last)
		};
	});
}
// packages/web/src/rides/ride-under-way.ts
/** The live ride in a line: the plate before the start, with the PIN while one is needed, and the minutes of the next leg. */
function useRideUnderWay() {
	const t = useText();
	const isDriver = session.use()?.userType === "driver";
	const ride = useActiveRide(HOME_POLL_MS, "known").data;
	if (ride == null) return void 0;
	const plate = isDriver ? void 0 : ride.driver?.vehicleInfo?.licensePlate;
	const isWaitedFor = !isDriver && (ride.status === "accepted" || ride.status === "arrived") && ride.pin !== null;
	const minutes = ride.eta === null || ride.status === "arrived" ? void 0 : Math.max(1, Math.round(ride.eta.seconds / 60));
	return {
		key: `ride ${ride.id}`,
		href: "/active-ride",
		icon: "car",
		title: tripTitle(t, ride, isDriver),
		plate,
		pin: isWaitedFor ? t("livePin", { pin: ride.pin ?? "" }) : "",
		owner: "",
		when: minutes === void 0 ? "" : t("minutes", { n: minutes })
	};
}
// packages/web/src/app/live-strip.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The screens with the strip at their foot. The homes and a trip's own screens show what is under way by themselves, and the
* foot of a request over its map is its sheet.
*/
var WITH_STRIP = [
	"/services",
	"/food-delivery",
	"/grocery-delivery",
	"/parcel-delivery",
	"/ride-history",
	"/profile",
	"/places",
	"/safety",
	"/settings",
	"/live-chat",
	"/orders",
	"/ai-features",
	"/scholar-rides",
	"/subscription-packages",
	"/city-heat-map",
	"/driver-earnings",
	"/driver-verification",
	"/vehicles",
	"/driver-training",
	"/why-no-trips",
	"/keep-sending"
];
/** Between the strip and what stands above it, in pixels. */
var GAP = 8;
/** What else stands at the foot of a screen stands above the strip, however high its words make it: by `--strip`. */
function useHeightTold() {
	const strip = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const { current } = strip;
		if (current === null) return void 0;
		const { style } = document.documentElement;
		const watcher = new ResizeObserver(() => style.setProperty("--strip", `${current.offsetHeight + GAP}px`));
		watcher.observe(current);
		return () => {
			watcher.disconnect();
			style.removeProperty("--strip");
		};
	}, []);
	return strip;
}
/** The first of what is under way in one line, the others behind "+1". */
function Strip({ all }) {
	const t = useText();
	const [open, setOpen] = (0, import_react.useState)(false);
	const strip = useHeightTold();
	const [first, ...others] = all;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: strip,
		className: "live-strip",
		"aria-label": t("liveUnderWay"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "under-way",
				href: first.href,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayLine, { what: first })
			}),
			others.length === 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				"aria-label": t("liveMore", { n: others.length }),
				onClick: () => setOpen(true),
				children: `+${others.length}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
				open,
				onClose: () => setOpen(false),
				title: t("liveUnderWay"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "stack",
					children: all.map((what) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: "under-way",
						href: what.href,
						onClick: () => setOpen(false),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnderWayLine, { what })
					}) }, what.key))
				})
			})
		]
	});
}
function Shown({ all: [first, ...others] }) {
	return first === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Strip, { all: [first, ...others] });
}
function OfDriver({ path }) {
	const ride = useRideUnderWay();
	const school = useOwnRuns();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, { all: [...ride === void 0 ? [] : [ride], ...path === "/scholar-rides" ? [] : school] });
}
function OfPassenger({ path }) {
	const ride = useRideUnderWay();
	const { ordered, school } = useUnderWay();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, { all: [
		...ride === void 0 ? [] : [ride],
		...path === "/scholar-rides" ? [] : school,
		...path === "/orders" ? [] : ordered
	] });
}
/** On the screens of the signed-in: what is under way, one tap from its own screen. */
function LiveStrip() {
	const [path] = useLocation();
	const user = session.use();
	if (user === null || !WITH_STRIP.includes(path)) return null;
	if (user.userType === "passenger") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfPassenger, { path });
	return user.userType === "driver" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfDriver, { path }) : null;
}
export { LiveStrip };
