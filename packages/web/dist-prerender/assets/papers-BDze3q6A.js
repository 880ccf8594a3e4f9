import { D as isOneOf } from "./preferences-D2yk24TH.js";
// packages/rules/src/verification/documents.ts
/**
* What a driver shows where no market says otherwise, in the order of the screen (spec: foundations §3; police clearance is optional), and
* of ours a face. Markets may ask for papers of their own beside them (`papers.ts`).
*/
var documentTypes = [
	"id_document",
	"drivers_license",
	"vehicle_registration",
	"vehicle_insurance",
	"pdp_permit",
	"police_clearance",
	"selfie"
];
/** The driver's face: once staff have accepted it, passengers see it on their trip. A photo, never a PDF. */
var faceDocument = "selfie";
var optionalDocuments = /* @__PURE__ */ new Set(["police_clearance", faceDocument]);
var requiredDocuments = documentTypes.filter((type) => !optionalDocuments.has(type));
/** Papers of a vehicle, not of a person: each vehicle has its own. */
var vehicleDocuments = ["vehicle_registration", "vehicle_insurance"];
/** The form asks for the expiry date of these alone (spec: foundations §5); the server takes one for every type. */
var expiryAsked = /* @__PURE__ */ new Set(["drivers_license", "vehicle_insurance"]);
/** The document from which staff confirm a gender (product: ladies-only). */
var identityDocument = "id_document";
/** A document file may be at most this large (spec: foundations §5, §9). */
var MAX_DOCUMENT_BYTES = 10485760;
/** How long a review takes, in hours, as the screen says it (spec: foundations §4, §9). */
var REVIEW_HOURS = {
	from: 24,
	to: 48
};
/** A driver is reminded when this many days or fewer are left, unless the market says otherwise. */
var REMINDER_DAYS = [
	30,
	7,
	1
];
// packages/rules/src/verification/papers.ts
var isDocumentType = (type) => isOneOf(documentTypes, type);
/** A paper as the specification asks for it; of an operator's own type nothing is known. */
var specifiedPaper = (type) => ({
	type,
	expires: isDocumentType(type) && expiryAsked.has(type),
	warnDays: REMINDER_DAYS,
	name: null
});
vehicleDocuments.map(specifiedPaper);
requiredDocuments.filter((type) => !isOneOf(vehicleDocuments, type)).map(specifiedPaper);
/** A type as people read it where it has no name: `psv_badge` is "psv badge". */
var typeInWords = (type) => type.replaceAll(/[_-]+/g, " ");
/** What a paper is called in a language; undefined where the product's own text serves. */
function paperName({ type, name }, language) {
	return name?.[language] ?? name?.en ?? Object.values(name ?? {}).find((text) => text !== void 0) ?? (isDocumentType(type) ? void 0 : typeInWords(type));
}
export { faceDocument as a, REVIEW_HOURS as i, paperName as n, identityDocument as o, MAX_DOCUMENT_BYTES as r, isDocumentType as t };
