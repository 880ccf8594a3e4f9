import { g as dateText } from "./format-sa5lnLJg.js";
// packages/rules/src/places/local-time.ts
var formats = /* @__PURE__ */ new Map();
function formatOf(timeZoneId) {
	let known = formats.get(timeZoneId);
	if (known === void 0) {
		known = new Intl.DateTimeFormat("en-GB", {
			timeZone: timeZoneId,
			hourCycle: "h23",
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			hour: "2-digit",
			minute: "2-digit",
			second: "2-digit"
		});
		formats.set(timeZoneId, known);
	}
	return known;
}
var DAY_MS = 864e5;
/** 0 is Monday. The first day of 1970 was a Thursday. */
function weekdayOf(year, month, day) {
	return ((Date.UTC(year, month - 1, day) / DAY_MS + 3) % 7 + 7) % 7;
}
/**
* The local date and time of a moment.
* @param timeZoneId IANA name
* @throws RangeError for a time zone that does not exist
*/
function localMoment(at, timeZoneId) {
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(formatOf(timeZoneId).formatToParts(at).map(({ type, value }) => [type, Number(value)]));
	return {
		year,
		month,
		day,
		weekday: weekdayOf(year, month, day),
		hour,
		minute,
		second
	};
}
/** A calendar date that exists, YYYY-MM-DD. */
function isDate(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const at = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
/** How far the local clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at, timeZoneId) {
	const { year, month, day, hour, minute, second } = localMoment(new Date(at), timeZoneId);
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1e3) * 1e3;
}
/**
* The moment at which local clocks show this date and time; where they jump over it, the moment of the jump. Day and
* minute may run over: day 32 of January is the first of February, minute 1440 the next midnight.
*/
function instantOf(date, timeZoneId) {
	const wall = Date.UTC(date.year, date.month - 1, date.day, 0, date.minute ?? 0);
	const first = wall - offsetAt(wall, timeZoneId);
	return new Date(wall - offsetAt(first, timeZoneId));
}
// packages/web/src/common/weekday-name.ts
/** The short name of a day of the week, 0 for Monday: the first of January 2024 was one. */
var weekdayName = (weekday) => dateText(new Date(Date.UTC(2024, 0, 1 + weekday)), {
	weekday: "short",
	timeZone: "UTC"
});
export { localMoment as i, instantOf as n, isDate as r, weekdayName as t };
