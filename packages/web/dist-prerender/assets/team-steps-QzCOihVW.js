import { i as mayMove } from "./trip-life-xKEqoeZK.js";
import { t as isDelivery } from "./deliveries-C2qsTXRM.js";
// packages/rules/src/rides/cancellation.ts
/** Why a trip ended early; the first list is for passengers, the second for drivers, the last for the system. */
var passengerCancelReasons = [
	"changed_my_mind",
	"wait_too_long",
	"wrong_place",
	"driver_asked_me",
	"felt_unsafe",
	"other"
];
var driverCancelReasons = [
	"passenger_no_show",
	"cannot_reach_pickup",
	"vehicle_problem",
	"felt_unsafe",
	"too_many_people",
	"other"
];
/** What still makes sense while the passenger sits in the car. */
var onBoardCancelReasons = [
	"vehicle_problem",
	"felt_unsafe",
	"too_many_people",
	"other"
];
var systemCancelReasons = [
	"no_driver_found",
	"passenger_not_verified",
	"ended_by_team"
];
var cancelReasons = [.../* @__PURE__ */ new Set([
	...passengerCancelReasons,
	...driverCancelReasons,
	...systemCancelReasons
])];
/** Whether a passenger can be missing: the driver is at the pickup, and the passenger did not confirm to be there too. */
var mayBeMissed = ({ status, startConfirmed }) => status === "arrived" && !startConfirmed;
/** The reasons that a side is asked for, by the state of the trip. */
function reasonsFor(actor, trip) {
	if (actor === "passenger") return passengerCancelReasons;
	if (trip.status === "in_progress") return onBoardCancelReasons;
	return driverCancelReasons.filter((reason) => reason !== "passenger_no_show" || mayBeMissed(trip));
}
// packages/web/src/common/cancel-reasons.ts
/** What each reason is called where one is chosen. */
var cancelReasonTexts = {
	changed_my_mind: "reasonChangedMyMind",
	wait_too_long: "reasonWaitTooLong",
	wrong_place: "reasonWrongPlace",
	driver_asked_me: "reasonDriverAsked",
	felt_unsafe: "reasonFeltUnsafe",
	other: "reasonOther",
	passenger_no_show: "reasonNoShow",
	cannot_reach_pickup: "reasonCannotReach",
	vehicle_problem: "reasonVehicle",
	too_many_people: "reasonTooMany",
	no_driver_found: "reasonNoDriver",
	passenger_not_verified: "reasonNotVerified",
	ended_by_team: "reasonTeam"
};
// packages/rules/src/rides/team-steps.ts
/**
* What the operator's team does about a live trip: cancels it, gives it to other drivers, or ends it where it is.
* (operator: a desk to begin with)
*/
var teamSteps = [
	"cancel",
	"put_back",
	"end"
];
/** The reason that a trip carries which the team cancelled; why they did stands in the audit log alone. */
var CANCELLED_BY_TEAM = "ended_by_team";
/**
* Whether the team may take a step with a trip, by the same life as everybody. An order is called back where it was made, and its
* goods are handed over by PIN or photo: of a delivery only the driver can be changed, before the goods are on the road.
*/
function mayTeam(step, { status, rideType }) {
	if (step === "put_back") return status === "accepted" || status === "arrived";
	if (isDelivery(rideType)) return false;
	return step === "end" ? mayMove("driver", status, "completed") : mayMove("system", status, "cancelled");
}
export { cancelReasons as a, cancelReasonTexts as i, mayTeam as n, onBoardCancelReasons as o, teamSteps as r, reasonsFor as s, CANCELLED_BY_TEAM as t };
