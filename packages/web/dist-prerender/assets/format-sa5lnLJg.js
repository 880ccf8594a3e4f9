import { Ct as formatMoney, wt as fromWire } from "../prerender.mjs";
import { D as isOneOf, c as decimalsIn } from "./preferences-D2yk24TH.js";
import { t as dateInWords } from "./text-eXX5ZUHI.js";
// packages/rules/src/places/weekly-hours.ts
var DAY_MINUTES = 1440;
7 * DAY_MINUTES;
var DAYS = `(?:${[
	"Mo",
	"Tu",
	"We",
	"Th",
	"Fr",
	"Sa",
	"Su"
].join("|")})`;
var CLOCK = String.raw`\d{2}:[0-5]\d`;
new RegExp(`^(?:(${DAYS}(?:-${DAYS})?(?:,${DAYS}(?:-${DAYS})?)*) )?(${CLOCK}-${CLOCK}(?:,${CLOCK}-${CLOCK})*)$`);
// packages/rules/src/earnings/bonuses.ts
/** The bonuses of a trip (spec: foundations §9). */
var tripBonuses = [
	"morning_peak",
	"evening_peak",
	"weekend"
];
var hour = (n) => n * 60;
var daily = (from, until) => Array.from({ length: 7 }, (_, day) => ({
	from: day * DAY_MINUTES + hour(from),
	until: day * DAY_MINUTES + hour(until)
}));
daily(6, 9), daily(17, 20), 4 * DAY_MINUTES + hour(18);
// packages/web/src/platform/dates.ts
/** A date or a time in the chosen language. */
var dateText = (at, form) => dateInWords(new Date(at), form);
// packages/web/src/platform/format.ts
/** A wire amount with the country's symbol. @param decimals of its market; without it those that this instance shows */
function money(amount, countryId, decimals) {
	return moneyOf(fromWire(amount) ?? 0, countryId, decimals);
}
/** The same of minor units. */
var moneyOf = (minor, countryId, decimals = decimalsIn(countryId)) => formatMoney(minor, countryId, decimals);
/** The same of an amount that may be below zero. */
var signedMoney = (amount, countryId) => amount.startsWith("-") ? `-${money(amount.slice(1), countryId)}` : money(amount, countryId);
/**
* A number as money is written in all three languages: commas between thousands, a point before decimals. South African
* English in browsers would write 12,5 km beside R42.00.
*/
var numberText = (value, decimals = 0) => value.toLocaleString("en", {
	minimumFractionDigits: decimals,
	maximumFractionDigits: decimals
});
var km = (kilometers) => `${numberText(kilometers, 1)} km`;
/** 14:52, by this phone's clock or that of another time zone. */
var clockTime = (at, timeZone) => dateText(at, {
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	...timeZone === void 0 ? {} : { timeZone }
});
/** 14:52 in a time zone, `seconds` after `from` (milliseconds by the server's clock, since a phone's own may be hours off). */
var clockTimeAfter = (from, seconds, timeZone) => clockTime(new Date(from + seconds * 1e3), timeZone);
/** Mon 23 Nov */
var weekday = (at) => dateText(at, {
	weekday: "short",
	day: "numeric",
	month: "short"
});
var day = (at) => dateText(at, {
	day: "numeric",
	month: "short",
	year: "numeric"
});
var monthOf = (at) => dateText(at, {
	month: "long",
	year: "numeric"
});
/** Names of the ride types; standard carries the product's own name (spec: operations §2 Ride request). */
var typeNames = {
	standard: "typeStandard",
	share: "typeShare",
	premium: "typePremium",
	ladies_only: "typeLadies",
	scholar: "typeScholar",
	food_delivery: "serviceFood",
	parcel_delivery: "serviceParcel",
	large_delivery: "typeLarge"
};
var typeNotes = {
	standard: "typeStandardNote",
	share: "typeShareNote",
	premium: "typePremiumNote",
	ladies_only: "typeLadiesNote",
	scholar: "typeScholarNote"
};
var bonusNames = {
	morning_peak: "bonusMorning",
	evening_peak: "bonusEvening",
	weekend: "bonusWeekend"
};
/** The name of a trip bonus, in which `percent` is filled in: of the specification's by its hours, of an operator's own what it is. */
var bonusName = (id) => isOneOf(tripBonuses, id) ? bonusNames[id] : "bonusOwn";
var methodNames = {
	cash: "cash",
	mpesa: "mpesa",
	safiri_wallet: "wallet",
	package: "methodPackage"
};
var genderNames = {
	female: "genderFemale",
	male: "genderMale",
	other: "genderOther",
	prefer_not_to_say: "genderUnsaid"
};
export { genderNames as a, money as c, numberText as d, signedMoney as f, dateText as g, weekday as h, day as i, moneyOf as l, typeNotes as m, clockTime as n, km as o, typeNames as p, clockTimeAfter as r, methodNames as s, bonusName as t, monthOf as u };
