// packages/contract/src/pickups/paths.ts
var pickupPaths = {
	hintAt: "GET /api/pickup-hints",
	keepHint: "POST /api/pickup-hints",
	forgetHint: "DELETE /api/pickup-hints/:id",
	sendHintPhoto: "POST /api/pickup-hints/photo",
	sendHintVoice: "POST /api/pickup-hints/voice",
	ownHintPhoto: "GET /api/pickup-hints/:id/photo",
	ownHintVoice: "GET /api/pickup-hints/:id/voice",
	tripHint: "GET /api/pickup-hints/trip/:id",
	tripHintPhoto: "GET /api/pickup-hints/trip/:id/photo",
	tripHintVoice: "GET /api/pickup-hints/trip/:id/voice",
	reportHint: "POST /api/pickup-hints/trip/:id/report"
};
export { pickupPaths as t };
