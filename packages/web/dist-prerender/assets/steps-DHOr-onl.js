import "./papers-BDze3q6A.js";
// packages/rules/src/verification/background-checks.ts
/** Checks that are run on every driver (spec: foundations §3). */
var checkTypes = [
	"criminal",
	"driving_record",
	"identity"
];
/** Completed steps over all, 0 to 100 in whole percent. */
function progressPercent(statuses) {
	return statuses.length === 0 ? 0 : Math.round(100 * statuses.filter((status) => status === "completed").length / statuses.length);
}
/** Among what is missing: the vehicle is not known, or too old. No paper may be called so, nor as a check. */
var VEHICLE_LACKS = "vehicle";
export { progressPercent as n, checkTypes as r, VEHICLE_LACKS as t };
