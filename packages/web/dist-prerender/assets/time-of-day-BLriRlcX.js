// packages/rules/src/places/time-of-day.ts
/** A minute of the day as its clock shows it: 510 is `08:30`, and 1440, which ends a day, `24:00`. */
var timeOfDay = (minute) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
/** Minutes of the day of a time of day such as `22:00`; `24:00` ends a day. */
function minuteOfDay(time) {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return hour * 60 + minute;
}
/** Whether a minute of the day lies between two others, over midnight where the first is the later one or both are the same; the end no longer does. */
var isBetween = (minute, from, to) => from < to ? minute >= from && minute < to : minute >= from || minute < to;
export { minuteOfDay as n, timeOfDay as r, isBetween as t };
