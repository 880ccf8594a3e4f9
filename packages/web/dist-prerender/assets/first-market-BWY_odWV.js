import { kt as countryById } from "../prerender.mjs";
import "./vehicles-BkZ3UL9X.js";
import { x as languageIds } from "./preferences-D2yk24TH.js";
// packages/rules/src/markets/first-market.ts
/** What people are carried by in the first market of an operator; everything else is written in its document. */
var firstVehicles = [
	"motorcycle",
	"tuktuk",
	"sedan",
	"minibus"
];
/** How it begins: seen by nobody, or served at once. */
var firstStatuses = ["draft", "open"];
/** As countries' own lists call the product's languages (spec: foundations §3). */
var languageNames = {
	en: "English",
	sw: "Swahili",
	st: "Sesotho"
};
/** What is paid in the hand without small coins: digits shown, and a step of fares that an operator changes where other coins are common. */
var cashSteps = {
	za: {
		decimals: 2,
		roundTo: .5
	},
	ng: {
		decimals: 0,
		roundTo: 50
	},
	ke: {
		decimals: 0,
		roundTo: 10
	},
	gh: {
		decimals: 2,
		roundTo: .5
	},
	ug: {
		decimals: 0,
		roundTo: 100
	},
	tz: {
		decimals: 0,
		roundTo: 100
	},
	eg: {
		decimals: 2,
		roundTo: 1
	},
	ma: {
		decimals: 2,
		roundTo: 1
	},
	et: {
		decimals: 2,
		roundTo: 1
	},
	rw: {
		decimals: 0,
		roundTo: 100
	},
	ls: {
		decimals: 2,
		roundTo: .5
	},
	zm: {
		decimals: 2,
		roundTo: 1
	}
};
function marketTemplate(id) {
	const { currency, timeZoneId, languages } = countryById(id);
	const spoken = languageIds.filter((language) => language === "en" || languages.includes(languageNames[language]));
	return {
		currency,
		...cashSteps[id],
		timeZone: timeZoneId,
		languages: spoken
	};
}
/** What a service of the form costs, as its document will say it. */
var firstTariff = ({ base, perKm, minimum, commissionPercent }) => ({
	base,
	includedKm: 0,
	sections: [{
		upToKm: null,
		perKm
	}],
	perMinute: 0,
	bookingFee: 0,
	minimum,
	night: null,
	passesTollsOn: false,
	surge: { cap: 1 },
	waiting: null,
	cancellation: null,
	commission: {
		percent: commissionPercent,
		perDay: 0
	},
	driverFloor: null
});
export { marketTemplate as a, languageNames as i, firstTariff as n, firstVehicles as r, firstStatuses as t };
