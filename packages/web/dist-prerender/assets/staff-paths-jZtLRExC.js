// packages/contract/src/rides/staff-paths.ts
var heldTripPaths = {
	list: "GET /api/staff/held-trips",
	decide: "POST /api/staff/held-trips/:id"
};
var lostPaths = {
	list: "GET /api/staff/lost-items",
	decide: "POST /api/staff/lost-items/:id"
};
var teamTripPaths = {
	step: "POST /api/staff/trips/:id/step",
	note: "POST /api/staff/trips/:id/note",
	waiveFee: "POST /api/staff/trips/:id/waive-fee"
};
var conductPaths = {
	list: "GET /api/staff/conduct",
	close: "POST /api/staff/conduct/:id"
};
var callerPaths = {
	find: "POST /api/staff/callers",
	book: "POST /api/staff/rides"
};
export { teamTripPaths as a, lostPaths as i, conductPaths as n, heldTripPaths as r, callerPaths as t };
