import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { s as useText } from "./text-eXX5ZUHI.js";
import { n as Icon } from "./svg-Q38Z1mMO.js";
import { G as useOnline, R as serverTime, it as Link } from "../prerender.mjs";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { t as nameIn } from "./service-name-CxksCRRC.js";
// packages/web/src/rides/position-notice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Minutes say more than seconds from here on. */
var MINUTES_FROM_SECONDS = 120;
/** The age of a driver's position in seconds, by the server's clock; 0 where there is none. */
var positionAge = (position, now) => position === null ? 0 : Math.max(0, Math.round((serverTime(now) - Date.parse(position.at)) / 1e3));
var ageText = (t, seconds) => seconds < MINUTES_FROM_SECONDS ? t("positionSeconds", { n: seconds }) : t("positionMinutes", { n: Math.floor(seconds / 60) });
/**
* Says to both sides of a live trip that positions have stopped, and that the trip goes on. The driver's own screen says it by
* what the server knows too: a paired tracker may be sending.
*/
function PositionNotice({ ride, isDriver }) {
	const t = useText();
	const now = useNow(1e3);
	const online = useOnline();
	const age = positionAge(ride.driverPosition, now);
	if (!(ride.status === "accepted" || ride.status === "in_progress") || !online || age < 30) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "notice position-notice",
		role: "status",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "signal" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				children: ageText(t, age)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: t(isDriver ? "positionStoppedDriver" : "positionStopped") }),
			isDriver ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "text-link",
				href: "/keep-sending",
				children: t("positionMore")
			}) : null
		] })]
	});
}
// packages/web/src/navigation/next-stop.ts
/** The next stop of a trip; undefined while the car waits at one, and where there is none. */
function nextStop({ id, status, hail, meet, pool, pickupLocation, dropoffLocation }) {
	const [shared] = pool?.stops ?? [];
	if (shared !== void 0 && pool?.others !== 0) return status === "arrived" && shared.rideId === id ? void 0 : {
		point: shared,
		name: shared.address
	};
	if (status === "accepted" && meet != null) return {
		point: meet,
		name: nameIn(meet.names)
	};
	if (status === "accepted") return {
		point: pickupLocation,
		name: pickupLocation.address
	};
	if (hail === "open") return void 0;
	return status === "in_progress" ? {
		point: dropoffLocation,
		name: dropoffLocation.address
	} : void 0;
}
export { PositionNotice as n, positionAge as r, nextStop as t };
