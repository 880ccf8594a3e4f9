// packages/contract/src/sharing/paths.ts
var sharingPaths = {
	ownContacts: "GET /api/emergency-contacts",
	listContacts: "GET /api/emergency-contacts/:userId",
	addContact: "POST /api/emergency-contacts",
	changeContact: "PATCH /api/emergency-contacts/:id",
	removeContact: "DELETE /api/emergency-contacts/:id",
	getShare: "GET /api/trips/share",
	getShareOf: "GET /api/trips/share/:rideId",
	shareTrip: "POST /api/trips/share",
	stopSharing: "DELETE /api/trips/share/:contactId",
	stopSharingAll: "DELETE /api/trips/share",
	readStop: "GET /api/stop/:token",
	setStop: "POST /api/stop/:token",
	track: "GET /api/track/:shareId"
};
/** The live form of `track`: server-sent events `track` with the whole view, and `ended` once. */
var trackStreamPath = "/api/track/:shareId/live";
export { trackStreamPath as n, sharingPaths as t };
