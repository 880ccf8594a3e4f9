// packages/rules/src/scholar/groups.ts
/** When a group drives (spec: operations §3). */
var scheduleTypes = [
	"morning",
	"afternoon",
	"both"
];
/** The runs of a day: to school and home again. */
var schoolRuns = ["morning", "afternoon"];
var runsOf = (schedule) => schedule === "both" ? schoolRuns : [schedule];
/** Whether a child may be called that now. A child that never got on is not handed over; a mistake at the stop can be put right. */
function mayCall(from, to) {
	if (from === "handed_over") return false;
	return to === "handed_over" ? from === "on_board" : true;
}
/**
* The days until the next pickup: 0 for today as long as its time has not come. Holidays are not known here.
* @param days on which the group drives, 0 for Monday; at least one
* @param weekday today's
* @param minute minute of the day now
* @param stop minute of the day of the pickup
*/
function daysToPickup(days, weekday, minute, stop) {
	if (days.includes(weekday) && minute <= stop) return 0;
	return [
		1,
		2,
		3,
		4,
		5,
		6,
		7
	].find((n) => days.includes((weekday + n) % 7)) ?? 7;
}
export { schoolRuns as a, scheduleTypes as i, mayCall as n, runsOf as r, daysToPickup as t };
