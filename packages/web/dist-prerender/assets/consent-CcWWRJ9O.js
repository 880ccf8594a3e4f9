// packages/rules/src/brand/consent.ts
/** What everybody agrees to, and what a driver agrees to beside it. */
var asked = {
	passenger: ["terms", "privacy"],
	driver: [
		"terms",
		"privacy",
		"driver_agreement"
	]
};
/**
* What somebody is still to agree to: every text in force that is for them, in a version that they have not agreed to.
* Staff are asked for nothing: they work under a contract of their own.
*/
function dueTexts(inForce, userType, given) {
	return (userType === "passenger" || userType === "driver" ? asked[userType] : []).flatMap((text) => {
		const version = inForce[text];
		if (version === void 0 || given.some((one) => one.text === text && one.version >= version)) return [];
		return [{
			text,
			version
		}];
	});
}
export { dueTexts as t };
