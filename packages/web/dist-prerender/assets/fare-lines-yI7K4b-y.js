// packages/web/src/common/fare-lines.ts
/** What each line of a fare is called. */
var fareLineTexts = {
	base: "lineBase",
	distance: "lineDistance",
	time: "lineTime",
	booking: "lineBooking",
	fixed: "lineFixed",
	place: "linePlace",
	weight: "lineWeight",
	fragile: "lineFragile",
	night: "lineNight",
	surge: "lineSurge",
	minimum: "lineMinimum",
	promotion: "linePromotion",
	toll: "lineToll",
	waiting: "lineWaiting",
	rounding: "lineRounding"
};
export { fareLineTexts as t };
