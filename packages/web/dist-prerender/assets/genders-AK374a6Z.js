/** Answers that the registration form offers (spec: foundations §3). */
var genders = [...[
	"female",
	"male",
	"other"
], "prefer_not_to_say"];
export { genders as t };
