// packages/contract/src/drivers/paths.ts
var driverPaths = {
	reportLocation: "POST /api/drivers/:id/location",
	streamLocation: "GET /api/drivers/:id/location-stream",
	tripTrail: "GET /api/staff/trips/:id/trail",
	getToday: "GET /api/drivers/:id/today",
	rankLine: "GET /api/drivers/:id/rank",
	joinLine: "POST /api/drivers/:id/rank",
	leaveLine: "DELETE /api/drivers/:id/rank",
	getTracker: "GET /api/drivers/:id/tracker",
	pairTracker: "POST /api/drivers/:id/tracker",
	unpairTracker: "DELETE /api/drivers/:id/tracker",
	verifyVehicleAge: "POST /api/drivers/verify-vehicle-age"
};
export { driverPaths as t };
