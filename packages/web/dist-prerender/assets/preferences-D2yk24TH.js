import { d as stored, f as product, s as session, u as personalStored } from "./refusals-6kaomp8o.js";
// packages/rules/src/records.ts
/** The keys of a record in the order in which they are written: the list that follows from it. */
var keysOf = /* @__NO_SIDE_EFFECTS__ */ (record) => Object.keys(record);
/** The same as a list, in the record's order. */
var keysWith = /* @__NO_SIDE_EFFECTS__ */ (record, property) => (/* @__PURE__ */ keysOf(record)).filter((key) => property in (record[key] ?? {}));
/** Makes a record with something for each of these keys. */
var recordOf = /* @__NO_SIDE_EFFECTS__ */ (keys, make) => Object.fromEntries(keys.map((key) => [key, make(key)]));
/** A list without what stands in it before. */
var distinct = /* @__NO_SIDE_EFFECTS__ */ (values) => [...new Set(values)];
/** A list by rank, the least first. */
var sortedBy = /* @__NO_SIDE_EFFECTS__ */ (values, rank) => [...values].sort((a, b) => rank(a) - rank(b));
/** Whether a value of any kind is in a list. */
var isOneOf = (values, value) => values.includes(value);
// packages/rules/src/countries/country.ts
/** The specification's ten countries in the order in which lists show them (foundations §3). */
var specifiedCountryIds = [
	"za",
	"ng",
	"ke",
	"gh",
	"ug",
	"tz",
	"eg",
	"ma",
	"et",
	"rw"
];
/** All in which an operator may open a market (ISO 3166, small letters). */
var countryIds = [
	...specifiedCountryIds,
	"ls",
	"zm"
];
/** Whether a stored or received value names one of the countries. */
function isCountryId(value) {
	return isOneOf(countryIds, value);
}
// packages/rules/src/languages.ts
/**
* The languages of the product. A new one is a line here, its texts in `packages/locales`: the checks of
* the texts name what is missing.
*/
var languages = {
	en: {
		name: "English",
		intl: ["en-ZA", "en"],
		speech: "en-ZA"
	},
	sw: {
		name: "Swahili",
		intl: ["sw"],
		speech: "sw-KE"
	},
	st: {
		name: "Sotho",
		intl: ["st", "en-ZA"],
		speech: "st-ZA"
	}
};
/** English first: it is what is said where another language has no words. */
var languageIds = /* @__PURE__ */ keysOf(languages);
var isLanguage = (text) => Object.hasOwn(languages, text);
/** Makes something for each language. */
var inEachLanguage = (make) => /* @__PURE__ */ recordOf(languageIds, make);
// packages/web/src/inline/theme.ts
/** Puts the theme on the document; `sun` is black on white, whatever theme was chosen. */
function applyTheme(theme, sun) {
	const { dataset } = document.documentElement;
	if ((theme === "dark" || theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches) && !sun) dataset["theme"] = "dark";
	else delete dataset["theme"];
	if (sun) dataset["contrast"] = "sun";
	else delete dataset["contrast"];
}
/** What storage holds may be anything. */
var themeFrom = (text) => text === "light" || text === "dark" ? text : "auto";
/** The theme that is worn: the chosen one; before anything was chosen night for drivers, whose screen shines in a dark car, and the phone's own for others. */
var themeWorn = (chosen, isDriver) => chosen === null && isDriver ? "dark" : themeFrom(chosen);
// packages/rules/src/markets/shown-decimals.ts
/**
* With how many decimals an instance shows a currency: those of the markets that have it, the finest where they differ, since a balance
* belongs to all of them. Undefined where none has it: then the country's own count.
*/
function shownDecimals(decimals) {
	if (decimals.length === 0) return void 0;
	return decimals.includes(2) ? 2 : 0;
}
// packages/rules/src/safety/emergency-numbers.ts
/**
* South Africa's are the specification's (foundations §9); the others are those that each country's
* authorities publish for calls from mobile phones. The demo shows them; outside of it they are proposed to the operator, and shown to
* people once somebody has confirmed them (operator §2).
*/
var emergencyNumbers = {
	za: {
		police: "10111",
		medical: "10177",
		fire: "10176"
	},
	ng: {
		police: "112",
		medical: "112",
		fire: "112"
	},
	ke: {
		police: "999",
		medical: "999",
		fire: "999"
	},
	gh: {
		police: "191",
		medical: "193",
		fire: "192"
	},
	ug: {
		police: "999",
		medical: "912",
		fire: "112"
	},
	tz: {
		police: "112",
		medical: "115",
		fire: "114"
	},
	eg: {
		police: "122",
		medical: "123",
		fire: "180"
	},
	ma: {
		police: "190",
		medical: "150",
		fire: "150"
	},
	et: {
		police: "991",
		medical: "907",
		fire: "939"
	},
	rw: {
		police: "112",
		medical: "912",
		fire: "111"
	},
	ls: {
		police: "112",
		medical: "112",
		fire: "112"
	},
	zm: {
		police: "112",
		medical: "112",
		fire: "112"
	}
};
// packages/contract/src/settings/instance.ts
/** The id of the element that holds it. */
var INSTANCE_ID = "instance";
// packages/web/src/inline/instance.ts
/** What the server wrote into the page; null in the demo and in a page that no server wrote into. */
function readInstance() {
	const text = document.getElementById(INSTANCE_ID)?.textContent;
	return text === void 0 ? null : JSON.parse(text);
}
// packages/web/src/platform/instance.ts
var instance = typeof document === "undefined" ? null : readInstance();
/** The cities of this instance, the oldest first; null in the demo, where the specification's countries stand for them. */
var instanceMarkets = instance?.markets ?? null;
/** Whether it reaches people outside by SMS, as the page was told; undefined in the demo. */
var instanceCanText = instance?.canText;
/** The numbers for emergencies in a country; null where the operator has confirmed none. */
var numbersIn = (countryId) => instance === null ? emergencyNumbers[countryId] : instance.emergency[countryId] ?? null;
var marketById = (id) => instanceMarkets?.find((market) => market.id === id);
/** The city that was chosen on this phone or in which it was last; null while there is none. */
var chosenMarket = stored(`${product.key}.market`, null, (id) => marketById(id) === void 0 ? void 0 : id, (id) => id);
/** Whether of several cities none is known to be this person's yet. */
var useNoMarketYet = () => chosenMarket.use() === null && (instanceMarkets?.length ?? 0) > 1;
/** The city of this phone: the chosen one, else the first. Undefined in the demo, and where nothing has opened. */
var homeMarket = () => marketById(chosenMarket.get()) ?? instanceMarkets?.[0];
var useHomeMarket = () => marketById(chosenMarket.use()) ?? instanceMarkets?.[0];
/** The city around a point, as far as a phone can tell: of those whose bounds hold it the one whose centre is nearest. */
function marketAround({ lat, lng }) {
	const far = ({ center }) => Math.hypot(center.lat - lat, (center.lng - lng) * Math.cos(lat * Math.PI / 180));
	return instanceMarkets?.filter(({ bounds: [south, west, north, east] }) => lat >= south && lat <= north && lng >= west && lng <= east).toSorted((a, b) => far(a) - far(b))[0];
}
/** Keeps that this phone is, or was, in the city around a point. */
function rememberMarketAround(point) {
	const found = marketAround(point);
	if (found !== void 0 && found.id !== chosenMarket.get()) chosenMarket.set(found.id);
}
/** Whether one of these can be asked for in the city of this phone; in the demo all can. */
function serves(...kinds) {
	if (instanceMarkets === null) return true;
	return homeMarket()?.kinds.some((kind) => kinds.includes(kind)) === true;
}
/** What its cheapest ride costs, as the wire has amounts; undefined where nobody is carried. */
var leastIn = ({ services }) => services.map(({ from }) => from).toSorted((a, b) => Number(a) - Number(b))[0];
/** Decimals of amounts in a country's currency on this instance; undefined where the country's own count. */
var decimalsIn = (countryId) => instanceMarkets === null ? void 0 : shownDecimals(instanceMarkets.filter((market) => market.countryId === countryId).map(({ decimals }) => decimals));
// packages/web/src/platform/preferences.ts
var asIs = (text) => text;
/**
* The chosen country's id; anything else in storage is ignored (spec: foundations §4). Outside the demo the country of the city of this
* phone, or of the account.
*/
var country = stored(`${product.key}.country`, homeMarket()?.countryId ?? "za", (text) => isCountryId(text) ? text : void 0, asIs);
var language = stored(`${product.key}.language`, "en", (text) => isLanguage(text) ? text : void 0, asIs);
/** Null while none was chosen. */
var theme = stored(`${product.key}.theme`, null, themeFrom, (chosen) => chosen);
/** Black on white with larger type, for a phone in the noon sun. */
var sun = stored(`${product.key}.sun`, false, (text) => text === "1", (on) => on ? "1" : null);
/** The last payment method chosen, sent with the next request. */
var paymentMethod = personalStored("payment", "cash", (text) => text, asIs);
/** Puts the chosen theme and language on the document. */
function applyPreferences() {
	applyTheme(themeWorn(theme.get(), session.get()?.userType === "driver"), sun.get());
	document.documentElement.lang = language.get();
}
export { recordOf as A, countryIds as C, isOneOf as D, distinct as E, keysOf as O, languages as S, specifiedCountryIds as T, useHomeMarket as _, sun as a, inEachLanguage as b, decimalsIn as c, instanceMarkets as d, leastIn as f, serves as g, rememberMarketAround as h, paymentMethod as i, sortedBy as j, keysWith as k, homeMarket as l, numbersIn as m, country as n, theme as o, marketAround as p, language as r, chosenMarket as s, applyPreferences as t, instanceCanText as u, useNoMarketYet as v, isCountryId as w, languageIds as x, themeWorn as y };
