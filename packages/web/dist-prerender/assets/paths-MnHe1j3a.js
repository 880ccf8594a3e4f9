// packages/contract/src/safety/paths.ts
var safetyPaths = {
	trigger: "POST /api/emergency/trigger",
	kit: "POST /api/emergency/kit",
	history: "GET /api/emergency/history",
	current: "GET /api/emergency/current",
	locate: "POST /api/emergency/:id/location",
	markSafe: "POST /api/emergency/:id/cancel",
	openCheck: "GET /api/emergency/check",
	answerCheck: "POST /api/emergency/check/:id",
	listEmergencies: "GET /api/staff/emergencies",
	getEmergency: "GET /api/staff/emergencies/:id",
	acknowledge: "POST /api/staff/emergencies/:id/acknowledge",
	addNote: "POST /api/staff/emergencies/:id/note",
	close: "POST /api/staff/emergencies/:id/close",
	outbox: "GET /api/staff/outbox"
};
export { safetyPaths as t };
