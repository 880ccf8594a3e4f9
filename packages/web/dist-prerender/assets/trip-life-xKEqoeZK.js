import { n as liveStatesOf, t as allows } from "./life-alaHte-C.js";
import { D as isOneOf, O as keysOf } from "./preferences-D2yk24TH.js";
// packages/rules/src/rides/trip-life.ts
/** The life of a trip (product: the life of a trip; spec: operations §3 Ride names in_progress, completed, cancelled). */
var tripLife = {
	requested: {
		accepted: ["driver"],
		cancelled: ["passenger", "system"]
	},
	accepted: {
		arrived: ["driver"],
		cancelled: [
			"passenger",
			"driver",
			"system"
		]
	},
	arrived: {
		in_progress: ["driver"],
		cancelled: [
			"passenger",
			"driver",
			"system"
		]
	},
	in_progress: {
		completed: ["driver"],
		cancelled: ["driver", "system"]
	},
	completed: {},
	cancelled: {}
};
var rideStatuses = /* @__PURE__ */ keysOf(tripLife);
var liveStatuses = /* @__PURE__ */ liveStatesOf(tripLife);
/** Whether the trip still goes on. */
var isLive = (status) => isOneOf(liveStatuses, status);
/** Whether `actor` may move a trip from one state to another. */
var mayMove = (actor, from, to) => allows(tripLife, actor, from, to);
/** The states `actor` can move to from here: which buttons a screen shows. */
var nextStatuses = (actor, from) => rideStatuses.filter((to) => mayMove(actor, from, to));
/** The checklist of the active ride in order, with the state that ticks each (spec: operations §2 Active ride). */
var checklist = [
	"accepted",
	"arrived",
	"in_progress",
	"completed"
];
/** Whether a trip in `status` has reached `step` of the checklist. */
function hasReached(status, step) {
	if (status === "cancelled" || status === "requested") return false;
	return rideStatuses.indexOf(status) >= rideStatuses.indexOf(step);
}
export { nextStatuses as a, mayMove as i, hasReached as n, isLive as r, checklist as t };
