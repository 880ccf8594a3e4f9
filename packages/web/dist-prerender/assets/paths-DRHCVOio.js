// packages/contract/src/identity/paths.ts
var identityPaths = {
	own: "GET /api/identity",
	send: "POST /api/identity",
	withdraw: "DELETE /api/identity"
};
/** What reviewers see and decide. */
var identityStaffPaths = {
	list: "GET /api/staff/identity",
	read: "GET /api/staff/identity/:id",
	picture: "GET /api/staff/identity/:id/picture",
	decide: "POST /api/staff/identity/:id/decision",
	takeBack: "POST /api/staff/identity/:id/take-back"
};
export { identityStaffPaths as n, identityPaths as t };
