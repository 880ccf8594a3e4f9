// packages/rules/src/safety/emergency.ts
/** What an emergency is when nothing else was said (spec: foundations §3). */
var DEFAULT_EMERGENCY_TYPE = "panic";
/** Why a person says that they are safe; staff still look after it. */
var safeReasons = [
	"mistake",
	"safe_now",
	"other"
];
/** Whether the trip's vehicle is where the person is: its driver's always, a passenger's from the pickup on. */
function isWithVehicle(userType, status) {
	return userType === "driver" || status === "arrived" || status === "in_progress";
}
export { isWithVehicle as n, safeReasons as r, DEFAULT_EMERGENCY_TYPE as t };
