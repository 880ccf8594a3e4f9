// packages/rules/src/standing/suspensions.ts
/** As what somebody is suspended: one person may ride and not drive, or drive and not ride (operator §3). */
var standingSides = ["passenger", "driver"];
/** Why somebody is suspended, in a word that is said in each language; the team adds its own. */
var suspensionReasons = [
	"safety",
	"harassment",
	"discrimination",
	"fraud",
	"unpaid",
	"papers",
	"account_sharing",
	"damage",
	"other"
];
var ANSWER_AT_MOST = 1e3;
var SUSPENSION_WORDS_AT_MOST = 1e3;
// packages/web/src/common/suspension-names.ts
var reasonNames = {
	safety: "becauseSafety",
	harassment: "becauseHarassment",
	discrimination: "becauseDiscrimination",
	fraud: "becauseFraud",
	unpaid: "becauseUnpaid",
	papers: "becausePapers",
	account_sharing: "becauseSharing",
	damage: "becauseDamage",
	other: "becauseOther"
};
var sideNames = {
	passenger: "passenger",
	driver: "driver"
};
export { standingSides as a, SUSPENSION_WORDS_AT_MOST as i, sideNames as n, suspensionReasons as o, ANSWER_AT_MOST as r, reasonNames as t };
