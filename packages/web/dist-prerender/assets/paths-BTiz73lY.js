// packages/contract/src/standing/paths.ts
var standingPaths = {
	own: "GET /api/standing",
	answer: "POST /api/standing/:id/answer"
};
/** What the team does about somebody's standing. */
var standingStaffPaths = {
	list: "GET /api/staff/suspensions",
	ofPerson: "GET /api/staff/people/:id/standing",
	suspend: "POST /api/staff/people/:id/suspensions",
	look: "POST /api/staff/suspensions/:id/look",
	askBan: "POST /api/staff/suspensions/:id/ban"
};
export { standingStaffPaths as n, standingPaths as t };
