import { i as __toESM } from "./rolldown-runtime-DYf_mQCB.js";
import { t as require_react } from "./react-NQIIa2nD.js";
import { $ as lazyPart, P as serverMessage, R as serverTime, Z as toast, ct as useLocation, it as Link } from "../prerender.mjs";
import { n as secondsRange } from "./minute-range-BHxIUHo5.js";
import { c as money, n as clockTime } from "./format-sa5lnLJg.js";
import { n as enterRoom, s as useText } from "./text-eXX5ZUHI.js";
import { t as useNow } from "./use-now-DfhawSHS.js";
import { s as session } from "./refusals-6kaomp8o.js";
import { f as useToday, u as useSetOnline } from "./screen-awake-D59GrXgz.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CRjBvQQF.js";
import { r as SeenNotes } from "./seen-notes-BH-qHXhL.js";
import { n as PositionNotice, t as nextStop } from "./next-stop-CZuAPWXz.js";
import { c as useActiveRide, t as ACTIVE_POLL_MS } from "./api-DNLIA69s.js";
import { t as tripTitle } from "./trip-title-DdGLaUZU.js";
import { t as SosButton } from "./sos-button-CVmkhhvn.js";
// packages/web/src/drivers/driving-day.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What the day has brought, and the way to end it, while a driver waits in the driving view. */
function DrivingDay() {
	const t = useText();
	const user = session.use();
	const today = useToday(user?.driver?.id ?? 0).data;
	const setOnline = useSetOnline();
	const goOff = () => setOnline.mutate({ isOnline: false }, { onError: (error) => toast({
		title: t("error"),
		text: serverMessage(error, t("statusNotChanged")),
		tone: "bad"
	}) });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [today === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "driving-day",
		children: [
			t("todayNet"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", {
				className: "num",
				children: money(today.net, today.countryId)
			})
		]
	}), user?.isOnline === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: "driving-back",
		disabled: setOnline.isPending,
		onClick: goOff,
		children: t("drivingOff")
	}) : null] });
}
// packages/web/src/drivers/driving-view.tsx
/** Renewed rarely: each change of the picture costs battery. */
var LOOK_MS = 15e3;
/**
* `/driving`: black with a few dim words, for a phone that must stay on. Neither map nor movement: on most of today's screens black
* costs nothing, and offers come over it as over every screen.
*/
function DrivingView({ isOnline, trip, over }) {
	const t = useText();
	const now = useNow(LOOK_MS);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", {
		className: "driving",
		id: "main",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "driving-clock num",
				children: clockTime(new Date(serverTime(now)))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: trip === null ? t(isOnline ? "drivingWaiting" : "youAreOffline") : trip.title }), trip?.eta == null || trip.turn !== null ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "driving-eta num",
				children: trip.eta
			})] }),
			trip?.turn,
			isOnline || trip !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeenNotes, {}) : null,
			trip === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrivingDay, {}) : null,
			over,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: "driving-back",
				href: trip === null ? "/driver" : "/active-ride",
				children: t(trip === null && !isOnline ? "drivingGoOnline" : "drivingBack")
			})
		]
	});
}
// packages/web/src/app/driving-route.tsx
var DimTurn = lazyPart(async () => {
	const [{ guidedTrip }] = await Promise.all([import("./guided-trip-BSCT-yQk.js"), enterRoom("navigation")]);
	return guidedTrip.Dim;
});
/** `/driving`: the dark driving view with the trip under way. When that trip is over, the dashboard has what follows. */
function Driving() {
	const t = useText();
	const [, go] = useLocation();
	const isOnline = session.use()?.isOnline ?? false;
	const ride = useActiveRide(ACTIVE_POLL_MS).data;
	const wasDriving = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (ride === null && wasDriving.current) go("/driver", { replace: true });
		wasDriving.current = ride != null;
	}, [ride, go]);
	if (ride == null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrivingView, {
		isOnline,
		trip: null,
		over: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, { rideId: null })
	});
	const stop = nextStop(ride);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DrivingView, {
		isOnline,
		trip: {
			title: tripTitle(t, ride, true),
			turn: stop === void 0 ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DimTurn, {
					ride,
					stop
				})
			}),
			eta: ride.status === "arrived" || ride.eta === null ? null : secondsRange(t, ride.eta)
		},
		over: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PositionNotice, {
			ride,
			isDriver: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SosButton, { rideId: ride.id })] })
	});
}
export { Driving };
