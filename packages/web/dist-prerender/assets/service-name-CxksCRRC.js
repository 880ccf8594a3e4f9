import { p as typeNames } from "./format-sa5lnLJg.js";
import { r as language } from "./preferences-D2yk24TH.js";
// packages/web/src/platform/service-name.ts
/** A name that an operator wrote, in the reader's language, else in English, else in whichever it has. */
var nameIn = (names) => names[language.get()] ?? names.en ?? Object.values(names)[0] ?? "";
/** What the service of a trip is called: by the operator, else by the specification. */
function serviceName(t, { rideType, service }) {
	const own = service === null ? "" : nameIn(service.names);
	return own === "" ? t(typeNames[rideType]) : own;
}
export { serviceName as n, nameIn as t };
