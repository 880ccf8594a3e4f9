// packages/rules/src/rides/elapsed.ts
/** Elapsed time of a trip as mm:ss; minutes grow past 99 (spec: operations §2 Active ride). */
function elapsedLabel(seconds) {
	const whole = Math.max(0, Math.floor(seconds));
	return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}
var clockMinute = (instant) => Math.floor(Date.parse(instant) / 6e4);
/**
* Minutes that a trip was driven, as the two clock times say that stand beside them; at least 1. What was estimated for a trip that has
* not been driven to its end (product: the life of a trip).
* @param trip `duration` in minutes
*/
function drivenMinutes(trip) {
	const { startedAt, completedAt, duration } = trip;
	return startedAt === null || completedAt === null ? duration : Math.max(1, clockMinute(completedAt) - clockMinute(startedAt));
}
export { elapsedLabel as n, drivenMinutes as t };
