// packages/contract/src/rides/paths.ts
var ridePaths = {
	requestRide: "POST /api/rides",
	getRide: "GET /api/rides/:id",
	changeRide: "PATCH /api/rides/:id",
	hailTerms: "GET /api/rides/hail",
	startHail: "POST /api/rides/hail",
	rideMeter: "GET /api/rides/:id/meter",
	rateRide: "POST /api/rides/:id/rating",
	answerEnd: "POST /api/rides/:id/end",
	answerCash: "POST /api/rides/:id/cash",
	askForChange: "POST /api/rides/:id/change",
	confirmStart: "POST /api/rides/:id/confirm-start",
	markOther: "POST /api/rides/:id/mark",
	listMarks: "GET /api/marks",
	lostItems: "GET /api/rides/:id/lost",
	reportLost: "POST /api/rides/:id/lost",
	answerLost: "POST /api/rides/:id/lost/:itemId",
	aboutDriver: "GET /api/rides/:id/driver",
	getReceipt: "GET /api/rides/:id/receipt",
	passengerRides: "GET /api/rides/passenger/:id",
	bookedRides: "GET /api/rides/booked",
	passengerActiveRide: "GET /api/rides/passenger/:id/active",
	driverRides: "GET /api/rides/driver/:id",
	driverActiveRide: "GET /api/rides/driver/:id/active"
};
export { ridePaths as t };
