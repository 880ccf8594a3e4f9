import { r as timeOfDay } from "./time-of-day-BLriRlcX.js";
// packages/rules/src/catalogue/merchants.ts
var merchantKinds = ["restaurant", "store"];
/** Kitchens of restaurants (spec: operations §3). */
var cuisineTypes = [
	"south_african",
	"fast_food",
	"italian",
	"indian",
	"chinese",
	"african",
	"continental"
];
/** '08:30' as a minute of the day; undefined for what is no time. '24:00' is the end of the day. */
function minuteOf(text) {
	const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
	const minute = match === null ? void 0 : Number(match[1]) * 60 + Number(match[2]);
	return minute === void 0 || minute > 1440 ? void 0 : minute;
}
var days = [
	"Mo",
	"Tu",
	"We",
	"Th",
	"Fr",
	"Sa",
	"Su"
];
var textOf = (hours) => `${timeOfDay(hours.from)}-${timeOfDay(hours.to)}`;
/**
* Reads a week of opening hours as merchants write them: 'Mo-Fr 08:00-20:00; Sa,Su 09:00-14:00; We off'. What comes later counts.
* @returns undefined for what can't be read
*/
function parseWeek(text) {
	const week = days.map(() => null);
	if (text === "off") return week;
	for (const part of text.split(/;|, /).map((piece) => piece.trim())) {
		const match = /^([A-Za-z,-]+) (?:(\d\d:\d\d)-(\d\d:\d\d)|off)$/.exec(part);
		if (match === null) return void 0;
		const from = minuteOf(match[2] ?? "00:00");
		const to = minuteOf(match[3] ?? "00:00");
		if (from === void 0 || to === void 0) return void 0;
		for (const range of (match[1] ?? "").split(",")) {
			const [first, last = first] = range.split("-").map((day) => days.indexOf(day));
			if (first === void 0 || last === void 0 || first < 0 || last < 0) return void 0;
			for (let day = first;; day = (day + 1) % 7) {
				week[day] = match[2] === void 0 ? null : {
					from,
					to
				};
				if (day === last) break;
			}
		}
	}
	return week;
}
/**
* A week in the syntax of `opening_hours`; {@link parseWeek} reads it back. Rules are joined by a comma, since one after a semicolon
* takes the whole day, and with it what was left of the night before; a day without a rule is closed.
*/
function formatWeek(week) {
	const rules = [];
	for (const [day, hours] of week.entries()) {
		const last = rules.at(-1);
		if (hours === null) continue;
		if (last?.to === day - 1 && last.hours === textOf(hours)) last.to = day;
		else rules.push({
			from: day,
			to: day,
			hours: textOf(hours)
		});
	}
	if (rules.length === 0) return "off";
	return rules.map(({ from, to, hours }) => `${from === to ? days[from] : `${days[from]}-${days[to]}`} ${hours}`).join(", ");
}
export { parseWeek as a, minuteOf as i, formatWeek as n, merchantKinds as r, cuisineTypes as t };
