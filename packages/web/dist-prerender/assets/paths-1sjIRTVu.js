// packages/contract/src/selfies/paths.ts
var selfiePaths = {
	send: "POST /api/selfies",
	photo: "GET /api/selfies/:id/photo"
};
/** What the team compares. */
var selfieStaffPaths = {
	list: "GET /api/staff/selfies",
	ofDriver: "GET /api/staff/selfies/drivers/:driverId",
	decide: "POST /api/staff/selfies/:id/verdict"
};
export { selfieStaffPaths as n, selfiePaths as t };
